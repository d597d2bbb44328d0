import SegmentArguments
import SegmentCodecs
import SegmentCompare
import SegmentFiles
import SegmentJSON
import SegmentKit
import SegmentPixels
import SegmentPrimitives
import SegmentSystem

/// `segrender compare A B`: whether two pictures, or those of two folders, are the same.
struct CompareVerb {
  let a: String
  let b: String
  let settings: Settings

  func run() throws(CommandError) {
    let tolerance = try settings.tolerance
    switch (isFolder(a), isFolder(b)) {
    case (false, false): try compareFiles(tolerance)
    case (true, true): try compareFolders(tolerance)
    case (let isFirst, _):
      let (folder, file) = isFirst ? (a, b) : (b, a)
      throw .usage(
        "cannot compare the folder \(folder.printable) with the file \(file.printable); "
          + "give two of a kind")
    }
  }

  private func compareFiles(_ tolerance: Tolerance) throws(CommandError) {
    let output = settings[.output]
    try checkOutput(output)
    var timings = Timings()
    let files = try FileComparison(a, b, tolerance, keepsImage: output != nil) { timings.end($0) }
    if settings[.timings] { Console.print(timings.lines(shapers: [:])) }
    var note: [String] = []
    if let output, let worst = files.frames.worst {
      try write(worst.image, to: output)
      if files.isAnimated { note = ["\(output.printable) shows frame \(worst.index)"] }
    }
    try say(files.document, files.lines + note)
    if !files.isSame { throw .found([]) }
  }

  private func checkOutput(_ output: String?) throws(CommandError) {
    guard let output else { return }
    guard output == "-" || OutputNames.suffix(of: output) == "png" else {
      throw .usage("cannot write the difference as \(output.printable); give -o FILE.png")
    }
    if output == "-", !settings[.quiet] {
      throw .usage("cannot write both the difference and the report to standard output; add -q")
    }
  }

  private func write(_ image: Raster, to output: String) throws(CommandError) {
    let bytes = try attempt(
      { CommandError.render(.encoding($0)) }, try PNGEncoder().encode(raster: image))
    try attempt(CommandError.file, try Output(output).write(bytes, as: .binary))
  }

  private func compareFolders(_ tolerance: Tolerance) throws(CommandError) {
    guard !settings.has(.output) else {
      throw .usage("cannot draw the difference of folders with -o; compare two files")
    }
    let folders = try FolderComparison(
      a, b, tolerance, workers: settings[.jobs] ?? processorCount)
    try say(folders.document, folders.differences + folders.summary)
    if !folders.faults.isEmpty { throw .incomplete(folders.faults) }
    if !folders.differences.isEmpty { throw .found([]) }
  }

  private func say(_ document: JSONValue, _ lines: [String]) throws(CommandError) {
    if settings[.json] {
      try Console.write(document.text(.pretty) + "\n")
    } else if !settings[.quiet] {
      try Console.write(lines: lines)
    }
  }
}

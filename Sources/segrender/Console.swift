import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentPrimitives

/// Messages beside the results: lines on standard error, unless `--quiet` is given.
struct Console {
  let isQuiet: Bool
  let isStrict: Bool

  /// Prints each note once: what may be wrong as a warning, what was done as asked as a note.
  func report(_ notes: [LayoutNote], and others: [String] = []) throws(CommandError) {
    let done = notes.filter { !$0.isWarning }.map(\.description).unique
    if !isQuiet, !done.isEmpty { Console.print(done.map { "note: " + $0 }) }
    try warn(notes.filter(\.isWarning).map(\.description).unique + others)
  }

  /// Prints warnings once the work is done; under `--strict` it is an error instead.
  func warn(_ notes: [String]) throws(CommandError) {
    guard !notes.isEmpty else { return }
    let lines = Console.firstOf(notes)
    if isStrict { throw .found(lines) }
    if !isQuiet { Console.print(lines.map { "warning: " + $0 }) }
  }

  /// At most 20 lines; thousands of segments can have as many faults.
  private static func firstOf(_ notes: [String]) -> [String] {
    let limit = 20
    guard notes.count > limit else { return notes }
    return notes.prefix(limit) + ["and \(notes.count - limit) more like these"]
  }

  /// Prints what was done in another way than asked, on purpose; it is no warning.
  func note(_ text: String) {
    if !isQuiet { Console.print(["note: " + text]) }
  }

  /// What is said where loss would not have made a file smaller.
  static let losslessIsSmaller =
    "WebP of this --quality is larger than without loss: the smaller, lossless file is kept"

  /// Prints lines on standard error, each after the program's name.
  static func print(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let text = lines.map { "segrender: \($0.terminalLine)\n" }.joined()
    // Where standard error is closed, nobody can be informed.
    try? Output.file("/dev/stderr").write(Array(text.utf8), as: .text)
  }

  /// Writes one document to standard output, or a list of several.
  static func write(_ documents: [JSONValue]) throws(CommandError) {
    try write(JSONValue(one: documents).text(.pretty) + "\n")
  }

  /// Writes lines to standard output, nothing in them that could steer a terminal.
  static func write(lines: [String]) throws(CommandError) {
    try write(lines.map { $0.terminalLine + "\n" }.joined())
  }

  /// Writes text to standard output.
  static func write(_ text: String) throws(CommandError) {
    try attempt(CommandError.file, try Output.standardOutput.write(Array(text.utf8), as: .text))
  }
}

extension [String] {
  /// Each text once, in the order of its first appearance.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension JSONValue {
  /// One document as it is, several as a list.
  init(one documents: [JSONValue]) {
    self = documents.count == 1 ? documents[0] : .array(documents)
  }
}

import SegmentArguments
import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentGraphics
import SegmentKit

/// `segrender list icons | looks | fonts`: names, one a line, or a JSON list; looks as a picture,
/// too.
struct ListVerb {
  let what: String
  let settings: Settings

  func run() throws(CommandError) {
    guard let output = settings[.output] else { return try writeNames() }
    guard what == "looks" else {
      throw .usage("cannot draw \(what): -o draws looks alone; leave it out for the names")
    }
    if settings[.json], output == "-" {
      throw .usage("cannot write both the picture and --json to standard output; give -o FILE")
    }
    let variants = settings.variants
    let outputs = try OutputNames.outputs(variants.map { OutputNames.values($0) }, template: output)
    let format = try OutputFormat(settings, output: output)
    var files = OutputFiles()
    for (variant, output) in zip(variants, outputs) {
      let bytes = try looks(variant, as: format)
      try attempt(CommandError.file, try files.add(bytes, to: output, as: format.content))
    }
    try files.publish(settings)
    if settings[.json] { try writeNames() }
  }

  private func writeNames() throws(CommandError) {
    let names = try names()
    if settings[.json] {
      try Console.write(JSONValue.array(names.map(JSONValue.string)).text(.pretty) + "\n")
    } else {
      try Console.write(lines: names)
    }
  }

  private func names() throws(CommandError) -> [String] {
    switch what {
    case "icons" where settings.has(.iconFolders):
      var names: Set<String> = []
      for folder in settings[.iconFolders] { names.formUnion(try IconPack(folder: folder).names) }
      return names.sorted()
    case "icons": return IconLibrary.names
    case "looks": return Look.Name.allCases.map(\.rawValue)
    default: return installedFontFamilies()
    }
  }

  /// The looks with the labels that the control was first drawn with.
  private func looks(
    _ variant: Variant, as format: OutputFormat
  ) throws(CommandError) -> [UInt8] {
    let controls = try settings.setting(.labels, to: "Miniatures,Recipes,Paints")
      .setting(.selected, to: "1").galleryControls(variant)
    let renderer = Renderer()
    let still = format.still(settings, texts: [])
    return try attempt(
      CommandError.render, try renderer.encode(renderer.overview(of: controls), as: still))
  }
}

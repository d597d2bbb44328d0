import SegmentArguments
import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentGraphics
import SegmentKit

/// `segrender list icons | looks | fonts | tokens`: names, one a line, or a JSON list; looks as a picture,
/// too.
struct ListVerb {
  let what: String
  let settings: Settings

  func run() throws(CommandError) {
    guard let output = settings[.output] else { return try writeNames() }
    guard what == "looks" || what == "icons" else {
      throw .usage("cannot draw \(what): -o draws icons or looks; leave it out for the names")
    }
    if settings[.json], output == "-" {
      throw .usage("cannot write both the picture and --json to standard output; give -o FILE")
    }
    let variants = settings.variants
    let outputs = try OutputNames.outputs(variants.map { OutputNames.values($0) }, template: output)
    let format = try OutputFormat(settings, output: output)
    var files = OutputFiles()
    for (variant, output) in zip(variants, outputs) {
      let bytes = try picture(variant, as: format)
      try attempt(CommandError.file, try files.add(bytes, to: output, as: format.content))
    }
    try files.publish(settings)
    if settings[.json] { try writeNames() }
  }

  private func writeNames() throws(CommandError) {
    if what == "fonts" { try noteFaces() }
    let names = try names()
    if settings[.json] {
      let tokens = what == "tokens" ? Token.all.map(\.document) : nil
      try Console.write(
        JSONValue.array(tokens ?? names.map(JSONValue.string)).text(.pretty) + "\n")
    } else {
      try Console.write(lines: names)
    }
  }

  /// Says which face labels are drawn from, and of which file.
  private func noteFaces() throws(CommandError) {
    let renderer = Renderer()
    let control = try settings.drawFontSample(renderer)
    let console = Console(isQuiet: settings[.quiet], isStrict: false)
    for file in renderer.fontFiles {
      console.note("\(control.fonts.family) is \(file.family) \(file.style): \(file.path)")
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
    case "tokens": return Token.all.map { "\($0.path)  \($0.details)" }
    default: return installedFontFamilies()
    }
  }

  private func picture(
    _ variant: Variant, as format: OutputFormat
  ) throws(CommandError) -> [UInt8] {
    what == "icons" ? try icons(variant, as: format) : try looks(variant, as: format)
  }

  private func icons(
    _ variant: Variant, as format: OutputFormat
  ) throws(CommandError) -> [UInt8] {
    var traits = Traits()
    (traits.scale, traits.appearance) = (variant.scale, variant.appearance)
    let renderer = Renderer(memoryLimit: settings[.maxMemory])
    let still = format.still(settings, titled: "Icons")
    let custom = settings.has(.iconFolders) ? try packedIcons(traits) : nil
    return try attempt(
      CommandError.render,
      try renderer.encode(renderer.iconSheet(of: custom, traits: traits), as: still))
  }

  /// The icons of the folders, by name; what cannot be drawn is named and left out.
  private func packedIcons(_ traits: Traits) throws(CommandError) -> [CustomIcon] {
    let height = CustomIcon.pixelHeight(
      pointSize: Renderer.sheetPointSize, scale: traits.scale)
    var icons: [String: CustomIcon] = [:]
    var problems: [String] = []
    for folder in settings[.iconFolders] {
      let pack = try IconPack(folder: folder)
      for name in pack.names where icons[name] == nil {
        do throws(CommandError) {
          icons[name] = try pack.icon(
            named: name, rendering: nil, isDark: traits.appearance == .dark, pixelHeight: height)
          icons[name]?.title = name
        } catch { problems += error.lines }
      }
    }
    try Console(isQuiet: settings[.quiet], isStrict: false).warn(problems)
    guard !icons.isEmpty else { throw .incomplete(["the folders hold no icon that can be drawn"]) }
    return icons.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The looks with the labels that the control was first drawn with.
  private func looks(
    _ variant: Variant, as format: OutputFormat
  ) throws(CommandError) -> [UInt8] {
    let controls = try settings.setting(.labels, to: "Miniatures,Recipes,Paints")
      .setting(.selected, to: "1").galleryControls(variant)
    let renderer = Renderer(memoryLimit: settings[.maxMemory])
    let still = format.still(settings, titled: "Looks")
    return try attempt(
      CommandError.render, try renderer.encode(renderer.overview(of: controls), as: still))
  }
}

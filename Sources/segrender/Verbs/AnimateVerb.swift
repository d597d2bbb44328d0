import SegmentArguments
import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentMotion
import SegmentPrimitives

/// `segrender animate`: a change of selection as moving pictures, numbered frames, or one sheet.
struct AnimateVerb {
  let settings: Settings
  let console: Console
  private var renderer: Renderer
  var timings = Timings()

  init(settings: Settings, console: Console) {
    self.settings = settings
    self.console = console
    renderer = Renderer(memoryLimit: settings[.maxMemory])
  }

  mutating func run() throws(CommandError) {
    let output = settings[.output]
    guard output != nil || settings[.json] else {
      throw .usage("cannot tell where to write; give -o FILE, or --json for the timeline alone")
    }
    if settings[.json], output == "-" {
      throw .usage("cannot write both the frames and --json to standard output; give -o FILE")
    }
    if settings[.html], settings[.json] || output == "-" || output == nil {
      throw .usage("cannot write --html and something else to standard output; give -o FILE alone")
    }
    let variants = settings.variants
    let format = try format(output)
    if settings[.html], let output { _ = try html(variants, format, output) }
    var notes = settings.withoutEffect
    if isSheet { notes += settings.withoutEffectOnSheet }
    try console.warn(notes)
    if let output { try checkNames(of: variants, template: output) }
    var documents: [JSONValue] = []
    var files = OutputFiles()
    for variant in variants {
      // A fingerprint names the fonts of its own animation alone.
      if settings[.fingerprint] { renderer = Renderer(memoryLimit: settings[.maxMemory]) }
      let transition = try settings.transition(variant, clock: format == .gif ? .fifty : .sixty)
      timings.end("Control")
      let frames = try attempt(CommandError.render, try renderer.frames(of: transition))
      timings.end("ControlLayout")
      try warn(of: frames)
      if let output {
        try write(frames, of: transition, variant: variant, to: output, in: &files)
      }
      if settings[.json] { documents.append(frames.document) }
    }
    try files.publish(settings)
    if settings[.html], let output { try Console.write(html(variants, format, output)) }
    if settings[.json] { try Console.write(documents) }
    if settings[.timings] { Console.print(timings.lines(shapers: renderer.shapers)) }
  }

  private var isSheet: Bool { settings[.contactSheet] || settings[.onionSkin] }

  /// The format of the frames; `nil` without output, and for one sheet of them all.
  private func format(_ output: String?) throws(CommandError) -> MotionFormat? {
    guard let output, !isSheet else { return nil }
    let format = try MotionFormat(settings, output: output)
    try format.refuseWhatIsNotHonoured(settings)
    return format
  }

  /// Refuses two outputs of one name before anything is drawn; two frames stand for all.
  private func checkNames(of variants: [Variant], template: String) throws(CommandError) {
    let format = isSheet ? nil : try MotionFormat(settings, output: template)
    let values = variants.flatMap { variant in
      format == .png
        ? [0, 1].map { OutputNames.values(variant, frame: $0) } : [OutputNames.values(variant)]
    }
    _ = try OutputNames.outputs(values, template: template)
  }

  /// The page that plays what was written.
  private func html(
    _ variants: [Variant], _ format: MotionFormat?, _ output: String
  ) throws(CommandError) -> String {
    guard let format, format != .png, format != .rgba else {
      throw .usage("cannot show \(output.printable) by --html: write .apng, .webp, .gif or .y4m")
    }
    let outputs = try OutputNames.outputs(
      variants.map { OutputNames.values($0) }, template: output)
    return HTML.page(outputs.map(\.path), isVideo: format == .y4m)
  }

  private func warn(of frames: TransitionFrames) throws(CommandError) {
    let cut =
      frames.isCutShort
      ? ["the spring does not come to rest within 10 s and is cut there; damp it more"] : []
    try console.report(frames.notes, and: cut)
  }

  private mutating func write(
    _ frames: TransitionFrames, of transition: Transition, variant: Variant, to output: String,
    in files: inout OutputFiles
  ) throws(CommandError) {
    if isSheet {
      return try writeSheet(
        frames, for: transition.control, variant: variant, to: output, in: &files)
    }
    let format = try MotionFormat(settings, output: output)
    let texts =
      settings[.fingerprint]
      ? [try attempt(CommandError.render, try Fingerprint(renderer).text)] : []
    let writer = AnimationWriter(
      frames: frames, variant: variant, settings: settings, console: console, texts: texts)
    try console.warn(writer.warnings(format))
    let control = transition.control
    if format == .gif, control.look == .glass, control.background == .none, !settings.has(.matte) {
      console.note(
        "GIF has no soft edges: the glass and its shadow lie over "
          + "\(variant.appearance == .dark ? "black" : "white"); give --background or --matte")
    }
    try writer.write(as: format, to: output, in: &files)
    timings.end("frames")
  }

  private func writeSheet(
    _ frames: TransitionFrames, for control: Control, variant: Variant, to template: String,
    in files: inout OutputFiles
  ) throws(CommandError) {
    let scene =
      settings[.onionSkin]
      ? frames.onionSkin()
      : try attempt(CommandError.render, try renderer.contactSheet(of: frames, for: control))
    let still = StillFormat.png(.balanced, texts: [])
    let bytes = try attempt(CommandError.render, try renderer.encode(scene, as: still))
    let output = try OutputNames.outputs([OutputNames.values(variant)], template: template)[0]
    try attempt(CommandError.file, try files.add(bytes, to: output, as: .binary))
  }
}

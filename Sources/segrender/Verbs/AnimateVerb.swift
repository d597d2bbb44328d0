import SegmentArguments
import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentPrimitives

/// `segrender animate`: a change of selection as moving pictures, numbered frames, or one sheet.
struct AnimateVerb {
  let settings: Settings
  let console: Console
  let renderer = Renderer()
  var timings = Timings()

  mutating func run() throws(CommandError) {
    let output = settings[.output]
    guard output != nil || settings[.json] else {
      throw .usage("cannot tell where to write; give -o FILE, or --json for the timeline alone")
    }
    if settings[.json], output == "-" {
      throw .usage("cannot write both the frames and --json to standard output; give -o FILE")
    }
    let variants = settings.variants
    if let output { try checkNames(of: variants, template: output) }
    var documents: [JSONValue] = []
    for variant in variants {
      let transition = try settings.transition(variant)
      timings.end("Control")
      let frames = try attempt(CommandError.render, try renderer.frames(of: transition))
      timings.end("ControlLayout")
      try warn(of: frames)
      if let output { try write(frames, of: transition, variant: variant, to: output) }
      if settings[.json] { documents.append(frames.document) }
    }
    if settings[.json] { try Console.write(documents) }
    if settings[.timings] { Console.print(timings.lines(shapers: renderer.shapers)) }
  }

  private var isSheet: Bool { settings[.contactSheet] || settings[.onionSkin] }

  /// Refuses two outputs of one name before anything is drawn; two frames stand for all.
  private func checkNames(of variants: [Variant], template: String) throws(CommandError) {
    let format = isSheet ? nil : try MotionFormat(settings, output: template)
    let values = variants.flatMap { variant in
      format == .png
        ? [0, 1].map { OutputNames.values(variant, frame: $0) } : [OutputNames.values(variant)]
    }
    _ = try OutputNames.outputs(values, template: template)
  }

  private func warn(of frames: TransitionFrames) throws(CommandError) {
    let cut =
      frames.isCutShort
      ? ["the spring does not come to rest within 10 s and is cut there; damp it more"] : []
    try console.report(frames.notes, and: cut)
  }

  private mutating func write(
    _ frames: TransitionFrames, of transition: Transition, variant: Variant, to output: String
  ) throws(CommandError) {
    if isSheet {
      return try writeSheet(frames, for: transition.control, variant: variant, to: output)
    }
    let format = try MotionFormat(settings, output: output)
    let writer = AnimationWriter(
      frames: frames, variant: variant, settings: settings, console: console)
    try writer.write(as: format, to: output)
    timings.end("frames")
  }

  private func writeSheet(
    _ frames: TransitionFrames, for control: Control, variant: Variant, to template: String
  ) throws(CommandError) {
    let scene =
      settings[.onionSkin]
      ? frames.onionSkin()
      : try attempt(CommandError.render, try renderer.contactSheet(of: frames, for: control))
    let still = StillFormat.png(.balanced, texts: [])
    let bytes = try attempt(CommandError.render, try renderer.encode(scene, as: still))
    let output = try OutputNames.outputs([OutputNames.values(variant)], template: template)[0]
    try attempt(CommandError.file, try output.write(bytes, as: .binary))
  }
}

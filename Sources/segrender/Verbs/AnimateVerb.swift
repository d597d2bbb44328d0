import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentPrimitives

/// `segrender animate`: a change of selection as moving pictures, numbered frames, or one sheet.
struct AnimateVerb {
  let settings: ControlSettings
  let console: Console
  let renderer = Renderer()
  var timings = Timings()

  mutating func run() throws(CommandError) {
    let output = settings.value("output")
    guard output != nil || settings.has("json") else {
      throw .usage("cannot tell where to write; give -o FILE, or --json for the timeline alone")
    }
    if settings.has("json"), output == "-" {
      throw .usage("cannot write both the frames and --json to standard output; give -o FILE")
    }
    let variants = try settings.variants()
    if let output { try checkNames(of: variants, template: output) }
    var documents: [JSONValue] = []
    for variant in variants {
      let transition = try settings.transition(variant)
      let frames = try timings.measure("ControlLayout") { [renderer] () throws(CommandError) in
        try attempt(CommandError.render) { () throws(RenderError) in
          try renderer.frames(of: transition)
        }
      }
      try warn(of: frames)
      if let output { try write(frames, of: transition, variant: variant, to: output) }
      if settings.has("json") { documents.append(frames.document) }
    }
    if settings.has("json") { try Console.write(documents) }
    if settings.has("timings") { Console.print(timings.lines(shapers: renderer.shapers)) }
  }

  private var isSheet: Bool { settings.has("contact-sheet") || settings.has("onion-skin") }

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
    try console.tell(frames.notes, and: cut)
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
    try timings.measure("frames") { () throws(CommandError) in
      try writer.write(as: format, to: output)
    }
  }

  private func writeSheet(
    _ frames: TransitionFrames, for control: Control, variant: Variant, to template: String
  ) throws(CommandError) {
    let bytes = try attempt(CommandError.render) { () throws(RenderError) in
      let scene =
        settings.has("onion-skin")
        ? frames.onionSkin() : try renderer.contactSheet(of: frames, for: control)
      return try renderer.encode(scene, as: .png(.balanced, texts: []))
    }
    let output = try OutputNames.outputs([OutputNames.values(variant)], template: template)[0]
    try attempt(CommandError.file) { () throws(FileError) in
      _ = try output.write(bytes, as: .binary)
    }
  }
}

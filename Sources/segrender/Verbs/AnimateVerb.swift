import SegmentCodecs
import SegmentDocuments
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
    keepFreedMemory()
    let output = settings.value("output")
    guard output != nil || settings.has("json") else {
      throw .usage("cannot tell where to write; give -o FILE, or --json for the timeline alone")
    }
    if settings.has("json"), output == "-" {
      throw .usage("cannot write both the frames and --json to standard output; give -o FILE")
    }
    for variant in try settings.variants() {
      let transition = try settings.transition(variant)
      let frames = try timings.measure("ControlLayout") { [renderer] () throws(CommandError) in
        try attempt(CommandError.render) { () throws(RenderError) in
          try renderer.frames(of: transition)
        }
      }
      try warn(of: frames)
      if let output { try write(frames, variant: variant, to: output) }
      if settings.has("json") { try Console.write(frames.document.text(.pretty) + "\n") }
    }
    if settings.has("timings") { Console.print(timings.lines) }
  }

  private func warn(of frames: TransitionFrames) throws(CommandError) {
    let cut =
      frames.isCutShort
      ? ["the spring does not come to rest within 10 s and is cut there; damp it more"] : []
    try console.tell(frames.notes, and: cut)
  }

  private mutating func write(
    _ frames: TransitionFrames, variant: Variant, to output: String
  ) throws(CommandError) {
    if settings.has("contact-sheet") || settings.has("onion-skin") {
      return try writeSheet(frames, variant: variant, to: output)
    }
    let format = try MotionFormat(settings, output: output)
    let writer = AnimationWriter(
      frames: frames, variant: variant, settings: settings, console: console)
    try timings.measure("frames") { () throws(CommandError) in
      try writer.write(as: format, to: output)
    }
  }

  private func writeSheet(
    _ frames: TransitionFrames, variant: Variant, to output: String
  ) throws(CommandError) {
    let control = try settings.control(variant)
    let bytes = try attempt(CommandError.render) { () throws(RenderError) in
      let scene =
        settings.has("onion-skin")
        ? frames.onionSkin() : try renderer.contactSheet(of: frames, for: control)
      return try renderer.encode(scene, as: .png(.balanced, texts: []))
    }
    let path = try AnimationWriter.path(output, variant: variant, frame: nil)
    try attempt(CommandError.file) { () throws(FileError) in
      _ = try Output(path).write(bytes, as: .binary)
    }
  }
}

import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentMotion
import SegmentPrimitives

extension AnimationWriter {
  /// One PNG a frame, compressed where it is drawn; all appear together or none does.
  func writeNumbered(to template: String) throws(CommandError) {
    let values = (0..<frames.count).map { OutputNames.values(variant, frame: $0) }
    let outputs = try OutputNames.outputs(values, template: template)
    var files = OutputFiles()
    do {
      try files.makeFolder(for: outputs[0].path)
    } catch {
      throw .file(error)
    }
    let compression: PNGCompression = settings.choice("compression") ?? .balanced
    let scale = variant.scale
    var progress = Progress(total: frames.count, console: console)
    try frames.draw(Array(0..<frames.count), workers: settings.jobs()) { raster in
      Result { () throws(RenderError) in
        try Renderer().encode(raster, scale: scale, compression: compression)
      }
    } consume: { place, result throws(CommandError) in
      let bytes = try attempt(CommandError.render) { () throws(RenderError) in
        try result.get().get()
      }
      try AnimationWriter.add(bytes, at: outputs[place], to: &files)
      progress.advance()
    }
    do {
      try files.commit()
    } catch {
      throw .file(error)
    }
  }

  private static func add(
    _ bytes: [UInt8], at output: Output, to files: inout OutputFiles
  ) throws(CommandError) {
    do {
      try files.add(bytes, to: output, as: .binary)
    } catch {
      throw .file(error)
    }
  }

  /// The frames that GIF's clock of hundredths can show.
  func gifFrames() throws(CommandError) -> [Shown] {
    let distribution = try attempt(CommandError.motion) { () throws(MotionError) in
      try DelayDistribution.gif(frames.delays)
    }
    if !distribution.dropped.isEmpty {
      let count = distribution.dropped.count
      console.note(
        "GIF shows no frame for less than 2/100 s: \(count) of \(frames.count) frames are left "
          + "out, the duration stays")
    }
    return distribution.kept.map { ($0.frame, Rational($0.ticks, 100)) }
  }

  /// The frames on WebP's clock of milliseconds.
  func webPFrames() throws(CommandError) -> [Shown] {
    let distribution = try attempt(CommandError.motion) { () throws(MotionError) in
      try DelayDistribution.webP(frames.delays)
    }
    return distribution.kept.map { ($0.frame, Rational($0.ticks, 1000)) }
  }

  /// The frames of a constant rate: a held one stands as often as it shows.
  func videoFrames() -> [Shown] {
    let period = frames.clock.period
    return frames.delays.enumerated().flatMap { index, delay in
      let repeats = max(1, Int((delay.value / period.value).rounded()))
      return repeatElement(Shown(frame: index, duration: period), count: repeats)
    }
  }

  /// The colour of the page below, for formats without soft edges.
  func matte() throws(CommandError) -> Color {
    try settings.color("matte") ?? (variant.appearance == .dark ? .black : .white)
  }

  func webPCompression() throws(CommandError) -> WebPCompression {
    if let quality = try settings.number("quality") { return .lossy(quality: quality) }
    return .lossless(settings.choice("compression") ?? .balanced)
  }
}

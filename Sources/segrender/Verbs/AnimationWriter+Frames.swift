import SegmentArguments
import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentMotion
import SegmentPrimitives
import SegmentSystem

extension AnimationWriter {
  /// One PNG a frame, compressed where it is drawn; all appear together or none does.
  func writeNumbered(to template: String) throws(CommandError) {
    let values = (0..<frames.count).map { OutputNames.values(variant, frame: $0) }
    let outputs = try OutputNames.outputs(values, template: template)
    var files = OutputFiles()
    try attempt(CommandError.file, try files.makeFolder(for: outputs[0].path))
    let (compression, scale) = (settings[.compression], variant.scale)
    var progress = Progress(total: frames.count, console: console)
    try frames.draw(Array(0..<frames.count), workers: workers) { raster in
      Result { () throws(RenderError) in
        try Renderer().encode(raster, scale: scale, compression: compression)
      }
    } consume: { place, result throws(CommandError) in
      let bytes = try attempt(CommandError.render, try result.get().get())
      try attempt(CommandError.file, try files.add(bytes, to: outputs[place], as: .binary))
      progress.advance()
    }
    do {
      try files.commit()
    } catch {
      throw .file(error)
    }
  }

  /// The frames that GIF's clock of hundredths can show.
  func gifFrames() throws(CommandError) -> [Shown] {
    let distribution = try attempt(CommandError.motion, try DelayDistribution.gif(frames.delays))
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
    let distribution = try attempt(CommandError.motion, try DelayDistribution.webP(frames.delays))
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
  var matte: Color { settings[.matte] ?? (variant.appearance == .dark ? .black : .white) }

  /// How many frames are drawn at once.
  var workers: Int { settings[.jobs] ?? processorCount }
}

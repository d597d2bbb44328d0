import SegmentArguments
import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentMotion
import SegmentPixels
import SegmentPrimitives
import SegmentSystem

extension AnimationWriter {
  /// One PNG a frame, compressed where it is drawn; all appear together or none does.
  func writeNumbered(
    to template: String, in files: inout OutputFiles
  ) throws(CommandError) {
    let values = (0..<frames.count).map { OutputNames.values(variant, frame: $0) }
    let outputs = try OutputNames.outputs(values, template: template)
    let (compression, scale, texts) = (settings[.compression], variant.scale, texts)
    let (width, height) = size
    var progress = Progress(total: frames.count, console: console)
    try frames.draw(Array(0..<frames.count), workers: workers) { raster in
      Result { () throws(RenderError) in
        try Renderer().encode(
          raster.reaching(width: width, height: height), scale: scale, compression: compression,
          texts: texts)
      }
    } consume: { place, result throws(CommandError) in
      let bytes = try attempt(CommandError.render, try result.get().get())
      try attempt(CommandError.file, try files.add(bytes, to: outputs[place], as: .binary))
      progress.advance()
    }
  }

  /// The frames that GIF's clock of hundredths can show; a rest too long for one frame takes several.
  func gifFrames() throws(CommandError) -> [Shown] {
    let distribution = try attempt(CommandError.motion, try DelayDistribution.gif(frames.delays))
    if !distribution.dropped.isEmpty {
      let count = distribution.dropped.count
      console.note(
        "GIF shows no frame for less than 2/100 s: \(count) of \(frames.count) frames are left "
          + "out, the duration stays")
    }
    return distribution.kept.flatMap { kept in
      AnimationWriter.parts(of: kept.ticks, longest: 65_535, shortest: 2)
        .map { Shown(frame: kept.frame, duration: Rational($0, 100)) }
    }
  }

  /// The frames on WebP's clock of milliseconds.
  func webPFrames() throws(CommandError) -> [Shown] {
    try millisecondFrames(shortest: settings[.browserSafe] ? AnimationWriter.browsersShortest : 1)
  }

  /// The frames of an APNG, whose delays are fractions of 16 bits; a long rest takes several.
  func apngFrames() throws(CommandError) -> [Shown] {
    if settings[.browserSafe] {
      return try millisecondFrames(shortest: AnimationWriter.browsersShortest)
    }
    return frames.delays.enumerated().flatMap { frame, delay -> [Shown] in
      let longest = 60
      let whole = max(0, Int(delay.value) / longest - 1)
      let rest = Rational(
        delay.numerator - whole * longest * delay.denominator, delay.denominator)
      let wholes = (0..<whole).map { _ in Shown(frame: frame, duration: Rational(longest, 1)) }
      return wholes + [Shown(frame: frame, duration: APNGDelay.nearest(to: rest))]
    }
  }

  /// The shortest delay that browsers keep, in milliseconds: they play 10 and less as 100.
  private static let browsersShortest = 11

  private func millisecondFrames(shortest: Int) throws(CommandError) -> [Shown] {
    let distribution = try attempt(
      CommandError.motion,
      try DelayDistribution(frames.delays, ticksPerSecond: 1000, shortest: shortest))
    return distribution.kept.flatMap { kept in
      AnimationWriter.parts(of: kept.ticks, longest: 60_000, shortest: shortest)
        .map { Shown(frame: kept.frame, duration: Rational($0, 1000)) }
    }
  }

  /// A delay as several of at most a length, none shorter than another.
  private static func parts(of ticks: Int, longest: Int, shortest: Int) -> [Int] {
    var (parts, rest) = ([Int](), ticks)
    while rest > longest {
      parts.append(min(longest, rest - shortest))
      rest -= min(longest, rest - shortest)
    }
    return parts + [rest]
  }

  /// What players make of the frames otherwise than they are.
  func warnings(_ format: MotionFormat) -> [String] {
    let short = frames.delays.filter { $0.value <= 0.010 }.count
    guard format == .apng || format == .webp, short > 0, !settings[.browserSafe] else { return [] }
    return [
      "browsers play the \(short) of \(frames.count) frames that show for 10 ms or less for "
        + "100 ms each; lower --fps, or give --browser-safe"
    ]
  }

  /// The frames of a constant rate: a held one stands as often as it shows.
  /// - Throws: `RenderError.tooManyFrames`, before any is listed.
  func videoFrames() throws(CommandError) -> [Shown] {
    let period = frames.clock.period
    let seconds = frames.delays.reduce(0) { $0 + $1.value }
    let (count, limit) = (Int((seconds / period.value).rounded()), TransitionFrames.mostFrames)
    guard count <= limit else {
      throw .render(.tooManyFrames(count: count, limit: limit))
    }
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

extension Raster {
  /// The picture with its last column and row repeated up to a size.
  func reaching(width columns: Int, height rows: Int) -> Raster {
    guard columns != width || rows != height else { return self }
    var result = Raster(width: columns, height: rows)
    for y in 0..<rows {
      for x in 0..<columns { result[x, y] = self[min(x, width - 1), min(y, height - 1)] }
    }
    return result
  }
}

import SegmentArguments
import SegmentCodecs
import SegmentFiles
import SegmentKit
import SegmentMotion
import SegmentPrimitives

/// Draws the frames of a transition on all processors and writes them as one file or as many.
struct AnimationWriter {
  let frames: TransitionFrames
  let variant: Variant
  let settings: Settings
  let console: Console

  /// A frame and how long it shows in the container.
  typealias Shown = (frame: Int, duration: Rational)

  func write(as format: MotionFormat, to template: String) throws(CommandError) {
    guard format != .png else { return try writeNumbered(to: template) }
    let output = try OutputNames.outputs([OutputNames.values(variant)], template: template)[0]
    let plays = settings[.loop]
    let size = (width: frames.pixelWidth, height: frames.pixelHeight)
    switch format {
    case .apng, .png:
      let shown = frames.delays.enumerated().map { Shown(frame: $0, duration: $1) }
      let metadata = PNGMetadata(scale: variant.scale)
      try encode(shown, to: output) { () throws(AnimationError) in
        try APNGEncoder(
          width: size.width, height: size.height, frameCount: shown.count, playCount: plays,
          compression: settings[.compression], metadata: metadata)
      }
    case .gif:
      let matte = matte
      try encode(gifFrames(), to: output) { () throws(AnimationError) in
        try GIFEncoder(
          width: size.width, height: size.height, playCount: plays, matte: matte)
      }
    case .webp:
      let compression = settings.webPCompression
      try encode(webPFrames(), to: output) { () throws(AnimationError) in
        try WebPEncoder(
          width: size.width, height: size.height, playCount: plays, compression: compression)
      }
    case .y4m:
      let matte = matte
      try encode(videoFrames(), to: output) { () throws(AnimationError) in
        try Y4MEncoder(
          width: size.width, height: size.height, framesPerSecond: frames.clock.rate, matte: matte)
      }
    case .rgba:
      try encode(videoFrames(), to: output) { () throws(AnimationError) in
        try RawRGBAEncoder(
          width: size.width, height: size.height, framesPerSecond: frames.clock.rate)
      }
    }
  }

  /// Streams frames through an encoder into a file that appears whole or not at all.
  private func encode<Encoder: AnimationEncoder & ~Copyable>(
    _ shown: [Shown], to output: Output,
    with makeEncoder: () throws(AnimationError) -> Encoder
  ) throws(CommandError) {
    var encoder = try attempt(CommandError.animation, try makeEncoder())
    var file = try attempt(CommandError.file, try OutputFile(output, content: .binary))
    var progress = Progress(total: shown.count, console: console)
    let makePart = encoder.makePart
    try frames.draw(
      shown.map(\.frame), workers: workers,
      pairwise: { raster, before in
        Result { () throws(AnimationError) in try makePart(raster, before) }
      }
    ) { place, result throws(CommandError) in
      let part = try attempt(CommandError.render, try result.get())
      let bytes = try attempt(
        CommandError.animation, try encoder.add(part.get(), lasting: shown[place].duration))
      try attempt(CommandError.file, try file.append(bytes.span))
      progress.advance()
    }
    let end: [UInt8]
    do {
      end = try encoder.finish()
    } catch {
      throw .animation(error)
    }
    try attempt(CommandError.file, try file.append(end.span))
    do {
      try file.commit()
    } catch {
      throw .file(error)
    }
  }
}

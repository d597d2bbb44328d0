import SegmentArguments
import SegmentCodecs
import SegmentFiles
import SegmentKit
import SegmentMotion
import SegmentPixels
import SegmentPrimitives

/// Draws the frames of a transition on all processors and writes them as one file or as many.
struct AnimationWriter {
  let frames: TransitionFrames
  let variant: Variant
  let settings: Settings
  let console: Console
  /// What files say beside their frames.
  let texts: [PNGText]

  /// A frame and how long it shows in the container.
  typealias Shown = (frame: Int, duration: Rational)

  func write(
    as format: MotionFormat, to template: String, in files: inout OutputFiles
  ) throws(CommandError) {
    guard format != .png else { return try writeNumbered(to: template, in: &files) }
    let output = try OutputNames.outputs([OutputNames.values(variant)], template: template)[0]
    let plays = settings[.loop]
    let size = size
    switch format {
    case .apng, .png:
      let shown = try apngFrames()
      let metadata = PNGMetadata(scale: variant.scale, texts: texts)
      try encode(shown, to: output, in: &files) { () throws(AnimationError) in
        try APNGEncoder(
          width: size.width, height: size.height, frameCount: shown.count, playCount: plays,
          compression: settings[.compression], metadata: metadata)
      }
    case .gif:
      let matte = matte
      try encode(gifFrames(), to: output, in: &files) { () throws(AnimationError) in
        try GIFEncoder(
          width: size.width, height: size.height, playCount: plays, matte: matte,
          comments: texts.map { "\($0.keyword)\n\($0.text)" })
      }
    case .webp:
      let compression = settings.webPCompression
      try encode(webPFrames(), to: output, in: &files) { () throws(AnimationError) in
        try WebPEncoder(
          width: size.width, height: size.height, playCount: plays, compression: compression,
          texts: texts)
      }
    case .y4m:
      let matte = matte
      try encode(try videoFrames(), to: output, in: &files) { () throws(AnimationError) in
        try VideoEncoder(
          .y4m(matte: matte), width: size.width, height: size.height,
          framesPerSecond: frames.clock.rate)
      }
    case .rgba:
      try encode(try videoFrames(), to: output, in: &files) { () throws(AnimationError) in
        try VideoEncoder(
          .rawRGBA, width: size.width, height: size.height, framesPerSecond: frames.clock.rate)
      }
    }
  }

  /// The pixels of each frame, even numbers where `--even` asks for them.
  var size: (width: Int, height: Int) {
    let step = settings[.even] ? 1 : 0
    return (
      frames.pixelWidth + frames.pixelWidth % 2 * step,
      frames.pixelHeight + frames.pixelHeight % 2 * step
    )
  }

  /// Streams frames through an encoder into a file that appears with the others of its group.
  private func encode<Encoder: AnimationEncoder & ~Copyable>(
    _ shown: [Shown], to output: Output, in files: inout OutputFiles,
    with makeEncoder: () throws(AnimationError) -> Encoder
  ) throws(CommandError) {
    var encoder = try attempt(CommandError.animation, try makeEncoder())
    var file = try attempt(CommandError.file, try files.open(output, as: .binary))
    var progress = Progress(total: shown.count, console: console)
    let makePart = encoder.makePart
    let (width, height) = size
    try frames.draw(
      shown.map(\.frame), workers: workers,
      pairwise: { raster, before in
        Result { () throws(AnimationError) in
          try makePart(
            raster.reaching(width: width, height: height),
            before?.reaching(width: width, height: height))
        }
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
    if settings.has(.quality), WebPEncoder.isLossless(end) {
      console.note(Console.losslessIsSmaller)
    }
    do {
      try file.append(end.span)
      try files.add(file)
    } catch {
      throw .file(error)
    }
  }
}

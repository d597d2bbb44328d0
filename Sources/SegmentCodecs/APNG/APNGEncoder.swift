public import SegmentPixels
public import SegmentPrimitives

/// Writes frames as an animated PNG, which programs without animation show as its first frame.
///
/// Each frame stores the rectangle that changed, in the form that is likely to be smaller: as it is,
/// or only the changed pixels over what is shown. The colour type is RGBA: a transition has more
/// colours than a palette holds, and which they are would be known only when all is drawn. All pixels are exact, and so are all durations.
/// The bytes depend on the frames and the settings alone; no more than the frame shown last is kept,
/// however many there are.
public struct APNGEncoder: ~Copyable, AnimationEncoder {
  /// The most frames and plays that the format can count.
  public static let countLimit = Int(Int32.max)

  private let shape: AnimationShape
  private let frameCount: Int
  private let compression: CompressionEffort
  private var writer: APNGWriter
  private var shown: Raster?
  private var added = 0

  /// Starts a file.
  /// - Parameters:
  ///   - width: The columns of every frame, 1…2³¹ − 1.
  ///   - height: The rows of every frame, 1…2³¹ − 1.
  ///   - frameCount: How many frames will be added, 1…2³¹ − 1; the file starts with it.
  ///   - playCount: How often the animation plays, 0…2³¹ − 1; 0 repeats it for ever.
  ///   - compression: How much work goes into making the file small.
  ///   - metadata: What the file says beside its pixels.
  /// - Throws: `AnimationError.sideOutOfRange`, `.frameCountOutOfRange`, `.playCountOutOfRange`,
  ///   `.png` for metadata that cannot be stored or without memory.
  public init(
    width: Int, height: Int, frameCount: Int, playCount: Int = 0,
    compression: CompressionEffort = .balanced, metadata: PNGMetadata = PNGMetadata()
  ) throws(AnimationError) {
    let limit = APNGEncoder.countLimit
    let shape = try AnimationShape(.apng, width: width, height: height, limit: limit)
    try AnimationFormat.apng.check(playCount: playCount, limit: limit)
    guard (1...limit).contains(frameCount) else {
      throw .frameCountOutOfRange(.apng, frameCount, limit: limit)
    }
    var writer = APNGWriter()
    do {
      try writer.start(shape, frameCount: frameCount, playCount: playCount, metadata)
    } catch {
      throw .png(error)
    }
    self.writer = writer
    self.shape = shape
    self.frameCount = frameCount
    self.compression = compression
  }

  /// The rectangle of a frame that changed, compressed.
  public struct Part: Sendable {
    fileprivate let patch: APNGPatch
    fileprivate let stream: [UInt8]
  }

  /// Finds and compresses what changed.
  ///
  /// It throws `AnimationError.frameSizeDiffers`, `.png` without memory.
  public var makePart: @Sendable (Raster, Raster?) throws(AnimationError) -> Part {
    { [shape, compression] raster, before throws(AnimationError) in
      try shape.check(raster)
      do throws(PNGError) {
        let patches = APNGPatches(from: before, to: raster)
        let (patch, stream) = try patches.smallest(compression)
        return Part(patch: patch, stream: stream)
      } catch {
        throw .png(error)
      }
    }
  }

  /// Takes the next frame and gives its bytes, the first one's behind the start of the file.
  ///
  /// The duration must be positive, its numerator and denominator at most 65535 when reduced; it
  /// is stored exactly.
  /// - Throws: `AnimationError.durationNotStorable`, `.frameCountDiffers` for a frame more than
  ///   announced.
  public mutating func add(
    _ part: Part, lasting duration: Rational
  ) throws(AnimationError) -> [UInt8] {
    guard let delay = APNGDelay(duration) else {
      throw .durationNotStorable(.apng, duration, allowed: APNGDelay.allowed)
    }
    guard added < frameCount else {
      throw .frameCountDiffers(.apng, added: added + 1, announced: frameCount)
    }
    writer.append(part.patch, part.stream, delay: delay)
    added += 1
    return writer.takeBytes()
  }

  /// Takes the next frame, of which it keeps the pixels for the one that follows.
  public mutating func add(_ frame: Frame) throws(AnimationError) -> [UInt8] {
    let bytes = try add(makePart(frame.raster, shown), lasting: frame.duration)
    shown = frame.raster
    return bytes
  }

  /// Ends the file.
  /// - Throws: `AnimationError.frameCountDiffers` if frames are missing.
  public consuming func finish() throws(AnimationError) -> [UInt8] {
    guard added == frameCount else {
      throw .frameCountDiffers(.apng, added: added, announced: frameCount)
    }
    writer.end()
    return writer.takeBytes()
  }
}

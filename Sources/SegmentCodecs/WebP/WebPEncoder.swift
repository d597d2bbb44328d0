public import SegmentPixels
public import SegmentPrimitives

/// Writes frames as an animated WebP by libwebp and libwebpmux.
///
/// Equal frames in a row become one with the sum of their durations, so that the file may hold
/// fewer frames than were added; its duration is exact. Compressed frames are kept until the end, as
/// the file begins with its length: memory grows with the file, not with the pixels.
public struct WebPEncoder: ~Copyable, AnimationEncoder {
  private let shape: AnimationShape
  private let animation: WebPAnimation
  /// The same without loss where loss is asked for: flat art is often smaller so.
  private let exact: WebPAnimation?
  private let picture: WebPFrame
  private let texts: [PNGText]
  private var milliseconds = 0

  /// Starts a file.
  /// - Parameters:
  ///   - width: The columns of every frame, 1…16383.
  ///   - height: The rows of every frame, 1…16383.
  ///   - playCount: How often the animation plays, 0…65535; 0 repeats it for ever.
  ///   - compression: How frames are compressed; lossless by default. Where loss would not make the
  ///     file smaller, none is taken.
  ///   - texts: What is said beside the frames, as XMP.
  /// - Throws: `AnimationError.sideOutOfRange`, `.playCountOutOfRange`, `.qualityOutOfRange`,
  ///   `.encoderFailed`.
  public init(
    width: Int, height: Int, playCount: Int = 0,
    compression: WebPCompression = .lossless(.balanced), texts: [PNGText] = []
  ) throws(AnimationError) {
    let shape = try AnimationShape(.webP, width: width, height: height, limit: 16383)
    try AnimationFormat.webP.check(playCount: playCount, limit: 65535)
    if case .lossy(let quality) = compression, !(0...100).contains(quality) {
      throw .qualityOutOfRange(.webP, quality)
    }
    let picture = try WebPFrame(width: width, height: height)
    let animation = try WebPAnimation(
      width: width, height: height, playCount: playCount, compression)
    let exact =
      if case .lossy = compression {
        try WebPAnimation(
          width: width, height: height, playCount: playCount, .lossless(.balanced))
      } else {
        nil as WebPAnimation?
      }
    self.shape = shape
    self.picture = picture
    self.animation = animation
    self.texts = texts
    self.exact = exact
  }

  /// Checks a frame's size; libwebp compresses frames in their order.
  public var makePart: @Sendable (Raster, Raster?) throws(AnimationError) -> Raster {
    { [shape] raster, _ throws(AnimationError) in
      try shape.check(raster)
      return raster
    }
  }

  /// Takes the next frame; its duration must be whole milliseconds, at least 1, and all together at
  /// most 2³¹ − 1. Gives no bytes.
  /// - Throws: `AnimationError.durationNotStorable`, `.tooLong`, `.encoderFailed`.
  public mutating func add(
    _ part: Raster, lasting time: Rational
  ) throws(AnimationError) -> [UInt8] {
    guard let duration = time.ticks(perSecond: 1000), duration > 0 else {
      throw .durationNotStorable(
        .webP, time, allowed: "a whole number of milliseconds, at least 1")
    }
    let (end, overflow) = milliseconds.addingReportingOverflow(duration)
    guard !overflow, end <= Int(Int32.max) else { throw .tooLong(.webP, limit: "2147483647 ms") }
    picture.set(part)
    try animation.add(picture, startMilliseconds: milliseconds)
    try exact?.add(picture, startMilliseconds: milliseconds)
    milliseconds = end
    return []
  }

  /// Gives the whole file, the smaller of the two where loss was asked for.
  /// - Throws: `AnimationError.noFrames`, `.encoderFailed`.
  public consuming func finish() throws(AnimationError) -> [UInt8] {
    guard milliseconds > 0 else { throw .noFrames(.webP) }
    let file = try animation.assemble(endMilliseconds: milliseconds)
    let exact = try exact?.assemble(endMilliseconds: milliseconds)
    let smaller = if let exact, exact.count <= file.count { exact } else { file }
    do throws(PictureError) {
      return try smaller.webP(with: texts)
    } catch {
      throw .encoderFailed(.webP, reason: error.description)
    }
  }

  /// Whether the first frame of a file is stored without loss, so that all are.
  public static func isLossless(_ file: [UInt8]) -> Bool { WebPContainer(file)?.isLossless == true }
}

/// How WebP's frames are compressed.
public enum WebPCompression: Equatable, Sendable {
  /// Every pixel exact.
  case lossless(CompressionEffort)
  /// Colours by how well they are to look, 0…100; opacity is exact.
  case lossy(quality: Double)
}

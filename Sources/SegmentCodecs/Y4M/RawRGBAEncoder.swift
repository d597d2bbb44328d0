public import SegmentPixels
public import SegmentPrimitives

/// Writes frames as bare pixels: red, green, blue and straight alpha, a byte each, row after row.
///
/// There is no header; the reader needs the size and the rate as options, as in
/// `ffmpeg -f rawvideo -pix_fmt rgba -s 852x96 -r 60 -i -`. Each frame shows as long as every other,
/// so a held picture is added once for each frame.
public struct RawRGBAEncoder: ~Copyable, AnimationEncoder {
  private let shape: AnimationShape
  private let pace: ConstantPace
  private var isEmpty = true

  /// Starts a video.
  /// - Parameters:
  ///   - width: The columns of every frame, 1…32767.
  ///   - height: The rows of every frame, 1…32767.
  ///   - framesPerSecond: The frame rate, above 0; durations are checked against it.
  /// - Throws: `AnimationError.sideOutOfRange`, `.frameRateOutOfRange`.
  public init(width: Int, height: Int, framesPerSecond: Rational) throws(AnimationError) {
    let shape = try AnimationShape(.rawRGBA, width: width, height: height, limit: 32767)
    let pace = try ConstantPace(.rawRGBA, framesPerSecond: framesPerSecond)
    self.shape = shape
    self.pace = pace
  }

  /// The pixels' bytes.
  public var makePart: @Sendable (Raster, Raster?) throws(AnimationError) -> [UInt8] {
    { [shape] raster, _ throws(AnimationError) in
      try shape.check(raster)
      return raster.straightBytes
    }
  }

  /// Takes the next frame; its duration must be that of one frame at the rate.
  /// - Throws: `AnimationError.durationNotStorable`.
  public mutating func add(
    _ part: [UInt8], lasting duration: Rational
  ) throws(AnimationError) -> [UInt8] {
    try pace.check(duration)
    isEmpty = false
    return part
  }

  /// Ends the video, which needs no bytes.
  /// - Throws: `AnimationError.noFrames`.
  public consuming func finish() throws(AnimationError) -> [UInt8] {
    guard !isEmpty else { throw .noFrames(.rawRGBA) }
    return []
  }
}

extension Raster {
  /// The pixels as red, green, blue and straight alpha.
  fileprivate var straightBytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
    var span = bytes.mutableSpan
    var target = unsafe span.mutableBytes
    target.storeStraight(pixels.span, at: 0)
    return bytes
  }
}

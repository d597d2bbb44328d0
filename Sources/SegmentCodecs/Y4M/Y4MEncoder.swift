public import SegmentPixels
public import SegmentPrimitives

/// Writes frames as YUV4MPEG2, the uncompressed video that ffmpeg and others read from a pipe.
///
/// Each frame has its full planes Y, Cb and Cr (`C444`), as halved colour planes would blur coloured
/// edges. Colours are converted by ITU-R BT.601 in its limited range, 16…235 and 16…240, which readers
/// assume for video of this height; the header names the range. There is no opacity: pixels are
/// composited over the matte colour. Each frame shows as long as every other, so a held picture is
/// added once for each frame.
public struct Y4MEncoder: ~Copyable, AnimationEncoder {
  private let shape: AnimationShape
  private let pace: ConstantPace
  private let matte: UInt32
  private var header: [UInt8]

  /// Starts a video.
  /// - Parameters:
  ///   - width: The columns of every frame, 1…32767.
  ///   - height: The rows of every frame, 1…32767.
  ///   - framesPerSecond: The frame rate, above 0.
  ///   - matte: The colour below the frames, its opacity ignored.
  /// - Throws: `AnimationError.sideOutOfRange`, `.frameRateOutOfRange`.
  public init(
    width: Int, height: Int, framesPerSecond: Rational, matte: Color = .white
  ) throws(AnimationError) {
    let shape = try AnimationShape(.y4m, width: width, height: height, limit: 32767)
    let pace = try ConstantPace(.y4m, framesPerSecond: framesPerSecond)
    self.shape = shape
    self.pace = pace
    self.matte = matte.opaquePixel
    let rate = "\(framesPerSecond.numerator):\(framesPerSecond.denominator)"
    header = Array(
      "YUV4MPEG2 W\(width) H\(height) F\(rate) Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
  }

  /// The planes behind a frame's heading.
  public var makePart: @Sendable (Raster, Raster?) throws(AnimationError) -> [UInt8] {
    { [shape, matte] raster, _ throws(AnimationError) in
      try shape.check(raster)
      return Array("FRAME\n".utf8) + Y4MEncoder.planes(of: raster.composited(over: matte))
    }
  }

  /// Takes the next frame; its duration must be that of one frame at the rate.
  /// - Throws: `AnimationError.durationNotStorable`.
  public mutating func add(
    _ part: [UInt8], lasting duration: Rational
  ) throws(AnimationError) -> [UInt8] {
    try pace.check(duration)
    defer { header = [] }
    return header + part
  }

  /// Ends the video, which needs no bytes.
  /// - Throws: `AnimationError.noFrames`.
  public consuming func finish() throws(AnimationError) -> [UInt8] {
    guard header.isEmpty else { throw .noFrames(.y4m) }
    return []
  }

  private static func planes(of raster: Raster) -> [UInt8] {
    let count = raster.pixels.count
    let pixels = raster.pixels.span
    var planes = [UInt8](repeating: 0, count: 3 * count)
    var span = planes.mutableSpan
    var (last, color) = (UInt32(0), VideoColor(opaque: 0))
    for index in 0..<count {
      if pixels[index] != last {
        (last, color) = (pixels[index], VideoColor(opaque: pixels[index]))
      }
      span[index] = color.luma
      span[count + index] = color.blueDifference
      span[2 * count + index] = color.redDifference
    }
    return planes
  }
}

/// A colour as digital video has it: Y′CbCr by ITU-R BT.601, limited range, rounded to nearest.
struct VideoColor: Equatable, Sendable {
  /// Y′, 16…235.
  let luma: UInt8
  /// Cb, 16…240, 128 for greys.
  let blueDifference: UInt8
  /// Cr, 16…240, 128 for greys.
  let redDifference: UInt8

  /// Converts an opaque pixel.
  ///
  /// The standard's factors .299, .587 and .114 are scaled to 219 ÷ 255 levels of luma and
  /// 224 ÷ 255 of the differences, in units of 2⁻¹⁶, such that greys give exactly 128.
  @inline(__always)
  init(opaque pixel: UInt32) {
    let red = Int32(pixel >> 16 & 0xFF)
    let green = Int32(pixel >> 8 & 0xFF)
    let blue = Int32(pixel & 0xFF)
    let half: Int32 = 1 << 15
    func rounded(_ sum: Int32) -> UInt8 { UInt8(truncatingIfNeeded: (sum + half) >> 16) }
    luma = rounded(16 << 16 + 16829 * red + 33039 * green + 6416 * blue)
    blueDifference = rounded(128 << 16 - 9714 * red - 19070 * green + 28784 * blue)
    redDifference = rounded(128 << 16 + 28784 * red - 24103 * green - 4681 * blue)
  }
}

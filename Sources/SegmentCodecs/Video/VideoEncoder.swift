public import SegmentPixels
public import SegmentPrimitives

/// Writes frames as uncompressed video, which ffmpeg and others read from a pipe.
///
/// Each frame shows as long as every other, so a held picture is added once for each frame.
public struct VideoEncoder: ~Copyable, AnimationEncoder {
  /// How the pixels are stored.
  public enum Layout: Hashable, Sendable {
    /// YUV4MPEG2: behind a heading each frame's full planes Y, Cb and Cr (`C444`), as halved colour
    /// planes would blur coloured edges. There is no opacity: pixels are composited over the matte
    /// colour, whose own opacity is ignored.
    case y4m(matte: Color)
    /// Red, green, blue and straight alpha, a byte each, row after row, without any header: the
    /// reader needs the size and the rate as options, as in
    /// `ffmpeg -f rawvideo -pix_fmt rgba -s 852x96 -r 60 -i -`.
    case rawRGBA
  }

  private let shape: AnimationShape
  private let layout: Layout
  private let framesPerSecond: Rational
  private var isEmpty = true

  /// Starts a video.
  /// - Parameters:
  ///   - width: The columns of every frame, 1…32767.
  ///   - height: The rows of every frame, 1…32767.
  ///   - framesPerSecond: The frame rate, above 0; durations are checked against it.
  /// - Throws: `AnimationError.sideOutOfRange`, `.frameRateOutOfRange`.
  public init(
    _ layout: Layout, width: Int, height: Int, framesPerSecond: Rational
  ) throws(AnimationError) {
    let format = layout == .rawRGBA ? AnimationFormat.rawRGBA : .y4m
    let shape = try AnimationShape(format, width: width, height: height, limit: 32767)
    guard framesPerSecond.numerator > 0 else {
      throw .frameRateOutOfRange(format, framesPerSecond)
    }
    self.shape = shape
    self.layout = layout
    self.framesPerSecond = framesPerSecond
  }

  /// The pixels' bytes, behind a frame's heading where there is one.
  public var makePart: @Sendable (Raster, Raster?) throws(AnimationError) -> [UInt8] {
    { [shape, layout] raster, _ throws(AnimationError) in
      try shape.check(raster)
      return switch layout {
      case .y4m(let matte):
        Array("FRAME\n".utf8) + raster.composited(over: matte.opaquePixel).videoPlanes
      case .rawRGBA: raster.straightBytes
      }
    }
  }

  /// Takes the next frame; its duration must be that of one frame at the rate.
  /// - Throws: `AnimationError.durationNotStorable`.
  public mutating func add(
    _ part: [UInt8], lasting duration: Rational
  ) throws(AnimationError) -> [UInt8] {
    let rate = framesPerSecond
    let frames = duration.numerator.multipliedReportingOverflow(by: rate.numerator)
    let one = duration.denominator.multipliedReportingOverflow(by: rate.denominator)
    guard frames == one, !frames.overflow else {
      throw .durationNotStorable(
        shape.format, duration,
        allowed: "one frame at \(rate.numerator)/\(rate.denominator) frames per second")
    }
    defer { isEmpty = false }
    return isEmpty ? header + part : part
  }

  /// Ends the video, which needs no bytes.
  /// - Throws: `AnimationError.noFrames`.
  public consuming func finish() throws(AnimationError) -> [UInt8] {
    guard !isEmpty else { throw .noFrames(shape.format) }
    return []
  }

  private var header: [UInt8] {
    guard layout != .rawRGBA else { return [] }
    let rate = "\(framesPerSecond.numerator):\(framesPerSecond.denominator)"
    return Array(
      "YUV4MPEG2 W\(shape.width) H\(shape.height) F\(rate) Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
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

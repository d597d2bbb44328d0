internal import SegmentPixels

/// A colour as digital video has it: Y′CbCr by ITU-R BT.601, rounded to nearest, in the limited range
/// that readers assume for video of less than 720 rows.
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

extension Raster {
  /// The planes Y′, Cb and Cr of an opaque picture, one after the other.
  var videoPlanes: [UInt8] {
    let count = pixels.count
    let source = pixels.span
    var planes = [UInt8](repeating: 0, count: 3 * count)
    var span = planes.mutableSpan
    var (last, color) = (UInt32(0), VideoColor(opaque: 0))
    for index in 0..<count {
      if source[index] != last {
        (last, color) = (source[index], VideoColor(opaque: source[index]))
      }
      span[index] = color.luma
      span[count + index] = color.blueDifference
      span[2 * count + index] = color.redDifference
    }
    return planes
  }
}

/// Eight pixels, or as many bits of anything else, that are worked on at once.
package typealias EightPixels = SIMD8<UInt32>

extension EightPixels {
  /// Whether a bit of a pixel is set; comparing all lanes takes far longer.
  @inlinable @inline(__always)
  package var isAnySet: Bool {
    let quarters = lowHalf | highHalf
    let eighths = quarters.lowHalf | quarters.highHalf
    return eighths.x | eighths.y != 0
  }
}

/// Eight pixels, or as many bits of anything else, that are worked on at once.
package typealias EightPixels = SIMD8<UInt32>

/// The channels of eight pixels, two in a lane.
///
/// Blue and red are the low, green and alpha the high bytes of a lane, so that a pixel needs no
/// unpacking. Twice as wide as one SSE register; the compiler splits it.
package typealias PixelLanes = SIMD16<UInt16>

extension EightPixels {
  /// Whether a bit of a pixel is set; comparing all lanes takes far longer.
  @inlinable @inline(__always)
  package var isAnySet: Bool {
    let quarters = lowHalf | highHalf
    let eighths = quarters.lowHalf | quarters.highHalf
    return eighths.x | eighths.y != 0
  }
}

extension PixelLanes {
  /// Interleaves lanes, one from each in turn.
  @inline(__always)
  init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
    self = .zero
    (evenHalf, oddHalf) = (even, odd)
  }

  /// Eight times the same pixel.
  @inline(__always)
  init(_ pixel: UInt32) {
    self.init(
      even: SIMD8(repeating: UInt16(pixel & 0xFFFF)), odd: SIMD8(repeating: UInt16(pixel >> 16)))
  }

  /// Whether a bit of a lane is set.
  @inline(__always)
  var isAnySet: Bool {
    // SAFETY: both have the same size, and any bits are pixels.
    unsafe unsafeBitCast(self, to: EightPixels.self).isAnySet
  }

  /// The low bytes of all lanes: blue and red.
  static var lowBytes: PixelLanes { PixelLanes(repeating: 0xFF) }
}

extension Span<UInt32> {
  /// Eight pixels from an index on, as either of the types above.
  @inlinable @inline(__always)
  package func eight<Vector: SIMD & BitwiseCopyable>(at index: Int) -> Vector {
    precondition(index >= 0 && index &+ 8 <= count, "eight pixels lie inside the row")
    // SAFETY: the range was checked, and every bit pattern is a value of the vector.
    return unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index &* 4, as: Vector.self)
  }
}

extension MutableSpan<UInt32> {
  /// Stores eight pixels from an index on.
  @inline(__always)
  mutating func store(_ pixels: PixelLanes, at index: Int) {
    precondition(index >= 0 && index &+ 8 <= count, "eight pixels lie inside the row")
    // SAFETY: the range was checked; lanes are pixels, and no byte of them is an invalid value.
    var target = unsafe mutableBytes
    unsafe target.storeBytes(of: pixels, toUncheckedByteOffset: index &* 4, as: PixelLanes.self)
  }
}

extension UnsignedInteger where Self: FixedWidthInteger {
  /// A product of two bytes divided by 255, rounded to nearest, without a division.
  @inlinable @inline(__always)
  package var dividedBy255: Self {
    let sum = self &+ 128
    return (sum &+ sum &>> 8) &>> 8
  }
}

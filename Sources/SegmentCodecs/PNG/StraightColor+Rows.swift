internal import SegmentPixels
internal import SegmentPrimitives

extension MutableRawSpan {
  /// Stores the straight forms of a raster's pixels from a byte on, as `StraightColor` has them.
  ///
  /// Nearly all pixels of a control repeat those before or are opaque; where eight at once do or
  /// are, they need no division.
  /// - Precondition: four bytes a pixel lie behind the offset.
  package mutating func storeStraight(_ pixels: Span<UInt32>, at offset: Int) {
    precondition(offset >= 0 && pixels.count <= (byteCount - offset) / 4, "the row has its bytes")
    var (last, straight) = (EightPixels.zero, EightPixels.zero)
    var index = 0
    while index &+ 8 <= pixels.count {
      // SAFETY: the step ends within the row, and every bit pattern is a value of its pixels.
      let next = unsafe pixels.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: 4 &* index, as: EightPixels.self)
      if (next ^ last).isAnySet { (last, straight) = (next, next.straight) }
      unsafe storeBytes(
        of: straight, toUncheckedByteOffset: offset &+ 4 &* index, as: EightPixels.self)
      index &+= 8
    }
    while index < pixels.count {
      let straight = StraightColor(premultiplied: pixels[index]).rgba.littleEndian
      storeBytes(of: straight, toByteOffset: offset + 4 * index, as: UInt32.self)
      index &+= 1
    }
  }
}

extension EightPixels {
  /// The straight forms of the pixels.
  @inline(__always)
  fileprivate var straight: EightPixels {
    if (lowHalf & highHalf).areOpaque {
      return self & 0xFF00_FF00 | self &>> 16 & 0xFF | (self & 0xFF) &<< 16
    }
    return EightPixels(lowHalf: lowHalf.straight, highHalf: highHalf.straight)
  }
}

extension SIMD4<UInt32> {
  /// Whether the conjunction of pixels has the opacity that only opaque ones have together.
  @inline(__always)
  fileprivate var areOpaque: Bool {
    let halves = lowHalf & highHalf
    return halves.x & halves.y >= 0xFF00_0000
  }

  /// The straight forms of pixels.
  ///
  /// A quotient's distance from a half that it is not is at least 1/510. The dividend is a little
  /// above 255, so that halves are rounded up whatever a `Float` errs.
  @inline(__always)
  fileprivate var straight: SIMD4<UInt32> {
    let alpha = self &>> 24
    let factor = 255.0002 / alpha.float
    let red = (self &>> 16 & 0xFF).scaled(by: factor)
    let green = (self &>> 8 & 0xFF).scaled(by: factor)
    let blue = (self & 0xFF).scaled(by: factor)
    // All ones where there is an opacity, nothing where there is none and the quotients are void.
    let isSeen = 0 &- (alpha &+ 255) &>> 8
    return (red | green &<< 8 | blue &<< 16 | self & 0xFF00_0000) & isSeen
  }

  /// The nearest whole numbers to products with factors, at most 255.
  @inline(__always)
  private func scaled(by factor: SIMD4<Float>) -> SIMD4<UInt32> {
    let products = float * factor
    let bounded = products.replacing(with: 255, where: products .> 255)
    // SAFETY: the types are equally large, and every bit pattern is a value of both.
    return unsafe unsafeBitCast(bounded + SIMD4.wholes, to: SIMD4<UInt32>.self) & 0xFF
  }

  /// Whole numbers below 2²³ as floating ones.
  @inline(__always)
  private var float: SIMD4<Float> {
    // SAFETY: the types are equally large, and every bit pattern is a value of both.
    unsafe unsafeBitCast(self | 0x4B00_0000, to: SIMD4<Float>.self) - SIMD4.wholes
  }

  /// 2²³, which is `0x4B000000`: from it on, `Float` has whole numbers only, and its lowest bits
  /// count them. Adding it rounds, which is one instruction where converting lanes is many.
  private static var wholes: Float { 8_388_608 }
}

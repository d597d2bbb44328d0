/// One pixel with straight alpha, as picture files store it: red, green, blue, alpha.
///
/// It converts to and from the premultiplied pixels of a raster so that a raster survives a file:
/// `StraightColor(premultiplied: p).premultiplied == p` for every pixel whose components do not
/// exceed its alpha.
@usableFromInline package struct StraightColor: Hashable, Sendable {
  /// The four bytes as they lie in a file, red in the lowest.
  @usableFromInline package let rgba: UInt32

  /// Makes a pixel from its four bytes in the order of a file, red in the lowest.
  @inlinable package init(rgba: UInt32) {
    self.rgba = rgba
  }

  /// Makes a pixel from its components.
  @inlinable package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    rgba = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The straight form of a raster's pixel: each component is `premultiplied × 255 ÷ alpha`, rounded
  /// to nearest, halves up; a fully transparent pixel is zero.
  ///
  /// A component above its alpha, which no painter makes, becomes 255.
  @inlinable @inline(__always)
  package init(premultiplied pixel: UInt32) {
    let alpha = pixel >> 24
    switch alpha {
    case 255: rgba = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
    case 0: rgba = 0
    default:
      // A quotient is at least 1/510 away from a half that it is not, far more than a `Float` errs.
      let divisor = Float(alpha)
      func straight(_ component: UInt32) -> UInt32 {
        min(255, UInt32(Float(component * 255) / divisor + 0.5))
      }
      rgba =
        straight(pixel >> 16 & 0xFF) | straight(pixel >> 8 & 0xFF) << 8
        | straight(pixel & 0xFF) << 16 | alpha << 24
    }
  }

  /// The raster's form of the pixel, `0xAARRGGBB`: each component is `straight × alpha ÷ 255`,
  /// rounded to nearest.
  @inlinable @inline(__always)
  package var premultiplied: UInt32 {
    let opacity = rgba >> 24
    func scaled(_ component: UInt32) -> UInt32 { (component &* opacity).dividedBy255 }
    return opacity << 24 | scaled(rgba & 0xFF) << 16 | scaled(rgba >> 8 & 0xFF) << 8
      | scaled(rgba >> 16 & 0xFF)
  }

  /// The red component.
  @inlinable package var red: UInt8 { UInt8(truncatingIfNeeded: rgba) }
  /// The green component.
  @inlinable package var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
  /// The blue component.
  @inlinable package var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
  /// The opacity, 255 where nothing shows through.
  @inlinable package var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
}

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
      let next: EightPixels = pixels.eight(at: index)
      if (next ^ last).isAnySet { (last, straight) = (next, next.straight) }
      // SAFETY: the row has its bytes from the offset on.
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

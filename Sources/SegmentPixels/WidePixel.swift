/// A pixel's four channels side by side in one word, 16 bits each, so that one multiplication
/// scales them all.
@usableFromInline package struct WidePixel: Equatable {
  @usableFromInline let bits: UInt64

  @inlinable static var low: UInt64 { 0x00FF_00FF_00FF_00FF }
  @inlinable static var one: UInt64 { 0x0001_0001_0001_0001 }

  /// Widens a pixel.
  @inlinable @inline(__always)
  package init(_ pixel: UInt32) {
    bits = UInt64(pixel & 0x00FF_00FF) | UInt64(pixel & 0xFF00_FF00) << 24
  }

  @inlinable @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// The pixel again.
  @inlinable @inline(__always)
  package var pixel: UInt32 {
    UInt32(truncatingIfNeeded: bits & 0x00FF_00FF)
      | UInt32(truncatingIfNeeded: bits >> 24) & 0xFF00_FF00
  }

  /// The sum of channels that stay below 65,536.
  @inlinable @inline(__always)
  static func &+ (a: WidePixel, b: WidePixel) -> WidePixel { WidePixel(bits: a.bits &+ b.bits) }

  /// Each channel times a factor, where the products stay below 65,536.
  @inline(__always)
  static func &* (a: WidePixel, factor: UInt16) -> WidePixel {
    WidePixel(bits: a.bits &* UInt64(factor))
  }

  /// Each channel divided by 2 to the given power, at least 1, and rounded: the mean of a sum.
  @inline(__always)
  func halved(times: UInt64) -> WidePixel {
    WidePixel(bits: (bits &+ (WidePixel.one &<< (times &- 1))) &>> times & WidePixel.low)
  }

  /// The mean of two pixels with a weight of the second, 0…256.
  @inlinable @inline(__always)
  package func mixed(with other: WidePixel, weight: Int) -> WidePixel {
    let second = UInt64(truncatingIfNeeded: weight)
    let sum = bits &* (256 &- second) &+ other.bits &* second
    return WidePixel(bits: (sum &+ WidePixel.one &* 128) &>> 8 & WidePixel.low)
  }
}

extension Int {
  /// A byte as a weight in 0…256, both ends exact.
  @inlinable @inline(__always)
  init(weight byte: UInt8) { self = Int(byte) + Int(byte >> 7) }
}

extension UInt32 {
  /// Opaque black.
  @inlinable package static var opaqueBlack: UInt32 { 0xFF00_0000 }

  /// The pixel mixed with another by a byte: 0 keeps this one, 255 gives the other.
  @inlinable @inline(__always)
  package func mixed(with other: UInt32, by byte: UInt8) -> UInt32 {
    if byte == 0 { return self }
    if byte == 255 { return other }
    return WidePixel(self).mixed(with: WidePixel(other), weight: Int(weight: byte)).pixel
  }

  /// This premultiplied pixel over another, source-over.
  @inlinable @inline(__always)
  package func over(_ backdrop: UInt32) -> UInt32 {
    let alpha = UInt8(truncatingIfNeeded: self >> 24)
    if alpha == 0 { return backdrop }
    if alpha == 255 { return self }
    let rest = WidePixel(backdrop).mixed(with: WidePixel(0), weight: Int(weight: alpha))
    return (rest &+ WidePixel(self)).pixel
  }
}

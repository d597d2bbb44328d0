/// A pixel's four channels side by side in one word, 16 bits each, so that one multiplication
/// scales them all.
struct Lanes: Equatable {
  private var bits: UInt64
  private static let low: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let one: UInt64 = 0x0001_0001_0001_0001
  private static let half: UInt64 = 0x0080_0080_0080_0080

  /// Spreads a pixel.
  @inline(__always)
  init(_ pixel: UInt32) {
    bits = UInt64(pixel & 0x00FF_00FF) | UInt64(pixel & 0xFF00_FF00) << 24
  }

  @inline(__always)
  private init(bits: UInt64) { self.bits = bits }

  /// The pixel again.
  @inline(__always)
  var pixel: UInt32 {
    UInt32(truncatingIfNeeded: bits & 0x00FF_00FF)
      | UInt32(truncatingIfNeeded: bits >> 24) & 0xFF00_FF00
  }

  /// The sum of channels that stay below 65,536.
  @inline(__always)
  static func &+ (a: Lanes, b: Lanes) -> Lanes { Lanes(bits: a.bits &+ b.bits) }

  /// Each channel times a factor, where the products stay below 65,536.
  @inline(__always)
  static func &* (a: Lanes, factor: UInt16) -> Lanes { Lanes(bits: a.bits &* UInt64(factor)) }

  /// Each channel divided by 2 to the given power, at least 1, and rounded: the mean of a sum.
  @inline(__always)
  func halved(times: UInt64) -> Lanes {
    Lanes(bits: (bits &+ (Lanes.one &<< (times &- 1))) &>> times & Lanes.low)
  }

  /// The mean of two pixels with a weight of the second, 0…256.
  @inline(__always)
  func mixed(with other: Lanes, weight: Int) -> Lanes {
    let second = UInt64(truncatingIfNeeded: weight)
    return Lanes(
      bits: (bits &* (256 &- second) &+ other.bits &* second &+ Lanes.half) >> 8 & Lanes.low)
  }
}

extension Int {
  /// A byte as a weight in 0…256, both ends exact.
  @inline(__always)
  init(weight byte: UInt8) { self = Int(byte) + Int(byte >> 7) }
}

extension UInt32 {
  /// Opaque black.
  static let opaqueBlack: UInt32 = 0xFF00_0000

  /// The pixel mixed with another by a byte: 0 keeps this one, 255 gives the other.
  @inline(__always)
  func mixed(with other: UInt32, by byte: UInt8) -> UInt32 {
    if byte == 0 { return self }
    if byte == 255 { return other }
    return Lanes(self).mixed(with: Lanes(other), weight: Int(weight: byte)).pixel
  }

  /// This premultiplied pixel under another, source-over.
  @inline(__always)
  func under(_ ink: UInt32) -> UInt32 {
    let alpha = UInt8(truncatingIfNeeded: ink >> 24)
    if alpha == 0 { return self }
    if alpha == 255 { return ink }
    return (Lanes(self).mixed(with: Lanes(0), weight: Int(weight: alpha)) &+ Lanes(ink)).pixel
  }
}

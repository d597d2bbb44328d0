internal import SegmentPrimitives

/// A colour laid over pixels through a coverage, as pixman's `OVER` does it: to the byte.
///
/// Source: pixman's `over_n_8_8888`; a product of two bytes is divided by 255 and rounded.
struct CoverageBlend {
  /// Sixteen half-channels of eight pixels: blue and red, or green and alpha, side by side.
  private typealias Lanes = SIMD16<UInt16>

  private let blueRed: Lanes
  private let greenAlpha: Lanes
  private let alpha: UInt16
  /// Whether only alpha is to be laid over, as most shadows and many inks have it.
  private let isBlack: Bool
  private let alphaLanes = Lanes(even: .zero, odd: .init(repeating: 255))

  init(_ color: Color) {
    // Cairo premultiplies in 16 bits; pixman keeps the upper half of them.
    func byte(_ component: Double) -> UInt16 {
      UInt16(min(max(component, 0), 1) * color.alpha * 65_535 + 0.5) >> 8
    }
    alpha = byte(1)
    isBlack = byte(color.red) | byte(color.green) | byte(color.blue) == 0
    blueRed = Lanes(
      even: .init(repeating: byte(color.blue)), odd: .init(repeating: byte(color.red)))
    greenAlpha = Lanes(even: .init(repeating: byte(color.green)), odd: .init(repeating: alpha))
  }

  /// Lays the colour over a run of pixels, as much of it as the coverage beside each says.
  /// - Precondition: both have the same count.
  func lay(over pixels: inout MutableSpan<UInt32>, through coverage: Span<UInt8>) {
    var index = 0
    while index &+ 8 <= coverage.count {
      // SAFETY: eight bytes from an index at least eight before the end; any bits are a value.
      let bits = unsafe coverage.bytes.unsafeLoadUnaligned(
        fromByteOffset: index, as: UInt64.self)
      if bits != 0 { lay(over: &pixels, from: index, through: SIMD8(bytes: bits)) }
      index &+= 8
    }
    guard index < coverage.count else { return }
    var (rest, shares) = (SIMD8<UInt32>(), SIMD8<UInt8>())
    for lane in 0..<coverage.count - index {
      (rest[lane], shares[lane]) = (pixels[index + lane], coverage[index + lane])
    }
    rest = unsafe unsafeBitCast(
      blended(unsafeBitCast(rest, to: Lanes.self), shares), to: SIMD8.self)
    for lane in 0..<coverage.count - index { pixels[index + lane] = rest[lane] }
  }

  @inline(__always)
  private func lay(
    over pixels: inout MutableSpan<UInt32>, from index: Int, through shares: SIMD8<UInt8>
  ) {
    precondition(index >= 0 && index &+ 8 <= pixels.count, "eight pixels lie inside the run")
    // SAFETY: the range was checked; lanes are pixels, and any bits are a pixel.
    var bytes = unsafe pixels.mutableBytes
    let old = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index &* 4, as: Lanes.self)
    bytes.storeBytes(of: blended(old, shares), toByteOffset: index &* 4, as: Lanes.self)
  }

  /// Eight pixels under the colour, each through its own share.
  @inline(__always)
  private func blended(_ pixels: Lanes, _ shares: SIMD8<UInt8>) -> Lanes {
    let wide = SIMD8<UInt16>(truncatingIfNeeded: shares)
    let share = Lanes(even: wide, odd: wide)
    let opacity = CoverageBlend.by255(share &* alpha)
    let rest = 255 &- opacity
    let (low, high) = (
      CoverageBlend.by255((pixels & 255) &* rest), CoverageBlend.by255((pixels &>> 8) &* rest)
    )
    if isBlack { return (low | high &<< 8) &+ (opacity & alphaLanes) &<< 8 }
    return (low &+ CoverageBlend.by255(blueRed &* share))
      | (high &+ CoverageBlend.by255(greenAlpha &* share)) &<< 8
  }

  /// Products of two bytes divided by 255, rounded.
  @inline(__always)
  private static func by255(_ products: Lanes) -> Lanes {
    let sums = products &+ 128
    return (sums &+ (sums &>> 8)) &>> 8
  }
}

extension SIMD8<UInt8> {
  /// The bytes of a word in the order they have in memory.
  @inline(__always)
  fileprivate init(bytes word: UInt64) {
    self = unsafe unsafeBitCast(word, to: SIMD8<UInt8>.self)
  }
}

extension SIMD16<UInt16> {
  /// Two rows of lanes, one from each in turn.
  @inline(__always)
  fileprivate init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
    self = .zero
    (evenHalf, oddHalf) = (even, odd)
  }
}

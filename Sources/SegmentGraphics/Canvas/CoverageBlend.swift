internal import SegmentPixels
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
    let count = coverage.count
    precondition(pixels.count == count, "a run has a coverage for each pixel")
    guard count >= 8 else { return layFew(over: &pixels, through: coverage) }
    // Most of a run repeats: the same eight pixels through the same coverage.
    var last = Step(bits: 0, old: .zero, new: .zero)
    for index in stride(from: 0, through: count &- 8, by: 8) {
      // SAFETY: here and below, eight pixels from the index on lie inside the run.
      let bits = unsafe coverage.eight(from: index)
      unsafe lay(over: &pixels, from: index, through: bits, &last)
    }
    guard count % 8 > 0 else { return }
    // Once more from eight before the end on, through nothing where it was done.
    let bits = unsafe coverage.eight(from: count &- 8) & ~0 &<< UInt64(64 - 8 * (count % 8))
    unsafe lay(over: &pixels, from: count &- 8, through: bits, &last)
  }

  /// Eight pixels, the coverage over them, and what both make.
  private struct Step {
    var bits: UInt64
    var old: Lanes
    var new: Lanes
  }

  @unsafe @inline(__always)
  private func lay(
    over pixels: inout MutableSpan<UInt32>, from index: Int, through bits: UInt64,
    _ last: inout Step
  ) {
    if bits == 0 { return }
    // SAFETY: lanes are pixels, and any bits are a pixel.
    var bytes = unsafe pixels.mutableBytes
    let old = unsafe bytes.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index &* 4, as: Lanes.self)
    if bits != last.bits || (old ^ last.old).isAnySet {
      last = Step(bits: bits, old: old, new: blended(old, SIMD8(bytes: bits)))
    }
    unsafe bytes.storeBytes(of: last.new, toUncheckedByteOffset: index &* 4, as: Lanes.self)
  }

  /// Lays the colour over fewer than eight pixels.
  private func layFew(over pixels: inout MutableSpan<UInt32>, through coverage: Span<UInt8>) {
    var (few, shares) = (SIMD8<UInt32>(), SIMD8<UInt8>())
    for lane in coverage.indices { (few[lane], shares[lane]) = (pixels[lane], coverage[lane]) }
    few = unsafe unsafeBitCast(
      blended(unsafeBitCast(few, to: Lanes.self), shares), to: SIMD8.self)
    for lane in coverage.indices { pixels[lane] = few[lane] }
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

extension Span<UInt8> {
  /// Eight bytes as one number. Unsafe if fewer follow.
  @unsafe @inline(__always)
  fileprivate func eight(from index: Int) -> UInt64 {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
  }
}

extension SIMD16<UInt16> {
  /// Whether a bit of a lane is set.
  @inline(__always)
  fileprivate var isAnySet: Bool {
    // SAFETY: both have the same size, and any bits are pixels.
    unsafe unsafeBitCast(self, to: EightPixels.self).isAnySet
  }

  /// Two rows of lanes, one from each in turn.
  @inline(__always)
  fileprivate init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
    self = .zero
    (evenHalf, oddHalf) = (even, odd)
  }
}

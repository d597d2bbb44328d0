package import SegmentPrimitives

/// A colour composited source-over through a coverage mask, as pixman's `OVER` does it: to the byte.
///
/// Source: pixman's `over_n_8_8888`; a product of two bytes is divided by 255 and rounded.
package struct SourceOver {
  private let blueRed: PixelLanes
  private let greenAlpha: PixelLanes
  private let alpha: UInt16
  /// Whether the colour is black, as most shadows and many inks are, so that only alpha is added.
  private let isBlack: Bool
  private let alphaLanes = PixelLanes(even: .zero, odd: .init(repeating: 255))

  /// Premultiplies a colour.
  package init(_ color: Color) {
    // Cairo premultiplies in 16 bits; pixman keeps the upper half of them.
    func byte(_ component: Double) -> UInt16 {
      UInt16(min(max(component, 0), 1) * color.alpha * 65_535 + 0.5) >> 8
    }
    alpha = byte(1)
    isBlack = byte(color.red) | byte(color.green) | byte(color.blue) == 0
    blueRed = PixelLanes(
      even: .init(repeating: byte(color.blue)), odd: .init(repeating: byte(color.red)))
    greenAlpha = PixelLanes(even: .init(repeating: byte(color.green)), odd: .init(repeating: alpha))
  }

  /// Composites the colour over a row of pixels, through the coverage beside each.
  /// - Precondition: both have the same count.
  package func composite(over pixels: inout MutableSpan<UInt32>, through coverage: Span<UInt8>) {
    let count = coverage.count
    precondition(pixels.count == count, "a row has a coverage for each pixel")
    guard count >= 8 else { return compositeFew(over: &pixels, through: coverage) }
    // Most of a row repeats: the same eight pixels through the same coverage.
    var last = Blend(bits: 0, old: .zero, new: .zero)
    for index in stride(from: 0, through: count &- 8, by: 8) {
      // SAFETY: here and below, eight values from the index on lie inside the row.
      let bits = unsafe coverage.eight(from: index)
      composite(over: &pixels, from: index, through: bits, &last)
    }
    guard count % 8 > 0 else { return }
    // Once more from eight before the end on, through nothing where it was done.
    let bits = unsafe coverage.eight(from: count &- 8) & ~0 &<< UInt64(64 - 8 * (count % 8))
    composite(over: &pixels, from: count &- 8, through: bits, &last)
  }

  /// Eight pixels, the coverage over them, and what both make.
  private struct Blend {
    var bits: UInt64
    var old: PixelLanes
    var new: PixelLanes
  }

  @inline(__always)
  private func composite(
    over pixels: inout MutableSpan<UInt32>, from index: Int, through bits: UInt64,
    _ last: inout Blend
  ) {
    if bits == 0 { return }
    let old: PixelLanes = pixels.span.eight(at: index)
    if bits != last.bits || (old ^ last.old).isAnySet {
      last = Blend(bits: bits, old: old, new: blended(old, SIMD8(bytes: bits)))
    }
    pixels.store(last.new, at: index)
  }

  /// Composites the colour over fewer than eight pixels.
  private func compositeFew(over pixels: inout MutableSpan<UInt32>, through coverage: Span<UInt8>) {
    var (few, levels) = (EightPixels(), SIMD8<UInt8>())
    for lane in coverage.indices { (few[lane], levels[lane]) = (pixels[lane], coverage[lane]) }
    few = unsafe unsafeBitCast(
      blended(unsafeBitCast(few, to: PixelLanes.self), levels), to: EightPixels.self)
    for lane in coverage.indices { pixels[lane] = few[lane] }
  }

  /// Eight pixels under the colour, each through its own coverage.
  @inline(__always)
  private func blended(_ pixels: PixelLanes, _ levels: SIMD8<UInt8>) -> PixelLanes {
    let wide = SIMD8<UInt16>(truncatingIfNeeded: levels)
    let coverage = PixelLanes(even: wide, odd: wide)
    let opacity = (coverage &* alpha).dividedBy255
    let rest = 255 &- opacity
    let low = ((pixels & .lowBytes) &* rest).dividedBy255
    let high = ((pixels &>> 8) &* rest).dividedBy255
    if isBlack { return (low | high &<< 8) &+ (opacity & alphaLanes) &<< 8 }
    return (low &+ (blueRed &* coverage).dividedBy255)
      | (high &+ (greenAlpha &* coverage).dividedBy255) &<< 8
  }
}

extension PixelLanes {
  /// Products of two bytes divided by 255, rounded.
  @inline(__always)
  fileprivate var dividedBy255: PixelLanes {
    let sums = self &+ 128
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

extension MutableSpan<UInt32> {
  /// Composites a row of premultiplied pixels source-over, of which most are transparent and are
  /// passed over sixteen at a time.
  package mutating func composite(_ source: Span<UInt32>) {
    var index = 0
    while index + 16 <= count {
      let (first, second): (EightPixels, EightPixels) = (
        source.eight(at: index), source.eight(at: index + 8)
      )
      if (first | second).isAnySet { composite(source, in: index..<index + 16) }
      index += 16
    }
    composite(source, in: index..<count)
  }

  private mutating func composite(_ source: Span<UInt32>, in range: Range<Int>) {
    for index in range { self[index] = source[index].over(self[index]) }
  }
}

extension Raster {
  /// Composites a premultiplied picture of the same size source-over.
  package mutating func composite(_ source: Raster) {
    var target = pixels.mutableSpan
    target.composite(source.pixels.span)
  }
}

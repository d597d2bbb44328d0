internal import SegmentPixels
internal import SegmentPrimitives

/// What the pixels of a raster have in common, which decides how they can be stored.
struct PixelCensus: Sendable {
  private var isOpaque = true
  private var isGrey = true
  /// The different pixels, or `nil` where there are more than a palette holds.
  private var histogram: ColorHistogram? = ColorHistogram()

  /// Looks at a raster's pixels.
  ///
  /// The middle rows come first, where a control has most of its colours: as soon as all is settled
  /// no more are looked at.
  init(_ raster: Raster) {
    let pixels = raster.pixels.span
    for step in 0..<raster.height {
      if isSettled { return }
      let offset = step % 2 == 0 ? step / 2 : -(step + 1) / 2
      add(pixels.extracting(raster.row(raster.height / 2 + offset)))
    }
  }

  private mutating func add(_ row: Span<UInt32>) {
    var index = 0
    while index < row.count {
      let (pixel, start) = (row[index], index)
      index = row.endOfRun(of: pixel, from: start + 1)
      add(pixel, count: index - start)
    }
  }

  /// Whether no further pixel can change anything.
  private var isSettled: Bool { !isOpaque && !isGrey && histogram == nil }

  private mutating func add(_ pixel: UInt32, count: Int) {
    isOpaque = isOpaque && pixel >> 24 == 255
    // A grey equals itself moved by one component.
    isGrey = isGrey && (pixel ^ pixel << 8) & 0x00FF_FF00 == 0
    histogram?.add(pixel, count: count)
    if let count = histogram?.colors.count, count > PNGPalette.capacity { histogram = nil }
  }
}

extension PixelCensus {
  /// The layouts that hold every pixel without loss, the one expected to be smallest first.
  var layouts: [PixelLayout] {
    let palette = paletteLayout
    switch (isOpaque, isGrey) {
    case (true, true): return [.grey(bits: greyBits)] + palette
    case (true, false): return palette + [.rgb]
    case (false, true): return [.greyAlpha] + palette
    case (false, false): return palette + [.rgba]
    }
  }

  private var paletteLayout: [PixelLayout] {
    guard let histogram else { return [] }
    let palette = PNGPalette(histogram.colors)
    return [.palette(palette, bits: palette.indexBits)]
  }

  /// The fewest bits, 1, 2, 4 or 8, that have each level of grey.
  private var greyBits: Int {
    let levels = histogram?.colors.map { $0 & 0xFF } ?? [1]
    // The levels that n bits have are the multiples of 255 ÷ (2ⁿ − 1).
    return [1, 2, 4].first { bits in levels.allSatisfy { $0 % (255 / (1 << bits - 1)) == 0 } } ?? 8
  }
}

extension Span<UInt32> {
  /// The first index from one on at which there is another pixel; the count if there is none.
  fileprivate func endOfRun(of pixel: UInt32, from start: Int) -> Int {
    var index = start
    let eight = SIMD8(repeating: pixel)
    while index + 8 <= count {
      // SAFETY: eight pixels lie before the end.
      let next = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: 4 * index, as: SIMD8<UInt32>.self)
      if next != eight { break }
      index += 8
    }
    while index < count && self[index] == pixel { index += 1 }
    return index
  }
}

internal import SegmentPixels

extension PixelLayout {
  /// Writes a row of a raster's pixels as a PNG's row has them, behind the byte for its filter.
  /// - Precondition: the layout holds the pixels without loss, and the row has `1 + rowLength` bytes.
  func pack(_ pixels: Span<UInt32>, into row: inout MutableSpan<UInt8>) {
    switch self {
    case .grey(8): packBytes(pixels, into: &row) { UInt8(truncatingIfNeeded: $0) }
    case .palette(let palette, 8): packBytes(pixels, into: &row) { palette.index(of: $0) }
    case .grey(let bits):
      // The upper bits of a level that few bits can tell are the level in few bits.
      packBits(pixels, bits, into: &row) { UInt8(truncatingIfNeeded: $0) >> (8 - UInt8(bits)) }
    case .palette(let palette, let bits):
      packBits(pixels, bits, into: &row) { palette.index(of: $0) }
    case .greyAlpha: packGreyAlpha(pixels, into: &row)
    case .rgb: packColors(pixels, into: &row)
    case .rgba: packPixels(pixels, into: &row)
    }
  }

  @inline(__always)
  private func packBytes(
    _ pixels: Span<UInt32>, into row: inout MutableSpan<UInt8>, sample: (UInt32) -> UInt8
  ) {
    var (last, lastSample): (UInt32, UInt8) = (0, sample(0))
    for x in pixels.indices {
      if pixels[x] != last { (last, lastSample) = (pixels[x], sample(pixels[x])) }
      row[1 + x] = lastSample
    }
  }

  @inline(__always)
  private func packBits(
    _ pixels: Span<UInt32>, _ bits: Int, into row: inout MutableSpan<UInt8>,
    sample: (UInt32) -> UInt8
  ) {
    for index in 1..<row.count { row[index] = 0 }
    for x in pixels.indices {
      // The first pixel takes a byte's uppermost bits.
      let bit = 8 + x * bits
      row[bit / 8] |= sample(pixels[x]) << UInt8(8 - bits - bit % 8)
    }
  }

  private func packGreyAlpha(_ pixels: Span<UInt32>, into row: inout MutableSpan<UInt8>) {
    for x in pixels.indices {
      let straight = StraightColor(premultiplied: pixels[x])
      row[1 + 2 * x] = straight.red
      row[2 + 2 * x] = straight.alpha
    }
  }

  private func packColors(_ pixels: Span<UInt32>, into row: inout MutableSpan<UInt8>) {
    for x in pixels.indices {
      let pixel = pixels[x]
      row[1 + 3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
      row[2 + 3 * x] = UInt8(truncatingIfNeeded: pixel >> 8)
      row[3 + 3 * x] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  private func packPixels(_ pixels: Span<UInt32>, into row: inout MutableSpan<UInt8>) {
    var bytes = unsafe row.mutableBytes
    bytes.storeStraight(pixels, at: 1)
  }
}

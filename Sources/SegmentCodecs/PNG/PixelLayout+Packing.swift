extension PixelLayout {
  /// Writes a row of a raster's pixels as a PNG's row has them, behind the byte for its filter.
  /// - Precondition: the layout holds the pixels without loss, and the row has `1 + rowLength` bytes.
  func pack(_ pixels: Span<UInt32>, into bytes: inout [UInt8]) {
    var row = bytes.mutableSpan
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
    let rest = pixels.count % 4
    var bytes = unsafe row.mutableBytes
    precondition(bytes.byteCount == 1 + 4 * pixels.count)
    // A translucent area repeats one pixel, whose divisions are needed once.
    var (last, straight) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
    for x in stride(from: 0, to: pixels.count - rest, by: 4) {
      let four = unsafe pixels.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: 4 * x, as: SIMD4<UInt32>.self)
      if four != last { (last, straight) = (four, StraightColor.straight(four)) }
      unsafe bytes.storeBytes(
        of: straight, toUncheckedByteOffset: 1 + 4 * x, as: SIMD4<UInt32>.self)
    }
    for x in pixels.count - rest..<pixels.count {
      let straight = StraightColor(premultiplied: pixels[x]).rgba.littleEndian
      bytes.storeBytes(of: straight, toByteOffset: 1 + 4 * x, as: UInt32.self)
    }
  }
}

extension StraightColor {
  /// The straight forms of four pixels of a raster, as they lie in a file.
  @inline(__always)
  fileprivate static func straight(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let halves = pixels.lowHalf & pixels.highHalf
    // Nearly all pixels of a control are opaque or nothing, and need no division.
    if halves.x & halves.y >= 0xFF00_0000 {
      return pixels & 0xFF00_FF00 | pixels &>> 16 & 0xFF | (pixels & 0xFF) &<< 16
    }
    if pixels == .zero { return .zero }
    return SIMD4(
      StraightColor(premultiplied: pixels.x).rgba, StraightColor(premultiplied: pixels.y).rgba,
      StraightColor(premultiplied: pixels.z).rgba, StraightColor(premultiplied: pixels.w).rgba)
  }
}

internal import SegmentPixels

/// How a PNG stores its pixels: the colour type and the bit depth (PNG 3, §11.2.1).
enum PixelLayout: Equatable, Sendable {
  /// One level of grey, in 1, 2, 4 or 8 bits.
  case grey(bits: Int)
  /// A level of grey and an opacity, a byte each.
  case greyAlpha
  /// Red, green and blue, a byte each.
  case rgb
  /// Red, green, blue and an opacity, a byte each.
  case rgba
  /// The index of a palette entry, in 1, 2, 4 or 8 bits.
  case palette(PNGPalette, bits: Int)

  /// The number of a pixel's bits.
  var bitsPerPixel: Int {
    switch self {
    case .grey(let bits), .palette(_, let bits): bits
    case .greyAlpha: 16
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// The number of bits of one of a pixel's components.
  var bitDepth: Int { min(8, bitsPerPixel) }

  /// The format's number for the colour type.
  var colorType: UInt8 {
    switch self {
    case .grey: 0
    case .rgb: 2
    case .palette: 3
    case .greyAlpha: 4
    case .rgba: 6
    }
  }

  /// The bytes of a scanline, without the filter type byte.
  func scanlineLength(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Whether the pixels are indices of a palette.
  var hasPalette: Bool {
    if case .palette = self { true } else { false }
  }

  /// The bytes that a palette adds to a file: its chunks, and opacities where it has any.
  var paletteSize: Int {
    guard case .palette(let palette, _) = self else { return 0 }
    let opacities = palette.alphaBytes.count
    return 12 + palette.colorBytes.count + (opacities > 0 ? 12 + opacities : 0)
  }
}

extension PixelLayout {
  /// Writes a row of a raster's pixels into a scanline, behind the filter type byte.
  /// - Precondition: the layout holds the pixels without loss, and the scanline has
  ///   `1 + scanlineLength` bytes.
  func pack(_ pixels: Span<UInt32>, into scanline: inout MutableSpan<UInt8>) {
    switch self {
    case .grey(8): packBytes(pixels, into: &scanline) { UInt8(truncatingIfNeeded: $0) }
    case .palette(let palette, 8): packBytes(pixels, into: &scanline) { palette.index(of: $0) }
    case .grey(let bits):
      // Of a level that few bits can hold, the upper bits are the level in few bits.
      packBits(pixels, bits, into: &scanline) { UInt8(truncatingIfNeeded: $0) >> (8 - UInt8(bits)) }
    case .palette(let palette, let bits):
      packBits(pixels, bits, into: &scanline) { palette.index(of: $0) }
    case .greyAlpha: packGreyAlpha(pixels, into: &scanline)
    case .rgb: packColors(pixels, into: &scanline)
    case .rgba: packPixels(pixels, into: &scanline)
    }
  }

  @inline(__always)
  private func packBytes(
    _ pixels: Span<UInt32>, into scanline: inout MutableSpan<UInt8>, sample: (UInt32) -> UInt8
  ) {
    var (last, lastSample): (UInt32, UInt8) = (0, sample(0))
    for x in pixels.indices {
      if pixels[x] != last { (last, lastSample) = (pixels[x], sample(pixels[x])) }
      scanline[1 + x] = lastSample
    }
  }

  @inline(__always)
  private func packBits(
    _ pixels: Span<UInt32>, _ bits: Int, into scanline: inout MutableSpan<UInt8>,
    sample: (UInt32) -> UInt8
  ) {
    for index in 1..<scanline.count { scanline[index] = 0 }
    for x in pixels.indices {
      // The first pixel takes a byte's uppermost bits.
      let bit = 8 + x * bits
      scanline[bit / 8] |= sample(pixels[x]) << UInt8(8 - bits - bit % 8)
    }
  }

  private func packGreyAlpha(_ pixels: Span<UInt32>, into scanline: inout MutableSpan<UInt8>) {
    for x in pixels.indices {
      let straight = StraightColor(premultiplied: pixels[x])
      scanline[1 + 2 * x] = straight.red
      scanline[2 + 2 * x] = straight.alpha
    }
  }

  private func packColors(_ pixels: Span<UInt32>, into scanline: inout MutableSpan<UInt8>) {
    for x in pixels.indices {
      let pixel = pixels[x]
      scanline[1 + 3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
      scanline[2 + 3 * x] = UInt8(truncatingIfNeeded: pixel >> 8)
      scanline[3 + 3 * x] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  private func packPixels(_ pixels: Span<UInt32>, into scanline: inout MutableSpan<UInt8>) {
    var bytes = unsafe scanline.mutableBytes
    bytes.storeStraight(pixels, at: 1)
  }
}

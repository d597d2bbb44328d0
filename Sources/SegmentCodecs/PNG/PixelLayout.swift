/// How a PNG's pixels lie in its rows: the colour type and the bits of each pixel.
enum PixelLayout: Equatable, Sendable {
  /// One level of grey, in 1, 2, 4 or 8 bits.
  case grey(bits: Int)
  /// A level of grey and an opacity, a byte each.
  case greyAlpha
  /// Red, green and blue, a byte each.
  case rgb
  /// Red, green, blue and an opacity, a byte each.
  case rgba
  /// The index of a palette's entry, in 1, 2, 4 or 8 bits.
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

  /// The number of bytes of a row of pixels, without the byte that names its filter.
  func rowLength(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

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

import SegmentPixels
import SegmentPrimitives

/// Rasters of every kind that the encoder treats differently, reproducible by their names.
enum PictureKind: String, CaseIterable {
  case onePixel, transparent, black, oneColumn, oneRow, wide
  case blackAndWhite, fourGreys, greyRamp, opaqueGreyNoise, greyWithAlpha
  case twoColors, fiveColors, twelveColors, manyPaletteColors, exactlyPalette, justOverPalette
  case flatArt, opaqueFlatArt, gradient, translucentGradient, colorNoise, translucentNoise
  case widerThanTheWindow

  var raster: Raster {
    switch self {
    case .onePixel: Raster(width: 1, height: 1, pixels: [0x8040_2010])
    case .transparent: Raster(width: 9, height: 7)
    case .black: Raster(width: 9, height: 7, fill: 0xFF00_0000)
    case .oneColumn: .make(1, 300) { _, y, _ in 0xFF00_0000 | UInt32(y) }
    case .oneRow: .make(300, 1) { x, _, _ in 0xFF00_0000 | UInt32(x) << 8 }
    case .wide: .make(5000, 3) { x, y, _ in x / 700 % 2 == y % 2 ? 0xFFE5_E5EA : 0xFF00_7AFF }
    case .blackAndWhite: .make(37, 11) { x, y, _ in (x * y) % 3 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    case .fourGreys: .make(35, 9) { x, y, _ in .grey(UInt32((x ^ y) % 4) * 85) }
    case .greyRamp: .make(256, 5) { x, _, _ in .grey(UInt32(x)) }
    case .opaqueGreyNoise: .make(60, 40) { _, _, random in .grey(random % 256) }
    case .greyWithAlpha: .make(200, 30) { x, y, _ in UInt32(x + y) << 24 }
    default: colorRaster
    }
  }

  private var colorRaster: Raster {
    switch self {
    case .twoColors: .make(33, 20) { x, y, _ in (x + y) % 5 == 0 ? 0xFFFF_0000 : 0x8000_8000 }
    case .fiveColors: .colors(5)
    case .twelveColors: .colors(12)
    case .manyPaletteColors: .colors(200)
    case .exactlyPalette: .colors(256)
    case .justOverPalette: .colors(257)
    case .flatArt: .pill(opaque: false)
    case .opaqueFlatArt: .pill(opaque: true)
    case .gradient:
      .make(256, 64) { x, y, _ in 0xFF00_0000 | UInt32(x) << 16 | UInt32(y * 4) << 8 | 0x40 }
    case .translucentGradient:
      .make(250, 60) { x, y, _ in
        StraightColor255.premultiplied(UInt32(x), UInt32(y), 99, UInt32((x + y) % 256))
      }
    case .colorNoise: .make(80, 50) { _, _, random in 0xFF00_0000 | random & 0xFFFFFF }
    case .translucentNoise:
      .make(70, 50) { _, _, random in
        StraightColor255.premultiplied(
          random & 255, random >> 8 & 255, random >> 16 & 255, random >> 24)
      }
    default:
      .make(9000, 4) { x, y, random in (x + y) % 11 == 0 ? 0xFF00_0000 | random % 999 : 0xFFFFFFFF }
    }
  }
}

/// Pixels computed in the plainest way, apart from the code under test.
enum StraightColor255 {
  static func premultiplied(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32)
    -> UInt32
  {
    [red, green, blue].reduce(alpha) { $0 << 8 | (2 * $1 * alpha + 255) / 510 }
  }
}

extension UInt32 {
  static func grey(_ level: UInt32) -> UInt32 { 0xFF00_0000 | level * 0x01_0101 }
}

extension Raster {
  /// A raster of a function of column, row and a pseudo-random number.
  static func make(
    _ width: Int, _ height: Int, _ pixel: (Int, Int, UInt32) -> UInt32
  ) -> Raster {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var raster = Raster(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        // xorshift64, by Marsaglia.
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        raster[x, y] = pixel(x, y, UInt32(truncatingIfNeeded: state >> 32))
      }
    }
    return raster
  }

  /// Exactly so many different colours, some of them translucent.
  static func colors(_ count: Int) -> Raster {
    make(64, 40) { x, y, random in
      let index = y * 64 + x < count ? UInt32(y * 64 + x) : random % UInt32(count)
      return StraightColor255.premultiplied(
        index % 256, 255 - index % 256, index / 256, index % 3 == 0 ? 128 : 255)
    }
  }

  /// A soft-edged disc pattern, as text and pills are: few plain areas, many edge colours.
  static func pill(opaque: Bool) -> Raster {
    make(420, 96) { x, y, _ in
      let (dx, dy) = (x % 70 - 35, y % 48 - 24)
      let edge = max(0, min(255, (dx * dx + dy * dy - 300) * 2))
      let ink = UInt32(255 - edge)
      let (red, green) = (ink * UInt32(x / 70) / 8, ink * UInt32(y / 48 + 1) / 3)
      return opaque
        ? 0xFF00_0000 | red << 16 | green << 8 | ink / 2
        : StraightColor255.premultiplied(red, green, ink / 2, ink)
    }
  }
}

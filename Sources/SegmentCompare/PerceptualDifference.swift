/// How different two colours look, as pixelmatch 7 measures it.
///
/// It is a weighted squared distance in YIQ (Kotsarenko and Ramos, "Measuring perceived color
/// difference using YIQ NTSC transmission color space in mobile applications", 2010). Where a pixel is
/// not opaque, both are seen over a pattern that depends on its place, so that neither black nor
/// white on nothing can hide.
enum PerceptualDifference {
  /// The greatest square distance there is, between black and white.
  private static let greatest = 35215.0

  /// The square distance that belongs to a threshold of 0…1.
  static func squareDistance(threshold: Double) -> Double { greatest * threshold * threshold }

  /// The threshold at which a square distance would just pass, 0…1.
  static func threshold(squareDistance: Double) -> Double {
    (squareDistance / greatest).squareRoot()
  }

  /// The square distance of two different straight pixels at a position of a raster's pixels.
  @inline(__always)
  static func squareDistance(_ a: UInt32, _ b: UInt32, at position: Int) -> Double {
    let change = ColorChange(a, b, at: position)
    let (y, i, q) = (change.luma, change.inPhase, change.quadrature)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// How much brighter the first pixel is than the second, 0 exactly where both are equal; the
  /// pattern is that at a position of a raster's pixels.
  @inline(__always)
  static func brightness(_ a: UInt32, _ b: UInt32, at position: Int) -> Double {
    a == b ? 0 : ColorChange(a, b, at: position).luma
  }
}

/// What leads from one colour to another, in levels of red, green and blue.
private struct ColorChange {
  let red, green, blue: Double

  @inline(__always)
  init(_ a: UInt32, _ b: UInt32, at position: Int) {
    let opacities = (Double(a >> 24), Double(b >> 24))
    guard a & b < 0xFF00_0000 else {
      red = Double(a & 255) - Double(b & 255)
      green = Double(a >> 8 & 255) - Double(b >> 8 & 255)
      blue = Double(a >> 16 & 255) - Double(b >> 16 & 255)
      return
    }
    let below = Self.backdrop(at: position)
    let change = opacities.0 - opacities.1
    func blended(_ shift: UInt32, _ below: Double) -> Double {
      let (a, b) = (Double(a >> shift & 255), Double(b >> shift & 255))
      return (a * opacities.0 - b * opacities.1 - below * change) / 255
    }
    red = blended(0, below.red)
    green = blended(8, below.green)
    blue = blended(16, below.blue)
  }

  /// The pattern below pixels that are not opaque. Two periods that are no whole numbers of pixels
  /// keep it from matching a picture's own; red is the same everywhere, as in pixelmatch.
  @inline(__always)
  private static func backdrop(at position: Int) -> (red: Double, green: Double, blue: Double) {
    let byte = Double(4 * position)
    func level(_ period: Double) -> Double { 48 + 159 * Double(Int(byte / period) & 1) }
    return (48, level(1.618_033_988_749_895), level(2.618_033_988_749_895))
  }

  /// The change of brightness, Y.
  @inline(__always)
  var luma: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  /// The change between orange and blue, I.
  @inline(__always)
  var inPhase: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }

  /// The change between purple and green, Q.
  @inline(__always)
  var quadrature: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}

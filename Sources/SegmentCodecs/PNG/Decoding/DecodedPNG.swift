public import SegmentPixels
internal import SegmentPrimitives

/// What a PNG file holds: its picture, and what it says about size and colour.
public struct DecodedPNG: Equatable, Sendable {
  /// The picture with the file's component values, premultiplied; no profile or gamma is applied.
  public var raster: Raster
  /// The physical size that the file declares, if any.
  public var density: PixelDensity?
  /// Which colours the file's numbers mean by its own word.
  public var colorSpace: PNGColorSpace
  /// The same as numbers, with which the picture can be converted.
  public var colors: SourceColors
  /// The texts in the order in which they are stored.
  public var texts: [PNGText]

  /// Makes a value of its parts.
  public init(
    raster: Raster, density: PixelDensity? = nil, colorSpace: PNGColorSpace = .undeclared,
    colors: SourceColors = .sRGB, texts: [PNGText] = []
  ) {
    self.raster = raster
    self.density = density
    self.colorSpace = colorSpace
    self.colors = colors
    self.texts = texts
  }
}

/// How many pixels a file declares for a unit of length (`pHYs`).
public struct PixelDensity: Equatable, Sendable {
  /// The number of columns for one unit.
  public var horizontal: UInt32
  /// The number of rows for one unit.
  public var vertical: UInt32
  /// Whether the unit is a metre; otherwise it is unknown and only the ratio means something.
  public var isPerMetre: Bool

  /// Makes a density.
  public init(horizontal: UInt32, vertical: UInt32, isPerMetre: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.isPerMetre = isPerMetre
  }

  /// The pixels of one point, 1/72 inch, in the horizontal direction; `nil` if the unit is unknown.
  public var scale: Double? {
    isPerMetre ? Double(horizontal) * 0.0254 / 72 : nil
  }
}

/// Which colours a PNG's numbers mean, by the chunk that counts most of those present.
public enum PNGColorSpace: Equatable, Sendable {
  /// No chunk tells; sRGB by convention.
  case undeclared
  /// The colours are sRGB, by the chunk of that name.
  case sRGB
  /// An embedded ICC profile of this name tells (`iCCP`).
  case profile(name: String)
  /// Only the exponent of the encoding is told (`gAMA`), 1/2.2 ≈ 0.45455 for colours like sRGB's.
  case gamma(Double)

  /// Whether the colours are sRGB as far as the file tells, so that they can be shown as they are.
  ///
  /// A profile counts as sRGB by its name; an exponent within 1 % of 1/2.2.
  public var isStandard: Bool {
    switch self {
    case .undeclared, .sRGB: true
    case .profile(let name): name.uppercased().hasPrefix("SRGB")
    case .gamma(let exponent): abs(exponent * 2.2 - 1) <= 0.01
    }
  }
}

/// Which colours a picture file's numbers mean.
public enum SourceColors: Hashable, Sendable {
  /// sRGB, declared or by convention.
  case sRGB
  /// Those of an ICC profile, as the file embeds it (ICC.1).
  case profile([UInt8])
  /// Light by a power of the number, of primaries (PNG 3 §11.3.2, `gAMA` and `cHRM`).
  case gamma(exponent: Double, Chromaticities)
}

/// Where a colour space's white and primaries lie in CIE 1931 x and y.
public struct Chromaticities: Hashable, Sendable {
  /// One colour's chromaticity.
  public struct Coordinates: Hashable, Sendable {
    /// X ÷ (X + Y + Z).
    public var x: Double
    /// Y ÷ (X + Y + Z).
    public var y: Double

    /// Makes coordinates.
    public init(_ x: Double, _ y: Double) {
      (self.x, self.y) = (x, y)
    }
  }

  /// White, and full red, green and blue.
  public var white, red, green, blue: Coordinates

  /// Those of sRGB (IEC 61966-2-1).
  public static let sRGB = Chromaticities(
    white: Coordinates(0.3127, 0.3290), red: Coordinates(0.64, 0.33),
    green: Coordinates(0.30, 0.60), blue: Coordinates(0.15, 0.06))

  /// Whether both are the same but for the rounding of files, which store five decimals.
  func isNear(_ other: Chromaticities) -> Bool {
    zip([white, red, green, blue], [other.white, other.red, other.green, other.blue])
      .allSatisfy { abs($0.x - $1.x) < 0.002 && abs($0.y - $1.y) < 0.002 }
  }
}

public import SegmentPrimitives

/// Relative luminance and contrast as WCAG 2 defines them, in linear light.
public enum Luminance {
  /// The relative luminance of an opaque colour, 0…1.
  static func relative(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The contrast ratio of two opaque colours, 1…21.
  public static func contrast(_ a: Color, _ b: Color) -> Double {
    let (a, b) = (relative(a), relative(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The linear light of an encoded sRGB component in 0…1; IEC 61966-2-1.
  private static func linear(_ encoded: Double) -> Double {
    let value = min(max(encoded, 0), 1)
    return value <= 0.04045 ? value / 12.92 : powerOf2Point4((value + 0.055) / 1.055)
  }

  /// `x^2.4 = x² · ⁵√x²` for x in 0…1, by Newton's method: the result of a library's `pow` may
  /// differ between machines.
  private static func powerOf2Point4(_ x: Double) -> Double {
    let square = x * x
    var root = 0.25 + 0.75 * square.squareRoot()
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root = (4 * root + square / fourth) / 5
    }
    return square * root
  }
}

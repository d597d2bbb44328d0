public import SegmentPrimitives

/// How regular glass chooses between light and dark by what lies under it.
public enum Adaptation {
  /// The shorter side, in points, up to which a surface is small enough to change its appearance.
  public static let largestSide = 64.0

  /// The appearance over a backdrop's mean luma.
  ///
  /// Leaving the appearance that was asked for takes more than returning to it, so that a backdrop
  /// near the limit does not make it flicker: light turns dark below 0.25 and back above 0.5; dark
  /// turns light above 0.85 and back below 0.6.
  /// - Parameters:
  ///   - wanted: the appearance that was asked for.
  ///   - current: the appearance shown before; the wanted one at first.
  ///   - luma: the mean luma, 0…1.
  public static func appearance(
    _ wanted: GlassAppearance, after current: GlassAppearance, luma: Double
  ) -> GlassAppearance {
    let isFlipped = current != wanted
    return switch wanted {
    case .light: luma < 0.25 || (isFlipped && luma <= 0.5) ? .dark : .light
    case .dark: luma > 0.85 || (isFlipped && luma >= 0.6) ? .light : .dark
    }
  }

  /// The ink of clear glass over a backdrop's mean luma, as the appearance that has such ink: dark,
  /// with white ink, which is wanted, turns light above 0.65 and back below 0.5.
  static func clearAppearance(after current: GlassAppearance, luma: Double) -> GlassAppearance {
    luma > 0.65 || (current == .light && luma >= 0.5) ? .light : .dark
  }

  /// The mean luma under a surface as `appearance` takes it: rounded to 1/32, so that noise does
  /// not count.
  public static func luma(_ mean: Color) -> Double {
    (Tone.luma(mean) * 32).rounded() / 32
  }
}

internal import Glibc
internal import SegmentGlass
internal import SegmentPrimitives

/// How an ink stands out from what really lies behind it, at the worst of its pixels.
public struct InkContrast: Hashable, Sendable {
  /// The contrast ratio of WCAG 2, 1…21.
  public var ratio: Double
  /// The lightness contrast Lc of APCA 0.0.98G-4g, −108…106: negative for light ink on dark backdrop.
  ///
  /// The worst pixel is that of the smallest amount, which need not be the ratio's.
  public var lightness: Double
  /// The least ratio that this ink needs.
  public var required: Double

  /// Whether the ink is legible everywhere.
  public var isEnough: Bool { ratio >= required }

  /// The contrast of an ink, which may be translucent, on each of several opaque backdrops.
  /// - Returns: `nil` where there is no backdrop.
  init?(of ink: Color, on backdrops: some Collection<Color>, required: Double) {
    guard !backdrops.isEmpty else { return nil }
    self.required = required
    (ratio, lightness) = (.infinity, .infinity)
    for backdrop in backdrops {
      let seen = ink.over(backdrop)
      ratio = min(ratio, Luminance.contrast(seen, backdrop))
      let contrast = lightnessContrast(of: seen, on: backdrop)
      if abs(contrast) < abs(lightness) { lightness = contrast }
    }
  }
}

/// The lightness contrast Lc of an opaque text colour on an opaque backdrop.
///
/// Source: APCA 0.0.98G-4g, `APCAcontrast` and `sRGBtoY` with their published constants.
func lightnessContrast(of text: Color, on backdrop: Color) -> Double {
  let (inner, outer) = (screenLuminance(text), screenLuminance(backdrop))
  guard abs(inner - outer) >= 0.0005 else { return 0 }
  let isDarkOnLight = outer > inner
  let difference =
    isDarkOnLight
    ? pow(outer, 0.56) - pow(inner, 0.57) : pow(outer, 0.65) - pow(inner, 0.62)
  let contrast = difference * 1.14
  // Below a tenth nothing can be read; above it, a constant makes up for the steep start.
  guard abs(contrast) >= 0.1 else { return 0 }
  return (contrast + (isDarkOnLight ? -0.027 : 0.027)) * 100
}

/// APCA's estimate of a colour's luminance on a screen, black lifted by the light it scatters.
private func screenLuminance(_ color: Color) -> Double {
  let luminance =
    0.2126729 * pow(color.red, 2.4) + 0.7151522 * pow(color.green, 2.4)
    + 0.0721750 * pow(color.blue, 2.4)
  let threshold = 0.022
  guard luminance < threshold else { return luminance }
  return luminance + pow(threshold - luminance, 1.414)
}

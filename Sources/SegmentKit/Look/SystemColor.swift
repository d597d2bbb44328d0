public import SegmentPrimitives

/// A colour of the platform that answers to the traits.
///
/// Source: `UIColor` values of iOS 13–18, all trait variants, cross-checked with a second dump.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  /// Text and icons.
  case label
  /// Text of second rank.
  case secondaryLabel
  /// The fill of medium shapes; the control's track.
  case tertiarySystemFill
  /// The background of a screen.
  case systemBackground
  /// The platform's grey.
  case systemGray
  /// The platform's default tint.
  case systemBlue
  /// The fill of badges.
  case systemRed
  /// Orange.
  case systemOrange
  /// Yellow.
  case systemYellow
  /// Green.
  case systemGreen
  /// Teal.
  case systemTeal
  /// Indigo.
  case systemIndigo
  /// Purple.
  case systemPurple
  /// Pink.
  case systemPink

  /// The colour for an appearance and a contrast.
  public func resolved(for traits: Traits) -> Color {
    let (light, dark, lightHigh, darkHigh) = variants
    return switch (traits.appearance, traits.contrast) {
    case (.light, .normal): light
    case (.dark, .normal): dark
    case (.light, .high): lightHigh
    case (.dark, .high): darkHigh
    }
  }

  private var variants: Variants {
    switch self {
    case .label: (.black, .white, .black, .white)
    case .secondaryLabel:
      (
        Color(bytes: 60, 60, 67, alpha: 0.60), Color(bytes: 235, 235, 245, alpha: 0.60),
        Color(bytes: 60, 60, 67, alpha: 0.68), Color(bytes: 235, 235, 245, alpha: 0.68)
      )
    case .tertiarySystemFill:
      (
        Color(bytes: 118, 118, 128, alpha: 0.12), Color(bytes: 118, 118, 128, alpha: 0.24),
        Color(bytes: 118, 118, 128, alpha: 0.20), Color(bytes: 118, 118, 128, alpha: 0.32)
      )
    case .systemBackground: (.white, .black, .white, .black)
    case .systemGray: SystemColor.opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .systemBlue: SystemColor.opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .systemRed: SystemColor.opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .systemOrange: SystemColor.opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .systemYellow: SystemColor.opaque(0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426)
    case .systemGreen: SystemColor.opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .systemTeal: SystemColor.opaque(0x5AC8FA, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .systemIndigo: SystemColor.opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .systemPurple: SystemColor.opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .systemPink: SystemColor.opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    }
  }

  /// Four opaque colours as `0xRRGGBB`.
  private static func opaque(_ light: Int, _ dark: Int, _ lightHigh: Int, _ darkHigh: Int)
    -> Variants
  {
    func color(_ value: Int) -> Color {
      Color(bytes: value >> 16, value >> 8 & 255, value & 255)
    }
    return (color(light), color(dark), color(lightHigh), color(darkHigh))
  }

  private typealias Variants = (light: Color, dark: Color, lightHigh: Color, darkHigh: Color)
}

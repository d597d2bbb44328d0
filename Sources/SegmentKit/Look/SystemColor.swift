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

  private var variants: (light: Color, dark: Color, lightHigh: Color, darkHigh: Color) {
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
    case .systemGray:
      (
        Color(bytes: 142, 142, 147), Color(bytes: 142, 142, 147),
        Color(bytes: 108, 108, 112), Color(bytes: 174, 174, 178)
      )
    case .systemBlue:
      (
        Color(bytes: 0, 122, 255), Color(bytes: 10, 132, 255),
        Color(bytes: 0, 64, 221), Color(bytes: 64, 156, 255)
      )
    }
  }
}

internal import SegmentPrimitives

extension Weight {
  /// The weight that a person with these traits sees: heavier under the setting Bold Text.
  ///
  /// Regular and medium become semibold, all above go one weight up, and black stays. What is
  /// lighter than regular goes two weights up, as regular does, so that the order is kept. The
  /// platform publishes no table; this one keeps a selected label apart from its neighbours.
  func seen(by traits: Traits) -> Weight {
    guard traits.isTextBold else { return self }
    return switch self {
    case .ultraLight: .light
    case .thin: .regular
    case .light: .medium
    case .regular, .medium: .semibold
    case .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }
}

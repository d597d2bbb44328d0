internal import SegmentPrimitives

/// Where and by whom the control is seen: the field's trait collection.
public struct Traits: Hashable, Sendable {
  /// Light or dark.
  public var appearance = Appearance.light
  /// Normal or increased contrast.
  public var contrast = Contrast.normal
  /// Normal or reduced transparency.
  public var transparency = Transparency.normal
  /// Normal or reduced motion.
  public var motion = MotionPreference.normal
  /// The Dynamic Type size.
  public var textSize = ContentSizeCategory.large
  /// Whether the setting Bold Text is on: labels and icons are heavier, and widths follow.
  public var isTextBold = false
  /// The reading direction, or how to find it.
  public var direction = LayoutDirection.auto
  /// The language of the labels as a BCP 47 tag, such as `de` or `zh-Hant`; `nil` for unknown.
  public var locale: String?
  /// Pixels per point, positive.
  public var scale = 3.0

  /// Makes light, normal traits at 3x.
  public init() {}
}

/// Light or dark.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// How strongly colours differ.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
  /// The platform's default.
  case normal
  /// The setting Increase Contrast.
  case high
}

/// Whether surfaces let what is behind them through.
public enum Transparency: String, CaseIterable, Hashable, Sendable {
  /// The platform's default.
  case normal
  /// The setting Reduce Transparency.
  case reduced
}

/// Whether movement is reduced.
public enum MotionPreference: String, CaseIterable, Hashable, Sendable {
  /// The platform's default.
  case normal
  /// The setting Reduce Motion: what would move dissolves.
  case reduced
}

/// The reading direction, or how to find it.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// From the locale if there is one, else from the first label with a direction of its own.
  case auto
  /// Left to right.
  case leftToRight = "ltr"
  /// Right to left: order, icon side and text mirror.
  case rightToLeft = "rtl"
}

/// A Dynamic Type size.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// Extra small.
  case extraSmall = "xS"
  /// Small.
  case small = "S"
  /// Medium.
  case medium = "M"
  /// Large, the default.
  case large = "L"
  /// Extra large.
  case extraLarge = "xL"
  /// Twice extra large.
  case extraExtraLarge = "xxL"
  /// Three times extra large.
  case extraExtraExtraLarge = "xxxL"
  /// The first accessibility size.
  case accessibility1 = "AX1"
  /// The second accessibility size.
  case accessibility2 = "AX2"
  /// The third accessibility size.
  case accessibility3 = "AX3"
  /// The fourth accessibility size.
  case accessibility4 = "AX4"
  /// The fifth accessibility size.
  case accessibility5 = "AX5"

  /// The point size of a text style at this category. Source: Human Interface Guidelines.
  public func pointSize(of style: TextStyleName) -> Double {
    let index = ContentSizeCategory.allCases.firstIndex(of: self) ?? 3
    return style.pointSizes[index]
  }

  /// How much larger than at L a text style is here.
  func factor(for style: TextStyleName) -> Double {
    pointSize(of: style) / ContentSizeCategory.large.pointSize(of: style)
  }
}

/// A text style of the platform whose size follows Dynamic Type.
public enum TextStyleName: String, CaseIterable, Hashable, Sendable {
  /// 13 points at L.
  case footnote
  /// 17 points at L.
  case body

  /// The sizes from xS to AX5.
  fileprivate var pointSizes: [Double] {
    switch self {
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }
}

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

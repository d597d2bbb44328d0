public import SegmentGlass

extension Control {
  /// The looks a gallery shows, in the order in which they came, the newest first: each with the
  /// kind of glass where it is glass.
  public static let galleryLooks: [(look: Look.Name, glass: GlassVariant)] = [
    (.pill, .regular), (.glass, .regular), (.glass, .clear), (.outline, .regular),
    (.bordered, .regular), (.bare, .regular),
  ]

  /// The name of the control's look, with its kind of glass where that is not the usual one.
  var lookTitle: String {
    look == .glass && glassVariant == .clear ? "glass, clear" : look.rawValue
  }

  /// What the control's look is, in one line.
  var lookSummary: String {
    switch look {
    case .bare: "The segment images side by side"
    case .pill: "iOS 13–18: a raised pill on a filled track"
    case .outline: "iOS 7–12: an outline, filled where selected"
    case .glass where glassVariant == .clear:
      "iOS 26: Liquid Glass that hides less"
    case .glass: "iOS 26: a capsule of Liquid Glass"
    case .bordered: "SwiftUI: a thick border, colours swapped"
    }
  }
}

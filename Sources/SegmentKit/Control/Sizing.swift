/// How segments get their widths.
public enum Sizing: Hashable, Sendable {
  /// The selected segment has one width, all others another, in points at text size L.
  case expanding(collapsed: Double, expanded: Double)
  /// All segments share the width equally, to the pixel.
  case equal
  /// Each segment is as wide as its content and padding.
  case fitting

  /// The widths of the original UIKit code, an expanding control.
  public static let seed = Sizing.expanding(collapsed: 72, expanded: 140)
}

/// Whose label shows.
public enum LabelVisibility: String, CaseIterable, Hashable, Sendable {
  /// The selected segment's, and that of every segment without an icon.
  case selected
  /// Every segment's.
  case all
  /// Nobody's.
  case none
}

/// What becomes of a label that does not fit its segment even with the least padding.
public enum Overflow: String, CaseIterable, Hashable, Sendable {
  /// It is cut at a grapheme cluster and ends in an ellipsis.
  case ellipsis
  /// All labels are set smaller, to one size, down to half of theirs, and then cut.
  case shrink
  /// Segments keep the widths they want and are seen in part, as in a scroll view.
  case scroll
  /// The control is refused.
  case error
}

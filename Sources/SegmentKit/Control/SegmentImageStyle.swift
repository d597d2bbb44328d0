public import SegmentPrimitives

/// How a segment's image is put together: an icon, then a label, in a row.
///
/// Defaults are those of the seed's `makeSegmentImage`; lengths in points at text size L.
public struct SegmentImageStyle: Hashable, Sendable {
  /// The space before the icon and behind the label.
  public var paddingX = 8.0
  /// The space above and below the taller of the two.
  public var paddingY = 4.0
  /// The space between icon and label.
  public var spacing = 6.0
  /// The icon's point size.
  public var iconSize = 14.0
  /// The icon's weight.
  public var iconWeight = Weight.semibold
  /// The label's point size; `nil` takes the look's.
  public var textSize: Double?
  /// The label's weight; `nil` takes the look's.
  public var textWeight: Weight?
  /// Whether the label leans.
  public var isTextItalic = false
  /// Where a line's height comes from.
  public var lineHeight = LineHeight.rule

  /// Makes the seed's style.
  public init() {}
}

/// Where a line's height comes from.
public enum LineHeight: String, CaseIterable, Hashable, Sendable {
  /// The platform font's proportions, whatever the font: 1.193359 em, the baseline .952148 em down.
  case rule
  /// The font's own ascent and descent.
  case font
}

public import SegmentPrimitives

/// How a segment's image is put together: an icon and a label, in a row or in a column.
///
/// Defaults are those of the original UIKit code's `makeSegmentImage`; lengths in points at text size L.
public struct SegmentImageStyle: Hashable, Sendable {
  /// The space before the icon and behind the label.
  public var paddingX = 8.0
  /// The space above and below the taller of the two.
  public var paddingY = 4.0
  /// Whether icon and label stand side by side or one above the other.
  public var axis = Axis.horizontal
  /// Whether the icon is before the label or behind it.
  public var iconPosition = IconPosition.leading
  /// The space between icon and label; `nil` for 6 in a row and 2 in a column.
  public var spacing: Double?
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

  /// Makes the style of the original UIKit code.
  public init() {}
}

/// The direction in which an icon and a label follow each other.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  /// Side by side.
  case horizontal
  /// One above the other.
  case vertical
}

/// Where an icon is along its axis.
public enum IconPosition: String, CaseIterable, Hashable, Sendable {
  /// Before the label in reading direction, or above it.
  case leading
  /// Behind the label, or below it.
  case trailing
}

/// Where a line's height comes from.
public enum LineHeight: String, CaseIterable, Hashable, Sendable {
  /// The platform font's proportions, whatever the font: 1.193359 em, the baseline .952148 em down.
  case rule
  /// The font's own ascent and descent.
  case font
}

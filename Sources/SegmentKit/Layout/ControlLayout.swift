public import SegmentGraphics
public import SegmentPrimitives

/// Where everything of a control lies, in points from the picture's top left corner.
public struct ControlLayout: Equatable, Sendable {
  /// Pixels per point.
  public var scale: Double
  /// The whole picture, margins included.
  public var size: Size
  /// The control itself.
  public var frame: Rect
  /// The direction it is read in.
  public var direction: TextDirection
  /// The segments in reading order.
  public var segments: [SegmentLayout]
  /// The areas that mark the selected segments, in reading order.
  public var selectionFrames: [Rect]
  /// The lines on the boundaries between segments; empty where the look has none.
  public var separators: [SeparatorLayout]
  /// The part of the segments that is seen; `nil` where all of them are.
  public var scroll: ScrollLayout?
  /// What the caller should know.
  public var notes: [LayoutNote]

  /// The picture's columns.
  public var pixelWidth: Int { DeviceGrid(scale: scale).pixels(size.width) }
  /// The picture's rows.
  public var pixelHeight: Int { DeviceGrid(scale: scale).pixels(size.height) }
}

/// The line between two segments.
public struct SeparatorLayout: Equatable, Sendable {
  /// The line's area.
  public var frame: Rect
  /// How much of it shows, 0…1: nothing beside a selected segment.
  public var opacity: Double
}

/// Where one segment's parts lie.
public struct SegmentLayout: Equatable, Sendable {
  /// What the segment says, whole.
  public var label: String
  /// The segment's area.
  public var frame: Rect
  /// The icon, drawn for this size; `nil` without one.
  public var icon: Icon?
  /// The icon's box, margin to margin; `nil` without one.
  public var iconFrame: Rect?
  /// The label's lines as they are shown, cut or shrunk where they do not fit; empty where it is
  /// not.
  public var lines: [LineLayout]
  /// The shown label: the advance of its widest line by the height of all; `nil` where it is not
  /// shown.
  public var labelFrame: Rect?
  /// The advance of the whole label at its full size; 0 where it is not shown.
  public var textWidth: Double
  /// By how much the whole label is too wide; 0 where it fits.
  public var overflow: Double
  /// The badge; `nil` without one.
  public var badge: BadgeLayout?
  /// Whether the segment is selected.
  public var isSelected: Bool
  /// Whether the segment can be chosen.
  public var isEnabled: Bool

  /// The label's first line as it is shown; `nil` where it is not.
  public var line: ShapedLine? { lines.first?.line }
  /// The left end of the first line's baseline; `nil` where the label is not shown.
  public var baseline: Point? { lines.first?.baseline }
}

/// Where one line of a label lies.
public struct LineLayout: Equatable, Sendable {
  /// The line.
  public var line: ShapedLine
  /// The left end of its baseline.
  public var baseline: Point
}

/// Where a badge lies.
public struct BadgeLayout: Equatable, Sendable {
  /// The badge's area, whose ends are round.
  public var frame: Rect
  /// The text in it; `nil` in a dot.
  public var line: ShapedLine?
  /// The left end of the text's baseline; `nil` in a dot.
  public var baseline: Point?
}

/// The part of a control's segments that is seen, as in a scroll view.
public struct ScrollLayout: Equatable, Sendable {
  /// How much of each end fades where more lies beyond it.
  static let fadeLength = 24.0

  /// The area that is seen.
  public var viewport: Rect
  /// The size of all segments together.
  public var contentSize: Size
  /// The content's point in the viewport's top left corner (`UIScrollView.contentOffset`).
  public var contentOffset: Point
  /// How much of each end fades.
  public var fades: Fades

  /// How much of a viewport's ends fades, in points; 0 for nothing.
  public struct Fades: Equatable, Sendable {
    /// At the left edge.
    public var left: Double
    /// At the right edge.
    public var right: Double
  }

  /// The same in a line of a width that is read from right to left.
  func mirrored(in lineWidth: Double) -> ScrollLayout {
    ScrollLayout(
      viewport: viewport.mirrored(in: lineWidth), contentSize: contentSize,
      contentOffset: Point(
        x: contentSize.width - viewport.width - contentOffset.x, y: contentOffset.y),
      fades: Fades(left: fades.right, right: fades.left))
  }
}

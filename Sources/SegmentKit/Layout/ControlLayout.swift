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
  /// The area that marks the selected segment; `nil` without a selection.
  public var selectionFrame: Rect?
  /// The lines on the boundaries between segments; empty where the look has none.
  public var separators: [SeparatorLayout]
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
  /// How much of it shows, 0…1: nothing beside the selection.
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
  /// The label as it is shown, cut or shrunk where it does not fit; `nil` where it is not.
  public var line: ShapedLine?
  /// The shown label's advance by its line height; `nil` where it is not shown.
  public var labelFrame: Rect?
  /// The left end of the label's baseline; `nil` where it is not shown.
  public var baseline: Point?
  /// The advance of the whole label at its full size; 0 where it is not shown.
  public var textWidth: Double
  /// By how much the whole label is too wide; 0 where it fits.
  public var overflow: Double
  /// Whether this is the selected segment.
  public var isSelected: Bool
  /// Whether the segment can be chosen.
  public var isEnabled: Bool
}

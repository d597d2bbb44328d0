public import SegmentPrimitives

/// A drawing resolved for one size, weight and pixel grid.
public struct Icon: Equatable, Sendable {
  /// The name it is known by, never an alias.
  public let name: String
  /// The box it takes up in points, margin to margin.
  ///
  /// All icons of one point size share one height, so that a row of them keeps its baseline; the
  /// middle of the box belongs at the middle of the text's cap height.
  public let size: Size
  /// What to fill, by the nonzero rule, in points from the top left corner of the box.
  ///
  /// One path however many parts the drawing has, so that a translucent colour shows no overlaps.
  /// Straight edges lie on whole device pixels where the box's corner does.
  public let outline: Path
  /// Whether it points along the reading direction, so that a right-to-left control mirrors it.
  public let isDirectional: Bool

  /// The icon reflected in its own box, as a right-to-left control shows a directional one.
  public var mirrored: Icon {
    let reflection = Transform.scale(x: -1, y: 1).then(.translation(x: size.width, y: 0))
    return Icon(
      name: name, size: size, outline: outline.applying(reflection).reversed,
      isDirectional: isDirectional)
  }
}

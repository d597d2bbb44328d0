public import SegmentPixels
public import SegmentPrimitives

/// One variant of a symbol in the place of another, by their identifiers, such as `Semibold-M`.
struct Substitution: Hashable, Sendable {
  let wanted: String
  let drawn: String
}

/// A drawing resolved for one size, weight and pixel grid.
public struct Icon: Equatable, Sendable {
  /// What is seen of an icon, from the top left corner of its box.
  public enum Artwork: Equatable, Sendable {
    /// One outline to fill with the control's colour by the nonzero rule, in points.
    ///
    /// One path however many parts the drawing has, so that a translucent colour shows no overlaps.
    case outline(Path)
    /// Shapes with paints of their own, in points.
    case drawing(VectorDrawing, IconRendering)
    /// Pixels stretched over the box.
    case picture(Raster, IconRendering)
  }

  /// The name it is known by, never an alias.
  public let name: String
  /// The box it takes up in points, margin to margin.
  ///
  /// All icons of one point size share one height, so that a row of them keeps its baseline; the
  /// middle of the box belongs at the middle of the text's cap height. Pictures have their own.
  public let size: Size
  /// What is seen; straight edges of outlines lie on whole device pixels where the box's corner
  /// does.
  public let artwork: Artwork
  /// Whether it points along the reading direction, so that a right-to-left control mirrors it.
  public var isDirectional = false
  /// The variant of a symbol that was asked for and the one drawn in its place; `nil` where the
  /// symbol has or gives what was asked for.
  var substitution: Substitution?
  /// The outline of the mirrored icon if parts of it keep their direction, such as the digits of a
  /// list; `nil` if it is the reflection.
  var mirroredOutline: Path?

  /// The outline of an icon that is one outline; empty for others.
  public var outline: Path {
    if case .outline(let path) = artwork { path } else { Path() }
  }

  /// The icon reflected in its own box, as a right-to-left control shows a directional one.
  public var mirrored: Icon {
    let outline = mirroredOutline ?? outline.reflected(about: size.width / 2)
    return Icon(
      name: name, size: size, artwork: .outline(outline), isDirectional: isDirectional,
      mirroredOutline: mirroredOutline.map { _ in self.outline })
  }
}

/// Which colours an icon of one's own has, as a platform's image does.
public enum IconRendering: String, CaseIterable, Hashable, Sendable {
  /// The control's: only the opacity of the file counts.
  case template
  /// Those of the file.
  case original
}

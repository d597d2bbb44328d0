public import SegmentPrimitives

/// A rectangle with corners of one radius, in points.
public struct Shape: Hashable, Sendable {
  /// The area.
  public var rect: Rect
  /// The corners' radius; 0 for a plain rectangle.
  public var radius: Double
  /// The corners' shape.
  public var cornerCurve: CornerCurve

  /// Makes a shape; a plain rectangle by default.
  public init(_ rect: Rect, radius: Double = 0, cornerCurve: CornerCurve = .circular) {
    self.rect = rect
    self.radius = radius
    self.cornerCurve = cornerCurve
  }

  /// The outline.
  public var path: Path {
    guard radius > 0 else { return .rectangle(rect) }
    return switch cornerCurve {
    case .circular: .roundedRectangle(rect, radius: radius)
    case .continuous: .continuousRectangle(rect, radius: radius)
    }
  }

  /// How far a corner bends the sides, in points.
  var cornerReach: Double {
    cornerCurve == .continuous ? 1.53 * radius : radius
  }

  /// The shape with its edge moved inward by an amount, or outward by a negative one.
  public func inset(by amount: Double) -> Shape {
    Shape(
      rect.inset(by: amount), radius: radius > 0 ? max(0, radius - amount) : 0,
      cornerCurve: cornerCurve)
  }

  /// The outline of a ring that lies inside the edge.
  public func ring(width: Double) -> Path {
    var path = path
    path.append(inset(by: width).path.reversed)
    return path
  }
}

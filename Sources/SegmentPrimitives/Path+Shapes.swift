extension Path {
  /// The distance of a cubic's control points that makes it the best quarter circle of radius 1.
  static let quarterCircle = 0.5522847498307936

  /// The outline of a rectangle.
  public static func rectangle(_ r: Rect) -> Path {
    Path([
      .move(Point(x: r.x, y: r.y)), .line(Point(x: r.maxX, y: r.y)),
      .line(Point(x: r.maxX, y: r.maxY)), .line(Point(x: r.x, y: r.maxY)), .close,
    ])
  }

  /// The ellipse that touches a rectangle's four edges.
  public static func ellipse(in r: Rect) -> Path {
    roundedRectangle(r, radiusX: r.width / 2, radiusY: r.height / 2)
  }

  /// A circle.
  public static func circle(center: Point, radius: Double) -> Path {
    ellipse(
      in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A rectangle with quarter circles for corners; the radius is cut to half the shorter side.
  public static func roundedRectangle(_ r: Rect, radius: Double) -> Path {
    let cut = min(radius, r.width / 2, r.height / 2)
    return cut > 0 ? roundedRectangle(r, radiusX: cut, radiusY: cut) : rectangle(r)
  }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(_ r: Rect) -> Path {
    roundedRectangle(r, radius: min(r.width, r.height) / 2)
  }

  private static func roundedRectangle(_ r: Rect, radiusX rx: Double, radiusY ry: Double) -> Path {
    let (kx, ky) = (rx * (1 - quarterCircle), ry * (1 - quarterCircle))
    var path = Path()
    path.move(r.x + rx, r.y)
    path.line(r.maxX - rx, r.y)
    path.curve(r.maxX - kx, r.y, r.maxX, r.y + ky, r.maxX, r.y + ry)
    path.line(r.maxX, r.maxY - ry)
    path.curve(r.maxX, r.maxY - ky, r.maxX - kx, r.maxY, r.maxX - rx, r.maxY)
    path.line(r.x + rx, r.maxY)
    path.curve(r.x + kx, r.maxY, r.x, r.maxY - ky, r.x, r.maxY - ry)
    path.line(r.x, r.y + ry)
    path.curve(r.x, r.y + ky, r.x + kx, r.y, r.x + rx, r.y)
    path.close()
    return path
  }

  /// A rectangle with UIKit's continuous corners (`CALayerCornerCurve.continuous`).
  ///
  /// The curve reaches 1.528665 radii along each side; where a side is too short for that, the
  /// corner becomes the quarter circle that fits, as the platform's does. Source: coefficients
  /// measured from `UIBezierPath(roundedRect:cornerRadius:)` and published by several people.
  public static func continuousRectangle(_ r: Rect, radius: Double) -> Path {
    guard radius > 0, ContinuousCorner.reach * radius * 2 <= min(r.width, r.height) else {
      return roundedRectangle(r, radius: radius)
    }
    let corners = [
      (Point(x: r.maxX, y: r.y), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: r.maxX, y: r.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: r.x, y: r.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (Point(x: r.x, y: r.y), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    var path = Path()
    for (corner, back, ahead) in corners {
      func at(_ along: Double, _ across: Double) -> Point {
        corner + back * (along * radius) + ahead * (across * radius)
      }
      let start = at(ContinuousCorner.reach, 0)
      path.elements.append(path.isEmpty ? .move(start) : .line(start))
      path.elements += ContinuousCorner.elements(at)
    }
    path.close()
    return path
  }
}

/// The continuous corner for radius 1, measured along the side before and the side after it.
private enum ContinuousCorner {
  static let reach = 1.528665

  static func elements(_ at: (Double, Double) -> Point) -> [Path.Element] {
    [
      .curve(at(1.088493, 0), at(0.868407, 0), at(0.669934, 0.065496)),
      .line(at(0.631494, 0.074911)),
      .curve(at(0.372824, 0.169060), at(0.169060, 0.372824), at(0.074911, 0.631494)),
      .line(at(0.065496, 0.669934)),
      .curve(at(0, 0.868407), at(0, 1.088493), at(0, reach)),
    ]
  }
}

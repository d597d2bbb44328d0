internal import Glibc

/// A gradient along a line between colours at equal distances.
public struct LinearGradient: Hashable, Sendable {
  /// Its direction, in degrees clockwise from upward, as in CSS: 90 to the right, 180 down.
  public var angle: Double
  /// The colours from start to end, at least one.
  public var colors: [Color]

  /// Makes a gradient; from top to bottom by default.
  public init(angle: Double = 180, colors: [Color]) {
    self.angle = angle
    self.colors = colors
  }

  /// Where the first and the last colour lie, so that opposite corners of a rectangle have them
  /// purely, as in CSS.
  public func ends(in rect: Rect) -> (start: Point, end: Point) {
    let (x, y) = direction
    let half = (rect.width * x.magnitude + rect.height * y.magnitude) / 2
    let (centre, reach) = (Point(x: rect.midX, y: rect.midY), Point(x: x * half, y: y * half))
    return (centre - reach, centre + reach)
  }

  /// The unit vector of the angle; exact for quarters of a turn.
  private var direction: (x: Double, y: Double) {
    switch angle.remainder(dividingBy: 360) {
    case 0: return (0, -1)
    case 90: return (1, 0)
    case -90: return (-1, 0)
    case 180, -180: return (0, 1)
    case let rest:
      let radians = rest * Double.pi / 180
      return (sin(radians), -cos(radians))
    }
  }
}

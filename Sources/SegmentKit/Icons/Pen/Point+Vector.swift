import SegmentPrimitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Point {
  /// The vector of length 1 at an angle in degrees, 0 to the right, growing clockwise on screen.
  static func direction(degrees: Double) -> Point {
    Point(x: cos(degrees * .pi / 180), y: sin(degrees * .pi / 180))
  }

  /// The distance from the origin.
  var length: Double { dot(self).squareRoot() }

  /// The vector shortened or stretched to length 1; zero stays zero.
  var unit: Point { length > 0 ? self * (1 / length) : self }

  /// The vector turned a quarter counterclockwise on screen.
  var left: Point { Point(x: y, y: -x) }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Positive where `other` lies clockwise of this vector on screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}

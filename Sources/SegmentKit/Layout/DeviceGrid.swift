internal import SegmentPrimitives

/// The device's pixels under lengths in points.
struct DeviceGrid: Hashable, Sendable {
  /// Pixels per point.
  let scale: Double

  /// The nearest pixel edge.
  func round(_ points: Double) -> Double { (points * scale).rounded() / scale }

  /// A line's thickness as whole pixels, at least one, so that all lines of a kind look alike.
  func thickness(_ points: Double) -> Double { max(1, (points * scale).rounded()) / scale }

  /// The next pixel edge at or behind a length.
  func up(_ points: Double) -> Double { Double(pixels(points)) / scale }

  /// How many pixels hold a length. What reaches less than a hundredth of a pixel beyond an edge
  /// comes from arithmetic, not from ink, and costs no pixel.
  func pixels(_ points: Double) -> Int { Int((points * scale - 0.01).rounded(.up)) }

  /// Whether a move is one by whole pixels, but for what comes from arithmetic.
  func holds(_ move: Point) -> Bool {
    [move.x * scale, move.y * scale].allSatisfy { abs($0 - $0.rounded()) < 0.001 }
  }

  /// Whether a rectangle is made of whole pixels, but for what comes from arithmetic.
  func holds(_ rect: Rect) -> Bool {
    holds(rect.origin) && holds(Point(x: rect.maxX, y: rect.maxY))
  }

  /// The rectangle with every edge on the nearest pixel edge.
  func round(_ rect: Rect) -> Rect {
    Rect(
      minX: round(rect.x), minY: round(rect.y), maxX: round(rect.maxX), maxY: round(rect.maxY))
  }
}

import SegmentPrimitives

extension Contour {
  /// An arc of a circle between two angles in degrees, clockwise on screen if the second is larger.
  init(arcAround center: Point, radius: Double, from: Double, to: Double) {
    let count = max((abs(to - from) / 90).rounded(.up), 1)
    let step = (to - from) / count
    let segments = (0..<Int(count)).flatMap { index in
      ContourSegment.arc(
        around: center, radius: radius,
        from: .direction(degrees: from + step * Double(index)),
        to: .direction(degrees: from + step * Double(index + 1)))
    }
    self.init(segments: segments, isClosed: abs(to - from) >= 360)
  }

  /// The outline of a pie slice's opposite: a circle, clockwise.
  init(circleAround center: Point, radius: Double) {
    self.init(arcAround: center, radius: radius, from: -90, to: 270)
  }
}

extension ContourSegment {
  /// The shorter arc around a point between two directions of length 1.
  ///
  /// Up to a quarter turn is one curve, off the circle by less than 1/3000 of the radius.
  static func arc(
    around center: Point, radius: Double, from: Point, to: Point
  ) -> [ContourSegment] {
    let cosine = from.dot(to)
    if cosine < -1e-6 {
      let turn = from.cross(to) < 0 ? -1.0 : 1.0
      let sum = from + to
      let middle = sum.length > 1e-6 ? sum.unit : from.left * -turn
      return arc(around: center, radius: radius, from: from, to: middle)
        + arc(around: center, radius: radius, from: middle, to: to)
    }
    let half = ((1 + cosine) / 2).squareRoot()
    let handle = 4 / 3 * (max(1 - half * half, 0)).squareRoot() / (1 + half) * radius
    let side = from.cross(to) < 0 ? 1.0 : -1.0
    let (start, end) = (center + from * radius, center + to * radius)
    return [
      .curve(start, start + from.left * (side * handle), end - to.left * (side * handle), end)
    ]
  }
}

import SegmentPrimitives

extension Pen {
  /// Draws the circle that signs stand in and a sign in it, cut out if the circle is filled.
  mutating func circle(with sign: Path, isFilled: Bool) {
    let r = frame(width: 14.4, height: 14.4)
    circle(r.midX, r.midY, radius: r.width / 2, isFilled: isFilled)
    mark(sign.offset(x: r.midX, y: r.midY), isFilled: isFilled)
  }

  /// Crosses out what is drawn: a stroke from the upper left to the lower right, clear of it.
  mutating func slash() {
    let normal = Point.direction(degrees: -45)
    let clearance = stroke / 2 + gap * 0.7
    let halves = [1.0, -1].map { side in
      let edge = HalfPlane(origin: normal * (side * clearance), inward: normal * side)
      return path.clipped(to: edge)
    }
    path = Path()
    for half in halves { fill(half) }
    line(-6.4, -6.4, 6.4, 6.4)
  }

  /// A short upright stroke over a dot, as in an exclamation mark, between two heights.
  func exclamation(from top: Double, to bottom: Double) -> Path {
    let radius = 0.3 + signWidth * 0.5
    let foot = bottom - 2 * radius - max(gap * 0.8, 0.7) - signWidth / 2
    var sign = Contour(0, top + signWidth / 2).line(0, foot).stroked(width: signWidth)
    sign.append(.circle(center: Point(x: 0, y: bottom - radius), radius: radius))
    return sign
  }
}

extension Contour {
  /// An arrow to the right with round ends, from `tail` to `tip` on the level of the origin.
  ///
  /// One outline without overlaps, so that it can be cut out of a shape.
  static func arrow(from tail: Double, to tip: Double, head: Double, width: Double) -> Contour {
    let (h, reach) = (width / 2, head + width * 0.3)
    let inner = width * 0.5.squareRoot()
    let neck = tip - 2 * inner - h
    let lower = [
      (tip, 0, h * 0.7), (tip - reach, reach, h), (tip - reach - inner, reach - inner, h),
      (neck, h, 0), (tail, h, h),
    ]
    return Polygon(lower + lower.dropFirst().reversed().map { ($0.0, -$0.1, $0.2) }).contour
  }
}

extension Path {
  /// The mirror image about an upright line; what is filled stays filled.
  func reflected(about x: Double) -> Path {
    applying(Transform.scale(x: -1, y: 1).then(.translation(x: 2 * x, y: 0))).reversed
  }
}

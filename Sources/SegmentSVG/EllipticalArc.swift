internal import Glibc
internal import SegmentPrimitives

/// An arc of an ellipse between two points, as curves (SVG 2, appendix B.2.4).
struct EllipticalArc {
  /// The curves, each but the last ending where the next begins; a line where a radius is 0.
  let elements: [Path.Element]

  init(
    from start: Point, to end: Point, radiusX: Double, radiusY: Double, degrees: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    guard start != end else {
      elements = []
      return
    }
    guard radiusX > 0, radiusY > 0 else {
      elements = [.line(end)]
      return
    }
    let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    let half = (start - end) * 0.5
    // The middle of the chord in the ellipse's own axes.
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    // Radii too short for the chord grow until they reach (B.2.5).
    let excess = x * x / (radiusX * radiusX) + y * y / (radiusY * radiusY)
    let growth = max(1, excess.squareRoot())
    let (rx, ry) = (radiusX * growth, radiusY * growth)
    let square = max(0, (1 - excess / (growth * growth)) / max(excess / (growth * growth), 1e-300))
    let factor = square.squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = (start + end) * 0.5
    let map = Transform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: middle.x + cosine * cx - sine * cy, ty: middle.y + sine * cx + cosine * cy)
    elements = EllipticalArc.unitArc(from: from, sweep: sweep, map, end: end)
  }

  /// An arc of the unit circle, mapped: a curve for each quarter turn at most.
  private static func unitArc(
    from: Double, sweep: Double, _ map: Transform, end: Point
  ) -> [Path.Element] {
    guard from.isFinite, sweep.isFinite else { return [.line(end)] }
    let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (a, b) = (from + step * Double(index), from + step * Double(index + 1))
      let (p, q) = (Point(x: cos(a), y: sin(a)), Point(x: cos(b), y: sin(b)))
      return .curve(
        map(p + Point(x: -p.y, y: p.x) * handle), map(q - Point(x: -q.y, y: q.x) * handle),
        index == count - 1 ? end : map(q))
    }
  }
}

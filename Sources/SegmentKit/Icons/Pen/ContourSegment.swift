import SegmentPrimitives

/// A straight line or a cubic Bézier curve between two points.
struct ContourSegment: Equatable, Sendable {
  /// Where it begins.
  var start: Point
  /// The two control points of a curve, `nil` for a straight line.
  var controls: Pair?
  /// Where it ends.
  var end: Point

  /// Two points in order.
  struct Pair: Equatable, Sendable {
    var first: Point
    var second: Point
  }

  static func line(_ start: Point, _ end: Point) -> ContourSegment {
    ContourSegment(start: start, controls: nil, end: end)
  }

  static func curve(_ start: Point, _ c1: Point, _ c2: Point, _ end: Point) -> ContourSegment {
    ContourSegment(start: start, controls: Pair(first: c1, second: c2), end: end)
  }

  /// The same line from its end to its start.
  var reversed: ContourSegment {
    ContourSegment(
      start: end, controls: controls.map { Pair(first: $0.second, second: $0.first) }, end: start)
  }

  /// The direction in which it leaves its start, of length 1.
  var startDirection: Point {
    guard let controls else { return (end - start).unit }
    let (first, second) = (controls.first - start, controls.second - start)
    if first.length > 1e-9 { return first.unit }
    return second.length > 1e-9 ? second.unit : (end - start).unit
  }

  /// The direction in which it reaches its end, of length 1.
  var endDirection: Point { reversed.startDirection * -1 }

  /// The segment with each point mapped.
  func applying(_ transform: Transform) -> ContourSegment {
    ContourSegment(
      start: transform(start),
      controls: controls.map { Pair(first: transform($0.first), second: transform($0.second)) },
      end: transform(end))
  }

  /// The point at a parameter, 0…1.
  func point(at t: Double) -> Point { split(at: t).before.end }

  /// The segment cut at a parameter, 0…1 (de Casteljau).
  func split(at t: Double) -> (before: ContourSegment, after: ContourSegment) {
    func between(_ p: Point, _ q: Point) -> Point { p * (1 - t) + q * t }
    guard let controls else {
      let cut = between(start, end)
      return (.line(start, cut), .line(cut, end))
    }
    let (a, b, d) = (
      between(start, controls.first), between(controls.first, controls.second),
      between(controls.second, end)
    )
    let (e, f) = (between(a, b), between(b, d))
    let cut = between(e, f)
    return (.curve(start, a, e, cut), .curve(cut, f, d, end))
  }

  /// The parallel line at a distance to the left of the direction from start to end, y growing
  /// downward.
  ///
  /// A curve is cut until each piece turns by less than 20°; there, moving the ends along their
  /// normals and scaling the handles with the chord is off by less than 1/1000 of the distance.
  func offset(by distance: Double, depth: Int = 0) -> [ContourSegment] {
    let (from, to) = (startDirection.left * distance, endDirection.left * distance)
    guard let c = controls else { return [.line(start + from, end + to)] }
    if depth < 6, turnsFar {
      let halves = split(at: 0.5)
      return [halves.before, halves.after].flatMap { $0.offset(by: distance, depth: depth + 1) }
    }
    let (newStart, newEnd) = (start + from, end + to)
    let chord = end - start
    let scale = (newEnd - newStart).dot(chord) / max(chord.dot(chord), 1e-18)
    // Where the curve is tighter than the distance its parallel runs backward, in no useful shape.
    guard scale > 0 else { return [.line(newStart, newEnd)] }
    return [
      .curve(
        newStart, newStart + (c.first - start) * scale, newEnd + (c.second - end) * scale,
        newEnd)
    ]
  }

  private var turnsFar: Bool {
    let chord = (end - start).unit
    return min(startDirection.dot(chord), endDirection.dot(chord)) < 0.985
  }

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

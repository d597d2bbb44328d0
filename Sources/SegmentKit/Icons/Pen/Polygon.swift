import SegmentPrimitives

/// Straight lines through corners, each rounded by its own radius, in design units.
struct Polygon: Equatable, Sendable {
  /// A corner before rounding.
  struct Corner: Equatable, Sendable {
    var point: Point
    var radius: Double
  }

  /// The corners, clockwise on screen for a closed one.
  var corners: [Corner]
  /// Whether the last corner is joined to the first.
  var isClosed: Bool

  /// Makes a polygon of corners given as x, y and radius.
  init(_ corners: [(Double, Double, Double)], isClosed: Bool = true) {
    self.corners = corners.map { Corner(point: Point(x: $0.0, y: $0.1), radius: $0.2) }
    self.isClosed = isClosed
  }

  /// Makes a polygon with one radius for all corners.
  init(radius: Double, isClosed: Bool = true, _ points: [(Double, Double)]) {
    self.init(points.map { ($0.0, $0.1, radius) }, isClosed: isClosed)
  }

  /// A closed polygon of points around the origin, given by angle in degrees, distance and radius.
  init(around corners: [(degrees: Double, distance: Double, radius: Double)]) {
    self.corners = corners.map {
      Corner(point: .direction(degrees: $0.degrees) * $0.distance, radius: $0.radius)
    }
    isClosed = true
  }

  /// A rectangle with one radius for all corners.
  init(_ r: Rect, radius: Double) {
    let cut = min(radius, r.width / 2, r.height / 2)
    self.init(radius: cut, [(r.x, r.y), (r.maxX, r.y), (r.maxX, r.maxY), (r.x, r.maxY)])
  }

  /// A rectangle between four edges, with a radius for its upper and one for its lower corners.
  init(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, top: Double, bottom: Double
  ) {
    self.init([(minX, minY, top), (maxX, minY, top), (maxX, maxY, bottom), (minX, maxY, bottom)])
  }

  /// The polygon with its corners mapped and their radii kept.
  func applying(_ transform: Transform) -> Polygon {
    var result = self
    for index in corners.indices { result.corners[index].point = transform(corners[index].point) }
    return result
  }

  /// The closed polygon with each side moved inward.
  ///
  /// Rounded corners stay concentric, and sharp where the distance uses their radius up.
  func inset(by distance: Double) -> Polygon {
    var result = self
    for index in corners.indices {
      let (incoming, outgoing) = directions(at: index)
      let (from, to) = (incoming.left, outgoing.left)
      let isConvex = incoming.cross(outgoing) > 0
      result.corners[index].point =
        corners[index].point - (from + to) * (distance / (1 + from.dot(to)))
      result.corners[index].radius = max(
        corners[index].radius + (isConvex ? -distance : distance), 0)
    }
    return result
  }

  /// The directions of the sides that meet at a corner.
  private func directions(at index: Int) -> (incoming: Point, outgoing: Point) {
    let here = corners[index].point
    let before = corners[(index + corners.count - 1) % corners.count].point
    let after = corners[(index + 1) % corners.count].point
    return ((here - before).unit, (after - here).unit)
  }

  /// The outline with its corners rounded by arcs.
  var contour: Contour {
    var segments: [ContourSegment] = []
    var position = isClosed ? nil : corners.first?.point
    for index in corners.indices {
      let isEnd = !isClosed && (index == 0 || index == corners.count - 1)
      let arc = isEnd ? [] : rounding(at: index)
      let entry = arc.first?.start ?? corners[index].point
      if let position, (entry - position).length > 1e-9 { segments.append(.line(position, entry)) }
      segments += arc
      position = arc.last?.end ?? corners[index].point
    }
    if isClosed, let position, let first = firstPoint, (first - position).length > 1e-9 {
      segments.append(.line(position, first))
    }
    return Contour(segments: segments, isClosed: isClosed)
  }

  private var firstPoint: Point? {
    corners.isEmpty ? nil : rounding(at: 0).first?.start ?? corners[0].point
  }

  private func wrapped(_ index: Int) -> Int { (index + corners.count) % corners.count }

  /// How much of its two sides a corner's rounding takes up, before it is made to fit.
  private func reach(at index: Int) -> Double {
    if !isClosed, index == 0 || index == corners.count - 1 { return 0 }
    let (incoming, outgoing) = directions(at: index)
    return corners[index].radius * abs(incoming.cross(outgoing))
      / max(1 + incoming.dot(outgoing), 1e-9)
  }

  /// The arc that replaces a corner, or nothing where it is sharp.
  ///
  /// Where two roundings do not fit on a side, both shrink in proportion, as in CSS.
  private func rounding(at index: Int) -> [ContourSegment] {
    let corner = corners[index]
    let (incoming, outgoing) = directions(at: index)
    let turn = incoming.cross(outgoing)
    guard corner.radius > 1e-6, abs(turn) > 1e-6 else { return [] }
    let reach = reach(at: index)
    let fit = [index - 1, index].reduce(1) { fit, side in
      let (from, to) = (wrapped(side), wrapped(side + 1))
      let length = (corners[to].point - corners[from].point).length
      return min(fit, length / max(self.reach(at: from) + self.reach(at: to), 1e-9))
    }
    let radius = corner.radius * fit
    let side = turn > 0 ? 1.0 : -1.0
    let entry = corner.point - incoming * (reach * fit)
    let center = entry - incoming.left * (side * radius)
    return ContourSegment.arc(
      around: center, radius: radius,
      from: incoming.left * side, to: outgoing.left * side)
  }
}

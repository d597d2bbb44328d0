import SegmentPrimitives

extension Contour {
  /// The parallel contour at a distance, outward of a closed one, inward if negative.
  ///
  /// Corners that open are rounded. Between straight lines, corners that close end where the
  /// parallels meet; between curves they run through the corner itself and leave a small loop,
  /// which the nonzero rule fills as part of the stroke.
  func offset(by distance: Double) -> Contour {
    var pieces = segments.map { $0.offset(by: distance) }
    var bridges: [[ContourSegment]] = Array(repeating: [], count: pieces.count)
    let corners = isClosed ? pieces.count : pieces.count - 1
    for index in 0..<max(corners, 0) {
      let next = (index + 1) % pieces.count
      guard var before = pieces[index].last, var after = pieces[next].first else { continue }
      let corner = Corner(
        vertex: segments[index].end, incoming: segments[index].endDirection,
        outgoing: segments[next].startDirection)
      bridges[index] = corner.join(&before, &after, distance: distance)
      pieces[index][pieces[index].count - 1] = before
      pieces[next][0] = after
    }
    return Contour(segments: zip(pieces, bridges).flatMap { $0 + $1 }, isClosed: isClosed)
  }

  /// The area a pen with a round tip of the given width covers along the contour.
  ///
  /// A closed contour leaves a ring, an open one a single outline with round ends.
  func stroked(width: Double) -> Path {
    let (outer, inner) = (offset(by: width / 2), reversed.offset(by: width / 2))
    if isClosed {
      var ring = outer.path
      ring.append(inner.path)
      return ring
    }
    guard let first = segments.first, let last = segments.last else { return Path() }
    let tail = last.endDirection.left
    let head = first.startDirection.left * -1
    let caps = (
      ContourSegment.arc(around: last.end, radius: width / 2, from: tail, to: tail * -1),
      ContourSegment.arc(around: first.start, radius: width / 2, from: head, to: head * -1)
    )
    return Contour(
      segments: outer.segments + caps.0 + inner.segments + caps.1, isClosed: true
    ).path
  }
}

/// A point where two parts of a contour meet, and their directions there.
///
/// The directions are those of the contour: a parallel inside a tight curve runs backward.
private struct Corner {
  let vertex: Point
  let incoming: Point
  let outgoing: Point

  /// Makes two parallels meet: moves their ends, or returns what to put between them.
  func join(_ before: inout ContourSegment, _ after: inout ContourSegment, distance: Double)
    -> [ContourSegment]
  {
    if (before.end - after.start).length < 1e-6 { return [] }
    let (from, to) = (incoming.left, outgoing.left)
    if from.cross(to) * distance > 0 {
      let sign = distance < 0 ? -1.0 : 1.0
      return ContourSegment.arc(
        around: vertex, radius: abs(distance), from: from * sign, to: to * sign)
    }
    guard before.controls == nil, after.controls == nil, from.dot(to) > -0.99 else {
      return [.line(before.end, vertex), .line(vertex, after.start)]
    }
    let meeting = vertex + (from + to) * (distance / (1 + from.dot(to)))
    before.end = meeting
    after.start = meeting
    return []
  }
}

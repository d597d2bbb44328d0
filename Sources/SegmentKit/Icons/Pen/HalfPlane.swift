import SegmentPrimitives

/// All points on one side of a straight line, in design units.
struct HalfPlane: Equatable, Sendable {
  /// A point on the line.
  var origin: Point
  /// The direction from the line into the half plane, of length 1.
  var inward: Point

  /// How far inside a point lies; negative outside.
  func depth(of point: Point) -> Double { (point - origin).dot(inward) }
}

extension Path {
  /// The part inside a half plane; the winding numbers there stay what they are.
  ///
  /// The Sutherland–Hodgman algorithm: what lies outside is replaced by a walk along the line.
  func clipped(to side: HalfPlane) -> Path {
    var result = Path()
    for segments in closedSegments {
      let pieces = segments.flatMap { $0.split(along: side) }
        .filter { side.depth(of: $0.point(at: 0.5)) > 0 }
      for (index, piece) in pieces.enumerated() {
        result.elements.append(index == 0 ? .move(piece.start) : .line(piece.start))
        result.elements.append(piece.element)
      }
      if !pieces.isEmpty { result.close() }
    }
    return result
  }

  /// The area of this path or a rectangle; both run clockwise.
  ///
  /// What both cover is taken away once, so that the union can be cut out of a shape.
  func union(_ r: Rect) -> Path {
    let sides = [
      HalfPlane(origin: r.origin, inward: Point(x: 1, y: 0)),
      HalfPlane(origin: r.origin, inward: Point(x: 0, y: 1)),
      HalfPlane(origin: Point(x: r.maxX, y: r.maxY), inward: Point(x: -1, y: 0)),
      HalfPlane(origin: Point(x: r.maxX, y: r.maxY), inward: Point(x: 0, y: -1)),
    ]
    var result = self
    result.append(.rectangle(r))
    result.append(sides.reduce(self) { $0.clipped(to: $1) }.reversed)
    return result
  }

  /// The lines and curves of each subpath, back to where it begins.
  private var closedSegments: [[ContourSegment]] {
    var result: [[ContourSegment]] = []
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        result.append([])
        current = p
        continue
      case .line(let p): result[result.count - 1].append(.line(current, p))
      case .curve(let a, let b, let p): result[result.count - 1].append(.curve(current, a, b, p))
      case .close:
        guard let start = result.last?.first?.start else { continue }
        result[result.count - 1].append(.line(current, start))
      }
      current = result.last?.last?.end ?? current
    }
    return result
  }
}

extension ContourSegment {
  /// The segment as a step of a path, from where it begins.
  fileprivate var element: Path.Element {
    controls.map { .curve($0.first, $0.second, end) } ?? .line(end)
  }

  /// The segment cut where it crosses a half plane's line, so that each piece lies on one side.
  ///
  /// Crossings are looked for in 16 parts, between which the curves of drawings do not turn back.
  fileprivate func split(along side: HalfPlane) -> [ContourSegment] {
    var pieces: [ContourSegment] = []
    var (rest, begin) = (self, 0.0)
    let times = (0...16).map { Double($0) / 16 }
    for (from, to) in zip(times, times.dropFirst()) {
      let isInside = side.depth(of: point(at: from)) > 0
      guard isInside != (side.depth(of: point(at: to)) > 0) else { continue }
      var (low, high) = (from, to)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if (side.depth(of: point(at: middle)) > 0) == isInside {
          low = middle
        } else {
          high = middle
        }
      }
      let parts = rest.split(at: (low - begin) / (1 - begin))
      pieces.append(parts.before)
      (rest, begin) = (parts.after, low)
    }
    return pieces + [rest]
  }
}

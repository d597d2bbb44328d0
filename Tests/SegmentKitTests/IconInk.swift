import SegmentPrimitives

/// A path as straight pieces, to ask what it covers without the code under test.
struct IconInk {
  private let edges: [(from: Point, to: Point)]

  /// Cuts each curve into 16 pieces, and closes each subpath.
  init(_ path: Path) {
    var edges: [(Point, Point)] = []
    var (start, current) = (Point.zero, Point.zero)
    func add(_ p: Point) {
      edges.append((current, p))
      current = p
    }
    for element in path.elements {
      switch element {
      case .move(let p): (start, current) = (p, p)
      case .line(let p): add(p)
      case .curve(let a, let b, let end):
        let origin = current
        for step in 1...16 {
          let t = Double(step) / 16
          let u = 1 - t
          add(
            origin * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + end * (t * t * t))
        }
      case .close: add(start)
      }
    }
    self.edges = edges
  }

  /// Where a level line crosses the outline, from the left, with the change of the winding number.
  private func crossings(y: Double) -> [(x: Double, turn: Int)] {
    edges.compactMap { from, to in
      guard (from.y <= y) != (to.y <= y) else { return nil }
      let share = (y - from.y) / (to.y - from.y)
      return (from.x + share * (to.x - from.x), from.y < to.y ? -1 : 1)
    }.sorted { $0.x < $1.x }
  }

  /// The stretches of a level line with their winding numbers, none of them zero.
  func spans(y: Double) -> [(from: Double, to: Double, winding: Int)] {
    var winding = 0
    let crossings = crossings(y: y)
    return zip(crossings, crossings.dropFirst()).compactMap { here, next in
      winding += here.turn
      return winding == 0 ? nil : (here.x, next.x, winding)
    }
  }

  /// Whether a point is covered by the nonzero rule.
  func covers(_ x: Double, _ y: Double) -> Bool {
    spans(y: y).contains { $0.from <= x && x < $0.to }
  }

  /// The covered area between the top and a height, from 160 level lines.
  func area(height: Double) -> Double {
    let step = height / 160
    return (0..<160).reduce(0) { sum, line in
      sum + spans(y: (Double(line) + 0.4837) * step).reduce(0) { $0 + ($1.to - $1.from) * step }
    }
  }

  /// The area with its sign: positive where the outline runs clockwise on screen.
  var signedArea: Double {
    edges.reduce(0) { $0 + ($1.from.x * $1.to.y - $1.to.x * $1.from.y) / 2 }
  }
}

/// An outline of straight lines and cubic Bézier curves, filled by the nonzero winding rule.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve with two control points to an end point.
    case curve(Point, Point, Point)
    /// Closes the subpath.
    case close
  }

  /// The steps in order.
  public var elements: [Element]

  /// Makes a path of the given steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there is nothing to fill.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a subpath at a point.
  public mutating func move(_ x: Double, _ y: Double) {
    elements.append(.move(Point(x: x, y: y)))
  }

  /// Draws a straight line to a point.
  public mutating func line(_ x: Double, _ y: Double) {
    elements.append(.line(Point(x: x, y: y)))
  }

  /// Draws a cubic Bézier curve.
  public mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    elements.append(.curve(Point(x: x1, y: y1), Point(x: x2, y: y2), Point(x: x, y: y)))
  }

  /// Closes the subpath.
  public mutating func close() { elements.append(.close) }

  /// Adds another path's steps behind this one's.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// The path with each point mapped.
  public func applying(_ transform: Transform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(transform(p))
        case .line(let p): .line(transform(p))
        case .curve(let c1, let c2, let p): .curve(transform(c1), transform(c2), transform(p))
        case .close: .close
        }
      })
  }

  /// The path moved by a vector.
  public func offset(x: Double, y: Double) -> Path {
    applying(.translation(x: x, y: y))
  }

  /// The same outline in the opposite direction, so that it cuts a hole by the nonzero rule.
  public var reversed: Path {
    var result = Path()
    for subpath in subpaths { result.elements += subpath.reversedElements }
    return result
  }
}

extension Path {
  /// The smallest rectangle that holds the outline itself, curves by their extremes; `nil` if empty.
  public var bounds: Rect? {
    var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    func add(_ p: Point) {
      let b = box ?? (p.x, p.y, p.x, p.y)
      box = (min(b.minX, p.x), min(b.minY, p.y), max(b.maxX, p.x), max(b.maxY, p.y))
    }
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        add(p)
        current = p
      case .curve(let c1, let c2, let p):
        add(p)
        for t in Path.extremes(current.x, c1.x, c2.x, p.x)
          + Path.extremes(current.y, c1.y, c2.y, p.y)
        {
          add(Path.pointOnCurve(current, c1, c2, p, at: t))
        }
        current = p
      case .close: break
      }
    }
    return box.map { Rect(minX: $0.minX, minY: $0.minY, maxX: $0.maxX, maxY: $0.maxY) }
  }

  /// The parameters strictly inside 0…1 at which a cubic's derivative is zero.
  private static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    if min(p0, p3) <= min(p1, p2) && max(p0, p3) >= max(p1, p2) { return [] }
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    let roots: [Double]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let square = b * b - 4 * a * c
      guard square >= 0 else { return [] }
      roots = [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// The point of a cubic at parameter `t`.
  private static func pointOnCurve(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, at t: Double
  ) -> Point {
    let u = 1 - t
    return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
  }

  /// The path split before each `move`.
  private var subpaths: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element { result.append(Path()) }
      if result.isEmpty { result.append(Path()) }
      result[result.count - 1].elements.append(element)
    }
    return result
  }

  /// The steps of one subpath from its end to its start.
  private var reversedElements: [Element] {
    var points: [Point] = []
    for case let element in elements {
      switch element {
      case .move(let p), .line(let p), .curve(_, _, let p): points.append(p)
      case .close: break
      }
    }
    guard let last = points.last else { return [] }
    var result: [Element] = [.move(last)]
    var index = points.count - 1
    for element in elements.reversed() where index > 0 {
      switch element {
      case .line:
        result.append(.line(points[index - 1]))
        index -= 1
      case .curve(let c1, let c2, _):
        result.append(.curve(c2, c1, points[index - 1]))
        index -= 1
      case .move, .close: break
      }
    }
    if case .close? = elements.last { result.append(.close) }
    return result
  }
}

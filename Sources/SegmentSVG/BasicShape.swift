internal import SegmentPrimitives

extension XMLElement {
  /// The names of elements that are shapes (SVG 2 §10).
  static let shapes: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// The outline of a shape, in its own units; `nil` where it has none.
  func outline(in viewport: Size) throws(SVGError) -> Path? {
    let path: Path? =
      switch name {
      case "path": PathData.path(self["d"] ?? "")
      case "rect": try rectangle(viewport)
      case "circle", "ellipse": try ellipse(viewport)
      case "line": try line(viewport)
      case "polyline": polygon(isClosed: false)
      case "polygon": polygon(isClosed: true)
      default: nil
      }
    return path.flatMap { $0.elements.count > 1 ? $0 : nil }
  }

  private func x(_ key: String, _ viewport: Size) throws(SVGError) -> Double? {
    try readLength(self[key], percentOf: viewport.width)
  }

  private func y(_ key: String, _ viewport: Size) throws(SVGError) -> Double? {
    try readLength(self[key], percentOf: viewport.height)
  }

  private func rectangle(_ viewport: Size) throws(SVGError) -> Path? {
    let frame = Rect(
      x: try x("x", viewport) ?? 0, y: try y("y", viewport) ?? 0,
      width: try x("width", viewport) ?? 0, height: try y("height", viewport) ?? 0)
    guard !frame.isEmpty else { return nil }
    let (givenX, givenY) = (try x("rx", viewport), try y("ry", viewport))
    let rx = min(max(givenX ?? givenY ?? 0, 0), frame.width / 2)
    let ry = min(max(givenY ?? givenX ?? 0, 0), frame.height / 2)
    guard rx > 0, ry > 0 else { return .rectangle(frame) }
    var path = Path([.move(Point(x: frame.x + rx, y: frame.y))])
    let corners: [(line: Point, end: Point)] = [
      (Point(x: frame.maxX - rx, y: frame.y), Point(x: frame.maxX, y: frame.y + ry)),
      (Point(x: frame.maxX, y: frame.maxY - ry), Point(x: frame.maxX - rx, y: frame.maxY)),
      (Point(x: frame.x + rx, y: frame.maxY), Point(x: frame.x, y: frame.maxY - ry)),
      (Point(x: frame.x, y: frame.y + ry), Point(x: frame.x + rx, y: frame.y)),
    ]
    for (start, end) in corners {
      path.line(start.x, start.y)
      path.appendArc(from: start, to: end, rx, ry)
    }
    path.close()
    return path
  }

  private func ellipse(_ viewport: Size) throws(SVGError) -> Path? {
    let center = Point(x: try x("cx", viewport) ?? 0, y: try y("cy", viewport) ?? 0)
    let radii: (x: Double, y: Double)
    if name == "circle" {
      let radius = try readLength(self["r"], percentOf: viewport.diagonal) ?? 0
      radii = (radius, radius)
    } else {
      let (rx, ry) = (try x("rx", viewport), try y("ry", viewport))
      radii = (rx ?? ry ?? 0, ry ?? rx ?? 0)
    }
    guard radii.x > 0, radii.y > 0 else { return nil }
    // Dashes begin at the right and go clockwise (SVG 2 §10.3).
    let corners = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (1, 0)].map {
      center + Point(x: $0.0 * radii.x, y: $0.1 * radii.y)
    }
    var path = Path([.move(corners[0])])
    for (start, end) in zip(corners, corners.dropFirst()) {
      path.appendArc(from: start, to: end, radii.x, radii.y)
    }
    path.close()
    return path
  }

  private func line(_ viewport: Size) throws(SVGError) -> Path {
    Path([
      .move(Point(x: try x("x1", viewport) ?? 0, y: try y("y1", viewport) ?? 0)),
      .line(Point(x: try x("x2", viewport) ?? 0, y: try y("y2", viewport) ?? 0)),
    ])
  }

  private func polygon(isClosed: Bool) -> Path? {
    let numbers = readNumbers(self["points"])
    guard numbers.count >= 4 else { return nil }
    var path = Path([.move(Point(x: numbers[0], y: numbers[1]))])
    for index in stride(from: 2, to: numbers.count - 1, by: 2) {
      path.line(numbers[index], numbers[index + 1])
    }
    if isClosed { path.close() }
    return path
  }
}

extension Path {
  /// Adds a quarter of an ellipse, clockwise.
  fileprivate mutating func appendArc(
    from start: Point, to end: Point, _ radiusX: Double, _ radiusY: Double
  ) {
    elements +=
      EllipticalArc(
        from: start, to: end, radiusX: radiusX, radiusY: radiusY, degrees: 0, isLarge: false,
        isClockwise: true
      ).elements
  }

  /// The length of the lines between all of its points: no less than that of the path.
  var roughLength: Double {
    var (sum, current, start) = (0.0, Point.zero, Point.zero)
    func add(_ p: Point) {
      let step = p - current
      sum += (step.x * step.x + step.y * step.y).squareRoot()
      current = p
    }
    for element in elements {
      switch element {
      case .move(let p): (current, start) = (p, p)
      case .line(let p): add(p)
      case .curve(let c1, let c2, let p): [c1, c2, p].forEach(add)
      case .close: add(start)
      }
    }
    return sum
  }
}

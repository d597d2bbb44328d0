import SegmentPrimitives

/// A chain of lines and curves in design units, the raw material of every drawing.
///
/// Closed contours run clockwise on screen, so that the interior lies to the right.
struct Contour: Equatable, Sendable {
  /// The parts, each beginning where the one before ends.
  var segments: [ContourSegment] = []
  /// Whether the last part ends where the first begins and turns into it.
  var isClosed = false
  /// Where the next part begins.
  private(set) var end: Point

  /// Begins a chain at a point.
  init(_ x: Double, _ y: Double) {
    end = Point(x: x, y: y)
  }

  init(segments: [ContourSegment], isClosed: Bool) {
    self.segments = segments
    self.isClosed = isClosed
    end = segments.last?.end ?? .zero
  }

  /// Where the first part begins.
  var start: Point { segments.first?.start ?? end }

  /// The chain with a straight line to a point.
  func line(_ x: Double, _ y: Double) -> Contour {
    adding([.line(end, Point(x: x, y: y))])
  }

  /// The chain with a cubic curve.
  func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) -> Contour {
    adding([.curve(end, Point(x: x1, y: y1), Point(x: x2, y: y2), Point(x: x, y: y))])
  }

  /// The chain closed by a straight line if its ends are apart.
  func closed() -> Contour {
    var result = (end - start).length > 1e-9 ? line(start.x, start.y) : self
    result.isClosed = true
    return result
  }

  /// The right half of a symmetric shape, drawn downward, completed by its mirror image.
  func closedByMirroring() -> Contour {
    let left = applying(.scale(x: -1, y: 1)).reversed
    return line(left.start.x, left.start.y).adding(left.segments).closed()
  }

  /// The chain from its end to its start.
  var reversed: Contour {
    var result = Contour(segments: segments.reversed().map(\.reversed), isClosed: isClosed)
    if segments.isEmpty { result.end = end }
    return result
  }

  /// The chain with each point mapped.
  func applying(_ transform: Transform) -> Contour {
    Contour(segments: segments.map { $0.applying(transform) }, isClosed: isClosed)
  }

  /// The chain turned about the origin by an angle in degrees, clockwise on screen.
  func rotated(degrees: Double) -> Contour {
    let d = Point.direction(degrees: degrees)
    return applying(Transform(a: d.x, b: d.y, c: -d.y, d: d.x, tx: 0, ty: 0))
  }

  /// The chain moved.
  func offset(x: Double, y: Double) -> Contour { applying(.translation(x: x, y: y)) }

  /// The chain as an outline to fill.
  var path: Path {
    var path = Path([.move(start)])
    for segment in segments {
      path.elements.append(
        segment.controls.map { .curve($0.first, $0.second, segment.end) } ?? .line(segment.end))
    }
    path.close()
    return path
  }

  /// The chain with more parts; those without length are left out.
  private func adding(_ more: [ContourSegment]) -> Contour {
    var result = self
    result.segments += more.filter { $0.controls != nil || ($0.end - $0.start).length > 1e-9 }
    result.end = result.segments.last?.end ?? end
    return result
  }

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

  /// A circle, clockwise.
  init(circleAround center: Point, radius: Double) {
    self.init(arcAround: center, radius: radius, from: -90, to: 270)
  }
}

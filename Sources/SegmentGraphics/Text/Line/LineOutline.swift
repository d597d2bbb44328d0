internal import SegmentPrimitives

/// The outlines of a line's glyphs in one path, all of the same winding.
///
/// PostScript's outlines run counterclockwise, TrueType's clockwise. Where glyphs of both overlap,
/// as a circle around a letter does, their windings would cancel each other by the nonzero rule.
struct LineOutline {
  private(set) var path = Path()
  private var isClockwise: Bool?

  /// Adds a glyph's outline, reversed where it does not run as the first one does.
  mutating func append(_ outline: Path) {
    guard !outline.isEmpty else { return }
    let isGlyphClockwise = outline.signedArea > 0
    path.append(isGlyphClockwise == isClockwise ?? isGlyphClockwise ? outline : outline.reversed)
    isClockwise = isClockwise ?? isGlyphClockwise
  }
}

extension Path {
  /// The area inside the polygons of all points, positive for one that runs clockwise where y grows
  /// downward. Holes count against what is around them, so the sign is that of the outer contours.
  fileprivate var signedArea: Double {
    var (start, current, doubled) = (Point.zero, Point.zero, 0.0)
    func add(_ point: Point) {
      doubled += current.x * point.y - point.x * current.y
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(start)
        (start, current) = (point, point)
      case .line(let point): add(point)
      case .curve(let first, let second, let point): [first, second, point].forEach(add)
      case .close: add(start)
      }
    }
    add(start)
    return doubled / 2
  }
}

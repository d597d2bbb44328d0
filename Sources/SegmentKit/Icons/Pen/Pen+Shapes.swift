import SegmentPrimitives

extension Pen {
  /// Draws a straight stroke with round ends.
  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, width: Double? = nil
  ) {
    stroke(Contour(x1, y1).line(x2, y2), width: width)
  }

  /// Draws a round arch about the middle line whose upper edge is at `top`.
  mutating func arch(halfWidth: Double, top: Double, bottom: Double, width: Double) {
    let crown = top + width / 2
    let corners = [
      (-halfWidth, bottom, 0), (-halfWidth, crown, halfWidth), (halfWidth, crown, halfWidth),
      (halfWidth, bottom, 0),
    ]
    stroke(Polygon(corners, isClosed: false), width: width)
  }

  /// Adds a disc.
  mutating func disc(_ x: Double, _ y: Double, radius: Double) {
    fill(.circle(center: Point(x: x, y: y), radius: radius))
  }

  /// Takes a disc away.
  mutating func hole(_ x: Double, _ y: Double, radius: Double) {
    cut(.circle(center: Point(x: x, y: y), radius: radius))
  }

  /// Draws a mark on a drawing: cut out of a filled one, filled on the outline of another.
  mutating func mark(_ area: Path, isFilled: Bool) {
    if isFilled { cut(area) } else { fill(area) }
  }

  /// Draws a circle: a disc, or a ring of the stroke's thickness inside its edge.
  mutating func circle(
    _ x: Double, _ y: Double, radius: Double, isFilled: Bool = false, width: Double? = nil
  ) {
    disc(x, y, radius: radius)
    let inner = radius - (width ?? stroke)
    if !isFilled, inner > 0 { hole(x, y, radius: inner) }
  }

  /// A rectangle on whole pixels, symmetric about the middle line, of about the given extent.
  ///
  /// Lays the columns of the grid: to be called before other positions are asked for.
  mutating func frame(width: Double, height: Double, middle: Double = 0) -> Rect {
    let size = Size(
      width: grid.length(width + 2 * growth), height: grid.length(height + 2 * growth))
    grid.centerColumns(on: size.width)
    let top = grid.y(middle - size.height / 2)
    return Rect(x: -size.width / 2, y: top, width: size.width, height: size.height)
  }

  /// A rectangle on whole pixels between edges near the given ones.
  func snapped(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Rect {
    let (x, y) = (grid.x(minX), grid.y(minY))
    return Rect(
      minX: x, minY: y, maxX: max(grid.x(maxX), x + grid.pixel),
      maxY: max(grid.y(maxY), y + grid.pixel))
  }

  /// Draws a rectangle with round corners: all of it, or a border one bar thick.
  mutating func box(_ r: Rect, radius: Double, isFilled: Bool) {
    shape(Polygon(r, radius: radius), isFilled: isFilled, width: bar)
  }

  /// Lets an upright bar lie on the middle line, on whole pixel columns.
  mutating func centerOnBar() { grid.centerColumns(on: max(bar, grid.pixel)) }

  /// The band a level bar fills about a height, on whole pixel rows and columns.
  func level(_ y: Double, from minX: Double, to maxX: Double) -> Rect {
    let rows = max(bar, grid.pixel)
    let top = grid.y(y - rows / 2) + (rows - bar) / 2
    let left = grid.x(minX)
    return Rect(x: left, y: top, width: grid.x(maxX) - left, height: bar)
  }

  /// The band an upright bar fills about a horizontal position, on whole pixel columns and rows.
  func upright(_ x: Double, from minY: Double, to maxY: Double) -> Rect {
    let columns = max(bar, grid.pixel)
    let left = grid.x(x - columns / 2) + (columns - bar) / 2
    let top = grid.y(minY)
    return Rect(x: left, y: top, width: bar, height: grid.y(maxY) - top)
  }
}

extension Contour {
  /// A plus sign around the origin whose arms have round ends.
  static func cross(reach r: Double, width: Double) -> Contour {
    let h = width / 2
    return Polygon([
      (-h, -r, h), (h, -r, h), (h, -h, 0), (r, -h, h), (r, h, h), (h, h, 0),
      (h, r, h), (-h, r, h), (-h, h, 0), (-r, h, h), (-r, -h, h), (-h, -h, 0),
    ]).contour
  }
}

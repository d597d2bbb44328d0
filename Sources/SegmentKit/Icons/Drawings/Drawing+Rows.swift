import SegmentPrimitives

/// Lists, grids and charts: drawings of level and upright bars on whole pixels.
extension Drawing {
  static let rows: [Drawing] = [
    single("list.bullet", isDirectional: true, list),
    single("line.3.horizontal", lines),
    single("slider.horizontal.3", sliders),
    pair("square.grid.2x2", grid),
    single("calendar", calendar),
    pair("rectangle.stack", stack),
    pair("chart.bar", chart),
  ].flatMap(\.self)

  private static func list(_ pen: inout Pen) {
    let dot = pen.grid.length(
      0.9 + pen.stroke * 0.85, centeredOn: max(pen.bar, pen.grid.pixel))
    let (pitch, indent) = (pen.grid.length(4.6), dot + pen.grid.length(2.1))
    pen.grid.centerColumns(on: 0)
    let row = pen.level(0, from: indent, to: indent + pen.grid.length(11.2))
    for line in -1...1 {
      let shift = Double(line) * pitch
      let top = row.midY + shift - dot / 2
      pen.fill(.ellipse(in: Rect(x: 0, y: top, width: dot, height: dot)))
      pen.fill(.capsule(row.offset(x: 0, y: shift)))
    }
  }

  private static func lines(_ pen: inout Pen) {
    _ = threeRows(&pen)
  }

  private static func sliders(_ pen: inout Pen) {
    let rows = threeRows(&pen)
    for (row, x) in zip(rows, [2.6, -3, 1]) {
      pen.disc(x, row.midY, radius: 0.9 + pen.stroke * 0.6)
    }
  }

  /// Draws three level bars, one above the other, and returns where they lie.
  private static func threeRows(_ pen: inout Pen) -> [Rect] {
    let width = pen.grid.length(14.4)
    pen.grid.centerColumns(on: width)
    let middle = pen.level(0, from: -width / 2, to: width / 2)
    let pitch = pen.grid.length(4.7)
    let rows = [-pitch, 0, pitch].map { middle.offset(x: 0, y: $0) }
    for row in rows { pen.fill(.capsule(row)) }
    return rows
  }

  private static func grid(_ pen: inout Pen, isFilled: Bool) {
    let side = pen.grid.length(5.8 + pen.growth)
    let gap = pen.grid.length(1.8)
    pen.grid.centerColumns(on: gap)
    let top = pen.grid.y(-side - gap / 2)
    let pitch = side + gap
    for (column, row) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
      let x = column * pitch - side - gap / 2
      let cell = Rect(x: x, y: top + row * pitch, width: side, height: side)
      pen.box(cell, radius: 1.5, isFilled: isFilled)
    }
  }

  private static func calendar(_ pen: inout Pen) {
    let r = pen.frame(width: 14, height: 13.6)
    let header = r.y + pen.grid.length(2.3 + pen.bar * 0.5)
    pen.box(r, radius: 2.8, isFilled: false)
    pen.fill(Polygon(r.x, r.y, r.maxX, header, top: 2.8, bottom: 0))
    let day = pen.grid.length(1.6 + pen.stroke * 0.1, centeredOn: r.width)
    let pitch = pen.grid.length(2.9)
    let space = r.maxY - pen.bar - header
    let top = pen.grid.y(header + (space - pitch - day) / 2)
    for (column, row) in [(-1.0, 0.0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
      let cell = Rect(x: column * pitch - day / 2, y: top + row * pitch, width: day, height: day)
      pen.fill(Polygon(cell, radius: day * 0.3))
    }
  }

  private static func stack(_ pen: inout Pen, isFilled: Bool) {
    let sheet = pen.grid.length(min(pen.stroke * 0.7, 1.2))
    let step = sheet + pen.grid.length(1)
    // Two sheets above the box: a step below the middle, box and sheets are in the middle.
    let r = pen.frame(width: 15, height: 9.2, middle: step)
    pen.box(r, radius: 2.4, isFilled: isFilled)
    for (row, inset) in [(1.0, 1.3), (2, 2.9)] {
      let edge = pen.grid.x(r.maxX - inset)
      pen.fill(.capsule(Rect(x: -edge, y: r.y - row * step, width: 2 * edge, height: sheet)))
    }
  }

  private static func chart(_ pen: inout Pen, isFilled: Bool) {
    let border = pen.grid.length(pen.stroke * 0.8)
    let width = max(pen.grid.length(4 + pen.growth * 0.7), 2 * border + pen.grid.pixel)
    let pitch = width + pen.grid.length(1.3)
    pen.grid.centerColumns(on: width)
    let bottom = pen.grid.y(6.4)
    for (column, height) in [(-1.0, 5.6), (0, 9.2), (1, 12.8)] {
      let top = pen.grid.y(6.4 - height)
      let bar = Rect(x: column * pitch - width / 2, y: top, width: width, height: bottom - top)
      pen.shape(Polygon(bar, radius: 1.1), isFilled: isFilled, width: border)
    }
  }
}

import SegmentPrimitives

/// How a window or a page is divided.
extension Drawing {
  static let layouts: [Drawing] = [
    pair("square.grid.3x3", ninefold),
    pair("rectangle.grid.1x2", twofold),
    single("sidebar.left") { sidebar(&$0, side: -1) },
    single("sidebar.right") { sidebar(&$0, side: 1) },
  ].flatMap(\.self)

  /// Nine squares: apart if filled, else the fields of a frame.
  private static func ninefold(_ pen: inout Pen, isFilled: Bool) {
    let between = pen.grid.length(isFilled ? 1.3 : pen.stroke * 0.65)
    let border = isFilled ? 0 : pen.bar
    let side = pen.grid.length((14.2 + 2 * pen.growth - 2 * border - 2 * between) / 3)
    let width = 3 * side + 2 * between + 2 * border
    pen.grid.centerColumns(on: width)
    let frame = Rect(x: -width / 2, y: pen.grid.y(-width / 2), width: width, height: width)
    if !isFilled { pen.fill(Polygon(frame, radius: 2.6)) }
    let (outer, inner) = isFilled ? (1, 1) : (max(2.6 - border, 0.3), 0.3)
    for row in 0..<3 {
      for column in 0..<3 {
        let x = frame.x + border + Double(column) * (side + between)
        let y = frame.y + border + Double(row) * (side + between)
        func radius(_ atRow: Int, _ atColumn: Int) -> Double {
          row == atRow && column == atColumn ? outer : inner
        }
        let field = Polygon([
          (x, y, radius(0, 0)), (x + side, y, radius(0, 2)),
          (x + side, y + side, radius(2, 2)), (x, y + side, radius(2, 0)),
        ])
        pen.mark(field.contour.path, isFilled: !isFilled)
      }
    }
  }

  private static func twofold(_ pen: inout Pen, isFilled: Bool) {
    let (width, height) = (pen.grid.length(15 + 2 * pen.growth), pen.grid.length(6 + pen.growth))
    let gap = pen.grid.length(1.9)
    pen.grid.centerColumns(on: width)
    let top = pen.grid.y(-height - gap / 2)
    for y in [top, top + height + gap] {
      pen.box(
        Rect(x: -width / 2, y: y, width: width, height: height), radius: 1.7, isFilled: isFilled)
    }
  }

  private static func sidebar(_ pen: inout Pen, side: Double) {
    let r = pen.frame(width: 16.4, height: 12.8)
    pen.box(r, radius: 2.5, isFilled: false)
    let edge = pen.upright(side * 2.8, from: r.y, to: r.maxY)
    pen.fill(.rectangle(edge.inset(x: 0, y: pen.bar / 2)))
  }
}

import SegmentPrimitives

/// Reading, learning, and money in figures.
extension Drawing {
  static let reading: [Drawing] = [
    pair("newspaper", newspaper),
    pair("books.vertical", books),
    pair("archivebox", archive),
    pair("graduationcap", cap),
    pair("dollarsign.circle", dollar),
    pair("chart.pie", pie),
    single("chart.line.uptrend.xyaxis", trend),
  ].flatMap(\.self)

  private static func newspaper(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 13, height: 13)
    pen.box(r, radius: 2.2, isFilled: isFilled)
    let (left, right) = (r.x + 3.1, r.maxX - 3.1)
    let head = pen.snapped(left, r.y + 3, right, r.y + 5.6)
    pen.mark(Polygon(head, radius: 0.5).contour.path, isFilled: isFilled)
    for y in [8.0, 10.6] {
      pen.mark(.capsule(pen.level(r.y + y - 0.4, from: left, to: right)), isFilled: isFilled)
    }
    let edge = r.maxX - pen.bar / 2
    let fold = [
      (edge, r.y + 4.2, 0), (r.maxX + 2.4, r.y + 4.2, 1), (r.maxX + 2.4, r.maxY - pen.bar / 2, 1.8),
      (edge - 1.6, r.maxY - pen.bar / 2, 0),
    ]
    pen.stroke(Polygon(fold, isClosed: false), width: pen.bar)
  }

  private static func books(_ pen: inout Pen, isFilled: Bool) {
    let width = pen.stroke(easedAbove: 1.1)
    let g = pen.growth * 0.6
    let upright = Polygon(-2.1 - g, -7.2 - g, 2.1 + g, 7.2 + g, top: 0.9, bottom: 0.9).contour
    let books = [
      upright.offset(x: -6.4, y: 0), upright.offset(x: -1.2, y: 0),
      upright.rotated(degrees: -14).offset(x: 5.3, y: 0.1),
    ]
    let reach = isFilled ? 0.7 : 1.5
    let band = Contour(-reach, 0).line(reach, 0)
    for (book, middle) in zip(books, [(-6.4, 0.0), (-1.2, 0), (5.3, -14)]) {
      pen.shape(book, isFilled: isFilled, width: width)
      let line = band.offset(x: 0, y: -3.6).rotated(degrees: middle.1).offset(x: middle.0, y: 0)
      pen.mark(line.stroked(width: min(width, 1)), isFilled: isFilled)
    }
  }

  private static func archive(_ pen: inout Pen, isFilled: Bool) {
    let lid = pen.frame(width: 16, height: 4.4, middle: -4.6)
    let gap = isFilled ? pen.grid.length(pen.gap * 0.8) : -pen.bar
    let inset = pen.grid.length(1.1)
    let body = Rect(
      minX: lid.x + inset, minY: lid.maxY + gap, maxX: lid.maxX - inset, maxY: pen.grid.y(7))
    pen.box(lid, radius: 1.3, isFilled: isFilled)
    pen.shape(
      Polygon(body.x, body.y, body.maxX, body.maxY, top: 0.2, bottom: 2.4), isFilled: isFilled,
      width: pen.bar)
    pen.mark(.capsule(pen.level(1.2, from: -2.6, to: 2.6)), isFilled: isFilled)
  }

  private static func cap(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth
    let board = Polygon([
      (0, -6.6 - g, 0.9), (9.4 + g, -1.8, 0.8), (0, 3 + g, 0.9), (-9.4 - g, -1.8, 0.8),
    ])
    pen.shape(board, isFilled: isFilled, width: pen.stroke(easedAbove: 1.5))
    let drop = isFilled ? pen.gap * 1.1 : 0
    let rim = Contour(-5.2, 0.7 + drop).line(-5.2, 4.4).curve(-3.6, 6.8, 3.6, 6.8, 5.2, 4.4).line(
      5.2, 0.7 + drop)
    if isFilled {
      pen.fill(
        Contour(0, 3.2 + drop).line(5.4, 0.6 + drop).line(5.4, 4.4).curve(
          5.4, 5.8, 2.6, 6.8, 0, 6.8
        ).closedByMirroring())
    } else {
      pen.stroke(rim, width: pen.signWidth)
    }
    pen.line(8.3, -1.4, 8.3, 4.8, width: pen.signWidth * 0.85)
  }

  private static func dollar(_ pen: inout Pen, isFilled: Bool) {
    let width = pen.signWidth
    let sign = Contour(2.4, -1.9).curve(2.1, -4.2, -2.5, -4.2, -2.5, -1.8).curve(
      -2.5, 0.5, 2.6, -0.5, 2.6, 1.8
    )
    .curve(2.6, 4.2, -2.3, 4.2, -2.7, 1.8).stroked(width: width * 0.9)
    let bars = [-5.2, 3.4].map { Rect(x: -width * 0.45, y: $0, width: width * 0.9, height: 1.8) }
    pen.circle(with: sign.union(bars[0]).union(bars[1]), isFilled: isFilled)
  }

  private static func pie(_ pen: inout Pen, isFilled: Bool) {
    let radius = 6.6 + pen.growth
    func slice(_ x: Double, _ y: Double, from: Double, to: Double) -> Contour {
      let arc = Contour(arcAround: Point(x: x, y: y), radius: radius, from: from, to: to)
      return Contour(segments: arc.segments, isClosed: false).line(x, y).closed()
    }
    let apart = max(pen.gap * 0.6, 0.6)
    let width = pen.stroke(easedAbove: 1.3)
    pen.shape(slice(-apart, apart, from: 0, to: 270), isFilled: isFilled, width: width)
    pen.shape(slice(apart, -apart, from: -90, to: 0), isFilled: isFilled, width: width)
  }

  private static func trend(_ pen: inout Pen) {
    pen.centerOnBar()
    let (axis, base) = (pen.upright(-7, from: -7, to: 7), pen.level(6.4, from: -7, to: 7.6))
    let corner = [
      (axis.midX, axis.y + pen.bar / 2, 0), (axis.midX, base.midY, 1.2), (7.4, base.midY, 0),
    ]
    pen.stroke(Polygon(corner, isClosed: false), width: pen.bar)
    pen.stroke(
      Polygon(radius: 0.6, isClosed: false, [(-3.6, 2.4), (-0.4, -1.8), (2.2, 0.7), (7, -5.4)]))
  }
}

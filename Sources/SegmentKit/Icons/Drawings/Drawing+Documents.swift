import SegmentPrimitives

/// Books, papers, lists and the places that keep them.
extension Drawing {
  static let documents: [Drawing] = [
    pair("book", book),
    pair("bookmark", bookmark),
    pair("doc", isDirectional: true, doc),
    pair("folder", isDirectional: true, folder),
    pair("tray", tray),
    pair("tag", tag),
    single("list.bullet", isDirectional: true, list),
    pair("square.grid.2x2", grid),
    single("calendar", calendar),
    single("line.3.horizontal", lines),
  ].flatMap(\.self)

  private static func book(_ pen: inout Pen, isFilled: Bool) {
    func page(from edge: Double) -> Contour {
      Contour(edge, -4.5)
        .curve(1.5, -5.5, 3.4, -6, 5.3, -6)
        .curve(6.2, -6, 7, -5.9, 7.7, -5.65)
        .curve(8.2, -5.45, 8.4, -5.1, 8.4, -4.6)
        .line(8.4, 4.5)
        .curve(8.4, 5.3, 7.9, 5.65, 7.1, 5.45)
        .curve(6.5, 5.3, 5.9, 5.2, 5.3, 5.2)
        .curve(3.4, 5.2, 1.6, 5.6, edge, 6.4)
    }
    if isFilled {
      let right = page(from: pen.gap / 2).closed()
      pen.fill(right)
      pen.fill(right.applying(.scale(x: -1, y: 1)).reversed)
    } else {
      pen.shape(page(from: 0).closedByMirroring(), isFilled: false)
      pen.line(0, -4, 0, 5.4, width: pen.signWidth)
    }
  }

  private static func bookmark(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 10, height: 15)
    pen.shape(
      Polygon([
        (r.x, r.y, 2), (r.maxX, r.y, 2), (r.maxX, r.maxY, 0.9), (0, r.maxY - 3.9, 0.5),
        (r.x, r.maxY, 0.9),
      ]), isFilled: isFilled, width: pen.bar)
  }

  private static func doc(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 11.6, height: 15)
    let fold = 4.6
    let (x, y) = (r.maxX - fold, r.y + fold)
    if isFilled {
      let half = pen.gap * 0.7
      pen.fill(
        Polygon([
          (r.x, r.y, 2.2), (x - half, r.y, 0.4), (x - half, y + half, 1), (r.maxX, y + half, 0.4),
          (r.maxX, r.maxY, 2.2), (r.x, r.maxY, 2.2),
        ]))
      pen.fill(
        Polygon([(x + half * 0.4, r.y + 0.2, 0.4), (r.maxX - 0.2, y - half * 0.4, 0.4),
          (x + half * 0.4, y - half * 0.4, 0.6)]))
      return
    }
    pen.shape(
      Polygon([
        (r.x, r.y, 2.2), (x, r.y, 0.8), (r.maxX, y, 0.8), (r.maxX, r.maxY, 2.2),
        (r.x, r.maxY, 2.2),
      ]), isFilled: false, width: pen.bar)
    let edge = pen.bar / 2
    pen.stroke(
      Polygon(
        [(x - 0.2, r.y + edge, 0), (x - 0.2, y + 0.2, 0.8), (r.maxX - edge, y + 0.2, 0)],
        isClosed: false), width: pen.signWidth)
  }

  private static func folder(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.4, height: 12.8)
    let lip = pen.grid.y(r.y + 2.2)
    func outline(_ bottom: Double, radius: Double) -> Polygon {
      Polygon([
        (r.x, r.y, 2), (-2.9, r.y, 1.1), (-0.9, lip, 0.9), (r.maxX, lip, 2),
        (r.maxX, bottom, radius), (r.x, bottom, radius),
      ])
    }
    let seam = pen.level(r.y + 5 + pen.bar * 0.3, from: r.x, to: r.maxX)
    if isFilled {
      let gap = pen.grid.length(pen.gap)
      let edge = pen.grid.y(seam.midY - gap / 2)
      pen.fill(outline(edge, radius: 0.2))
      pen.fill(
        Polygon([
          (r.x, edge + gap, 0.2), (r.maxX, edge + gap, 0.2), (r.maxX, r.maxY, 2.2),
          (r.x, r.maxY, 2.2),
        ]))
    } else {
      pen.shape(outline(r.maxY, radius: 2.2), isFilled: false, width: pen.bar)
      pen.fill(.rectangle(seam.inset(x: pen.bar / 2, y: 0)))
    }
  }

  private static func tray(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.4, height: 11.6)
    let lip = pen.grid.y(r.y + 6)
    pen.shape(
      Polygon([
        (-5.2, r.y, 2.2), (5.2, r.y, 2.2), (r.maxX, lip, 1.2), (r.maxX, r.maxY, 2.4),
        (r.x, r.maxY, 2.4), (r.x, lip, 1.2),
      ]), isFilled: false, width: pen.bar)
    let edge = lip + pen.bar / 2
    let notch: [(Double, Double, Double)] = [
      (-3.9, edge, 0.9), (-2.6, edge + 2.4, 1.2), (2.6, edge + 2.4, 1.2), (3.9, edge, 0.9),
    ]
    let (left, right) = (r.x + pen.bar / 2, r.maxX - pen.bar / 2)
    if isFilled {
      pen.fill(
        Polygon(
          [(left, lip, 0)] + notch.map { ($0.0, $0.1 - pen.bar / 2, $0.2) } + [
            (right, lip, 0), (right, r.maxY - pen.bar / 2, 1.5), (left, r.maxY - pen.bar / 2, 1.5),
          ]))
    } else {
      pen.stroke(
        Polygon([(left, edge, 0)] + notch + [(right, edge, 0)], isClosed: false), width: pen.bar)
    }
  }

  private static func tag(_ pen: inout Pen, isFilled: Bool) {
    let tag = Polygon([
      (-7.4, -7.4, 2), (0.4, -7.4, 1.4), (8.3, 0.5, 1.7), (0.5, 8.3, 1.7), (-7.4, 0.4, 1.4),
    ])
    pen.shape(tag.contour.offset(x: 0, y: -0.2), isFilled: isFilled)
    if isFilled {
      pen.hole(-3.9, -4.1, radius: 1.25)
    } else {
      pen.disc(-3.5, -3.7, radius: 1.1)
    }
  }

  private static func list(_ pen: inout Pen) {
    let dot = pen.grid.length(pen.stroke * 1.25, centeredOn: max(pen.bar, pen.grid.pixel))
    let pitch = pen.grid.length(4.6)
    let middle = pen.level(0, from: 0, to: 0)
    for row in -1...1 {
      let y = middle.midY + Double(row) * pitch
      pen.fill(.ellipse(in: Rect(x: 0, y: y - dot / 2, width: dot, height: dot)))
      pen.fill(
        .capsule(
          Rect(
            x: dot + pen.grid.length(2.1), y: y - pen.bar / 2, width: pen.grid.length(11.2),
            height: pen.bar)))
    }
    pen.grid.centerColumns(on: 0)
  }

  private static func lines(_ pen: inout Pen) {
    let width = pen.grid.length(14)
    pen.grid.centerColumns(on: width)
    let pitch = pen.grid.length(4.6)
    let middle = pen.level(0, from: -7, to: 7)
    for row in -1...1 {
      pen.fill(.capsule(middle.offset(x: 0, y: Double(row) * pitch)))
    }
  }

  private static func grid(_ pen: inout Pen, isFilled: Bool) {
    let side = pen.grid.length(5.8 + pen.growth)
    let gap = pen.grid.length(isFilled ? 1.8 : 1.9)
    pen.grid.centerColumns(on: gap)
    let top = pen.grid.y(-side - gap / 2)
    for (column, row) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
      let x = column * (side + gap) - side - gap / 2
      let cell = Rect(x: x, y: top + row * (side + gap), width: side, height: side)
      pen.box(cell, radius: 1.5, isFilled: isFilled)
    }
  }

  private static func calendar(_ pen: inout Pen) {
    let r = pen.frame(width: 14, height: 13.6)
    pen.box(r, radius: 2.8, isFilled: false)
    let header = pen.grid.length(2.3 + pen.bar * 0.5)
    pen.fill(Polygon([
      (r.x, r.y, 2.8), (r.maxX, r.y, 2.8), (r.maxX, r.y + header, 0), (r.x, r.y + header, 0),
    ]))
    let dot = pen.grid.length(0.9 + pen.stroke * 0.35, centeredOn: r.width)
    let pitch = pen.grid.length(2.9)
    let space = r.maxY - pen.bar - (r.y + header)
    let top = pen.grid.y(r.y + header + (space - pitch - dot) / 2)
    for (column, row) in [(-1.0, 0.0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
      let x = column * pitch - dot / 2
      pen.fill(
        Polygon(
          Rect(x: x, y: top + row * pitch, width: dot, height: dot), radius: dot * 0.3))
    }
  }
}

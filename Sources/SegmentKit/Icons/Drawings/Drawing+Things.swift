import SegmentPrimitives

/// Tools, food and shopping.
extension Drawing {
  static let things: [Drawing] = [
    pair("gearshape", gear),
    single("magnifyingglass", magnifier),
    pair("trash", trash),
    single("fork.knife", cutlery),
    pair("cart", cart),
    pair("creditcard", card),
    pair("chart.bar", chart),
    pair("bag", bag),
    pair("gift", gift),
    pair("cup.and.saucer", cup),
    single("slider.horizontal.3", sliders),
  ].flatMap(\.self)

  private static func gear(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth
    let corners = (0..<8).flatMap { index -> [(degrees: Double, distance: Double, radius: Double)] in
      let angle = Double(index) * 45 - 90
      return [
        (angle - 14.5, 5.9 + g, 0.7), (angle - 9.5, 7.75 + g, 0.8), (angle + 9.5, 7.75 + g, 0.8),
        (angle + 14.5, 5.9 + g, 0.7),
      ]
    }
    let rim = Polygon(around: corners)
    pen.fill(rim)
    if isFilled {
      pen.hole(0, 0, radius: 2.5)
    } else {
      pen.hole(0, 0, radius: 5.9 + g - pen.stroke * 0.9)
      pen.circle(0, 0, radius: 2.6 + g * 0.5, width: pen.stroke * 0.85)
    }
  }

  private static func magnifier(_ pen: inout Pen) {
    pen.circle(-1.5, -1.5, radius: 5.7 + pen.growth)
    pen.line(2.3, 2.3, 6.5, 6.5, width: pen.stroke * 1.1)
  }

  private static func trash(_ pen: inout Pen, isFilled: Bool) {
    pen.centerOnBar()
    let lid = pen.level(-4.9, from: -6.4, to: 6.4)
    pen.fill(.capsule(lid))
    let handle = Polygon(
      [
        (-2.2, lid.midY, 0), (-2.2, lid.midY - 2.2, 1), (2.2, lid.midY - 2.2, 1),
        (2.2, lid.midY, 0),
      ], isClosed: false)
    pen.stroke(handle, width: pen.signWidth)
    let top = isFilled ? lid.maxY + pen.gap * 0.7 : lid.midY
    let can = Polygon([
      (5.2, top, 0.3), (4.5, 7.6, 2), (-4.5, 7.6, 2), (-5.2, top, 0.3),
    ])
    pen.shape(can, isFilled: isFilled)
    for x in [-1.9, 1.9] {
      let rib = Contour(x, -1.2).line(x * 0.92, 4.4)
      if isFilled {
        pen.cut(rib.stroked(width: pen.gap * 0.8))
      } else {
        pen.stroke(rib, width: pen.stroke * 0.75)
      }
    }
  }

  private static func cutlery(_ pen: inout Pen) {
    let tine = pen.grid.length(pen.stroke * 0.72)
    let handle = max(pen.stroke * 1.2, tine)
    pen.grid.centerColumns(on: tine)
    let middle = pen.grid.x(-3.9 + tine / 2) - tine / 2
    for column in -1...1 {
      let x = middle + Double(column) * 2 * tine - tine / 2
      pen.fill(Polygon(Rect(x: x, y: -7.7, width: tine, height: 5.6), radius: tine / 2))
    }
    let half = 2.5 * tine
    pen.fill(
      Polygon([
        (middle - half, -3.4, 0), (middle + half, -3.4, 0), (middle + half, -0.2, 1.9),
        (middle - half, -0.2, 1.9),
      ]))
    pen.fill(
      Polygon(
        Rect(x: middle - handle / 2, y: -1.2, width: handle, height: 8.9), radius: handle / 2))
    let back = 5.6 + pen.growth
    pen.fill(
      Contour(back, -7)
        .line(back, 1.4)
        .line(2.6, 1.4)
        .curve(2.2, 1.4, 2, 1.2, 2, 0.7)
        .curve(2, -3.6, 2.7, -6.4, back - 0.6, -7.6)
        .curve(back - 0.3, -7.8, back, -7.5, back, -7)
        .closed())
    pen.fill(
      Polygon(Rect(x: back - handle, y: 0.6, width: handle, height: 7.1), radius: handle / 2))
  }

  private static func cart(_ pen: inout Pen, isFilled: Bool) {
    let rail: [(Double, Double, Double)] = [
      (-8.3, -6.5, 0), (-6.3, -6.5, 0.9), (-4.2, 4, 1.1), (6.6, 4, 0),
    ]
    pen.stroke(Polygon(rail, isClosed: false))
    let basket = Polygon([(-5.6, -4.4, 0.4), (8.2, -4.4, 1.2), (6.7, 1.4, 1.4), (-4.4, 1.4, 0.4)])
    pen.shape(basket, isFilled: isFilled)
    for x in [-2.9, 5.2] { pen.disc(x, 6.5, radius: 1.3) }
  }

  private static func card(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.4, height: 12)
    let stripe = pen.grid.length(isFilled ? pen.gap * 1.3 : pen.stroke * 1.1)
    let top = pen.grid.y(r.y + 3)
    if isFilled {
      pen.fill(Polygon([(r.x, r.y, 2.5), (r.maxX, r.y, 2.5), (r.maxX, top, 0), (r.x, top, 0)]))
      let lower = Polygon([
        (r.x, top + stripe, 0), (r.maxX, top + stripe, 0), (r.maxX, r.maxY, 2.5),
        (r.x, r.maxY, 2.5),
      ])
      pen.fill(lower)
    } else {
      pen.box(r, radius: 2.5, isFilled: false)
      let edge = pen.bar / 2
      pen.fill(.rectangle(Rect(x: r.x + edge, y: top, width: r.width - pen.bar, height: stripe)))
    }
    let chip = pen.level(r.maxY - 3.4, from: r.x + 3.2, to: r.x + 6.6)
    if isFilled { pen.cut(.capsule(chip)) } else { pen.fill(.capsule(chip)) }
  }

  private static func chart(_ pen: inout Pen, isFilled: Bool) {
    let width = pen.grid.length(3.9 + pen.growth * 0.7)
    let gap = pen.grid.length(1.3)
    pen.grid.centerColumns(on: width)
    let bottom = pen.grid.y(6.4)
    for (column, height) in [(-1.0, 5.6), (0, 9.2), (1, 12.8)] {
      let x = column * (width + gap) - width / 2
      let top = pen.grid.y(6.4 - height)
      pen.box(
        Rect(x: x, y: top, width: width, height: bottom - top), radius: 1.1, isFilled: isFilled)
    }
  }

  private static func bag(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 12.8, height: 11.2, middle: 1.9)
    pen.box(r, radius: 2.4, isFilled: isFilled)
    let top = r.y + pen.bar / 2
    pen.stroke(
      Contour(-3, top).line(-3, -4.2).curve(-3, -8, 3, -8, 3, -4.2).line(3, top),
      width: pen.signWidth)
  }

  private static func gift(_ pen: inout Pen, isFilled: Bool) {
    let lid = pen.frame(width: 14.6, height: 4, middle: -2)
    let bottom = pen.grid.y(7.4)
    let inset = pen.grid.length(1.1)
    let gap = isFilled ? pen.grid.length(pen.gap) : 0
    let body = Rect(
      minX: lid.x + inset, minY: isFilled ? lid.maxY + gap : lid.maxY - pen.bar,
      maxX: lid.maxX - inset, maxY: bottom)
    for loop in [-1.0, 1] {
      let bow = Contour(0, lid.y + pen.stroke * 0.5)
        .curve(loop * 0.7, -6, loop * 2, -7.2, loop * 3.3, -7)
        .curve(loop * 4.8, -6.7, loop * 4.8, -4.2, loop * 3.2, lid.y + pen.stroke * 0.5)
      pen.stroke(bow, width: pen.signWidth)
    }
    let ribbon = pen.grid.length(isFilled ? pen.gap : pen.bar, centeredOn: lid.width)
    if isFilled {
      for (part, radius) in [(lid, 1.2), (body, 2.0)] {
        let isBody = radius > 1.5
        let near = (isBody ? 0.2 : 1.2)
        pen.fill(
          Polygon([
            (part.x, part.y, near), (-ribbon / 2, part.y, 0.2), (-ribbon / 2, part.maxY, 0.2),
            (part.x, part.maxY, isBody ? 2 : 1.2),
          ]))
        pen.fill(
          Polygon([
            (ribbon / 2, part.y, 0.2), (part.maxX, part.y, near),
            (part.maxX, part.maxY, isBody ? 2 : 1.2), (ribbon / 2, part.maxY, 0.2),
          ]))
      }
      return
    }
    pen.box(lid, radius: 1.4, isFilled: false)
    pen.box(body, radius: 2, isFilled: false)
    pen.fill(
      .rectangle(
        Rect(x: -ribbon / 2, y: lid.y + 0.1, width: ribbon, height: bottom - lid.y - 0.2)))
  }

  private static func cup(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 11, height: 9, middle: -1.4)
    let shift = -1.6
    let cup = Polygon([
      (r.x + shift, r.y, 0.8), (r.maxX + shift, r.y, 0.8), (r.maxX + shift, r.maxY, 4),
      (r.x + shift, r.maxY, 4),
    ])
    pen.shape(cup, isFilled: isFilled, width: pen.bar)
    let edge = r.maxX + shift - pen.bar / 2
    pen.stroke(
      Contour(edge, r.y + 1.6).curve(
        edge + 4.8, r.y + 0.4, edge + 4.8, r.y + 6.2, edge - 0.6, r.y + 5.6),
      width: pen.signWidth)
    pen.fill(.capsule(pen.level(r.maxY + 2.4, from: r.x + shift - 0.8, to: r.maxX + shift + 0.8)))
  }

  private static func sliders(_ pen: inout Pen) {
    let width = pen.grid.length(14.6)
    pen.grid.centerColumns(on: width)
    let pitch = pen.grid.length(4.7)
    let middle = pen.level(0, from: -7.3, to: 7.3)
    for (row, knob) in [(-1.0, 2.6), (0, -3), (1, 1)] {
      let y = middle.midY + row * pitch
      pen.fill(.capsule(middle.offset(x: 0, y: row * pitch)))
      pen.disc(knob, y, radius: 0.9 + pen.stroke * 0.6)
    }
  }
}

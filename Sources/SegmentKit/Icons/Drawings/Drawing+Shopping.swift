import SegmentPrimitives

/// Shopping and food.
extension Drawing {
  static let shopping: [Drawing] = [
    pair("cart", cart),
    pair("creditcard", card),
    pair("bag", bag),
    pair("briefcase", briefcase),
    pair("gift", gift),
    pair("cup.and.saucer", cup),
    single("fork.knife", cutlery),
  ].flatMap(\.self)

  private static func cart(_ pen: inout Pen, isFilled: Bool) {
    let rail = [(-8.3, -6.5, 0), (-6.3, -6.5, 0.9), (-4.2, 4, 1.1), (6.6, 4, 0)]
    pen.stroke(Polygon(rail, isClosed: false))
    let basket = [(-5.6, -4.4, 0.4), (8.2, -4.4, 1.2), (6.7, 1.4, 1.4), (-4.4, 1.4, 0.4)]
    pen.shape(Polygon(basket), isFilled: isFilled)
    for x in [-2.9, 5.2] { pen.disc(x, 6.5, radius: 1.3) }
  }

  private static func card(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.4, height: 12)
    let top = pen.grid.y(r.y + 3)
    let stripe = pen.grid.length(isFilled ? pen.gap * 1.3 : pen.stroke * 1.1)
    let chip = pen.level(r.maxY - 3.4, from: r.x + 3.2, to: r.x + 6.6)
    guard isFilled else {
      pen.box(r, radius: 2.5, isFilled: false)
      let inner = r.inset(by: pen.bar / 2)
      pen.fill(.rectangle(Rect(x: inner.x, y: top, width: inner.width, height: stripe)))
      pen.fill(.capsule(chip))
      return
    }
    let below = top + stripe
    pen.fill(Polygon(r.x, r.y, r.maxX, top, top: 2.5, bottom: 0))
    pen.fill(Polygon(r.x, below, r.maxX, r.maxY, top: 0, bottom: 2.5))
    pen.cut(.capsule(chip))
  }

  private static func bag(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 12.8, height: 11.2, middle: 1.9)
    pen.box(r, radius: 2.4, isFilled: isFilled)
    pen.arch(halfWidth: 3, top: -7.6, bottom: r.y + pen.bar / 2, width: pen.signWidth)
  }

  private static func briefcase(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.4, height: 10.8, middle: 1.4)
    let handle = [
      (-2.9, r.y + pen.bar / 2, 0), (-2.9, r.y - 1.8, 1.2), (2.9, r.y - 1.8, 1.2),
      (2.9, r.y + pen.bar / 2, 0),
    ]
    pen.stroke(Polygon(handle, isClosed: false), width: pen.signWidth)
    let seam = pen.level(r.midY + 0.3, from: r.x, to: r.maxX)
    guard isFilled else {
      pen.box(r, radius: 2.4, isFilled: false)
      pen.fill(.rectangle(seam.inset(x: pen.bar / 2, y: 0)))
      return
    }
    let gap = pen.grid.length(pen.gap)
    let below = seam.y + gap
    pen.fill(Polygon(r.x, r.y, r.maxX, seam.y, top: 2.4, bottom: 0.2))
    pen.fill(Polygon(r.x, below, r.maxX, r.maxY, top: 0.2, bottom: 2.4))
  }

  private static func gift(_ pen: inout Pen, isFilled: Bool) {
    let lid = pen.frame(width: 14.6, height: 4, middle: -2)
    let knot = lid.y + pen.stroke * 0.5
    let top = -7 + pen.growth
    for side in [-1.0, 1] {
      let bow = Contour(0, knot)
        .curve(side * 0.7, -6, side * 2, top - 0.2, side * 3.3, top)
        .curve(side * 4.8, top + 0.3, side * 4.8, -4.2, side * 3.2, knot)
      pen.stroke(bow, width: pen.signWidth)
    }
    let gap = pen.grid.length(pen.gap)
    let under = lid.maxY + (isFilled ? gap : -pen.bar)
    let body = Rect(minX: lid.x, minY: under, maxX: lid.maxX, maxY: pen.grid.y(7.4))
      .inset(x: pen.grid.length(1.1), y: 0)
    let ribbon = pen.grid.length(isFilled ? pen.gap : pen.bar, centeredOn: lid.width)
    if isFilled {
      for (part, top, bottom) in [(lid, 1.2, 1.2), (body, 0.2, 2)] {
        fillHalves(&pen, part, topRadius: top, bottomRadius: bottom, gap: ribbon)
      }
      return
    }
    pen.box(lid, radius: 1.4, isFilled: false)
    pen.box(body, radius: 2, isFilled: false)
    let seam = Rect(minX: -ribbon / 2, minY: lid.y, maxX: ribbon / 2, maxY: body.maxY)
    pen.fill(.rectangle(seam.inset(x: 0, y: pen.bar / 2)))
  }

  /// Fills a box left and right of a gap along the middle line.
  private static func fillHalves(
    _ pen: inout Pen, _ r: Rect, topRadius: Double, bottomRadius: Double, gap: Double
  ) {
    let edge = gap / 2
    pen.fill(
      Polygon([
        (r.x, r.y, topRadius), (-edge, r.y, 0.2), (-edge, r.maxY, 0.2),
        (r.x, r.maxY, bottomRadius),
      ]))
    pen.fill(
      Polygon([
        (edge, r.y, 0.2), (r.maxX, r.y, topRadius), (r.maxX, r.maxY, bottomRadius),
        (edge, r.maxY, 0.2),
      ]))
  }

  private static func cup(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 11, height: 9, middle: -1.6)
    let bowl = Polygon(r.x, r.y, r.maxX, r.maxY, top: 0.8, bottom: 4)
    pen.shape(bowl, isFilled: isFilled, width: pen.bar)
    let edge = r.maxX - pen.bar / 2
    let far = edge + 4.8
    let handle = Contour(edge, r.y + 1.6)
      .curve(far, r.y + 0.4, far, r.y + 6.2, edge, r.y + 5.6)
    pen.stroke(handle, width: pen.signWidth)
    pen.fill(.capsule(pen.level(r.maxY + 2.4, from: r.x - 0.8, to: r.maxX + 0.8)))
  }

  private static func cutlery(_ pen: inout Pen) {
    let tine = pen.grid.length(max(pen.stroke * 0.72, 0.5))
    let pitch = max(pen.grid.length(1.8), tine + pen.grid.length(0.6))
    let handle = max(pen.stroke * 1.2, 0.8)
    pen.grid.centerColumns(on: tine)
    let middle = pen.grid.x(-3.7 - tine / 2) + tine / 2
    for x in [middle - pitch, middle, middle + pitch] {
      fillBar(&pen, x - tine / 2, -7.7, width: tine, height: 5.6)
    }
    let half = pitch + tine / 2
    let (left, right) = (middle - half, middle + half)
    pen.fill(Polygon(left, -3.3, right, 0, top: 0, bottom: 2.2))
    fillBar(&pen, middle - handle / 2, -1.2, width: handle, height: 8.9)

    let back = 5.6 + pen.growth
    let blade = Contour(back, -7)
      .line(back, 1.4)
      .line(2.6, 1.4)
      .curve(2.2, 1.4, 2, 1.2, 2, 0.7)
      .curve(2, -3.6, 2.7, -6.4, back - 0.6, -7.6)
      .curve(back - 0.3, -7.8, back, -7.5, back, -7)
    pen.fill(blade.closed())
    fillBar(&pen, back - handle, 0.6, width: handle, height: 7.1)
  }

  /// Fills an upright bar with round ends.
  private static func fillBar(
    _ pen: inout Pen, _ x: Double, _ y: Double, width: Double, height: Double
  ) {
    pen.fill(.capsule(Rect(x: x, y: y, width: width, height: height)))
  }
}

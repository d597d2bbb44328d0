import SegmentPrimitives

/// Houses, maps and flags.
extension Drawing {
  static let places: [Drawing] = [
    pair("house", house),
    pair("map", map),
    pair("flag", flag),
    pair("mappin", pin),
    pair("cube", cube),
    pair("die.face.5", die),
    pair("pawn", pawn),
    pair("crown", crown),
  ].flatMap(\.self)

  private static func house(_ pen: inout Pen, isFilled: Bool) {
    let body = pen.frame(width: 11, height: 7.8, middle: 3)
    let roof = Polygon(radius: 0.6, isClosed: false, [(-7.5, 0.1), (0, -6.5), (7.5, 0.1)])
    let slope = 6.6 / 7.5
    let door = pen.snapped(-1.5 - pen.growth * 0.3, 2.3, 1.5 + pen.growth * 0.3, body.maxY)
    pen.stroke(roof)
    if isFilled {
      let drop = (pen.stroke / 2 + pen.gap) * (1 + slope * slope).squareRoot()
      let (apex, eaves) = (-6.5 + drop, -6.5 + drop + slope * body.maxX)
      pen.fill(
        Polygon([
          (0, apex, 0.3), (body.maxX, eaves, 0.3), (body.maxX, body.maxY, 1.4),
          (door.maxX, body.maxY, 0.2), (door.maxX, door.y, 0.4), (door.x, door.y, 0.4),
          (door.x, body.maxY, 0.2), (body.x, body.maxY, 1.4), (body.x, eaves, 0.3),
        ]))
    } else {
      let walls = Polygon(
        [
          (body.x, -1.3, 0), (body.x, body.maxY, 1.6), (body.maxX, body.maxY, 1.6),
          (body.maxX, -1.3, 0),
        ].map { ($0.0 - (($0.0 < 0) ? -pen.bar : pen.bar) / 2, min($0.1, body.maxY - pen.bar / 2), $0.2) },
        isClosed: false)
      pen.stroke(walls, width: pen.bar)
      pen.fill(Polygon([
        (door.x, door.y, 0.5), (door.maxX, door.y, 0.5), (door.maxX, door.maxY - pen.bar / 2, 0),
        (door.x, door.maxY - pen.bar / 2, 0),
      ]))
    }
  }

  private static func map(_ pen: inout Pen, isFilled: Bool) {
    let (left, fold) = (8.2 + pen.growth, 2.8)
    let (high, low) = (6.3 + pen.growth, 4.4 + pen.growth)
    if isFilled {
      let half = pen.gap / 2
      pen.fill(panel(-left, -fold - half, -low, -high, high, low, outer: (1.7, 0.2)))
      pen.fill(panel(-fold + half, fold - half, -high, -low, low, high, outer: (0.2, 0.2)))
      pen.fill(panel(fold + half, left, -low, -high, high, low, outer: (0.2, 1.7)))
      return
    }
    pen.shape(
      Polygon([
        (-left, -low, 1.7), (-fold, -high, 0.6), (fold, -low, 0.6), (left, -high, 1.7),
        (left, low, 1.7), (fold, high, 0.6), (-fold, low, 0.6), (-left, high, 1.7),
      ]), isFilled: false)
    pen.line(-fold, -high + pen.stroke, -fold, low - pen.stroke, width: pen.signWidth)
    pen.line(fold, -low + pen.stroke, fold, high - pen.stroke, width: pen.signWidth)
  }

  /// A panel of the folded map: left and right edge, and the heights of its four corners.
  private static func panel(
    _ minX: Double, _ maxX: Double, _ topLeft: Double, _ topRight: Double, _ bottomRight: Double,
    _ bottomLeft: Double, outer radius: (left: Double, right: Double)
  ) -> Polygon {
    Polygon([
      (minX, topLeft, radius.left), (maxX, topRight, radius.right),
      (maxX, bottomRight, radius.right), (minX, bottomLeft, radius.left),
    ])
  }

  private static func flag(_ pen: inout Pen, isFilled: Bool) {
    pen.centerOnBar()
    let pole = pen.upright(-5.6, from: -7.6, to: 7.6)
    pen.fill(.capsule(pole))
    let cloth = Contour(pole.x, -6.4)
      .curve(pole.x + 1.4, -6.9, -3, -7, -2.2, -7)
      .curve(0.4, -7, 1.6, -5.6, 3.8, -5.6)
      .curve(4.8, -5.6, 5.6, -5.8, 6.2, -6.05)
      .curve(6.6, -6.2, 6.9, -6, 6.9, -5.5)
      .line(6.9, 1)
      .curve(6.9, 1.5, 6.7, 1.8, 6.3, 2)
      .curve(5.6, 2.3, 4.8, 2.5, 3.8, 2.5)
      .curve(1.6, 2.5, 0.4, 1.1, -2.2, 1.1)
      .curve(-3, 1.1, pole.x + 1.4, 1.2, pole.x, 1.7)
      .closed()
    pen.shape(cloth, isFilled: isFilled)
  }

  private static func pin(_ pen: inout Pen, isFilled: Bool) {
    let drop = Contour(0, -7.7)
      .curve(3.3, -7.7, 5.6, -5.3, 5.6, -2.2)
      .curve(5.6, 1.6, 2.9, 4.3, 0.85, 7.2)
      .curve(0.6, 7.55, 0.3, 7.7, 0, 7.7)
      .closedByMirroring()
    pen.shape(drop, isFilled: isFilled)
    if isFilled { pen.hole(0, -2.2, radius: 2) } else { pen.disc(0, -2.2, radius: 1.7) }
  }

  private static func cube(_ pen: inout Pen, isFilled: Bool) {
    let (width, height) = (6.7 + pen.growth, 7.6 + pen.growth)
    let corner = height / 2
    if isFilled {
      let half = pen.gap / 2
      let faces = [
        Polygon([(0, -height, 1), (width, -corner, 0.7), (0, 0, 0.4), (-width, -corner, 0.7)]),
        Polygon([(width, -corner, 0.7), (width, corner, 1), (0, height, 0.7), (0, 0, 0.4)]),
        Polygon([(-width, -corner, 0.7), (0, 0, 0.4), (0, height, 0.7), (-width, corner, 1)]),
      ]
      for face in faces { pen.fill(face.inset(by: half)) }
      return
    }
    pen.shape(
      Polygon([
        (0, -height, 1.2), (width, -corner, 1.2), (width, corner, 1.2), (0, height, 1.2),
        (-width, corner, 1.2), (-width, -corner, 1.2),
      ]), isFilled: false)
    let inset = pen.stroke * 0.6
    pen.line(0, 0, 0, height - inset, width: pen.signWidth)
    pen.stroke(
      Contour(-width + inset, -corner + inset / 2).line(0, 0).line(width - inset, -corner + inset / 2),
      width: pen.signWidth)
  }

  private static func die(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 13, height: 13)
    pen.box(r, radius: 3, isFilled: isFilled)
    let radius = 0.85 + pen.stroke * 0.22
    let reach = 2.9
    for (x, y) in [(0, 0), (-reach, -reach), (reach, -reach), (-reach, reach), (reach, reach)] {
      if isFilled {
        pen.hole(r.midX + x, r.midY + y, radius: radius)
      } else {
        pen.disc(r.midX + x, r.midY + y, radius: radius)
      }
    }
  }

  private static func pawn(_ pen: inout Pen, isFilled: Bool) {
    let pawn = Contour(0, -7.7)
      .curve(1.85, -7.7, 3.3, -6.25, 3.3, -4.45)
      .curve(3.3, -3.3, 2.75, -2.35, 1.9, -1.75)
      .curve(2.1, 0.7, 3, 2.5, 4.4, 3.9)
      .curve(5.2, 4.7, 5.6, 5.4, 5.6, 6.3)
      .curve(5.6, 7.2, 5, 7.7, 4.2, 7.7)
      .closedByMirroring()
    pen.shape(pawn, isFilled: isFilled)
    pen.line(-3.1, -1.5, 3.1, -1.5, width: pen.signWidth)
  }

  private static func crown(_ pen: inout Pen, isFilled: Bool) {
    let crown = Polygon([
      (-7.6, -3.6, 0.7), (-3.7, -0.5, 0.5), (0, -6.2, 0.8), (3.7, -0.5, 0.5), (7.6, -3.6, 0.7),
      (6.1, 6, 1.4), (-6.1, 6, 1.4),
    ])
    pen.shape(crown.contour.applying(pen.swelling), isFilled: isFilled)
  }
}

import SegmentPrimitives

/// Dice, pieces and what is played with.
extension Drawing {
  static let games: [Drawing] = [
    pair("cube", cube),
    pair("die.face.5", die),
    pair("pawn", pawn),
    pair("crown", crown),
    pair("gamecontroller", controller),
    pair("trophy", trophy),
  ].flatMap(\.self)

  private static func cube(_ pen: inout Pen, isFilled: Bool) {
    let (width, height) = (6.7 + pen.growth, 7.6 + pen.growth)
    let corner = height / 2
    if isFilled {
      let faces = [
        Polygon([(0, -height, 1), (width, -corner, 0.7), (0, 0, 0.4), (-width, -corner, 0.7)]),
        Polygon([(width, -corner, 0.7), (width, corner, 1), (0, height, 0.7), (0, 0, 0.4)]),
        Polygon([(-width, -corner, 0.7), (0, 0, 0.4), (0, height, 0.7), (-width, corner, 1)]),
      ]
      for face in faces { pen.fill(face.inset(by: pen.gap / 2)) }
      return
    }
    let outline = [
      (0, -height), (width, -corner), (width, corner), (0, height), (-width, corner),
      (-width, -corner),
    ]
    pen.shape(Polygon(radius: 1.2, outline), isFilled: false)
    let (x, y) = (width - pen.stroke * 0.6, corner - pen.stroke * 0.3)
    pen.stroke(Contour(-x, -y).line(0, 0).line(x, -y), width: pen.signWidth)
    pen.line(0, 0, 0, height - pen.stroke * 0.6, width: pen.signWidth)
  }

  private static func die(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 13, height: 13)
    pen.box(r, radius: 3, isFilled: isFilled)
    let radius = 0.85 + pen.stroke * 0.1
    let available = r.width / 2 - (isFilled ? 1.2 : pen.bar) - radius - 0.4
    let reach = pen.grid.length(min(2.9, available - pen.grid.pixel / 2))
    for (x, y) in [(0, 0), (-reach, -reach), (reach, -reach), (-reach, reach), (reach, reach)] {
      let center = Point(x: r.midX + x, y: r.midY + y)
      pen.mark(.circle(center: center, radius: radius), isFilled: isFilled)
    }
  }

  private static func pawn(_ pen: inout Pen, isFilled: Bool) {
    let body = Contour(0, -1.9)
      .line(1.9, -1.9)
      .curve(2.1, 0.7, 3, 2.5, 4.4, 3.9)
      .curve(5.2, 4.7, 5.6, 5.4, 5.6, 6.3)
      .curve(5.6, 7.2, 5, 7.7, 4.2, 7.7)
      .closedByMirroring()
    pen.circle(0, -4.5, radius: 3.2 + pen.growth * 0.3, isFilled: isFilled)
    pen.shape(body, isFilled: isFilled)
    pen.line(-3.1, -1.4, 3.1, -1.4, width: pen.signWidth)
  }

  private static func crown(_ pen: inout Pen, isFilled: Bool) {
    let crown = Polygon([
      (-8, -4.6, 0.8), (-3.9, -0.7, 0.5), (0, -7, 0.9), (3.9, -0.7, 0.5), (8, -4.6, 0.8),
      (6.4, 6.2, 1.5), (-6.4, 6.2, 1.5),
    ])
    pen.shape(crown.applying(pen.swelling), isFilled: isFilled)
  }

  private static func controller(_ pen: inout Pen, isFilled: Bool) {
    let body = Contour(0, -5.4)
      .line(4.4, -5.4)
      .curve(6.6, -5.4, 7.6, -4, 8.1, -1.9)
      .curve(8.5, -0.3, 8.8, 1.6, 8.8, 3.2)
      .curve(8.8, 5, 7.8, 6, 6.4, 6)
      .curve(5.2, 6, 4.5, 5.2, 3.8, 4.2)
      .curve(3.3, 3.5, 2.8, 3.1, 2, 3.1)
      .closedByMirroring()
    pen.shape(body, isFilled: isFilled, width: pen.stroke(easedAbove: 1.6))
    let cross = Contour.cross(reach: 2.1, width: min(0.5 + pen.stroke * 0.5, 1.4))
      .offset(x: -3.7, y: -1.2)
    let button = 0.55 + min(pen.stroke, 1.8) * 0.25
    pen.mark(cross.path, isFilled: isFilled)
    for center in [Point(x: 4.9, y: -2.2), Point(x: 3, y: -0.2)] {
      pen.mark(.circle(center: center, radius: button), isFilled: isFilled)
    }
  }

  private static func trophy(_ pen: inout Pen, isFilled: Bool) {
    let bowl = Contour(0, -7.4)
      .line(3.6, -7.4)
      .curve(4.4, -7.4, 4.9, -6.9, 4.9, -6.1)
      .curve(4.9, -1.6, 3.6, 1.9, 0, 1.9)
      .closedByMirroring()
    pen.shape(bowl, isFilled: isFilled)
    for side in [-1.0, 1] {
      pen.stroke(
        Contour(side * 4.5, -5.4).line(side * 6.8, -5.4)
          .curve(side * 7.8, -5.4, side * 7.4, -0.9, side * 3.8, -0.6),
        width: min(pen.signWidth, 1.8))
    }
    pen.centerOnBar()
    pen.fill(.rectangle(pen.upright(0, from: 1.2, to: 6.6)))
    pen.fill(.capsule(pen.level(6.6, from: -3.6, to: 3.6)))
  }
}

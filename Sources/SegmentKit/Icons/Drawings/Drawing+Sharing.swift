import SegmentPrimitives

/// Sending, attaching and editing.
extension Drawing {
  static let sharing: [Drawing] = [
    pair("square.and.arrow.up") { boxedArrow(&$0, isFilled: $1, isUp: true) },
    pair("square.and.arrow.down") { boxedArrow(&$0, isFilled: $1, isUp: false) },
    single("square.and.pencil", compose),
    pair("paperplane", paperplane),
    pair("location", location),
    single("link", link),
    single("paperclip", paperclip),
    pair("pin", pin),
  ].flatMap(\.self)

  private static func boxedArrow(_ pen: inout Pen, isFilled: Bool, isUp: Bool) {
    let r = pen.frame(width: 12, height: isUp ? 9 : 9.6, middle: isUp ? 2.9 : 2.6)
    let width = pen.grid.length(pen.stroke, centeredOn: r.width)
    let (tail, tip, clearance) = (isUp ? 3.0 : -7.4, isUp ? 7.6 : 4, pen.gap * 0.8)
    let arrow = Contour.arrow(from: isUp ? -tail : tail, to: tip, head: 2.8, width: width)
      .rotated(degrees: isUp ? -90 : 90).path
    let slot = width / 2 + clearance
    guard isFilled else {
      let (line, open) = (r.inset(by: pen.bar / 2), isUp ? slot + pen.bar / 2 : slot + 1.6)
      let right = [(open, line.y, 0), (line.maxX, line.y, 1.5), (line.maxX, line.maxY, 1.5)]
      let walls = right + right.reversed().map { (-$0.0, $0.1, $0.2) }
      pen.stroke(Polygon(walls, isClosed: false), width: pen.bar)
      pen.fill(arrow)
      return
    }
    pen.box(r, radius: 2.2, isFilled: true)
    if isUp {
      pen.cut(Polygon(-slot, r.y, slot, tail + clearance, top: 0, bottom: slot))
      pen.fill(arrow)
    } else {
      let above = HalfPlane(origin: r.origin, inward: Point(x: 0, y: -1))
      pen.fill(arrow.clipped(to: above))
      pen.cut(arrow.clipped(to: HalfPlane(origin: r.origin, inward: Point(x: 0, y: 1))))
    }
  }

  private static func compose(_ pen: inout Pen) {
    let r = pen.frame(width: 12.4, height: 12.4, middle: 1)
    let line = r.inset(by: pen.bar / 2)
    let page = [
      (0.8, line.y, 0.0), (line.x, line.y, 2), (line.x, line.maxY, 2), (line.maxX, line.maxY, 2),
      (line.maxX, 0.0, 0),
    ]
    pen.stroke(Polygon(page, isClosed: false), width: pen.bar)
    let half = 0.9 + pen.stroke * 0.3
    let shaft = Polygon([
      (-half, -4.5, 0.4), (half, -4.5, 0.4), (half, 4.8, 0.4), (0, 7.6, 0.4), (-half, 4.8, 0.4),
    ])
    pen.fill(shaft.contour.rotated(degrees: 45).offset(x: 3.2, y: -3.2))
  }

  private static func paperplane(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth
    let (tip, notch) = (8.6 + g, 1.3 + g * 0.2)
    let half = isFilled ? pen.gap * 0.36 : 0
    let slit =
      isFilled
      ? [(-notch + half, notch + half, 0.2), (4.6, -4.6, half), (-notch - half, notch - half, 0.2)]
      : [(-notch, notch, 0.6)]
    let plane = Polygon([(tip, -tip, 1.3), (1.8 + g, tip, 1.2)] + slit + [(-tip, -1.8 - g, 1.2)])
    pen.shape(
      plane.contour.offset(x: 0, y: 0.5), isFilled: isFilled, width: pen.stroke(easedAbove: 1.7))
    if !isFilled { pen.line(-1, 1.5, 5.6, -5.1, width: pen.signWidth * 0.85) }
  }

  private static func location(_ pen: inout Pen, isFilled: Bool) {
    let tip = 8.3 + pen.growth
    let arrow = Polygon([(tip, -tip, 1.1), (0.6, tip, 1), (-0.6, 0.6, 1), (-tip, -0.6, 1)])
    pen.shape(
      arrow.contour.offset(x: 0, y: 0.9), isFilled: isFilled, width: pen.stroke(easedAbove: 1.7))
  }

  private static func link(_ pen: inout Pen) {
    let half = Contour(-1.6, -3).line(-5, -3)
      .curve(-9, -3, -9, 3, -5, 3).line(-1.6, 3)
    for angle in [-45.0, 135] { pen.stroke(half.rotated(degrees: angle)) }
    pen.stroke(Contour(-2.9, 0).line(2.9, 0).rotated(degrees: -45))
  }

  private static func paperclip(_ pen: inout Pen) {
    let wire = Contour(3.9, -2.8).line(3.9, 4)
      .curve(3.9, 9, -3.7, 9, -3.7, 4).line(-3.7, -5)
      .curve(-3.7, -8.6, 1.6, -8.6, 1.6, -5).line(1.6, 3.6)
      .curve(1.6, 5.2, -0.9, 5.2, -0.9, 3.6).line(-0.9, -2.8)
    pen.stroke(
      wire.applying(.scale(0.96)).rotated(degrees: 40), width: pen.stroke(easedAbove: 1.25))
  }

  private static func pin(_ pen: inout Pen, isFilled: Bool) {
    pen.centerOnBar()
    let g = pen.growth
    let head = [
      (3.9 + g, -7.5 - g * 0.4, 0.9), (3.5 + g, -5, 0.9), (2.6 + g, -4.6, 0.5), (3, -0.8, 1),
      (5.6 + g, 1, 1.2), (5.6 + g, 3 + g, 0.9),
    ]
    pen.shape(
      Polygon(head + head.reversed().map { (-$0.0, $0.1, $0.2) }), isFilled: isFilled,
      width: pen.stroke(easedAbove: 1.3))
    pen.fill(.capsule(pen.upright(0, from: 2.6, to: 7.6)))
  }
}

import SegmentPrimitives

/// People and what they carry.
extension Drawing {
  static let people: [Drawing] = [
    pair("person", person),
    pair("person.2", people),
    pair("bell", bell),
    pair("bell.slash") {
      bell(&$0, isFilled: $1)
      $0.slash()
    },
    pair("eye", eye),
    pair("eye.slash", hiddenEye),
    pair("lock", lock),
    pair("phone", phone),
    pair("message", message),
    pair("envelope", envelope),
  ].flatMap(\.self)

  private static func person(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth
    pen.circle(0, -3.75, radius: 3.35 + g, isFilled: isFilled)
    pen.shape(shoulders(x: 0, halfWidth: 6.5 + g, top: 1 - g * 0.3), isFilled: isFilled)
  }

  /// Shoulders as a low dome that ends at 7.2 units below the middle.
  private static func shoulders(x: Double, halfWidth w: Double, top: Double) -> Contour {
    let height = 7.2 - top
    return Contour(0, top)
      .curve(w * 0.55, top, w, top + height * 0.36, w, top + height * 0.76)
      .curve(w, top + height * 0.93, w * 0.92, 7.2, w * 0.76, 7.2)
      .closedByMirroring()
      .offset(x: x, y: 0)
  }

  private static func people(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth
    pen.circle(-3, -3.6, radius: 2.95 + g, isFilled: isFilled)
    pen.shape(shoulders(x: -3, halfWidth: 5.7 + g, top: 1 - g * 0.3), isFilled: isFilled)
    pen.circle(4.6, -2.75, radius: 2.45 + g, isFilled: isFilled)
    if isFilled {
      let back = Contour(2.55, 1.85)
        .curve(3.2, 1.45, 3.9, 1.25, 4.7, 1.25)
        .curve(7.2, 1.25, 8.9, 3.4, 8.9, 5.6)
        .curve(8.9, 6.6, 8.5, 7.2, 7.6, 7.2)
        .line(3.7, 7.2)
        .curve(4.05, 6.7, 4.2, 6.2, 4.15, 5.5)
        .curve(4.05, 4, 3.5, 2.75, 2.55, 1.85)
        .closed()
      pen.fill(back)
    } else {
      let inset = pen.stroke / 2
      let back = Contour(4.2, 1.25 + inset)
        .curve(6.9, 1.1 + inset, 8.9 - inset, 3.4, 8.9 - inset, 5.6)
        .curve(8.9 - inset, 6.2, 8.5 - inset / 2, 7.2 - inset, 7.6, 7.2 - inset)
        .line(5.2, 7.2 - inset)
      pen.stroke(back)
    }
  }

  private static func bell(_ pen: inout Pen, isFilled: Bool) {
    let dome = Contour(0, -6.8)
      .curve(3, -6.8, 4.9, -4.5, 5, -1.3)
      .curve(5.1, 1.3, 5.6, 2, 6.6, 3.1)
      .curve(7.4, 4, 7, 5, 5.9, 5)
      .closedByMirroring()
    pen.shape(dome, isFilled: isFilled)
    pen.disc(0, -6.6, radius: 1.15)
    let top = 5 + pen.gap
    pen.fill(
      Contour(0, top).line(2, top).curve(2.4, top, 2.3, 7.8, 0, 7.8).closedByMirroring())
  }

  private static func eye(_ pen: inout Pen, isFilled: Bool) {
    pen.shape(lids(pen), isFilled: isFilled)
    if isFilled {
      pen.hole(0, 0, radius: 1.9 + pen.gap)
      pen.disc(0, 0, radius: 1.9)
    } else {
      pen.disc(0, 0, radius: 2.1 + pen.stroke * 0.15)
    }
  }

  private static func lids(_ pen: Pen) -> Contour {
    Contour(0, -5.5)
      .curve(4.2, -5.5, 7.2, -2.9, 8.5, -0.8)
      .curve(8.8, -0.3, 8.8, 0.3, 8.5, 0.8)
      .curve(7.2, 2.9, 4.2, 5.5, 0, 5.5)
      .closedByMirroring()
      .applying(pen.swelling)
  }

  /// An eye with a larger pupil, so that enough of it is left beside the slash.
  private static func hiddenEye(_ pen: inout Pen, isFilled: Bool) {
    pen.shape(lids(pen), isFilled: isFilled)
    pen.mark(.circle(center: .zero, radius: isFilled ? 3.2 : 2.9), isFilled: isFilled)
    pen.slash()
  }

  private static func lock(_ pen: inout Pen, isFilled: Bool) {
    let body = pen.frame(width: 11.4, height: 8.8, middle: 3.2)
    pen.box(body, radius: 2.3, isFilled: isFilled)
    let side = pen.upright(3.6, from: -4, to: 0)
    pen.arch(halfWidth: side.midX, top: -7.5, bottom: body.y + pen.bar / 2, width: pen.bar)
  }

  private static func phone(_ pen: inout Pen, isFilled: Bool) {
    let receiver = Contour(0, -4.4)
      .curve(3.4, -4.4, 6.4, -3.3, 8.1, -1.3)
      .curve(9, -0.2, 8.9, 1.2, 8.2, 2.4)
      .line(7.6, 3.5)
      .curve(7.1, 4.3, 6.2, 4.5, 5.4, 4.1)
      .line(3.6, 3.1)
      .curve(2.9, 2.7, 2.6, 2, 2.8, 1.2)
      .line(3.1, 0.1)
      .curve(2.1, -0.3, 1.1, -0.45, 0, -0.45)
      .closedByMirroring()
      .rotated(degrees: -135)
      .offset(x: 0, y: 0.6)
    pen.shape(receiver, isFilled: isFilled, width: pen.stroke(easedAbove: 1.3))
  }

  private static func message(_ pen: inout Pen, isFilled: Bool) {
    let bubble = Contour(0, -7)
      .curve(4.7, -7, 8.2, -4.3, 8.2, -0.7)
      .curve(8.2, 2.9, 4.7, 5.6, 0, 5.6)
      .curve(-0.5, 5.6, -1, 5.6, -1.5, 5.5)
      .curve(-2.7, 6.6, -4.2, 7.1, -5.7, 7.1)
      .curve(-6.3, 7.1, -6.5, 6.5, -6.1, 6.1)
      .curve(-5.6, 5.6, -5.3, 4.9, -5.2, 4.1)
      .curve(-7.1, 3, -8.2, 1.3, -8.2, -0.7)
      .curve(-8.2, -4.3, -4.7, -7, 0, -7)
      .closed()
    pen.shape(bubble.applying(pen.swelling), isFilled: isFilled, width: pen.stroke(easedAbove: 1.7))
  }

  private static func envelope(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.6, height: 12.4)
    guard isFilled else {
      pen.box(r, radius: 2.6, isFilled: false)
      let corner = r.inset(by: pen.bar * 0.5 + 0.4)
      let flap = [
        (corner.x, corner.y + 0.3, 0), (0, r.midY + 1.3, 1.6), (corner.maxX, corner.y + 0.3, 0),
      ]
      pen.stroke(Polygon(flap, isClosed: false), width: pen.signWidth)
      return
    }
    let fold = r.midY + 1.8
    let flap = [(r.x + 0.3, r.y, 1.2), (r.maxX - 0.3, r.y, 1.2), (0, fold - pen.gap, 1.4)]
    pen.fill(Polygon(flap))
    pen.fill(
      Polygon([
        (r.x, r.y + 2, 0.3), (0, fold + pen.gap * 0.5, 1.6), (r.maxX, r.y + 2, 0.3),
        (r.maxX, r.maxY, 2.6), (r.x, r.maxY, 2.6),
      ]))
  }
}

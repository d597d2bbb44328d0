import SegmentPrimitives

/// Sound, screens and playback; vehicles and animals.
extension Drawing {
  static let travel: [Drawing] = [
    pair("car", car),
    single("airplane", airplane),
    pair("safari", compass),
    single("figure.run", runner),
    pair("pawprint", paw),
    pair("cat", cat),
    pair("dog", dog),
  ].flatMap(\.self)

  private static func car(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth
    let half = [
      (4.8 + g * 0.5, -6.6 - g * 0.5, 1.7), (6.4 + g, -1.5, 0.8), (8 + g, 0.4, 1.6),
      (8 + g, 4.6, 1.1),
    ]
    let body = Polygon(half + half.reversed().map { (-$0.0, $0.1, $0.2) })
    pen.shape(body, isFilled: isFilled, width: pen.stroke(easedAbove: 1.5))
    for side in [-1.0, 1] {
      pen.mark(.circle(center: Point(x: side * 4.5, y: 1.7), radius: 0.95), isFilled: isFilled)
      let wheel = side < 0 ? (-7.4 - g, -4.4) : (4.4, 7.4 + g)
      pen.fill(Polygon(wheel.0, 3.8, wheel.1, 6.8, top: 0, bottom: 0.9))
    }
    if isFilled {
      pen.cut(Polygon([(-3.8, -4.7, 0.5), (3.8, -4.7, 0.5), (4.9, -1.5, 0.5), (-4.9, -1.5, 0.5)]))
    } else {
      pen.line(-5.6, -1.1, 5.6, -1.1, width: pen.signWidth * 0.85)
    }
  }

  private static func airplane(_ pen: inout Pen) {
    let half = [
      (1.3, -7.6, 2.2), (1.3, -2.4, 0.8), (8, 2, 0.8), (8, 3.9, 0.6), (1.3, 1.9, 0.5),
      (1, 4.8, 0.4),
      (3.4, 6.4, 0.5), (3.4, 7.7, 0.5), (0, 6.9, 0.4),
    ]
    let plane = Polygon(half + half.dropLast().reversed().map { (-$0.0, $0.1, $0.2) })
    pen.fill(plane.inset(by: -pen.growth * 0.6).contour.applying(.scale(0.95)).rotated(degrees: 90))
  }

  private static func compass(_ pen: inout Pen, isFilled: Bool) {
    let needle = Polygon([(4.6, -4.6, 0.4), (1.4, 1.4, 0.3), (-4.6, 4.6, 0.4), (-1.4, -1.4, 0.3)])
    pen.circle(with: needle.contour.path, isFilled: isFilled)
    if isFilled { pen.disc(0, 0, radius: 0.8) } else { pen.hole(0, 0, radius: 0.8) }
  }

  private static func runner(_ pen: inout Pen) {
    let width = pen.stroke(easedAbove: 1.7) * 1.05
    pen.disc(3.4, -5.8, radius: 1.25 + pen.stroke * 0.3)
    let limbs = [
      [(1.6, -2.6), (-0.8, 1.4)],
      [(-5.8, -0.4), (-3.8, -3), (1.6, -2.6), (3.4, 0), (6.2, -0.6)],
      [(-0.8, 1.4), (2.4, 3), (1.4, 6.5)],
      [(-0.8, 1.4), (-2.4, 4.8), (-6.4, 4.8)],
    ]
    for limb in limbs { pen.stroke(Polygon(radius: 0.7, isClosed: false, limb), width: width) }
  }

  private static func paw(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth * 0.6
    let width = pen.stroke(easedAbove: 1)
    for (x, y, turn) in [(-6, -0.8, -20.0), (-2.5, -4.8, -6), (2.5, -4.8, 6), (6, -0.8, 20)] {
      let toe = Contour(circleAround: .zero, radius: 1).applying(.scale(x: 1.75 + g, y: 2.4 + g))
      pen.shape(toe.rotated(degrees: turn).offset(x: x, y: y), isFilled: isFilled, width: width)
    }
    let pad = Contour(0, -0.6).curve(2.6, -0.6, 3.2, 1.6, 4.4, 3).curve(6, 4.9, 4.6, 7.4, 2.4, 6.9)
      .curve(1.4, 6.7, 0.7, 6.5, 0, 6.5).closedByMirroring()
    pen.shape(pad, isFilled: isFilled, width: pen.stroke(easedAbove: 1.4))
  }

  private static func cat(_ pen: inout Pen, isFilled: Bool) {
    let head = Contour(0, -4.6).curve(1.1, -4.6, 2, -4.4, 2.9, -4.1)
      .line(5.9, -7).curve(6.5, -7.5, 7.2, -7.2, 7.2, -6.4)
      .line(7.2, 0.6).curve(7.2, 4.8, 4.2, 7.2, 0, 7.2).closedByMirroring()
    pen.shape(head.applying(pen.swelling), isFilled: isFilled)
    face(&pen, isFilled: isFilled, eyes: 2.7, y: 0.8)
  }

  private static func dog(_ pen: inout Pen, isFilled: Bool) {
    let head = Contour(0, -6.8).curve(3.4, -6.8, 5.6, -4.8, 5.6, -1.4).line(5.6, 2.2)
      .curve(5.6, 5.4, 3.4, 7.2, 0, 7.2).closedByMirroring()
    let ear = Contour(3.8, -6.8).curve(7, -7, 8, -4.4, 8.4, 0).curve(8.6, 2.8, 6.1, 2.8, 5.4, 0.6)
      .closed()
    if isFilled {
      let normal = (ear.start - ear.segments[1].end).left.unit
      let sides = [1.0, -1].map { side in
        HalfPlane(
          origin: Point(x: side * (ear.start.x + normal.x * pen.gap), y: ear.start.y),
          inward: Point(x: side * normal.x, y: normal.y))
      }
      pen.fill(sides.reduce(head.path) { $0.clipped(to: $1) })
    } else {
      pen.shape(head, isFilled: false)
    }
    face(&pen, isFilled: isFilled, eyes: 2.2, y: -0.6)
    for part in [ear, ear.applying(.scale(x: -1, y: 1)).reversed] { pen.fill(part) }
  }

  /// Two eyes and a nose.
  private static func face(_ pen: inout Pen, isFilled: Bool, eyes: Double, y: Double) {
    for side in [-1.0, 1] {
      pen.mark(.circle(center: Point(x: side * eyes, y: y), radius: 0.95), isFilled: isFilled)
    }
    let nose = Polygon(radius: 0.5, [(-1.4, y + 2.4), (1.4, y + 2.4), (0, y + 4)])
    pen.mark(nose.contour.path, isFilled: isFilled)
  }
}

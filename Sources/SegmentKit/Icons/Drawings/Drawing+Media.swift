import SegmentPrimitives

/// Pictures, sound, and what they are made with.
extension Drawing {
  static let media: [Drawing] = [
    pair("photo", photo),
    pair("camera", camera),
    pair("video", isDirectional: true, video),
    pair("mic", mic),
    pair("play", play),
    pair("pause", pause),
    pair("stop", stop),
    single("music.note", note),
    pair("paintbrush", paintbrush),
    pair("paintpalette", palette),
    single("pencil", pencil),
  ].flatMap(\.self)

  private static func photo(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.4, height: 12.8)
    let ridge = [(-3.5, 0.2), (-0.6, 2.7), (3.3, -1.3)]
    let (left, right) = (3.9, 3.6)
    if isFilled {
      let half = pen.gap * 0.62
      func edge(_ shift: Double) -> [(Double, Double, Double)] {
        [(r.x, left + shift, 0.2)] + ridge.map { ($0.0, $0.1 + shift, 0.5) }
          + [(r.maxX, right + shift, 0.2)]
      }
      pen.fill(
        Polygon(
          edge(half) + [(r.maxX, r.maxY, 2.6), (r.x, r.maxY, 2.6)]))
      pen.fill(
        Polygon([(r.x, r.y, 2.6), (r.maxX, r.y, 2.6)] + edge(-half).reversed()))
      pen.hole(-3.9, -2.7, radius: 1.35)
      return
    }
    pen.box(r, radius: 2.6, isFilled: false)
    let floor = r.maxY - pen.bar / 2
    let (inLeft, inRight) = (r.x + pen.bar / 2, r.maxX - pen.bar / 2)
    pen.fill(
      Polygon(
        [(inLeft, left, 0.2)] + ridge.map { ($0.0, $0.1, 0.6) }
          + [(inRight, right, 0.2), (inRight, floor, 2), (inLeft, floor, 2)]))
    pen.disc(-3.9, -2.5, radius: 1.35)
  }

  private static func camera(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth
    let body = Polygon([
      (-8.4 - g, -4.2 - g, 2.5), (-4.4, -4.2 - g, 0.8), (-3, -6.5 - g, 1.2), (3, -6.5 - g, 1.2),
      (4.4, -4.2 - g, 0.8), (8.4 + g, -4.2 - g, 2.5), (8.4 + g, 6.4 + g, 2.5),
      (-8.4 - g, 6.4 + g, 2.5),
    ])
    pen.shape(body, isFilled: isFilled)
    if isFilled {
      pen.hole(0, 1, radius: 2.4 + pen.gap)
      pen.disc(0, 1, radius: 2.4)
    } else {
      pen.circle(0, 1, radius: 3.1 + g, isFilled: false, width: pen.signWidth)
    }
  }

  private static func video(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth
    let body = Rect(minX: -8.6 - g, minY: -5.6 - g, maxX: 3.2 + g, maxY: 5.6 + g)
    pen.shape(Polygon(body, radius: 2.7), isFilled: isFilled)
    let lens = Polygon([
      (3.2 + g + pen.gap, -2.2, 0.5), (8.8 + g, -5.4, 1.3), (8.8 + g, 5.4, 1.3),
      (3.2 + g + pen.gap, 2.2, 0.5),
    ])
    pen.shape(lens, isFilled: isFilled, width: pen.stroke * 0.85)
  }

  private static func mic(_ pen: inout Pen, isFilled: Bool) {
    pen.centerOnBar()
    let g = pen.growth
    let head = Rect(minX: -3 - g, minY: -7.7 - g * 0.5, maxX: 3 + g, maxY: 2.2 + g)
    pen.shape(Polygon(head, radius: 3 + g), isFilled: isFilled)
    pen.stroke(
      Contour(-5.3, -0.8).line(-5.3, -0.4).curve(-5.3, 6.4, 5.3, 6.4, 5.3, -0.4).line(5.3, -0.8),
      width: pen.signWidth)
    pen.fill(.rectangle(pen.upright(0, from: 4.7, to: 7)))
    pen.fill(.capsule(pen.level(7, from: -3, to: 3)))
  }

  private static func play(_ pen: inout Pen, isFilled: Bool) {
    let triangle = Polygon(radius: 1.5, [(-5.4, -8), (8, 0), (-5.4, 8)])
    pen.shape(triangle.contour.applying(pen.swelling), isFilled: isFilled)
  }

  private static func pause(_ pen: inout Pen, isFilled: Bool) {
    let width = pen.grid.length(4.2 + pen.growth)
    let gap = pen.grid.length(3)
    let height = pen.grid.length(13)
    pen.grid.centerColumns(on: gap)
    let top = pen.grid.y(-height / 2)
    for x in [-gap / 2 - width, gap / 2] {
      pen.box(
        Rect(x: x, y: top, width: width, height: height), radius: 1.2, isFilled: isFilled)
    }
  }

  private static func stop(_ pen: inout Pen, isFilled: Bool) {
    pen.box(pen.frame(width: 12, height: 12), radius: 2, isFilled: isFilled)
  }

  private static func note(_ pen: inout Pen) {
    let head = Contour(circleAround: .zero, radius: 2.75).applying(.scale(x: 1.16, y: 0.9))
    pen.fill(head.rotated(degrees: -20).offset(x: -2.4, y: 4.8))
    pen.centerOnBar()
    let stem = pen.upright(0, from: -7, to: 4.4)
    pen.fill(.rectangle(stem))
    pen.fill(
      Contour(stem.x, -7.2)
        .curve(stem.x, -7.7, 0.3, -8, 0.8, -7.8)
        .curve(2.6, -6.8, 5.4, -6.4, 5.4, -3.2)
        .line(5.4, -2.4)
        .curve(4.2, -3.9, 2.2, -3.8, stem.maxX - 0.1, -4.4)
        .line(stem.x, -4.4)
        .closed())
  }

  private static func paintbrush(_ pen: inout Pen, isFilled: Bool) {
    let handle = Polygon([(-1.2, -10, 1.1), (1.2, -10, 1.1), (2.4, 0.6, 0.4), (-2.4, 0.6, 0.4)])
    let bristles = Contour(-2.3, 1.6)
      .line(2.3, 1.6)
      .curve(4, 3.4, 3.7, 6.2, 1.9, 7.7)
      .curve(0.4, 8.9, -1.9, 9.4, -4, 9.3)
      .curve(-4.5, 9.25, -4.6, 8.9, -4.2, 8.6)
      .curve(-3.2, 7.7, -3.3, 6.6, -3.4, 5.4)
      .curve(-3.5, 3.9, -3.2, 2.5, -2.3, 1.6)
      .closed()
    let place = Transform.translation(x: 0, y: 0.4)
    let width = pen.stroke * 0.8
    pen.shape(
      handle.contour.applying(place).rotated(degrees: 45), isFilled: isFilled, width: width)
    let lowered = bristles.applying(.translation(x: 0, y: isFilled ? pen.gap - 0.4 : -1))
    pen.shape(
      lowered.applying(place).rotated(degrees: 45), isFilled: isFilled, width: width)
  }

  private static func palette(_ pen: inout Pen, isFilled: Bool) {
    let board = Contour(0.3, -7.1)
      .curve(4.8, -7.1, 8.3, -4.2, 8.3, -0.6)
      .curve(8.3, 1.9, 6.6, 3.3, 4.3, 3.3)
      .line(2.9, 3.3)
      .curve(1.8, 3.3, 1.2, 4.1, 1.5, 5)
      .curve(1.9, 6.2, 1.3, 7.1, -0.1, 7.1)
      .curve(-4.7, 7.1, -8.2, 4, -8.2, 0)
      .curve(-8.2, -4, -4.5, -7.1, 0.3, -7.1)
      .closed()
    pen.shape(board.applying(pen.swelling), isFilled: isFilled)
    for (x, y) in [(-4.3, 0.1), (-2.5, -3.4), (1.6, -3.9), (4.9, -1.6)] {
      if isFilled {
        pen.hole(x, y, radius: 1.15)
      } else {
        pen.disc(x, y, radius: 0.75 + pen.stroke * 0.2)
      }
    }
  }

  private static func pencil(_ pen: inout Pen) {
    let half = 1.6 + pen.stroke * 0.35
    let gap = pen.gap * 0.8
    let shaft = Polygon([
      (-half, -6.4, 0.3), (half, -6.4, 0.3), (half, 5, 0.4), (0, 9.6, 0.5), (-half, 5, 0.4),
    ])
    let rubber = Polygon([
      (-half, -9.4, 1.1), (half, -9.4, 1.1), (half, -6.4 - gap, 0.3), (-half, -6.4 - gap, 0.3),
    ])
    pen.fill(shaft.contour.rotated(degrees: 45))
    pen.fill(rubber.contour.rotated(degrees: 45))
  }
}

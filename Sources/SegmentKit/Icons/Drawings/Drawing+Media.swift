import SegmentPrimitives

/// Pictures, sound, and what they are made with.
extension Drawing {
  static let media: [Drawing] = [
    pair("photo", photo),
    pair("camera", camera),
    pair("video", video),
    pair("mic", mic),
    pair("play", play),
    pair("pause", pause),
    pair("stop", stop),
    single("music.note", note),
  ].flatMap(\.self)

  private static func photo(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.4, height: 12.8)
    let half = isFilled ? pen.gap * 0.62 : 0
    let (left, right) = isFilled ? (r.x, r.maxX) : (r.x + pen.bar / 2, r.maxX - pen.bar / 2)
    /// The line of the mountains from left to right, moved down.
    func ridge(_ shift: Double) -> [(Double, Double, Double)] {
      [
        (left, 3.2 + shift, 0.2), (-3.5, 0.2 + shift, 0.5), (-0.6, 2.7 + shift, 0.5),
        (3.3, -1.3 + shift, 0.5), (right, 2.6 + shift, 0.2),
      ]
    }
    guard isFilled else {
      pen.box(r, radius: 2.6, isFilled: false)
      let width = pen.stroke(easedAbove: 1.2)
      pen.stroke(Polygon(ridge(0.4), isClosed: false), width: width)
      pen.circle(-3.7, -2.3, radius: 1.2 + width * 0.5, width: width * 0.75)
      return
    }
    pen.fill(Polygon(ridge(half) + [(right, r.maxY, 2.6), (left, r.maxY, 2.6)]))
    pen.fill(Polygon([(r.x, r.y, 2.6), (r.maxX, r.y, 2.6)] + ridge(-half).reversed()))
    pen.hole(-4.2, -3.1, radius: 1.3)
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
    pen.fill(.capsule(pen.level(7.7 - pen.bar / 2, from: -3, to: 3)))
  }

  private static func play(_ pen: inout Pen, isFilled: Bool) {
    let triangle = Polygon(radius: 1.5, [(-5.4, -8), (8, 0), (-5.4, 8)])
    pen.shape(triangle.applying(pen.swelling), isFilled: isFilled)
  }

  private static func pause(_ pen: inout Pen, isFilled: Bool) {
    let border = pen.grid.length(pen.stroke * 0.85)
    let width = max(pen.grid.length(4.4 + pen.growth), 2 * border + pen.grid.pixel)
    let gap = pen.grid.length(3)
    let height = pen.grid.length(13)
    pen.grid.centerColumns(on: gap)
    let top = pen.grid.y(-height / 2)
    for x in [-gap / 2 - width, gap / 2] {
      let column = Rect(x: x, y: top, width: width, height: height)
      pen.shape(Polygon(column, radius: 1.2), isFilled: isFilled, width: border)
    }
  }

  private static func stop(_ pen: inout Pen, isFilled: Bool) {
    pen.box(pen.frame(width: 12, height: 12), radius: 2, isFilled: isFilled)
  }

  private static func note(_ pen: inout Pen) {
    let head = Contour(circleAround: .zero, radius: 2.75).applying(.scale(x: 1.16, y: 0.9))
    pen.centerOnBar()
    let stem = pen.upright(0, from: -7, to: 4.4)
    pen.fill(head.rotated(degrees: -20).offset(x: stem.maxX - 3.05, y: 4.8))
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
}

import SegmentPrimitives

/// Sound, screens and how they play.
extension Drawing {
  static let playback: [Drawing] = [
    pair("speaker.wave.2", speaker),
    pair("speaker.slash") {
      loudspeaker(&$0, isFilled: $1, x: 0.8)
      $0.slash()
    },
    single("headphones", headphones),
    pair("tv", tv),
    pair("film", film),
    single("repeat", loop),
    single("shuffle", shuffle),
    pair("forward") { skip(&$0, isFilled: $1, side: 1) },
    pair("backward") { skip(&$0, isFilled: $1, side: -1) },
  ].flatMap(\.self)

  private static func loudspeaker(_ pen: inout Pen, isFilled: Bool, x: Double) {
    let g = pen.growth
    let cone = Polygon([
      (-5.4 - g, -2.8 - g, 1.1), (-2.6, -2.8 - g, 0.8), (2.8 + g, -7.2 - g, 1),
      (2.8 + g, 7.2 + g, 1), (-2.6, 2.8 + g, 0.8),
      (-5.4 - g, 2.8 + g, 1.1),
    ])
    pen.shape(
      cone.contour.offset(x: x, y: 0), isFilled: isFilled, width: pen.stroke(easedAbove: 1.7))
  }

  private static func speaker(_ pen: inout Pen, isFilled: Bool) {
    loudspeaker(&pen, isFilled: isFilled, x: -4.6)
    for (radius, angle) in [(3.6, 40.0), (7.2, 43)] {
      pen.stroke(
        Contour(
          arcAround: Point(x: -1.2, y: 0), radius: radius + pen.stroke * 0.4, from: -angle,
          to: angle), width: pen.signWidth)
    }
  }

  private static func headphones(_ pen: inout Pen) {
    let edge = 6.6
    pen.stroke(
      Contour(-edge, 2.4).line(-edge, 0).curve(-edge, -8.8, edge, -8.8, edge, 0).line(edge, 2.4),
      width: pen.signWidth)
    for side in [-1.0, 1] {
      let x =
        side < 0 ? (-7.4 - pen.growth, -3.6 + pen.growth) : (3.6 - pen.growth, 7.4 + pen.growth)
      pen.fill(Polygon(x.0, 0.8, x.1, 7.2, top: 1.3, bottom: 1.3))
    }
  }

  private static func tv(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.6, height: 11, middle: -1.3)
    pen.box(r, radius: 2.3, isFilled: isFilled)
    pen.fill(.capsule(pen.level(6.6, from: -3.8, to: 3.8)))
  }

  private static func film(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.4, height: 12.8)
    let hole = pen.grid.length(1.5)
    pen.box(r, radius: 2.2, isFilled: isFilled)
    if isFilled {
      for x in [r.x + pen.grid.length(1.3), r.maxX - pen.grid.length(1.3) - hole] {
        for row in -1...1 {
          let y = pen.grid.y(r.midY + Double(row) * 3.7 - hole / 2)
          pen.cut(Polygon(Rect(x: x, y: y, width: hole, height: hole), radius: 0.4))
        }
      }
      pen.cut(.rectangle(pen.level(r.midY, from: -4, to: 4)))
      return
    }
    let thin = pen.grid.length(pen.stroke * 0.7)
    let x = pen.grid.length(4) - thin / 2
    for side in [-1.0, 1] {
      let column = Rect(x: side * x - thin / 2, y: r.y, width: thin, height: r.height)
      pen.fill(.rectangle(column.inset(x: 0, y: pen.bar / 2)))
      for y in [r.midY - 2.2, r.midY + 2.2] {
        let top = pen.grid.y(y - thin / 2)
        let (from, to) = side < 0 ? (r.x + pen.bar / 2, -x) : (x, r.maxX - pen.bar / 2)
        pen.fill(.rectangle(Rect(x: from, y: top, width: to - from, height: thin)))
      }
    }
    pen.fill(.rectangle(Rect(x: -x, y: pen.grid.y(r.midY - thin / 2), width: 2 * x, height: thin)))
  }

  private static func loop(_ pen: inout Pen) {
    let half = Polygon([(-7, 0.4, 0), (-7, -3.8, 2.8), (6.8, -3.8, 0)], isClosed: false).contour
    let head = Contour(4.4, -6.4).line(7, -3.8).line(4.4, -1.2)
    for turn in [0.0, 180] {
      for part in [half, head] { pen.stroke(part.rotated(degrees: turn), width: pen.signWidth) }
    }
  }

  private static func shuffle(_ pen: inout Pen) {
    for side in [-1.0, 1] {
      let path = Contour(-8, 3.8).line(-5.8, 3.8).curve(-1.6, 3.8, -0.6, -3.8, 3.6, -3.8).line(
        7.6, -3.8)
      let head = Contour(5.3, -6.3).line(7.8, -3.8).line(5.3, -1.3)
      for part in [path, head] {
        pen.stroke(part.applying(.scale(x: 1, y: side)), width: pen.signWidth)
      }
    }
  }

  private static func skip(_ pen: inout Pen, isFilled: Bool, side: Double) {
    let triangle = Polygon(radius: 1.3, [(-4.2, -6), (4.8, 0), (-4.2, 6)]).applying(pen.swelling)
      .contour
    for x in [-4.4, 4.4] {
      let placed = triangle.offset(x: x, y: 0)
      pen.shape(
        side > 0 ? placed : placed.applying(.scale(x: -1, y: 1)).reversed, isFilled: isFilled,
        width: pen.stroke(easedAbove: 1.6))
    }
  }
}

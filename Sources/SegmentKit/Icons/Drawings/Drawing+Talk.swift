import SegmentPrimitives

/// Faces, groups, speech and gestures.
extension Drawing {
  static let talk: [Drawing] = [
    pair("person.crop.circle", portrait),
    pair("person.3", group),
    pair("bubble.left") { bubble(&$0, isFilled: $1, side: -1) },
    pair("bubble.right") { bubble(&$0, isFilled: $1, side: 1) },
    pair("hand.thumbsup") { thumb(&$0, isFilled: $1, isUp: true) },
    pair("hand.thumbsdown") { thumb(&$0, isFilled: $1, isUp: false) },
  ].flatMap(\.self)

  private static func portrait(_ pen: inout Pen, isFilled: Bool) {
    let rim = 7.2 + pen.growth - (isFilled ? max(pen.gap * 0.8, 0.9) : pen.stroke / 2)
    var sign = Path.circle(center: Point(x: 0, y: -1.9), radius: 2.55)
    sign.append(shoulders(in: rim).path)
    pen.circle(with: sign, isFilled: isFilled)
  }

  /// Shoulders as a dome that ends on a circle around the origin.
  private static func shoulders(in radius: Double) -> Contour {
    let corner = Point.direction(degrees: 42) * radius
    let arc = Contour(arcAround: .zero, radius: radius, from: 42, to: 138)
    let dome = Contour(-corner.x, corner.y)
      .curve(-corner.x * 0.72, 1.6, corner.x * -0.3, 1.7, 0, 1.7)
      .curve(corner.x * 0.3, 1.7, corner.x * 0.72, 1.6, corner.x, corner.y)
    return Contour(segments: arc.segments + dome.segments, isClosed: true)
  }

  private static func group(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth
    pen.circle(0, -3.7, radius: 2.8 + g, isFilled: isFilled)
    let w = 5.1 + g
    let front = Contour(0, 0.6).curve(w * 0.6, 0.6, w, 2.4, w, 4.9).curve(
      w, 5.9, w * 0.9, 6.4, w * 0.72, 6.4)
    pen.shape(front.closedByMirroring(), isFilled: isFilled)
    for side in [-1.0, 1] {
      pen.circle(
        side * 7.1, -2.4, radius: 2.1 + g * 0.8, isFilled: isFilled,
        width: pen.stroke(easedAbove: 1.2))
      companion(&pen, side: side, isFilled: isFilled)
    }
  }

  private static func companion(_ pen: inout Pen, side: Double, isFilled: Bool) {
    let g = pen.growth
    let x = 11 + g
    var shoulder = Contour(5, 1.9).curve(5.6, 1.4, 6.3, 1.2, 7.1, 1.2).curve(9.4, 1.2, x, 3, x, 4.8)
      .curve(x, 5.6, x - 0.5, 6, x - 1.2, 6)
    if isFilled {
      shoulder = shoulder.line(6.4 + g, 6).curve(6.9, 4.4, 6.2, 2.9, 5, 1.9).closed()
      pen.fill(side < 0 ? shoulder.applying(.scale(x: -1, y: 1)).reversed : shoulder)
    } else {
      let i = pen.stroke / 2
      let line = Contour(6.6, 1.2 + i).curve(9.2, 1.2 + i, x - i, 3, x - i, 4.8).curve(
        x - i, 5.6, x - i - 0.2, 6 - i, x - 1.2 - i, 6 - i
      ).line(7.4 + g, 6 - i)
      pen.stroke(line.applying(.scale(x: side, y: 1)))
    }
  }

  private static func bubble(_ pen: inout Pen, isFilled: Bool, side: Double) {
    let outline = Polygon([
      (-7.6, -6.5, 3.4), (7.6, -6.5, 3.4), (7.6, 4.4, 3.4), (-0.4, 4.4, 0.6), (-4.2, 7.8, 0.8),
      (-4.2, 4.4, 0.3), (-7.6, 4.4, 3.2),
    ]).applying(pen.swelling).contour
    pen.shape(
      side < 0 ? outline : outline.applying(.scale(x: -1, y: 1)).reversed, isFilled: isFilled)
  }

  private static func thumb(_ pen: inout Pen, isFilled: Bool, isUp: Bool) {
    let g = pen.growth
    let hand = Polygon([
      (-3.4, -0.6, 0.8), (-0.7, -2.9, 1.2), (-0.7, -7 - g, 1.2), (3.2 + g, -7 - g, 1.8),
      (2.4 + g, -2.1 - g, 0.5),
      (8 + g, -2.1 - g, 2.2), (6.2 + g, 7 + g, 2.4), (-1.4, 7 + g, 1.6), (-3.4, 5.6, 0.8),
    ]).contour
    let cuff = Polygon(-8.2 - g, -0.6 - g, -4.6, 6.4 + g, top: 1.1, bottom: 1.1).contour
    for (part, width) in [(hand, pen.stroke(easedAbove: 1.4)), (cuff, pen.stroke(easedAbove: 1))] {
      let placed = isUp ? part : part.applying(.scale(x: 1, y: -1)).reversed
      pen.shape(placed, isFilled: isFilled, width: width)
    }
  }
}

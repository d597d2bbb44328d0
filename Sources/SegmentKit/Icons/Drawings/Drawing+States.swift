import SegmentPrimitives

/// Appearance, warnings, time, and what is on or off.
extension Drawing {
  static let states: [Drawing] = [
    single("circle.lefthalf.filled") { halfCircle(&$0, side: -1) },
    single("circle.righthalf.filled") { halfCircle(&$0, side: 1) },
    pair("questionmark.circle") { $0.circle(with: question($0), isFilled: $1) },
    pair("exclamationmark.circle") {
      $0.circle(with: $0.exclamation(from: -4.5, to: 4.4), isFilled: $1)
    },
    pair("exclamationmark.triangle", warning),
    single("timer", timer),
    single("hourglass", hourglass),
    pair("alarm", alarm),
    single("wifi", wifi),
    single("power", power),
    pair("key", key),
  ].flatMap(\.self)

  private static func halfCircle(_ pen: inout Pen, side: Double) {
    let r = pen.frame(width: 14.4, height: 14.4)
    let center = Point(x: r.midX, y: r.midY)
    pen.circle(center.x, center.y, radius: r.width / 2)
    let half = HalfPlane(origin: center, inward: Point(x: side, y: 0))
    let disc = Path.circle(center: center, radius: r.width / 2 - pen.stroke / 2)
    pen.fill(disc.clipped(to: half))
  }

  private static func question(_ pen: Pen) -> Path {
    let width = min(pen.signWidth, 1.8)
    let radius = 0.3 + width * 0.5
    let foot = min(1, 4.3 - 2 * radius - max(pen.gap * 0.5, 0.7) - width / 2)
    var sign = Contour(-2.1, -2).curve(-2.1, -4.7, 2.2, -4.7, 2.2, -1.9)
      .curve(2.2, -0.6, 0, foot - 1.2, 0, foot).stroked(width: width)
    sign.append(.circle(center: Point(x: 0, y: 4.3 - radius), radius: radius))
    return sign
  }

  private static func warning(_ pen: inout Pen, isFilled: Bool) {
    let corners = Polygon(radius: 1.6, [(0, -8.4), (9.2, 6.6), (-9.2, 6.6)])
    pen.shape(corners.applying(pen.swelling), isFilled: isFilled)
    pen.mark(pen.exclamation(from: -3.6, to: 4.1), isFilled: isFilled)
  }

  private static func timer(_ pen: inout Pen) {
    pen.centerOnBar()
    let radius = 7.2 - pen.stroke / 2 + pen.growth
    pen.stroke(Contour(arcAround: .zero, radius: radius, from: -90, to: 212))
    pen.line(0, -radius, 0, -4.2)
    pen.disc(0, 0, radius: 0.55 + pen.stroke * 0.5)
    pen.line(-3, -3, 0, 0, width: pen.signWidth)
  }

  private static func hourglass(_ pen: inout Pen) {
    for y in [-6.7, 6.7] { pen.fill(.capsule(pen.level(y, from: -5.6, to: 5.6))) }
    let glass = Contour(-4, -6.4).line(-4, -4.6).curve(-4, -2, -0.9, -1.6, -0.9, 0)
      .curve(-0.9, 1.6, -4, 2, -4, 4.6).line(-4, 6.4)
    pen.stroke(glass, width: pen.signWidth)
    pen.stroke(glass.applying(.scale(x: -1, y: 1)), width: pen.signWidth)
    pen.fill(Contour(0, 2.6).curve(2, 2.8, 3.4, 4, 3.6, 6.6).closedByMirroring())
    pen.fill(Contour(0, -3).line(2.6, -3).curve(2, -2.2, 0.8, -1.4, 0, -0.6).closedByMirroring())
  }

  private static func alarm(_ pen: inout Pen, isFilled: Bool) {
    pen.circle(0, 0.4, radius: 5.8 + pen.growth, isFilled: isFilled)
    let hands = Contour(0, -2.5).line(0, 0.7).line(2, 1.9)
    pen.mark(hands.stroked(width: pen.signWidth * 0.9), isFilled: isFilled)
    for side in [-1.0, 1] {
      let bell = Contour(side * 7.2, -3.6).curve(
        side * 7.4, -5.4, side * 5.6, -6.9, side * 3.6, -6.6)
      pen.stroke(bell, width: pen.signWidth)
      pen.line(side * 4.6, 5.2, side * 5.6, 6.4, width: pen.signWidth)
    }
  }

  private static func wifi(_ pen: inout Pen) {
    for radius in [4.1, 7.9, 11.7] {
      pen.stroke(Contour(arcAround: Point(x: 0, y: 5.6), radius: radius, from: -133, to: -47))
    }
    pen.disc(0, 5.2, radius: 0.6 + pen.stroke * 0.5)
  }

  private static func power(_ pen: inout Pen) {
    pen.centerOnBar()
    pen.stroke(Contour(arcAround: Point(x: 0, y: 0.9), radius: 5.8, from: -52, to: 232))
    pen.fill(.capsule(pen.upright(0, from: -7.4, to: 0.4)))
  }

  private static func key(_ pen: inout Pen, isFilled: Bool) {
    let (bow, radius) = (3.3, 4.1 + pen.growth)
    pen.disc(bow, -bow, radius: radius)
    let hole = bow + (isFilled ? 1.1 : 0)
    pen.hole(hole, -hole, radius: isFilled ? 1.3 : radius - pen.stroke)
    let edge = bow - (radius - pen.stroke / 2) * 0.5.squareRoot()
    let width = isFilled ? pen.stroke * 1.1 : pen.stroke
    pen.line(edge, -edge, -5.7, 5.7, width: width)
    for x in [-5.5, -2.8] { pen.line(x, -x, x + 1.6, 1.6 - x, width: pen.stroke(easedAbove: 1.2)) }
  }
}

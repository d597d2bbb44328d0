import SegmentPrimitives

/// Plain shapes, and signs in circles.
extension Drawing {
  static let shapes: [Drawing] = [
    pair("circle", circle),
    pair("square", square),
    pair("triangle", triangle),
    pair("diamond", diamond),
    pair("hexagon", hexagon),
    pair("shield", shield),
    pair("plus.circle", plusCircle),
    pair("minus.circle", minusCircle),
    pair("xmark.circle", xmarkCircle),
    pair("checkmark.circle", checkmarkCircle),
    pair("info.circle", infoCircle),
    pair("clock", clock),
  ].flatMap(\.self)

  private static func circle(_ pen: inout Pen, isFilled: Bool) {
    _ = disc(&pen, isFilled: isFilled)
  }

  /// Draws the circle that signs stand in and returns its middle.
  private static func disc(_ pen: inout Pen, isFilled: Bool) -> Point {
    let r = pen.frame(width: 14.4, height: 14.4)
    pen.circle(r.midX, r.midY, radius: r.width / 2, isFilled: isFilled)
    return Point(x: r.midX, y: r.midY)
  }

  /// Draws signs in the circle, or cuts them out of the disc.
  private static func inCircle(_ pen: inout Pen, isFilled: Bool, _ sign: Path) {
    let middle = disc(&pen, isFilled: isFilled)
    pen.mark(sign.offset(x: middle.x, y: middle.y), isFilled: isFilled)
  }

  private static func square(_ pen: inout Pen, isFilled: Bool) {
    pen.box(pen.frame(width: 12.8, height: 12.8), radius: 2.8, isFilled: isFilled)
  }

  private static func triangle(_ pen: inout Pen, isFilled: Bool) {
    let corners = Polygon(radius: 1.6, [(0, -8.4), (9.2, 6.6), (-9.2, 6.6)])
    pen.shape(corners.applying(pen.swelling), isFilled: isFilled)
  }

  private static func diamond(_ pen: inout Pen, isFilled: Bool) {
    let corners = Polygon(radius: 1.7, [(0, -8.4), (8.4, 0), (0, 8.4), (-8.4, 0)])
    pen.shape(corners, isFilled: isFilled)
  }

  private static func hexagon(_ pen: inout Pen, isFilled: Bool) {
    let corners = Polygon(around: (0..<6).map { (Double($0) * 60 - 90, 7.9, 1.5) })
    pen.shape(corners, isFilled: isFilled)
  }

  private static func shield(_ pen: inout Pen, isFilled: Bool) {
    let shield = Contour(0, -7.6)
      .curve(0.4, -7.6, 0.7, -7.4, 1.1, -7.2)
      .curve(2.5, -6.4, 4, -5.8, 5.6, -5.5)
      .curve(6.1, -5.4, 6.4, -5, 6.4, -4.5)
      .line(6.4, -0.6)
      .curve(6.4, 3.3, 4, 5.9, 0.8, 7.4)
      .curve(0.5, 7.55, 0.2, 7.6, 0, 7.6)
      .closedByMirroring()
    pen.shape(shield, isFilled: isFilled)
  }

  private static func plusCircle(_ pen: inout Pen, isFilled: Bool) {
    let sign = Contour.cross(reach: 3.6 + pen.signWidth / 2, width: pen.signWidth)
    inCircle(&pen, isFilled: isFilled, sign.path)
  }

  private static func minusCircle(_ pen: inout Pen, isFilled: Bool) {
    let sign = Contour(-3.6, 0).line(3.6, 0).stroked(width: pen.signWidth)
    inCircle(&pen, isFilled: isFilled, sign)
  }

  private static func xmarkCircle(_ pen: inout Pen, isFilled: Bool) {
    let sign = Contour.cross(reach: 3.5 + pen.signWidth / 2, width: pen.signWidth)
    inCircle(&pen, isFilled: isFilled, sign.rotated(degrees: 45).path)
  }

  private static func checkmarkCircle(_ pen: inout Pen, isFilled: Bool) {
    let sign = Contour(-3.3, 0.4).line(-1, 3).line(3.2, -3.1)
    inCircle(&pen, isFilled: isFilled, sign.stroked(width: pen.signWidth))
  }

  private static func infoCircle(_ pen: inout Pen, isFilled: Bool) {
    var sign = Contour(0, 0).line(0, 3.5).stroked(width: pen.signWidth)
    sign.append(.circle(center: Point(x: 0, y: -3.4), radius: 0.3 + pen.signWidth * 0.5))
    inCircle(&pen, isFilled: isFilled, sign)
  }

  private static func clock(_ pen: inout Pen, isFilled: Bool) {
    let hands = Contour(0, -3.9).line(0, 0.3).line(2.9, 2)
    inCircle(&pen, isFilled: isFilled, hands.stroked(width: pen.signWidth))
  }
}

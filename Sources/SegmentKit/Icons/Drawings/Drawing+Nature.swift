import SegmentPrimitives

/// Stars, hearts, weather and plants.
extension Drawing {
  static let nature: [Drawing] = [
    pair("star", star),
    pair("heart", heart),
    pair("moon", moon),
    pair("sun.max", sun),
    pair("bolt", bolt),
    pair("leaf", leaf),
    pair("drop", drop),
    pair("cloud", cloud),
    pair("flame", flame),
    single("sparkles", sparkles),
    single("snowflake", snowflake),
  ].flatMap(\.self)

  private static func star(_ pen: inout Pen, isFilled: Bool) {
    let outer = Polygon(
      around: (0..<10).map { index in
        let isTip = index.isMultiple(of: 2)
        return (Double(index) * 36 - 90, isTip ? 8.12 : 3.85, isTip ? 0.85 : 0.4)
      })
    // The platform's star: 15.523 × 14.849 units at semibold, a little above the middle.
    let target = Rect(x: -15.523 / 2, y: -7.66, width: 15.523, height: 14.849)
      .inset(x: -pen.growth, y: -pen.growth * 0.95)
    guard let bounds = outer.contour.path.bounds else { return }
    let fit = Transform.translation(x: -bounds.midX, y: -bounds.midY)
      .then(.scale(x: target.width / bounds.width, y: target.height / bounds.height))
      .then(.translation(x: target.midX, y: target.midY))
    pen.fill(outer.contour.applying(fit))
    if !isFilled { pen.cut(outer.inset(by: pen.stroke).contour.applying(fit)) }
  }

  private static func heart(_ pen: inout Pen, isFilled: Bool) {
    let heart = Contour(0, -4.1)
      .curve(0.95, -5.8, 2.5, -6.8, 4.2, -6.8)
      .curve(6.2, -6.8, 7.75, -5.15, 7.75, -2.85)
      .curve(7.75, 0.9, 4.3, 4.2, 0.85, 6.6)
      .curve(0.5, 6.84, 0.25, 6.95, 0, 6.95)
      .closedByMirroring()
    pen.shape(heart.applying(pen.swelling), isFilled: isFilled)
  }

  private static func moon(_ pen: inout Pen, isFilled: Bool) {
    let moon = Contour(-1.9, -6.75)
      .curve(-1.3, -6.95, -0.75, -6.35, -1.05, -5.75)
      .curve(-1.45, -4.85, -1.65, -3.9, -1.65, -2.9)
      .curve(-1.65, 0.85, 1.1, 3.1, 4.3, 3.1)
      .curve(4.85, 3.1, 5.35, 3.05, 5.8, 2.95)
      .curve(6.5, 2.8, 6.95, 3.35, 6.65, 3.95)
      .curve(5.45, 5.9, 3.1, 7.15, 0.35, 7.15)
      .curve(-3.9, 7.15, -7.2, 4, -7.2, -0.2)
      .curve(-7.2, -3.2, -5.1, -5.75, -1.9, -6.75)
      .closed()
    pen.shape(moon.applying(pen.swelling), isFilled: isFilled, width: pen.stroke(easedAbove: 1.6))
  }

  private static func sun(_ pen: inout Pen, isFilled: Bool) {
    pen.circle(0, 0, radius: 3.6 + pen.growth, isFilled: isFilled)
    for index in 0..<8 {
      let ray = Point.direction(degrees: Double(index) * 45)
      let (from, to) = (ray * 5.9, ray * (7.8 + pen.growth / 2 - pen.stroke / 2))
      pen.line(from.x, from.y, to.x, to.y)
    }
  }

  private static func bolt(_ pen: inout Pen, isFilled: Bool) {
    let bolt = Polygon([
      (2.9, -9.2, 0.6), (1.2, -1.6, 0.4), (6.7, -1.6, 0.8), (-2.9, 9.2, 0.6), (-1.2, 1.6, 0.4),
      (-6.7, 1.6, 0.8),
    ])
    pen.shape(bolt, isFilled: isFilled, width: pen.stroke(easedAbove: 1.25))
  }

  private static func leaf(_ pen: inout Pen, isFilled: Bool) {
    let blade = Contour(6.2, -6.75)
      .curve(6.75, -7.05, 7.3, -6.75, 7.4, -6.1)
      .curve(8.2, -0.4, 6.3, 5.8, 0, 5.8)
      .curve(-3.9, 5.8, -6.3, 3.2, -6.3, -0.1)
      .curve(-6.3, -5.6, 2.2, -4.3, 6.2, -6.75)
      .closed()
    pen.shape(blade.applying(pen.swelling), isFilled: isFilled)
    if isFilled {
      pen.cut(Contour(-3.1, 2.9).line(2.9, -1.3).stroked(width: pen.gap))
      pen.line(-6.8, 6.6, -5.1, 4.8)
    } else {
      pen.stroke(Contour(-6.8, 6.6).curve(-4.6, 3.5, -1.5, 1, 2.6, -1))
    }
  }

  private static func drop(_ pen: inout Pen, isFilled: Bool) {
    let drop = Contour(0, -7.7)
      .curve(0.5, -7.7, 0.8, -7.45, 1.1, -7.05)
      .curve(3.3, -4.1, 5.3, -0.6, 5.3, 2.35)
      .curve(5.3, 5.4, 3, 7.6, 0, 7.6)
      .closedByMirroring()
    pen.shape(drop, isFilled: isFilled)
  }

  private static func cloud(_ pen: inout Pen, isFilled: Bool) {
    let cloud = Contour(-0.9, -5.8)
      .curve(1.6, -5.8, 3.5, -4.3, 4.2, -2.1)
      .curve(6.7, -1.95, 8.5, -0.2, 8.5, 2)
      .curve(8.5, 4.2, 6.8, 5.8, 4.5, 5.8)
      .line(-4.6, 5.8)
      .curve(-6.8, 5.8, -8.5, 4.3, -8.5, 2.1)
      .curve(-8.5, 0.2, -7.3, -1.2, -5.6, -1.6)
      .curve(-5.4, -4, -3.4, -5.8, -0.9, -5.8)
      .closed()
    pen.shape(cloud.applying(pen.swelling), isFilled: isFilled)
  }

  private static func flame(_ pen: inout Pen, isFilled: Bool) {
    let flame = Contour(-0.3, -7.6)
      .curve(3.4, -6, 5.9, -2.3, 5.9, 1.8)
      .curve(5.9, 5.3, 3.4, 7.6, 0.2, 7.6)
      .curve(-3.3, 7.6, -5.8, 5.2, -5.8, 1.9)
      .curve(-5.8, -0.3, -5.1, -2.1, -3.9, -3.2)
      .curve(-3.4, -3.65, -2.8, -3.4, -2.65, -2.8)
      .curve(-2.4, -1.9, -2, -1.35, -1.4, -1)
      .curve(-0.4, -2.5, -0.5, -4.6, -1.2, -6.5)
      .curve(-1.5, -7.3, -1, -7.9, -0.3, -7.6)
      .closed()
    pen.shape(flame, isFilled: isFilled, width: pen.stroke(easedAbove: 1.5))
  }

  private static func sparkles(_ pen: inout Pen) {
    let sparks = [(x: -1.7, y: 1.2, r: 6.0), (x: 5.1, y: -4.7, r: 3.0), (x: 5.6, y: 5.2, r: 2.3)]
    for spark in sparks {
      let reach = spark.r + pen.growth * 0.7
      let waist = 0.3 * spark.r + pen.growth * 0.4
      let shape = Polygon(
        around: (0..<8).map { index in
          let isTip = index.isMultiple(of: 2)
          return (Double(index) * 45 - 90, isTip ? reach : waist * 1.2, isTip ? 0.3 : 0.9)
        })
      pen.fill(shape.contour.offset(x: spark.x, y: spark.y))
    }
  }

  private static func snowflake(_ pen: inout Pen) {
    let width = pen.stroke * 0.85
    let arm = Contour(0, 0).line(6.8, 0)
    let barb = Contour(6.4, -2.4).line(4, 0).line(6.4, 2.4)
    for angle in stride(from: 30.0, to: 390, by: 60) {
      pen.stroke(arm.rotated(degrees: angle), width: width)
      pen.stroke(barb.rotated(degrees: angle), width: width)
    }
  }
}

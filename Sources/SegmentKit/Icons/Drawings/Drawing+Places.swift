import SegmentPrimitives

/// Houses, maps and flags.
extension Drawing {
  static let places: [Drawing] = [
    pair("house", house),
    pair("map", map),
    pair("mappin", pin),
    single("globe", globe),
    pair("flag", flag),
  ].flatMap(\.self)

  /// The height of the roof's ridge and how far the roof falls a unit to the side.
  private static let roof = (ridge: -6.5, slope: 6.6 / 7.5)

  private static func house(_ pen: inout Pen, isFilled: Bool) {
    let body = pen.frame(width: 11, height: 7.8, middle: 3)
    let half = 1.5 + pen.growth * 0.3
    let door = pen.snapped(-half, 2.3, half, body.maxY)
    pen.stroke(
      Polygon(radius: 0.6, isClosed: false, [(-7.5, 0.1), (0, roof.ridge), (7.5, 0.1)]))
    if isFilled {
      fillWalls(&pen, body: body, door: door)
    } else {
      drawWalls(&pen, body: body, door: door)
    }
  }

  /// Fills the house under a gap along the roof, the doorway left open.
  private static func fillWalls(_ pen: inout Pen, body: Rect, door: Rect) {
    let drop = (pen.stroke / 2 + pen.gap) * (1 + roof.slope * roof.slope).squareRoot()
    let peak = roof.ridge + drop
    let eaves = peak + roof.slope * body.maxX
    pen.fill(
      Polygon([
        (0, peak, 0.3), (body.maxX, eaves, 0.3), (body.maxX, body.maxY, 1.4),
        (door.maxX, body.maxY, 0.2), (door.maxX, door.y, 0.4), (door.x, door.y, 0.4),
        (door.x, body.maxY, 0.2), (body.x, body.maxY, 1.4), (body.x, eaves, 0.3),
      ]))
  }

  /// Draws three walls from inside the roof's stroke, and a solid door.
  private static func drawWalls(_ pen: inout Pen, body: Rect, door: Rect) {
    let line = body.inset(by: pen.bar / 2)
    let walls = [
      (line.x, -2.1, 0.0), (line.x, line.maxY, 1.6), (line.maxX, line.maxY, 1.6),
      (line.maxX, -2.1, 0),
    ]
    pen.stroke(Polygon(walls, isClosed: false), width: pen.bar)
    pen.fill(Polygon(door.x, door.y, door.maxX, line.maxY, top: 0.5, bottom: 0))
  }

  private static func map(_ pen: inout Pen, isFilled: Bool) {
    let (left, fold) = (8.2 + pen.growth, 2.8)
    let (high, low) = (6.3 + pen.growth, 4.4 + pen.growth)
    let sheet = Polygon([
      (-left, -low, 1.7), (-fold, -high, 0.6), (fold, -low, 0.6), (left, -high, 1.7),
      (left, low, 1.7), (fold, high, 0.6), (-fold, low, 0.6), (-left, high, 1.7),
    ])
    guard isFilled else {
      pen.shape(sheet, isFilled: false)
      let inset = pen.stroke * 0.8
      pen.line(-fold, -high + inset, -fold, low - inset, width: pen.signWidth)
      pen.line(fold, -low + inset, fold, high - inset, width: pen.signWidth)
      return
    }
    let half = max(pen.gap * 0.35, pen.grid.pixel / 2)
    /// The sheet's part beyond a distance on one side of the middle line.
    func beyond(_ distance: Double, side: Double, of area: Path) -> Path {
      area.clipped(
        to: HalfPlane(origin: Point(x: side * distance, y: 0), inward: Point(x: side, y: 0)))
    }
    let area = sheet.contour.path
    for side in [-1.0, 1] { pen.fill(beyond(fold + half, side: side, of: area)) }
    let rest = beyond(half - fold, side: 1, of: area)
    pen.fill(beyond(half - fold, side: -1, of: rest))
  }

  private static func pin(_ pen: inout Pen, isFilled: Bool) {
    pen.centerOnBar()
    let radius = 4.1 + pen.growth
    pen.circle(0, -3.4, radius: radius, isFilled: isFilled)
    if isFilled { pen.hole(-1.2, -4.7, radius: 1.1) }
    pen.fill(.capsule(pen.upright(0, from: radius - 4.2, to: 7.6)))
  }

  private static func globe(_ pen: inout Pen) {
    let r = pen.frame(width: 14.4, height: 14.4)
    let middle = Point(x: r.midX, y: r.midY)
    let radius = r.width / 2 - pen.stroke / 2
    pen.circle(middle.x, middle.y, radius: r.width / 2)
    let meridian = Contour(circleAround: .zero, radius: radius)
      .applying(.scale(x: 0.45, y: 1)).offset(x: middle.x, y: middle.y)
    pen.stroke(meridian, width: pen.signWidth * 0.85)
    let equator = pen.level(middle.y, from: middle.x - radius, to: middle.x + radius)
    pen.fill(.rectangle(equator))
  }

  private static func flag(_ pen: inout Pen, isFilled: Bool) {
    pen.centerOnBar()
    let pole = pen.upright(-5.6, from: -7.6, to: 7.6)
    pen.fill(.capsule(pole))
    pen.fill(cloth(from: pole.midX))
    let border = pen.stroke(easedAbove: 2)
    if !isFilled { pen.cut(cloth(from: max(pole.maxX - border, pole.x)).offset(by: -border)) }
  }

  /// The flag's cloth, from a straight edge on its left.
  private static func cloth(from left: Double) -> Contour {
    Contour(left, -6.9)
      .curve(-4.2, -6.9, -3, -7, -2.2, -7)
      .curve(0.6, -7, 1.8, -5.7, 4.4, -5.7)
      .line(6, -5.7)
      .curve(6.6, -5.7, 7, -5.3, 7, -4.7)
      .line(7, 1.5)
      .curve(7, 2.1, 6.6, 2.5, 6, 2.5)
      .line(4.4, 2.5)
      .curve(1.8, 2.5, 0.6, 1.1, -2.2, 1.1)
      .curve(-3, 1.1, -4.2, 1.2, left, 1.2)
      .closed()
  }
}

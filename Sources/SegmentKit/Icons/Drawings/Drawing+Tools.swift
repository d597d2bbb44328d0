import SegmentPrimitives

/// What things are made, found and thrown away with.
extension Drawing {
  static let tools: [Drawing] = [
    pair("gearshape", gear),
    single("magnifyingglass", magnifier),
    pair("trash", trash),
    single("pencil", pencil),
    pair("paintbrush", paintbrush),
    pair("paintpalette", palette),
  ].flatMap(\.self)

  private static func gear(_ pen: inout Pen, isFilled: Bool) {
    let g = pen.growth
    let (root, tip) = (5.9 + g, 7.75 + g)
    let rim = Polygon(
      around: stride(from: 0.0, to: 360, by: 45).flatMap { angle in
        [
          (angle - 14.5, root, 0.7), (angle - 9.5, tip, 0.8), (angle + 9.5, tip, 0.8),
          (angle + 14.5, root, 0.7),
        ]
      })
    pen.fill(rim)
    if isFilled {
      pen.hole(0, 0, radius: 2.5)
      return
    }
    // A tooth is 2.6 units wide: too narrow for two strokes that are not thin.
    if pen.stroke < 1 {
      pen.cut(rim.inset(by: pen.stroke))
    } else {
      pen.hole(0, 0, radius: root - pen.stroke * 0.9)
    }
    pen.circle(0, 0, radius: 2.6 + g * 0.5, width: pen.stroke * 0.85)
  }

  private static func magnifier(_ pen: inout Pen) {
    pen.circle(-1.5, -1.5, radius: 5.7 + pen.growth)
    pen.line(2.3, 2.3, 6.5, 6.5, width: pen.stroke * 1.1)
  }

  private static func trash(_ pen: inout Pen, isFilled: Bool) {
    pen.centerOnBar()
    let lid = pen.level(-4.9, from: -6.4, to: 6.4)
    pen.fill(.capsule(lid))
    let (foot, top) = (lid.midY, max(lid.midY - 2.2, pen.signWidth / 2 - 7.7))
    let handle = Polygon(
      [(-2.2, foot, 0), (-2.2, top, 1), (2.2, top, 1), (2.2, foot, 0)], isClosed: false)
    pen.stroke(handle, width: pen.signWidth)
    let edge = isFilled ? lid.maxY + pen.gap * 0.7 : lid.midY
    let can = Polygon([(5.2, edge, 0.3), (4.5, 7.6, 2), (-4.5, 7.6, 2), (-5.2, edge, 0.3)])
    pen.shape(can, isFilled: isFilled)
    // Between thick walls there is space for one rib.
    for x in isFilled || pen.stroke < 2 ? [-1.9, 1.9] : [0] {
      let rib = Contour(x, -1.2).line(x * 0.92, 4.4)
      let width = isFilled ? pen.gap * 0.8 : pen.stroke * 0.75
      pen.mark(rib.stroked(width: width), isFilled: isFilled)
    }
  }

  private static func pencil(_ pen: inout Pen) {
    let half = 1.6 + pen.stroke * 0.35
    let gap = pen.gap * 0.8
    let shaft = Polygon([
      (-half, -6.4, 0.3), (half, -6.4, 0.3), (half, 5, 0.4), (0, 9.6, 0.5), (-half, 5, 0.4),
    ])
    let rubber = Polygon(-half, -9.4, half, -6.4 - gap, top: 1.1, bottom: 0.3)
    for part in [shaft, rubber] {
      pen.fill(part.contour.rotated(degrees: 45).offset(x: 0, y: 0.6))
    }
  }

  private static func paintbrush(_ pen: inout Pen, isFilled: Bool) {
    let handle = Polygon([(-1.2, -10, 1.1), (1.2, -10, 1.1), (2.4, 0.6, 0.4), (-2.4, 0.6, 0.4)])
    let bristles = Contour(-2.3, 1.6)
      .line(2.3, 1.6)
      .curve(4, 3.4, 3.7, 6.2, 1.9, 7.7)
      .curve(0.6, 8.7, -1.3, 9.2, -3.4, 9.3)
      .curve(-4.6, 9.3, -4.9, 8.5, -4.2, 7.8)
      .curve(-3.5, 7.1, -3.4, 6.3, -3.4, 5.4)
      .curve(-3.5, 3.9, -3.2, 2.5, -2.3, 1.6)
      .closed()
    let shift = Transform.translation(x: 0, y: 0.4)
    let width = pen.stroke(easedAbove: 1.1)
    pen.shape(
      handle.contour.applying(shift).rotated(degrees: 45), isFilled: isFilled, width: width)
    let lowered = bristles.applying(.translation(x: 0, y: isFilled ? pen.gap - 0.4 : -1))
    pen.shape(
      lowered.applying(shift).rotated(degrees: 45), isFilled: isFilled, width: width)
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
      let inward = isFilled ? 1 : 1.05 - pen.stroke * 0.09
      let center = Point(x: x * inward, y: y * inward)
      pen.mark(.circle(center: center, radius: isFilled ? 1.15 : 1.05), isFilled: isFilled)
    }
  }
}

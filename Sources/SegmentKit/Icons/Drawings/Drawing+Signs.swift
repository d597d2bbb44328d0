import SegmentPrimitives

/// Plus, checkmark and other signs that are strokes alone.
extension Drawing {
  static let signs: [Drawing] = [
    single("plus", plus),
    single("minus", minus),
    single("xmark", xmark),
    single("checkmark", checkmark),
    single("ellipsis", ellipsis),
  ].flatMap(\.self)

  private static func plus(_ pen: inout Pen) {
    minus(&pen)
    let middle = pen.level(0, from: 0, to: 0).midY
    pen.fill(.capsule(pen.upright(0, from: middle - 6.2, to: middle + 6.2)))
  }

  private static func minus(_ pen: inout Pen) {
    pen.centerOnBar()
    pen.fill(.capsule(pen.level(0, from: -6.2, to: 6.2)))
  }

  private static func xmark(_ pen: inout Pen) {
    pen.line(-5, -5, 5, 5)
    pen.line(5, -5, -5, 5)
  }

  private static func checkmark(_ pen: inout Pen) {
    pen.stroke(Contour(-5.3, 0.7).line(-1.6, 5.2).line(5.3, -5.2))
  }

  private static func ellipsis(_ pen: inout Pen) {
    let side = pen.grid.length(1.3 + pen.stroke * 0.8)
    let pitch = side + pen.grid.length(2.7)
    pen.grid.centerColumns(on: side)
    let top = pen.grid.y(-side / 2)
    for index in -1...1 {
      let left = Double(index) * pitch - side / 2
      pen.fill(.ellipse(in: Rect(x: left, y: top, width: side, height: side)))
    }
  }
}

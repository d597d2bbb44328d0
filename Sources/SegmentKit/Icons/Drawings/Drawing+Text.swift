import SegmentPrimitives

/// How text is set: styles, alignments, numbered and ticked lists.
extension Drawing {
  static let text: [Drawing] = [
    single("bold", bold),
    single("italic", italic),
    single("underline", underline),
    single("strikethrough", strikethrough),
    single("textformat", letters),
    single("text.alignleft") { paragraph(&$0, short: -1) },
    single("text.aligncenter") { paragraph(&$0, short: 0) },
    single("text.alignright") { paragraph(&$0, short: 1) },
    single("text.justify") { paragraph(&$0, short: nil) },
    single("list.number", isDirectional: true, numberedList),
    single("checklist", isDirectional: true, checklist),
  ].flatMap(\.self)

  private static func bold(_ pen: inout Pen) {
    let width = pen.stroke(easedAbove: 1.4) * 1.6
    for (right, top, bottom) in [(2.7, -5.5, -0.2), (3.6, -0.2, 5.5)] {
      let radius = (bottom - top) / 2
      pen.stroke(
        Polygon([
          (-3.4, top, 0.4), (right, top, radius), (right, bottom, radius), (-3.4, bottom, 0.4),
        ]), width: width)
    }
  }

  private static func italic(_ pen: inout Pen) {
    let (top, foot) = (pen.level(-5.6, from: -1, to: 5), pen.level(5.6, from: -5, to: 1))
    for serif in [top, foot] { pen.fill(.capsule(serif)) }
    pen.line(2, top.midY, -2, foot.midY)
  }

  private static func underline(_ pen: inout Pen) {
    pen.stroke(
      Polygon([(-4, -6.6, 0), (-4, 3, 4), (4, 3, 4), (4, -6.6, 0)], isClosed: false))
    pen.fill(.capsule(pen.level(6.4, from: -5.4, to: 5.4)))
  }

  private static func strikethrough(_ pen: inout Pen) {
    pen.stroke(
      Contour(3.8, -3.9).curve(3, -7.2, -4, -7.2, -4, -3.5).curve(-4, 0.6, 4.3, -0.7, 4.3, 3.5)
        .curve(4.3, 7.2, -3.7, 7.2, -4.4, 3.5))
    pen.fill(.capsule(pen.level(0, from: -7.2, to: 7.2)))
  }

  /// A capital and a small a.
  private static func letters(_ pen: inout Pen) {
    pen.stroke(Contour(-8.4, 5.3).line(-4.2, -5.5).line(0, 5.3))
    pen.line(-6.9, 1.7, -1.5, 1.7, width: pen.signWidth)
    let border = pen.stroke(easedAbove: 1.7)
    pen.circle(5.3, 2.3, radius: 3.1 + border / 2, width: border)
    pen.line(8.4, -0.4, 8.4, 5.3, width: border)
  }

  /// Four lines, the second and fourth shorter, at the left (-1), in the middle (0) or right (1).
  private static func paragraph(_ pen: inout Pen, short side: Double?) {
    let (width, pitch) = (pen.grid.length(14.4), pen.grid.length(3.9))
    let less = side == nil ? 0 : 2 * pen.grid.length(2.4)
    pen.grid.centerColumns(on: width)
    let first = pen.level(-1.5 * pitch, from: -width / 2, to: width / 2)
    for row in 0..<4 {
      let cut = row.isMultiple(of: 2) ? 0 : less
      let left = first.x + cut * (1 + (side ?? 0)) / 2
      let y = first.y + Double(row) * pitch
      pen.fill(.capsule(Rect(x: left, y: y, width: width - cut, height: first.height)))
    }
  }

  private static func numberedList(_ pen: inout Pen) {
    let digits = [
      Contour(-0.8, -0.9).line(0.2, -1.6).line(0.2, 1.6),
      Contour(-1, -0.9).curve(-0.8, -1.9, 1.1, -1.9, 1.1, -0.7).curve(1.1, 0, -0.5, 0.8, -1.1, 1.6)
        .line(1.2, 1.6),
      Contour(-1, -1.1).curve(-0.6, -1.9, 1, -1.8, 1, -0.8).curve(1, -0.2, 0.4, -0.1, -0.2, -0.1)
        .curve(0.5, -0.1, 1.2, 0.1, 1.2, 0.8).curve(1.2, 1.8, -0.7, 2, -1.1, 1),
    ]
    itemRows(&pen, signs: digits, width: min(pen.stroke * 0.55, 0.95))
  }

  private static func checklist(_ pen: inout Pen) {
    let tick = Contour(-1.6, 0.2).line(-0.5, 1.4).line(1.6, -1.4)
    itemRows(&pen, signs: [tick, tick, tick], width: min(pen.stroke * 0.75, 1.3))
  }

  /// Draws three level bars, each behind a sign as wide as 3 units.
  private static func itemRows(_ pen: inout Pen, signs: [Contour], width: Double) {
    let pitch = pen.grid.length(5.1)
    pen.grid.centerColumns(on: 0)
    let row = pen.level(0, from: 3.9, to: 3.9 + pen.grid.length(10.6))
    for (index, sign) in signs.enumerated() {
      let y = Double(index - 1) * pitch
      pen.sign(sign.offset(x: 0, y: row.midY + y).stroked(width: width))
      pen.fill(.capsule(row.offset(x: 0, y: y)))
    }
  }
}

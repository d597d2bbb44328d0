import SegmentPrimitives

/// Books, papers and what keeps them.
extension Drawing {
  static let papers: [Drawing] = [
    pair("book", book),
    pair("bookmark", bookmark),
    pair("doc", doc),
    pair("folder", folder),
    pair("tray", tray),
    pair("tag", tag),
  ].flatMap(\.self)

  private static func book(_ pen: inout Pen, isFilled: Bool) {
    func page(from edge: Double) -> Contour {
      Contour(edge, -4.5)
        .curve(1.5, -5.5, 3.4, -6, 5.3, -6)
        .curve(6.2, -6, 7, -5.9, 7.7, -5.65)
        .curve(8.2, -5.45, 8.4, -5.1, 8.4, -4.6)
        .line(8.4, 4.5)
        .curve(8.4, 5.3, 7.9, 5.65, 7.1, 5.45)
        .curve(6.5, 5.3, 5.9, 5.2, 5.3, 5.2)
        .curve(3.4, 5.2, 1.6, 5.6, edge, 6.4)
    }
    if isFilled {
      let right = page(from: pen.gap / 2).closed()
      pen.fill(right)
      pen.fill(right.applying(.scale(x: -1, y: 1)).reversed)
    } else {
      pen.shape(page(from: 0).closedByMirroring(), isFilled: false)
      pen.line(0, -3.6, 0, 5.2, width: pen.signWidth)
    }
  }

  private static func bookmark(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 10, height: 15, middle: 0.45)
    let ribbon = Polygon([
      (r.x, r.y, 2), (r.maxX, r.y, 2), (r.maxX, r.maxY, 0.9), (0, r.maxY - 3.9, 0.5),
      (r.x, r.maxY, 0.9),
    ])
    pen.shape(ribbon, isFilled: isFilled, width: pen.bar)
  }

  private static func doc(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 11.6, height: 15)
    let (x, y) = (r.maxX - 4.6, r.y + 4.6)
    let foot = [(r.maxX, r.maxY, 2.2), (r.x, r.maxY, 2.2)]
    if isFilled {
      let half = pen.gap * 0.55
      let sheet = [
        (r.x, r.y, 2.2), (x - half, r.y, 0.4), (x - half, y + half, 1), (r.maxX, y + half, 0.4),
      ]
      pen.fill(Polygon(sheet + foot))
      let (near, low) = (x + half * 0.4, y - half * 0.4)
      pen.fill(Polygon([(near, r.y + 0.2, 0.4), (r.maxX - 0.2, low, 0.4), (near, low, 0.6)]))
      return
    }
    let sheet = [(r.x, r.y, 2.2), (x, r.y, 0.8), (r.maxX, y, 0.8)]
    pen.shape(Polygon(sheet + foot), isFilled: false, width: pen.bar)
    let edge = max(pen.bar, pen.signWidth) / 2
    let fold = [(x - 0.2, r.y + edge, 0), (x - 0.2, y + 0.2, 0.8), (r.maxX - edge, y + 0.2, 0)]
    pen.stroke(Polygon(fold, isClosed: false), width: pen.signWidth)
  }

  private static func folder(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.4, height: 12.8)
    let lip = pen.grid.y(r.y + 2.2)
    let tab = [(r.x, r.y, 2), (-2.9, r.y, 1.1), (-0.9, lip, 0.9), (r.maxX, lip, 2)]
    let foot = [(r.maxX, r.maxY, 2.2), (r.x, r.maxY, 2.2)]
    let seam = pen.level(r.y + 5 + pen.bar * 0.3, from: r.x, to: r.maxX)
    guard isFilled else {
      pen.shape(Polygon(tab + foot), isFilled: false, width: pen.bar)
      pen.fill(.rectangle(seam.inset(x: pen.bar / 2, y: 0)))
      return
    }
    let gap = pen.grid.length(pen.gap)
    let above = pen.grid.y(seam.midY - gap / 2)
    let below = above + gap
    pen.fill(Polygon(tab + [(r.maxX, above, 0.2), (r.x, above, 0.2)]))
    pen.fill(Polygon([(r.x, below, 0.2), (r.maxX, below, 0.2)] + foot))
  }

  private static func tray(_ pen: inout Pen, isFilled: Bool) {
    let r = pen.frame(width: 16.4, height: 12)
    let lip = pen.grid.y(r.y + 5.3)
    let side = [(r.maxX, lip, 1.2), (r.maxX, r.maxY, 2.4), (r.x, r.maxY, 2.4), (r.x, lip, 1.2)]
    pen.shape(
      Polygon([(-5.2, r.y, 2.2), (5.2, r.y, 2.2)] + side), isFilled: false, width: pen.bar)
    let half = pen.bar / 2
    let edge = lip + (isFilled ? 0 : half)
    let (left, right) = (r.x + half, r.maxX - half)
    let rim = [
      (left, edge, 0), (-3.7, edge, 0.9), (-2.7, edge + 1.9, 0.9), (2.7, edge + 1.9, 0.9),
      (3.7, edge, 0.9), (right, edge, 0),
    ]
    if isFilled {
      pen.fill(Polygon(rim + [(right, r.maxY - half, 1.5), (left, r.maxY - half, 1.5)]))
    } else {
      pen.stroke(Polygon(rim, isClosed: false), width: pen.bar)
    }
  }

  private static func tag(_ pen: inout Pen, isFilled: Bool) {
    let tag = Polygon([
      (-7.4, -7.6, 2), (0.4, -7.6, 1.4), (8.3, 0.3, 1.7), (0.5, 8.1, 1.7), (-7.4, 0.2, 1.4),
    ])
    pen.shape(tag, isFilled: isFilled)
    if isFilled {
      pen.hole(-3.9, -4.1, radius: 1.25)
    } else {
      let inset = pen.stroke + 1.9
      pen.disc(-7.4 + inset, -7.6 + inset, radius: 1.1)
    }
  }
}

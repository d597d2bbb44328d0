internal import SegmentPrimitives

/// The widths of a control's segments, in points, in reading order.
struct SegmentWidths: Equatable, Sendable {
  let values: [Double]

  /// Their sum.
  var total: Double { values.reduce(0, +) }

  /// The segment frames of a height, one behind the other.
  ///
  /// Equal segments divide the pixels exactly: boundary k lies at pixel ⌊k·W/n⌋.
  func frames(from x: Double, y: Double, height: Double, equalOn grid: DeviceGrid?) -> [Rect] {
    var edges = [0.0]
    for width in values { edges.append((edges.last ?? 0) + width) }
    if let grid {
      let pixels = Double(grid.pixels(total))
      edges = edges.indices.map { k in
        (Double(k) * pixels / Double(values.count)).rounded(.down) / grid.scale
      }
    }
    return values.indices.map { k in
      Rect(x: x + edges[k], y: y, width: edges[k + 1] - edges[k], height: height)
    }
  }

  /// Expanding widths; a given total leaves the expanded one as it is and shares the rest, or
  /// squeezes all in proportion where the rest would be less than a point each.
  static func expanding(
    collapsed: Double, expanded: Double, count: Int, selection: Int?, total: Double?
  ) -> SegmentWidths {
    let others = Double(selection == nil ? count : count - 1)
    let shown = selection == nil ? 0 : expanded
    let values = (0..<count).map { $0 == selection ? expanded : collapsed }
    guard let total else { return SegmentWidths(values: values) }
    guard others > 0, total - shown >= others else {
      return fitting(natural: values, total: total)
    }
    return SegmentWidths(
      values: (0..<count).map { $0 == selection ? expanded : (total - shown) / others })
  }

  /// Equal widths: the total shared, or every one as wide as the widest content needs.
  static func equal(natural: [Double], total: Double?) -> SegmentWidths {
    let width = total.map { $0 / Double(natural.count) } ?? (natural.max() ?? 0).rounded(.up)
    return SegmentWidths(values: natural.map { _ in width })
  }

  /// Content widths; a given total stretches or squeezes them in proportion.
  static func fitting(natural: [Double], total: Double?) -> SegmentWidths {
    let sum = natural.reduce(0, +)
    guard let total, sum > 0 else { return SegmentWidths(values: natural) }
    return SegmentWidths(values: natural.map { $0 * total / sum })
  }
}

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
      let pixels = (total * grid.scale).rounded()
      edges = edges.indices.map { k in
        (Double(k) * pixels / Double(values.count)).rounded(.down) / grid.scale
      }
    }
    return values.indices.map { k in
      Rect(x: x + edges[k], y: y, width: edges[k + 1] - edges[k], height: height)
    }
  }

  /// Expanding widths; a given total leaves the expanded one as it is and shares the rest.
  static func expanding(
    collapsed: Double, expanded: Double, count: Int, selection: Int?, total: Double?
  ) -> SegmentWidths {
    var collapsed = collapsed
    let others = selection == nil ? count : count - 1
    if let total, others > 0 {
      collapsed = max(1, (total - (selection == nil ? 0 : expanded)) / Double(others))
    }
    return SegmentWidths(
      values: (0..<count).map { index in
        guard index == selection else { return collapsed }
        return others == 0 ? total ?? expanded : expanded
      })
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

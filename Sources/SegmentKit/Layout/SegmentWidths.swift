internal import SegmentPrimitives

/// The widths of a control's segments, in points, in reading order.
struct SegmentWidths: Equatable, Sendable {
  let values: [Double]
  /// What a given total changed about the widths the segments want.
  var adaptations: [WidthAdaptation] = []

  /// The part that is seen where the segments are scrolled; `nil` where all of them are.
  var scroll: Scroll?

  /// Where segments are seen that need more space than there is.
  struct Scroll: Equatable, Sendable {
    /// The width that is seen.
    let viewport: Double
    /// How far the segments are scrolled from their start in reading direction.
    let offset: Double
  }

  /// Their sum.
  var total: Double { values.reduce(0, +) }

  /// The width that is seen.
  var visible: Double { scroll?.viewport ?? total }

  /// How far the segments have to be scrolled so that one of them is in the middle of a viewport, or
  /// as near to it as the first and the last segment allow.
  func offset(centring index: Int, in viewport: Double) -> Double {
    let start = values.prefix(index).reduce(0, +)
    return max(0, min(start + (values[index] - viewport) / 2, total - viewport))
  }

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

  /// Expanding widths: what each segment wants, or what a given total leaves it.
  ///
  /// The collapsed segments share what the expanded ones leave; at their least width the expanded
  /// ones give way, too; where even that is too wide, the widest give way first.
  /// - Parameters:
  ///   - wanted: the widths without a total; those of the selected ones are the same, as are the
  ///     others'.
  ///   - least: what each segment needs, at most what it wants.
  static func expanding(
    wanted: [Double], least: [Double], selection: Set<Int>, total: Double?
  ) -> SegmentWidths {
    guard let total else { return SegmentWidths(values: wanted) }
    let chosen = wanted.indices.filter(selection.contains)
    let others = wanted.indices.filter { !selection.contains($0) }
    let (shown, needed) = (
      chosen.first.map { wanted[$0] } ?? 0, chosen.map { least[$0] }.max() ?? 0
    )
    let (many, count) = (Double(chosen.count), Double(others.count))
    let floor = others.map { least[$0] }.max() ?? 0
    let collapsed = count > 0 ? max(floor, (total - many * shown) / count) : 0
    let remaining = count > 0 ? min(many * shown, total - count * collapsed) : total
    let expanded = chosen.isEmpty ? 0 : remaining / many
    guard expanded >= needed, count * collapsed <= total + 1e-9 else {
      let squeezed = wanted.indices.map { selection.contains($0) ? needed : floor }
      return fitting(stages: [squeezed], total: total, wanted: wanted.reduce(0, +))
    }
    var adaptations: [WidthAdaptation] = []
    if let first = others.first, wanted[first].differs(from: collapsed) {
      adaptations.append(.collapsed(from: wanted[first], to: collapsed))
    }
    if !chosen.isEmpty, shown.differs(from: expanded) {
      adaptations.append(.expanded(from: shown, to: expanded))
    }
    let values = wanted.indices.map { selection.contains($0) ? expanded : collapsed }
    return SegmentWidths(values: values, adaptations: adaptations)
  }

  /// Equal widths: the total shared, or every one as wide as the widest content needs.
  static func equal(natural: [Double], total: Double?) -> SegmentWidths {
    let width = total.map { $0 / Double(natural.count) } ?? (natural.max() ?? 0).rounded(.up)
    return SegmentWidths(values: natural.map { _ in width })
  }

  /// Content widths; more space than they want stretches them in proportion.
  ///
  /// With less space the segments go from one stage to the next, all by the same fraction:
  /// first what they want, then with the least padding, and so on. Where even the last stage is too
  /// wide the widest give way first, down to a common level, so that short labels stay whole.
  /// - Parameters:
  ///   - stages: the widths of all segments, each stage narrower than the one before; not empty.
  ///   - wanted: the sum that counts as not squeezed; that of the first stage if `nil`.
  static func fitting(
    stages: [[Double]], total: Double?, wanted: Double? = nil
  ) -> SegmentWidths {
    let natural = stages[0]
    let sum = natural.reduce(0, +)
    guard let total, sum > 0 else { return SegmentWidths(values: natural) }
    guard total < sum else { return SegmentWidths(values: natural.map { $0 * total / sum }) }
    let fraction = total / (wanted ?? sum)
    return SegmentWidths(
      values: squeezed(stages, to: total),
      adaptations: fraction < 1 - 1e-6 ? [.squeezed(fraction: fraction)] : [])
  }

  /// Widths of a sum that is less than the first stage's.
  private static func squeezed(_ stages: [[Double]], to total: Double) -> [Double] {
    for (wide, narrow) in zip(stages, stages.dropFirst()) {
      let (most, least) = (wide.reduce(0, +), narrow.reduce(0, +))
      guard total < least else {
        let fraction = most > least ? (total - least) / (most - least) : 0
        return zip(narrow, wide).map { $0 + ($1 - $0) * fraction }
      }
    }
    let last = stages[stages.count - 1]
    let level = level(of: last, total: total)
    return last.map { min($0, level) }
  }

  /// The greatest width that segments may keep so that their sum is a total: narrower ones keep
  /// theirs, wider ones are cut to it.
  private static func level(of widths: [Double], total: Double) -> Double {
    var (available, count) = (total, widths.count)
    for width in widths.sorted() {
      let share = available / Double(count)
      guard width < share else { return share }
      available -= width
      count -= 1
    }
    return .infinity
  }
}

extension Double {
  /// Whether a length is another one by more than arithmetic.
  fileprivate func differs(from other: Double) -> Bool { abs(self - other) > 1e-6 }
}

internal import SegmentPrimitives

extension LayoutPlanner {
  /// The empty space that a screen keeps on either side of a control, in points.
  /// Source: the default layout margin of iPhones of regular size.
  private static let screenMargin = 16.0
  /// The least space beside an icon in a collapsed segment, in points at text size L.
  private static let leastIconPadding = 4.0

  /// The width that segments have to share, without the look's padding; `nil` leaves them as they
  /// want to be.
  ///
  /// A width of the control is obeyed. A screen is a limit, which equal segments fill.
  /// - Parameter wanted: what the segments take where nothing limits them.
  func sharedWidth(wanted: Double) -> Double? {
    if let width = control.width { return max(1, width - 2 * padding) }
    guard let screen = control.deviceWidth else { return nil }
    let available = max(1, screen - 2 * LayoutPlanner.screenMargin - 2 * padding)
    return sizing == .equal || wanted > available ? available : nil
  }

  /// Equal segments, and, for a screen, how wide that made them.
  func equalWidths(natural: [Double]) -> SegmentWidths {
    let total = sharedWidth(wanted: 0)
    var widths = SegmentWidths.equal(natural: natural, total: total)
    if control.width == nil, total != nil, let each = widths.values.first {
      widths.adaptations = [.shared(each)]
    }
    return widths
  }

  /// Expanding segments, none narrower than its icon, or its label without one, and a little space
  /// need, as long as there is space for that.
  func expandingWidths(
    of contents: [SegmentContent], collapsed: Double, expanded: Double
  ) -> SegmentWidths {
    let wanted = contents.indices.map {
      (isSelected($0) ? expanded : collapsed) * factor
    }
    let padding = LayoutPlanner.leastIconPadding * measurer.paddingFactor
    let least = contents.indices.map {
      min(wanted[$0], (contents[$0].icon?.size.width ?? contents[$0].width) + 2 * padding)
    }
    let total = sharedWidth(wanted: wanted.reduce(0, +))
    return .expanding(wanted: wanted, least: least, selection: control.selection, total: total)
  }
}

extension LayoutPlanner {
  /// The widths that segments want, in a viewport that is too narrow for them; `nil` where they fit
  /// or nothing limits them.
  func scrolledWidths(of contents: [SegmentContent]) throws(RenderError) -> SegmentWidths? {
    let natural: [Double] =
      switch sizing {
      case .expanding(let collapsed, let expanded):
        contents.indices.map { (isSelected($0) ? expanded : collapsed) * factor }
      case .equal: SegmentWidths.equal(natural: try contentWidths(contents)[0], total: nil).values
      case .fitting: try contentWidths(contents)[0]
      }
    var widths = SegmentWidths(values: natural)
    guard let viewport = sharedWidth(wanted: widths.total), viewport < widths.total - 1e-6 else {
      return nil
    }
    let target = control.scrollTarget ?? control.selection.min() ?? 0
    widths.scroll = SegmentWidths.Scroll(
      viewport: viewport,
      offset: grid.round(widths.offset(centring: target, in: viewport)))
    return widths
  }
}

/// What was done to the segments' widths so that the control has the width it was given; in points.
public enum WidthAdaptation: Hashable, Sendable {
  /// The collapsed segments have another width than they want.
  case collapsed(from: Double, to: Double)
  /// The expanded segment has another width than it wants.
  case expanded(from: Double, to: Double)
  /// All segments have a fraction of what they want.
  case squeezed(fraction: Double)
  /// Equal segments fill the width, each with a part of it.
  case shared(Double)
  /// The space beside labels is less than was asked for.
  case padding(from: Double, to: Double)
}

extension WidthAdaptation: CustomStringConvertible {
  /// What the segments are, without the reason.
  public var description: String {
    func text(_ points: Double) -> String { Text.number(points, decimals: 2) }
    return switch self {
    case .collapsed(let from, let to):
      "collapsed segments are \(text(to)) pt instead of \(text(from))"
    case .expanded(let from, let to):
      "the expanded segment is \(text(to)) pt instead of \(text(from))"
    case .squeezed(let fraction):
      "segments have \(Text.number(fraction * 100, decimals: 1)) % of the width they want"
    case .shared(let width): "segments are \(text(width)) pt each"
    case .padding(let from, let to): "the padding is \(text(to)) pt instead of \(text(from))"
    }
  }
}

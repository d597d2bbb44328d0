internal import SegmentGraphics
internal import SegmentPrimitives

/// What one segment shows, measured: an icon, the lines of a label and a badge, put together in a
/// box; lengths in points. Positions are from the box's start in reading direction and from its
/// vertical centre, downward.
struct SegmentContent: Equatable, Sendable {
  /// The drawing; `nil` for none.
  var icon: Icon?
  /// The shaped lines of the label, from the top; empty for none.
  var lines: [ShapedLine] = []
  /// Whether icon and label stand side by side or one above the other.
  var axis: Axis
  /// Whether the icon stands before the label or behind it.
  var iconPosition: IconPosition
  /// The space between icon and label.
  var spacing: Double
  /// The height and baseline of each line.
  var lineMetrics: LineMetrics
  /// The badge; `nil` for none.
  var badge: BadgeContent?
  /// The advance of the widest line, whole and at its full size; 0 without a label.
  var fullTextWidth = 0.0
  /// By how much the whole label is too wide for its segment.
  var overflow = 0.0
  /// By how much placing on whole pixels may move icon and lines: half a pixel.
  var snap: Double

  /// The advance of the widest line; 0 without one.
  var textWidth: Double { lines.map(\.width).max() ?? 0 }

  /// The height of all lines.
  var textHeight: Double { Double(lines.count) * lineMetrics.height }

  /// The width of icon, spacing, label, and a badge beside it.
  var width: Double { width(textScale: 1) }

  /// The width with the label scaled by a factor.
  func width(textScale: Double) -> Double {
    guard axis == .vertical else { return besideText + textScale * textWidth }
    return besideText + max(icon?.size.width ?? 0, textScale * textWidth)
  }

  /// What the width has beside the label: icon and spacing in a row, and a badge that stands there.
  var besideText: Double {
    guard axis == .horizontal, let icon else { return badgeSpace }
    return icon.size.width + (lines.isEmpty ? 0 : spacing) + badgeSpace
  }

  /// The height of the taller of icon and label, or of both where one stands above the other.
  var height: Double { height(lineCount: lines.count) }

  /// The height with a label of so many lines.
  func height(lineCount: Int) -> Double {
    let (icon, text) = (icon?.size.height ?? 0, Double(lineCount) * lineMetrics.height)
    guard isColumn, lineCount > 0 else { return max(icon, text) }
    return icon + spacing + text
  }

  /// Whether an icon and a label stand one above the other where the label shows.
  private var isColumn: Bool { axis == .vertical && icon != nil }

  /// Whether a label of so many lines makes the content higher than one row.
  func isStacked(lineCount: Int) -> Bool { lineCount > 1 || isColumn && lineCount > 0 }

  /// Where the icon's box starts.
  var iconStart: Double {
    if axis == .vertical { return (width - badgeSpace - (icon?.size.width ?? 0)) / 2 }
    return iconPosition == .leading || lines.isEmpty ? 0 : textWidth + spacing
  }

  /// Where the icon's box begins at its top.
  var iconTop: Double {
    let size = icon?.size.height ?? 0
    guard isColumn, !lines.isEmpty else { return -size / 2 }
    return iconPosition == .leading ? -height / 2 : height / 2 - size
  }

  /// Where a line of a width starts, and what is left behind its end: lines are centred on each other.
  func margins(ofLine width: Double) -> (start: Double, end: Double) {
    if axis == .vertical {
      let side = (self.width - badgeSpace - width) / 2
      return (side, side + badgeSpace)
    }
    let (side, beside) = ((textWidth - width) / 2, besideText - badgeSpace)
    let isLeading = iconPosition == .leading
    return (side + (isLeading ? beside : 0), side + badgeSpace + (isLeading ? 0 : beside))
  }

  /// Where the first line begins at its top.
  var textTop: Double {
    guard isColumn else { return -textHeight / 2 }
    return iconPosition == .leading ? height / 2 - textHeight : -height / 2
  }
}

extension SegmentContent {
  /// How far ink reaches past the content, on the side where it reaches farther; negative where it
  /// stays inside.
  var reach: Double {
    let reaches = lines.filter { !$0.ink.isEmpty }.map { line in
      let margins = margins(ofLine: line.width)
      return max(-line.ink.x - margins.start, line.ink.maxX - line.width - margins.end)
    }
    return reaches.max() ?? 0
  }

  /// The space that ink and badge past the content need, wherever it is placed.
  var overhang: Double {
    let ink = lines.contains { !$0.ink.isEmpty } ? max(0, reach + snap) : 0
    return max(ink, badgeOverhang)
  }

  /// The least height, centred on the content, that cuts no ink and no badge.
  var inkHeight: Double {
    var height = badge.map { $0.size.height + 2 * BadgeContent.gap * $0.factor } ?? 0
    if let icon { height = max(height, -2 * iconTop, 2 * (iconTop + icon.size.height)) }
    for (index, line) in lines.enumerated() where !line.ink.isEmpty {
      let baseline = textTop + Double(index) * lineMetrics.height + lineMetrics.baseline
      let (above, below) = (snap - baseline - line.ink.y, baseline + line.ink.maxY + snap)
      height = max(height, 2 * above, 2 * below)
    }
    return height
  }
}

/// The height of a line and where its baseline lies, in points from its top.
struct LineMetrics: Hashable, Sendable {
  var height: Double
  var baseline: Double

  /// The platform font's proportions. Source: San Francisco's `hhea` table, 1950 and 494 of 2048.
  static func rule(size: Double) -> LineMetrics {
    LineMetrics(height: 1.193359 * size, baseline: 0.952148 * size)
  }
}

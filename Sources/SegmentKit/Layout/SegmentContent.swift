internal import SegmentGraphics
internal import SegmentPrimitives

/// What one segment shows, measured: an icon, a line of text, and the space between them.
struct SegmentContent: Equatable, Sendable {
  /// The drawing; `nil` for none.
  var icon: Icon?
  /// The shaped label; `nil` for none.
  var line: ShapedLine?
  /// The space between icon and label, in points.
  var spacing: Double
  /// The line's height and baseline, in points.
  var lineMetrics: LineMetrics
  /// The advance of the whole label at its full size, in points; 0 without one.
  var fullTextWidth: Double
  /// By how many points the whole label is too wide for its segment.
  var overflow = 0.0
  /// By how many points placing on whole pixels may move icon and line: half a pixel.
  var snap: Double

  /// The width of icon, spacing and advance, in points.
  var width: Double { width(textScale: 1) }

  /// The width with the label scaled by a factor, in points.
  func width(textScale: Double) -> Double { labelOffset + textScale * (line?.width ?? 0) }

  /// The height of the taller of icon and line, in points.
  var height: Double { max(icon?.size.height ?? 0, line == nil ? 0 : lineMetrics.height) }

  /// From the content's start to the label's start, in points.
  var labelOffset: Double {
    guard let icon else { return 0 }
    return icon.size.width + (line == nil ? 0 : spacing)
  }

  /// How far ink reaches past the advance, on the side where it reaches farther, in points; negative
  /// where it stays inside.
  var reach: Double {
    guard let line, !line.ink.isEmpty else { return 0 }
    return max(-line.ink.x - labelOffset, line.ink.maxX - line.width)
  }

  /// The space that ink past the advance needs, wherever the content is placed, in points.
  var overhang: Double { line?.ink.isEmpty == false ? max(0, reach + snap) : 0 }

  /// The least height, centred on the content, that cuts no ink, in points.
  var inkHeight: Double {
    guard let line, !line.ink.isEmpty else { return icon?.size.height ?? 0 }
    let baseline = lineMetrics.baseline - lineMetrics.height / 2
    let (above, below) = (snap - baseline - line.ink.y, baseline + line.ink.maxY + snap)
    return max(icon?.size.height ?? 0, 2 * above, 2 * below)
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

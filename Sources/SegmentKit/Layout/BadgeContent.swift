internal import SegmentGraphics
internal import SegmentPrimitives

/// A segment's badge, measured; lengths in points.
///
/// The measures are those of a tab bar item's badge (`UITabBarItem.badgeValue`), 18 points high with
/// text of 13 points beside icons of 25, in the proportion of a segment's icon, whose box is 18
/// points.
struct BadgeContent: Equatable, Sendable {
  /// The height of a badge with text, and the least width, at text size L.
  static let height = 13.0
  /// The text's size at L.
  static let textSize = 9.0
  /// The diameter of a dot at L.
  static let dot = 7.0
  /// The space beside the text at L.
  static let padding = 3.5
  /// The space between the badge and what it must not touch, at L.
  static let gap = 1.0
  /// How far inside the corner of an icon's box the badge's centre lies, at L: where its ink ends.
  static let inset = 1.5

  /// The shaped text; `nil` for a dot.
  var line: ShapedLine?
  /// The height of the text's capitals.
  var capHeight: Double
  /// The whole badge.
  var size: Size
  /// How much larger than at L it is drawn.
  var factor: Double
}

extension SegmentContent {
  /// Whether the badge sits on the icon's top trailing corner. Where letters follow there or stand
  /// above, it would cover them, and follows the label instead.
  private var isBadgeOnIcon: Bool {
    guard icon != nil else { return false }
    return lines.isEmpty || (axis == .vertical) == (iconPosition == .leading)
  }

  /// The width that a badge behind the label takes.
  var badgeSpace: Double {
    guard let badge, !isBadgeOnIcon else { return 0 }
    return badge.size.width + 2 * BadgeContent.gap * badge.factor
  }

  /// How much a badge on an icon's corner needs beside the content.
  var badgeOverhang: Double {
    guard let badge, isBadgeOnIcon else { return 0 }
    return max(0, badgeOrigin(badge).x + badge.size.width + BadgeContent.gap * badge.factor - width)
  }

  /// The badge's start in reading direction and its top: its first half circle is centred on the
  /// corner, so that a wider one grows outward.
  func badgeOrigin(_ badge: BadgeContent) -> Point {
    let (half, inset) = (badge.size.height / 2, BadgeContent.inset * badge.factor)
    if let icon, isBadgeOnIcon {
      return Point(x: iconStart + icon.size.width - inset - half, y: iconTop + inset - half)
    }
    let capTop = textTop + lineMetrics.baseline - 0.6 * lineMetrics.height
    return Point(x: width - badge.size.width, y: capTop - half)
  }
}

public import SegmentPrimitives

/// How well one segment can be seen, hit and heard.
public struct SegmentAccessibility: Hashable, Sendable {
  /// The least width and height of what a finger has to hit, in points.
  /// Source: Human Interface Guidelines, "Accessibility".
  public static let leastTarget = 44.0

  /// What stands for the segment in speech: "Recipes, selected, 2 of 3".
  public var text: String
  /// The label's contrast; `nil` where no label shows, or only glyphs with colours of their own.
  public var labelContrast: InkContrast?
  /// The icon's contrast; `nil` without one.
  public var iconContrast: InkContrast?
  /// The contrast of the text in a badge, or of a dot to what is around it; `nil` without a badge.
  public var badgeContrast: InkContrast?
  /// The area a finger has to hit, in points.
  public var targetSize: Size

  /// Whether the area is large enough in both directions.
  public var meetsTargetSize: Bool {
    min(targetSize.width, targetSize.height) >= SegmentAccessibility.leastTarget
  }

  /// The contrasts of what the segment shows.
  fileprivate var contrasts: [(LayoutNote.Ink, InkContrast)] {
    [(.label, labelContrast), (.icon, iconContrast), (.badge, badgeContrast)].compactMap {
      ink, contrast in
      contrast.map { (ink, $0) }
    }
  }
}

/// The least contrast ratios.
///
/// WCAG 2: 4.5 for text and 3 for large text (1.4.3), 3 for graphics (1.4.11); under the setting
/// Increase Contrast what the enhanced level asks for, 7 and 4.5 (1.4.6), which leaves graphics
/// as they are.
enum ContrastThreshold {
  static let icon = 3.0

  /// The ratio a text needs; large is one of 18 points, or of 14 and bold.
  static func text(size: Double, weight: Weight, contrast: Contrast) -> Double {
    let isLarge = size >= 18 || size >= 14 && weight.css >= Weight.bold.css
    return switch contrast {
    case .normal: isLarge ? 3 : 4.5
    case .high: isLarge ? 4.5 : 7
    }
  }
}

extension [SegmentAccessibility] {
  /// What makes segments hard to use: inks too close to their backdrop, and, where asked for, areas
  /// too small to hit.
  ///
  /// Disabled segments need no contrast (WCAG 2, 1.4.3). Small areas are the platform's own habit,
  /// its segmented controls being 32 points high, so that only those who ask hear of them.
  /// - Parameter segments: the control's segments that the values are of, in the same order.
  public func notes(on segments: [SegmentLayout], includingTargets: Bool) -> [LayoutNote] {
    var notes: [LayoutNote] = []
    for (values, segment) in zip(self, segments) where segment.isEnabled {
      for (ink, contrast) in values.contrasts where !contrast.isEnough {
        notes.append(
          .lowContrast(
            ink, label: segment.label, ratio: contrast.ratio, required: contrast.required))
      }
    }
    guard includingTargets else { return notes }
    for (values, segment) in zip(self, segments) where !values.meetsTargetSize {
      notes.append(.smallTarget(label: segment.label, size: values.targetSize))
    }
    return notes
  }
}

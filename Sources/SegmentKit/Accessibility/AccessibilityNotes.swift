internal import SegmentPrimitives

extension [SegmentAccessibility] {
  /// What stands in the way of people: inks too close to their ground, and, where asked for, areas
  /// too small to hit.
  ///
  /// Disabled segments need no contrast (WCAG 2, 1.4.3). Small areas are the platform's own habit,
  /// its segmented controls being 32 points high, so that only those who ask hear of them.
  /// - Parameter segments: the control's segments that the values are of, in the same order.
  public func notes(on segments: [SegmentLayout], includingTargets: Bool) -> [LayoutNote] {
    var notes: [LayoutNote] = []
    for (values, segment) in zip(self, segments) where segment.isEnabled {
      for (part, contrast) in [("label", values.labelContrast), ("icon", values.iconContrast)] {
        guard let contrast, !contrast.isEnough else { continue }
        notes.append(
          .lowContrast(
            part: part, label: segment.label, ratio: contrast.ratio, required: contrast.required))
      }
    }
    guard includingTargets else { return notes }
    for (values, segment) in zip(self, segments) where !values.meetsTargetSize {
      notes.append(.smallTarget(label: segment.label, size: values.targetSize))
    }
    return notes
  }
}

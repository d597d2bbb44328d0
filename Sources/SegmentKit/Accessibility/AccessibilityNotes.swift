internal import SegmentPrimitives

extension [SegmentAccessibility] {
  /// What stands in the way of people: inks too close to their backdrop, and, where asked for, areas
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

extension SegmentAccessibility {
  /// The contrasts of what the segment shows.
  fileprivate var contrasts: [(LayoutNote.Ink, InkContrast)] {
    [(.label, labelContrast), (.icon, iconContrast)].compactMap { ink, contrast in
      contrast.map { (ink, $0) }
    }
  }
}

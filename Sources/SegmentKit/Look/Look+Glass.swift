internal import SegmentGlass
internal import SegmentPrimitives

extension Look {
  /// iOS 26: a capsule of Liquid Glass with a capsule for the selection, 2 points inside.
  ///
  /// Colours come from the glass itself, which adapts them to what lies under it.
  /// Source: two replicas and a platform view's wrapper for the measures.
  static func glass(_ traits: Traits, variant: GlassVariant) -> Look {
    var look = Look()
    look.height = 32
    look.segmentPaddingX = 10
    look.glass = variant
    look.margin = GlassSurface.reach
    look.track.radius = 16
    look.track.cornerCurve = .circular
    look.selectionStyle.inset = 2
    look.content = Content(color: SystemColor.label.resolved(for: traits))
    look.selectedContent = Content(
      color: look.content.color, weight: .semibold, weightAmongLabels: .semibold)
    return look
  }
}

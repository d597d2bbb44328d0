internal import SegmentPrimitives

extension Look {
  /// The segment images side by side, as `makeSegmentImage` makes them.
  static func bare(_ traits: Traits) -> Look {
    var look = Look()
    look.content = Content(color: SystemColor.label.resolved(for: traits))
    look.selectedContent = look.content
    return look
  }
}

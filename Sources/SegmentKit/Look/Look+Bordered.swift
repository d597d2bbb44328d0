internal import SegmentMotion
internal import SegmentPrimitives

extension Look {
  /// The themed SwiftUI control: `padding(8)`, then `border(_, width: 4)`, which is drawn inside
  /// the bounds; each cell has 8 points of padding, and the selected one swaps the two colours.
  ///
  /// Its theme's colours are the application's own; here they are `label` and `systemBackground`.
  static func bordered(_ traits: Traits) -> Look {
    let foreground = SystemColor.label.resolved(for: traits)
    let background = SystemColor.systemBackground.resolved(for: traits)
    var look = Look()
    look.padding = 8
    look.segmentPaddingX = 8
    look.segmentPaddingY = 8
    look.track.borderWidth = 4
    look.track.borderColor = foreground
    look.segmentFill = background
    look.selectionStyle.surface.fill = foreground
    look.content = Content(color: foreground, weight: .regular, weightAmongLabels: .regular)
    look.selectedContent = Content(
      color: background, weight: .regular, weightAmongLabels: .regular)
    look.textStyle = .body
    look.sizing = .equal
    look.motion = .crossFade
    look.change = .crossFade
    return look
  }
}

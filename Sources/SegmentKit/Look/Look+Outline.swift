internal import SegmentMotion
internal import SegmentPrimitives

extension Look {
  /// iOS 7–12: a tinted outline, the selected segment filled with the tint.
  ///
  /// Source: storyboards of the time for 29 points, a replica for the radius, Flutter's measurement
  /// of the 165 ms in which colours change.
  static func outline(_ traits: Traits, tint: Color?) -> Look {
    let tint = tint ?? SystemColor.systemBlue.resolved(for: traits)
    let background = SystemColor.systemBackground.resolved(for: traits)
    var look = Look()
    look.height = 29
    look.segmentPaddingX = 10
    look.track.radius = 4
    look.track.cornerCurve = .circular
    look.track.borderWidth = 1
    look.track.borderColor = tint
    look.selectionStyle.surface.fill = tint
    look.separator = Separator(width: 1, inset: 0, color: tint)
    look.content = Content(color: tint, weight: .regular, weightAmongLabels: .regular)
    look.selectedContent = Content(
      color: background, weight: .regular, weightAmongLabels: .regular)
    look.change = .colorFade
    look.motion = .colorFade
    return look
  }
}

internal import SegmentPrimitives

extension Look {
  /// iOS 13–18: a raised pill on a filled track.
  ///
  /// Source: three replicas and the 2019 design resource, which agree within a point; the icon
  /// and label colours are the platform's `label`.
  static func pill(_ traits: Traits) -> Look {
    let dark = traits.appearance == .dark
    let label = SystemColor.label.resolved(for: traits)
    var look = Look()
    look.height = 32
    look.segmentPaddingX = 10
    look.track.fill = SystemColor.tertiarySystemFill.resolved(for: traits)
    look.track.radius = 9
    look.selectionStyle.inset = 2
    look.selectionStyle.surface.radius = 7
    look.selectionStyle.surface.fill = dark ? Color(bytes: 0x63, 0x63, 0x66) : .white
    look.selectionStyle.shadow = Shadow(color: .black.opacity(0.12), y: 3, blur: 8)
    look.selectionStyle.contactShadow = Shadow(color: .black.opacity(0.04), y: 3, blur: 1)
    look.selectionStyle.hairlineOutset = 0.5
    look.selectionStyle.hairlineColor = .black.opacity(0.04)
    look.separator = Separator(
      width: 1, inset: 5, color: SystemColor.systemGray.resolved(for: traits).opacity(0.3))
    look.content = Content(color: label)
    look.selectedContent = Content(color: label, weightAmongLabels: .semibold)
    return look
  }
}

internal import SegmentGlass
internal import SegmentMotion
internal import SegmentPrimitives

extension Look {
  /// The look of a control: the named one for its traits, then the theme's tokens over it.
  public init(for control: Control) throws(ThemeError) {
    self =
      switch control.look {
      case .bare: .bare(control.traits)
      case .pill: .pill(control.traits)
      case .outline: .outline(control.traits, tint: control.tint)
      case .glass: .glass(control.traits, variant: control.glassVariant)
      case .bordered: .bordered(control.traits)
      }
    try control.theme.apply(to: &self, traits: control.traits)
  }

  /// What all looks have in common: the platform's red badges.
  private init(_ traits: Traits) {
    self.init()
    badge.fill = SystemColor.systemRed.resolved(for: traits)
  }

  /// Whether anything marks the selected segment's area.
  var isSelectionVisible: Bool {
    let surface = selectionStyle.surface
    let colors = [
      surface.fill, surface.borderWidth > 0 ? surface.borderColor : .clear,
      selectionStyle.shadow.color, selectionStyle.contactShadow.color, selectionStyle.hairlineColor,
    ]
    return glass != nil || colors.contains { $0.alpha > 0 }
  }

  /// iOS 13–18: a raised pill on a filled track.
  ///
  /// Source: three replicas and the 2019 design resource, which agree within a point; the icon
  /// and label colours are the platform's `label`.
  static func pill(_ traits: Traits) -> Look {
    let dark = traits.appearance == .dark
    let label = SystemColor.label.resolved(for: traits)
    var look = Look(traits)
    look.height = 32
    look.segmentPaddingX = 10
    look.track.fill = SystemColor.tertiarySystemFill.resolved(for: traits)
    look.track.radius = 9
    look.selectionStyle.inset = 2
    look.selectionStyle.surface.radius = 7  // Concentric: the track's 9 less the inset of 2.
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

  /// iOS 7–12: a tinted outline, the selected segment filled with the tint.
  ///
  /// Source: storyboards of the time for 29 points, a replica for the radius, Flutter's measurement
  /// of the 165 ms in which colours change.
  static func outline(_ traits: Traits, tint: Color?) -> Look {
    let tint = tint ?? SystemColor.systemBlue.resolved(for: traits)
    let background = SystemColor.systemBackground.resolved(for: traits)
    var look = Look(traits)
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

  /// iOS 26: a capsule of Liquid Glass with a capsule for the selection, 2 points inside.
  ///
  /// Colours come from the glass itself, which adapts them to what lies under it.
  /// Source: two replicas and a platform view's wrapper for the measures.
  static func glass(_ traits: Traits, variant: GlassVariant) -> Look {
    var look = Look(traits)
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

  /// The themed SwiftUI control: `padding(8)`, then `border(_, width: 4)`, which is drawn inside
  /// the bounds; each cell has 8 points of padding, and the selected one swaps the two colours.
  ///
  /// Its theme's colours are the application's own; here they are `label` and `systemBackground`.
  static func bordered(_ traits: Traits) -> Look {
    let foreground = SystemColor.label.resolved(for: traits)
    let background = SystemColor.systemBackground.resolved(for: traits)
    var look = Look(traits)
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

  /// The segment images side by side, as `makeSegmentImage` makes them.
  static func bare(_ traits: Traits) -> Look {
    var look = Look(traits)
    look.content = Content(color: SystemColor.label.resolved(for: traits))
    look.selectedContent = look.content
    return look
  }
}

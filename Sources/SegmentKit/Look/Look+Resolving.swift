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

  /// Whether anything marks the selected segment's area.
  var isSelectionVisible: Bool {
    let surface = selectionStyle.surface
    let colors = [
      surface.fill, surface.borderWidth > 0 ? surface.borderColor : .clear,
      selectionStyle.shadow.color, selectionStyle.contactShadow.color, selectionStyle.hairlineColor,
    ]
    return glass != nil || colors.contains { $0.alpha > 0 }
  }
}

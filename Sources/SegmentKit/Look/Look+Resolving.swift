internal import SegmentPrimitives

extension Look {
  /// The look of a control: the named one for its traits, then the theme's tokens over it.
  public init(for control: Control) throws(ThemeError) {
    self =
      switch control.look {
      case .bare: .bare(control.traits)
      case .pill: .pill(control.traits)
      case .bordered: .bordered(control.traits)
      }
    try control.theme.apply(to: &self, traits: control.traits)
  }
}

internal import SegmentGlass
internal import SegmentPrimitives

extension Scene {
  /// The scene of a control at rest.
  init(of control: Control, look: Look, layout: ControlLayout) throws(RenderError) {
    let glass: Glass? =
      if look.glass == nil {
        nil
      } else {
        try GlassBackdrop(control, look: look, size: layout.size, scale: layout.scale)
          .glass(around: layout.frame)
      }
    let composer = ControlComposer(
      control: control, look: look, layout: layout,
      glass: glass.map { ($0, layout.restingSelection) })
    self.init(size: layout.size, scale: layout.scale, layers: composer.layers())
  }
}

extension ControlLayout {
  /// The selection of glass at rest.
  var restingSelection: GlassSelection { selectionFrame.map { .platter($0) } ?? .none }
}

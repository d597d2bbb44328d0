internal import SegmentGraphics
internal import SegmentPrimitives

extension Renderer {
  /// A control in several looks, each in light and dark appearance and in its states, in one
  /// labelled picture.
  ///
  /// Glass lies over a made-up photo, everything else on plain backdrop, unless the control has a
  /// background of its own. The first control's traits decide about the page.
  /// - Parameter controls: the control in each of the looks, at least one.
  /// - Throws: what the stages throw; `RenderError.control` where the sheet is too large.
  public func gallery(of controls: [Control]) throws(RenderError) -> Scene {
    guard let first = controls.first else { throw .control(.noSegments) }
    let states = GalleryState.all(of: first)
    let strips = try controls.map { (control) throws(RenderError) in
      try largestStrip(of: control, states)
    }
    let sheet = GallerySheet(strips: strips, states: states.count)
    let scale = first.traits.scale
    try ControlLayout.checkSize(
      width: sheet.size.width * scale, height: sheet.size.height * scale)
    let lettering = SheetLettering(typesetter: try typesetter(for: first), traits: first.traits)
    let composer = GalleryComposer(
      controls: controls, states: states, sheet: sheet, lettering: lettering)
    return Scene(size: sheet.size, scale: scale, layers: try composer.layers(self))
  }

  /// The most that any state takes, without margins.
  private func largestStrip(
    of control: Control, _ states: [GalleryState]
  ) throws(RenderError) -> Size {
    var size = Size.zero
    for state in states {
      let control = state.of(control)
      let frame = try layout(of: control, look: look(of: control)).frame
      size = Size(width: max(size.width, frame.width), height: max(size.height, frame.height))
    }
    return size
  }
}

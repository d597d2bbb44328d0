internal import SegmentGlass
internal import SegmentPrimitives

extension Scene {
  /// The scene of a control at rest.
  init(of control: Control, look: Look, layout: ControlLayout) throws(RenderError) {
    let glass: Glass? =
      if look.glass == nil {
        nil
      } else {
        try GlassGround(control, look: look, size: layout.size, scale: layout.scale)
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
  var restingSelection: GlassSelection { selection.map { .platter($0) } ?? .none }
}

extension Background {
  /// What lies behind a picture of a size.
  func layers(covering size: Size) -> [Layer] {
    switch self {
    case .none: []
    case .color(let color): [.background(color)]
    case .image(let raster): [.image(raster, frame: raster.covering(size))]
    }
  }
}

extension Raster {
  /// Where the picture lies when it covers an area and is cut evenly on both sides.
  fileprivate func covering(_ size: Size) -> Rect {
    let stretch = max(size.width / Double(width), size.height / Double(height))
    let (w, h) = (Double(width) * stretch, Double(height) * stretch)
    return Rect(x: (size.width - w) / 2, y: (size.height - h) / 2, width: w, height: h)
  }
}

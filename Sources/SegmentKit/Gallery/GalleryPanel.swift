internal import SegmentGlass
internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

/// One backdrop of a sheet with strips on it, one below the other.
struct GalleryPanel {
  /// The space between the backdrop's edge and the strips, in points.
  static let padding = 22.0

  /// The size, in points.
  let size: Size
  /// The controls, all in one look and appearance.
  let controls: [Control]
  /// The middle of each control, in points from the panel's top.
  let centres: [Double]

  /// What strips of a control lie on in pixels, so that panels with the same share the work.
  static func backdrop(under control: Control, size: Size) throws(RenderError) -> Raster {
    try Scene(size: size, scale: control.traits.scale, layers: backdrop(of: control, size: size))
      .rasterized()
  }

  /// The panel with its top left corner at a point.
  /// - Parameter backdrop: what glass lies over, of the panel's size; nothing else needs it.
  func layers(
    at origin: Point, glassOver backdrop: Raster?, _ renderer: Renderer
  ) throws(RenderError) -> [Layer] {
    guard let first = controls.first else { return [] }
    let shape = Shape(
      Rect(x: origin.x, y: origin.y, width: size.width, height: size.height), radius: 18,
      cornerCurve: .continuous)
    if first.look == .glass, let backdrop {
      let picture = try onGlass(backdrop, first.traits.scale, renderer)
      return [.clip(shape, [.image(picture, frame: shape.rect)])]
    }
    let strips = try zip(controls, centres).map { (control, centre) throws(RenderError) in
      try strip(control, centre, renderer)
    }
    let layers = GalleryPanel.backdrop(of: first, size: size)
    return [.clip(shape, [.offset(origin, layers)]), .offset(origin, strips)]
  }

  /// What the strips lie on: the control's own background, else a plain one, a photo under glass.
  private static func backdrop(of control: Control, size: Size) -> [Layer] {
    let appearance = control.traits.appearance
    let background: Background =
      switch control.background {
      case .none where control.look == .glass: .photo(appearance)
      case .none: .color(appearance == .dark ? .black : .white)
      case .photo: .photo(appearance)
      case let own: own
      }
    return background.layers(covering: size, scale: control.traits.scale)
  }

  private func strip(
    _ control: Control, _ centre: Double, _ renderer: Renderer
  ) throws(RenderError) -> Layer {
    var control = control
    control.background = .none
    let composition = try renderer.compose(control)
    return .offset(origin(of: composition.layout, centre), composition.scene.layers)
  }

  /// The backdrop with each strip of glass over what the strips before it left.
  private func onGlass(
    _ backdrop: Raster, _ scale: Double, _ renderer: Renderer
  ) throws(RenderError) -> Raster {
    var picture = backdrop
    for (control, centre) in zip(controls, centres) {
      var control = control
      control.margin = min(GlassSurface.reach, GalleryPanel.padding)
      let look = try renderer.look(of: control)
      let layout = try renderer.layout(of: control, look: look)
      let corner = origin(of: layout, centre)
      let (x, y) = (Int((corner.x * scale).rounded()), Int((corner.y * scale).rounded()))
      control.background = .image(
        picture.part(x: x, y: y, width: layout.pixelWidth, height: layout.pixelHeight))
      let scene = try renderer.scene(of: control, look: look, layout: layout)
      picture.replace(x: x, y: y, by: try renderer.raster(of: scene))
    }
    return picture
  }

  /// Where a strip's picture begins, on whole pixels.
  private func origin(of layout: ControlLayout, _ centre: Double) -> Point {
    let grid = DeviceGrid(scale: layout.scale)
    return Point(
      x: grid.round(size.width / 2 - layout.frame.midX),
      y: grid.round(centre - layout.frame.midY))
  }
}

extension Raster {
  /// A rectangle of the picture; beyond its edges there is nothing.
  fileprivate func part(x: Int, y: Int, width: Int, height: Int) -> Raster {
    var result = Raster(width: width, height: height)
    for (row, columns) in overlap(x: x, y: y, width: width, height: height) {
      for column in columns { result[column - x, row - y] = self[column, row] }
    }
    return result
  }

  /// Overwrites pixels by those of another picture.
  fileprivate mutating func replace(x: Int, y: Int, by other: Raster) {
    for (row, columns) in overlap(x: x, y: y, width: other.width, height: other.height) {
      for column in columns { self[column, row] = other[column - x, row - y] }
    }
  }

  /// The rows of a rectangle that the picture has, each with its columns.
  private func overlap(
    x: Int, y: Int, width: Int, height: Int
  ) -> [(row: Int, columns: Range<Int>)] {
    let columns = (x..<x + width).clamped(to: 0..<self.width)
    return (y..<y + height).clamped(to: 0..<self.height).map { ($0, columns) }
  }
}

internal import SegmentGlass
internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

/// A whole picture of glass: its backdrop, the track, the selection, and the ink on both.
public struct GlassLayer: Equatable, Sendable {
  /// The finished track over its backdrop.
  let glass: Glass
  /// Where the selection is, and whether it is lifted.
  let selection: GlassSelection
  /// Icons and labels; a lens bends those under it.
  let ink: [Layer]

  /// The glass in pixels without what is written on it; `nil` where a lens bends the ink.
  var bare: Raster? {
    if case .lens = selection { return nil }
    return glass.frame(selection)
  }

  /// The picture in pixels.
  func rasterized(scale: Double) throws(DrawingError) -> Raster {
    var labels = Raster(width: glass.scene.width, height: glass.scene.height)
    try labels.draw(scale: scale) { canvas throws(DrawingError) in
      try Painter(scale: scale).paint(ink, on: canvas)
    }
    return glass.frame(selection, ink: labels)
  }

  /// What a scene's text says of it.
  var summary: String {
    "glass \(glass.appearance.rawValue) over \(glass.scene.width)×\(glass.scene.height), "
      + "selection \(selection.summary)"
  }
}

extension Scene {
  /// The glass that is the whole picture, so that its pixels are the scene's; `nil` for others.
  var wholeGlass: GlassLayer? {
    guard layers.count == 1, case .glass(let layer) = layers[0],
      layer.glass.scene.width == pixelWidth, layer.glass.scene.height == pixelHeight
    else { return nil }
    return layer
  }
}

extension GlassSelection {
  fileprivate var summary: String {
    switch self {
    case .platters(let rects) where rects.isEmpty: "none"
    case .platters(let rects): "platter " + rects.map(\.text).joined(separator: ", ")
    case .crossFade(let from, let to, let share):
      "from \(from.text) to \(to.text) at \(Text.number(share))"
    case .lens(let rect, let lift): "lens \(rect.text) lifted \(Text.number(lift))"
    }
  }
}

/// What glass lies over: drawn once, however many tracks are laid on it.
struct GlassBackdrop: Sendable {
  private let surface: GlassSurface
  private let backdrop: Raster?
  private let pixels: (width: Int, height: Int)
  /// The appearance the glass took on before, kept for a whole animation.
  var appearance: GlassAppearance?

  init(_ control: Control, look: Look, size: Size, scale: Double) throws(RenderError) {
    let grid = DeviceGrid(scale: scale)
    try ControlLayout.checkSize(size, scale: scale)
    pixels = (grid.pixels(size.width), grid.pixels(size.height))
    surface = GlassSurface(
      track: .zero, scale: scale, variant: look.glass ?? .regular,
      appearance: control.traits.appearance == .dark ? .dark : .light,
      solidity: control.traits.solidity)
    let layers = control.background.layers(covering: size, scale: scale)
    backdrop =
      layers.isEmpty
      ? nil : try Scene(size: size, scale: scale, layers: layers).rasterized()
  }

  /// The glass of a track.
  func glass(around track: Rect) -> Glass {
    var surface = surface
    surface.track = track
    guard let backdrop else {
      return Glass(surface, width: pixels.width, height: pixels.height)
    }
    return Glass(surface, over: backdrop, after: appearance)
  }
}

extension Traits {
  /// What makes glass solid for those who ask for it.
  fileprivate var solidity: GlassSolidity {
    if contrast == .high { return .increasedContrast }
    return transparency == .reduced ? .reducedTransparency : .translucent
  }
}

public import SegmentPixels
public import SegmentPrimitives
public import SegmentSVG

/// An icon of one's own, before its size is known.
public struct CustomIcon: Equatable, Sendable {
  /// What a file holds.
  public enum Artwork: Equatable, Sendable {
    /// Shapes, set as tall as the boxes of the built-in icons.
    case drawing(VectorDrawing)
    /// A symbol with variants, set beside text as its guides say.
    case symbol(SymbolTemplate)
    /// Pixels made for a height, set as tall as the boxes of the built-in icons.
    case rendered(Raster)
    /// One picture in pixels for one or more scales, set as large as it says.
    case pictures([ScaledPicture])
  }

  /// A picture, and how many of its pixels are a point: of `name@3x.png` three.
  public struct ScaledPicture: Equatable, Sendable {
    /// The pixels.
    public var raster: Raster
    /// How many are a point; positive.
    public var scale: Double

    /// Makes a picture.
    public init(raster: Raster, scale: Double) {
      self.raster = raster
      self.scale = scale
    }
  }

  /// What it is called in speech and in a scene's text.
  public var title: String
  /// What is drawn.
  public var artwork: Artwork
  /// With which colours.
  public var rendering: IconRendering

  /// Makes an icon of artwork.
  public init(title: String, artwork: Artwork, rendering: IconRendering = .template) {
    self.title = title
    self.artwork = artwork
    self.rendering = rendering
  }

  /// Makes an icon of an SVG file that is made of plain shapes, or of a symbol template.
  /// - Throws: `SVGError`; see `SVGContent.init(svg:)`.
  public init(
    title: String, svg bytes: [UInt8], rendering: IconRendering = .template
  ) throws(SVGError) {
    let artwork: Artwork =
      switch try SVGContent(svg: bytes) {
      case .drawing(let drawing): .drawing(drawing)
      case .symbol(let template): .symbol(template)
      }
    self.init(title: title, artwork: artwork, rendering: rendering)
  }

  /// How many device pixels high the box of a drawing is, one at least: a whole number, so that
  /// edges on whole units of a file stay sharp wherever a unit is a whole number of pixels.
  /// - Parameters:
  ///   - pointSize: The size of the text it goes with, in points; positive.
  ///   - scale: Device pixels per point; positive.
  public static func pixelHeight(pointSize: Double, scale: Double) -> Int {
    let points = IconMetrics.boxHeight / IconMetrics.designPointSize * pointSize
    return max(1, Int((points * scale).rounded()))
  }

  /// The icon for a point size, a weight and a scale in pixels per point, both numbers positive.
  func icon(pointSize: Double, weight: Weight, scale: Double) -> Icon {
    let height = Double(CustomIcon.pixelHeight(pointSize: pointSize, scale: scale)) / scale
    switch artwork {
    case .drawing(let drawing):
      let factor = height / drawing.size.height
      let size = Size(width: drawing.size.width * factor, height: height)
      let placed = drawing.applying(.scale(factor), size: size)
      return Icon(name: title, size: size, artwork: .drawing(placed, rendering))
    case .symbol(let template):
      let wanted = SymbolTemplate.Variant(weight, .medium)
      let (glyph, source) = template.glyph(wanted)
      var icon = icon(
        of: glyph, capHeight: IconMetrics.capHeight * pointSize, boxHeight: height)
      icon.substitution = source.map { Substitution(wanted: wanted.id, drawn: $0.id) }
      return icon
    case .rendered(let raster):
      let width = height * Double(raster.width) / Double(max(1, raster.height))
      return Icon(
        name: title, size: Size(width: width, height: height),
        artwork: .picture(raster, rendering))
    case .pictures(let pictures):
      return icon(of: pictures, scale: scale, zoom: pointSize / IconMetrics.designPointSize)
    }
  }

  /// A symbol's variant, the middle of its cap height in the middle of a box that holds its ink.
  private func icon(of glyph: VectorDrawing, capHeight: Double, boxHeight: Double) -> Icon {
    let ink = glyph.bounds ?? .zero
    let reach = max(0.5 - ink.y, ink.maxY - 0.5) * capHeight
    let size = Size(width: glyph.size.width * capHeight, height: max(boxHeight, 2 * reach))
    let place = Transform.translation(x: 0, y: -0.5).then(.scale(capHeight))
      .then(.translation(x: 0, y: size.height / 2))
    return Icon(
      name: title, size: size, artwork: .drawing(glyph.applying(place, size: size), rendering))
  }

  /// The picture with the fewest pixels that are enough, or the one with the most.
  private func icon(of pictures: [ScaledPicture], scale: Double, zoom: Double) -> Icon {
    let byScale = pictures.sorted { $0.scale < $1.scale }
    guard let best = byScale.first(where: { $0.scale >= scale * zoom - 1e-9 }) ?? byScale.last
    else { return Icon(name: title, size: .zero, artwork: .outline(Path())) }
    let points = zoom / best.scale
    let grid = DeviceGrid(scale: scale)
    // On whole pixels, one at least: where the scales are equal, each pixel is copied.
    let size = Size(
      width: grid.thickness(Double(best.raster.width) * points),
      height: grid.thickness(Double(best.raster.height) * points))
    return Icon(name: title, size: size, artwork: .picture(best.raster, rendering))
  }
}

public import SegmentPixels
public import SegmentPrimitives
public import SegmentSVG

/// An icon of one's own, before its size is known.
public struct CustomIcon: Equatable, Sendable {
  /// What a file holds.
  public enum Artwork: Equatable, Sendable {
    /// Shapes, set as tall as the boxes of the built-in icons.
    case drawing(VectorDrawing)
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

  /// Makes an icon of an SVG file that is made of plain shapes.
  /// - Throws: `SVGError`; see `VectorDrawing.init(svg:)`.
  public init(
    title: String, svg bytes: [UInt8], rendering: IconRendering = .template
  ) throws(SVGError) {
    self.init(
      title: title, artwork: .drawing(try VectorDrawing(svg: bytes)), rendering: rendering)
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

  /// The icon for a point size and a scale, both positive.
  func icon(pointSize: Double, scale: Double) -> Icon {
    let height = Double(CustomIcon.pixelHeight(pointSize: pointSize, scale: scale)) / scale
    switch artwork {
    case .drawing(let drawing):
      let factor = height / drawing.size.height
      let size = Size(width: drawing.size.width * factor, height: height)
      let placed = drawing.applying(.scale(factor), size: size)
      return Icon(name: title, size: size, artwork: .drawing(placed, rendering))
    case .rendered(let raster):
      let width = height * Double(raster.width) / Double(max(1, raster.height))
      return Icon(
        name: title, size: Size(width: width, height: height),
        artwork: .picture(raster, rendering))
    case .pictures(let pictures):
      return icon(of: pictures, scale: scale, zoom: pointSize / IconMetrics.designPointSize)
    }
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

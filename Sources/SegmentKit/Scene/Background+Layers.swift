internal import SegmentPixels
internal import SegmentPrimitives
internal import SegmentScenery

extension Background {
  /// What lies behind a picture of a size in points, at `scale` pixels per point.
  func layers(covering size: Size, scale: Double) -> [Layer] {
    switch self {
    case .none: []
    case .color(let color): [.background(color)]
    case .gradient(let gradient):
      [.gradient(gradient, in: Rect(origin: .zero, size: size))]
    case .photo: drawn(covering: size, scale: scale).layers(covering: size, scale: scale)
    case .image(let raster): [.image(raster, frame: raster.covering(size))]
    }
  }

  /// The same with a made-up photo drawn, so that it is not made anew for each of many pictures.
  func drawn(covering size: Size, scale: Double) -> Background {
    guard case .photo(let appearance) = self else { return self }
    return .image(.photo(size, scale, appearance))
  }
}

extension Raster {
  /// The most pixels a made-up photograph has; a larger picture stretches it.
  private static let photoPixels = 4_000_000.0

  /// The height that the landscapes are made for; a higher picture shows one from nearer.
  private static let photoHeight = 130.0

  /// A made-up photograph in the light of an appearance: noon, or dusk.
  fileprivate static func photo(
    _ size: Size, _ scale: Double, _ appearance: Appearance
  ) -> Raster {
    let most = (photoPixels / (size.width * size.height)).squareRoot()
    let grid = DeviceGrid(scale: min(scale, most))
    let zoom = max(1, size.height / photoHeight)
    let scenery = Scenery(
      seed: appearance == .dark ? 1 : 0, width: size.width / zoom,
      height: size.height / zoom)
    return scenery.raster(
      width: grid.pixels(size.width), height: grid.pixels(size.height), scale: grid.scale * zoom)
  }

  /// Where the picture lies when it covers an area and is cut evenly on both sides.
  fileprivate func covering(_ size: Size) -> Rect {
    let stretch = max(size.width / Double(width), size.height / Double(height))
    let (w, h) = (Double(width) * stretch, Double(height) * stretch)
    return Rect(x: (size.width - w) / 2, y: (size.height - h) / 2, width: w, height: h)
  }
}

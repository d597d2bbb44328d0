public import SegmentPixels
public import SegmentPrimitives
internal import SegmentScenery

/// What lies behind the control, over the whole picture.
public enum Background: Equatable, Sendable {
  /// Nothing: the picture is transparent.
  case none
  /// One colour.
  case color(Color)
  /// Colours that go over into each other.
  case gradient(LinearGradient)
  /// A generated landscape by the light of an appearance; the same for the same size and scale.
  case photo(Appearance)
  /// A picture.
  case image(Raster, fit: BackgroundFit = .cover)

  /// What lies behind a picture of a size in points, at `scale` pixels per point.
  func layers(covering size: Size, scale: Double) -> [Layer] {
    switch self {
    case .none: []
    case .color(let color): [.background(color)]
    case .gradient(let gradient):
      [.gradient(gradient, in: Rect(origin: .zero, size: size))]
    case .photo: drawn(covering: size, scale: scale).layers(covering: size, scale: scale)
    case .image(let raster, let fit): raster.layers(covering: size, fit)
    }
  }

  /// The same with a generated photo drawn, so that it is not made anew for each of many pictures.
  func drawn(covering size: Size, scale: Double) -> Background {
    guard case .photo(let appearance) = self else { return self }
    return .image(.photo(size, scale, appearance))
  }
}

/// How a picture fills what it lies behind, as CSS has it (CSS Backgrounds 3).
public enum BackgroundFit: String, CaseIterable, Hashable, Sendable {
  /// Scaled to cover all, and cut evenly on both sides.
  case cover
  /// Scaled to be seen whole, with nothing beside it.
  case contain
  /// Scaled on each axis by itself to cover all.
  case stretch
  /// Repeated from the top left corner, a pixel of it a point.
  case tile
}

extension Raster {
  /// The most pixels a generated photograph has; a larger picture scales it up.
  private static let photoPixels = 4_000_000.0

  /// The height that the landscapes are made for; a higher picture shows one from nearer.
  private static let photoHeight = 130.0

  /// A generated photograph in the light of an appearance: noon, or dusk.
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

  /// The picture behind an area of a size.
  fileprivate func layers(covering size: Size, _ fit: BackgroundFit) -> [Layer] {
    guard width > 0, height > 0 else { return [] }
    let (x, y) = (size.width / Double(width), size.height / Double(height))
    switch fit {
    case .cover: return [.image(self, frame: centred(in: size, scale: max(x, y)))]
    case .contain: return [.image(self, frame: centred(in: size, scale: min(x, y)))]
    case .stretch: return [.image(self, frame: Rect(origin: .zero, size: size))]
    case .tile:
      let tiles = repeated(
        width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
      let frame = Rect(x: 0, y: 0, width: Double(tiles.width), height: Double(tiles.height))
      return [.image(tiles, frame: frame)]
    }
  }

  /// Where the picture lies in the middle of an area.
  private func centred(in size: Size, scale: Double) -> Rect {
    let (w, h) = (Double(width) * scale, Double(height) * scale)
    return Rect(x: (size.width - w) / 2, y: (size.height - h) / 2, width: w, height: h)
  }

  /// The picture again and again from the top left corner.
  private func repeated(width columns: Int, height rows: Int) -> Raster {
    var result = Raster(width: columns, height: rows)
    for y in 0..<rows {
      for x in 0..<columns { result[x, y] = self[x % width, y % height] }
    }
    return result
  }
}

internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

/// An icon or a line of text as a scene draws it, apart from what lies behind.
struct Ink: Equatable, Sendable {
  /// What the ink shows and where it was put, in points: how it is found again in a layout.
  enum Mark: Hashable, Sendable {
    case icon(at: Point)
    case text(at: Point)
  }

  /// The area of an ink.
  enum Shape: Equatable, Sendable {
    /// The inside of an outline, in points.
    case outline(Path)
    /// An icon with the top left corner of its box at a point.
    case icon(Icon, at: Point)
  }

  let mark: Mark
  /// What is drawn in the colour. Glyphs that bring their own colours are not part of it.
  let shape: Shape
  /// The colour with the opacity of the groups around it.
  var color: Color
  /// What the ink is cut at, in points; `nil` where it is not cut.
  var bounds: Rect?

  /// What is drawn over part of it, in points: a badge on an icon.
  var hidden: Rect?

  /// The different pixels of a picture, premultiplied, that lie under the ink.
  ///
  /// Every pixel that the ink touches counts, however little of it.
  func pixels(of backdrop: Raster, scale: Double) throws(DrawingError) -> Set<UInt32> {
    guard let coverage = try shape.coverage(scale: scale) else { return [] }
    let cut = bounds?.scaled(by: scale)
    var result: Set<UInt32> = []
    let rows = range(
      coverage.row, coverage.height, cut.map { ($0.y, $0.maxY) }, limit: backdrop.height)
    let columns = range(
      coverage.column, coverage.width, cut.map { ($0.x, $0.maxX) }, limit: backdrop.width)
    for row in rows {
      for column in columns {
        let index = (row - coverage.row) * coverage.width + column - coverage.column
        let isHidden = hidden?.holds(column, row, scale: scale) == true
        if coverage.values[index] > 0, !isHidden { result.insert(backdrop[column, row]) }
      }
    }
    return result
  }

  private func range(
    _ start: Int, _ count: Int, _ cut: (from: Double, to: Double)?, limit: Int
  ) -> Range<Int> {
    let lower = max(0, start, cut.map { Int($0.from.rounded(.down)) } ?? 0)
    let upper = min(limit, start + count, cut.map { Int($0.to.rounded(.up)) } ?? limit)
    return lower..<max(lower, upper)
  }
}

extension Scene {
  /// The scene without icons and texts: what lies behind them.
  var backdrop: Scene {
    let layers = layers.replacing { layer in
      switch layer {
      case .icon, .text: []
      case .glass(let layer):
        [.glass(GlassLayer(glass: layer.glass, selection: layer.selection, ink: []))]
      default: [layer]
      }
    }
    return Scene(size: size, scale: scale, layers: layers)
  }

  /// All icons and texts, the first at the bottom.
  var inks: [Ink] { layers.flatMap(\.inks) }
}

extension Layer {
  fileprivate var inks: [Ink] {
    switch self {
    case .icon(let icon, let point, let color):
      [Ink(mark: .icon(at: point), shape: .icon(icon, at: point), color: color)]
    case .text(let line, let point, let color):
      [
        Ink(
          mark: .text(at: point), shape: .outline(line.outline.offset(x: point.x, y: point.y)),
          color: color)
      ]
    case .clip(let shape, let layers): layers.flatMap(\.inks).map { $0.cut(at: shape.rect) }
    case .excluding(_, let layers): layers.flatMap(\.inks)
    case .fadingEdges(let rect, let left, let right, let layers):
      // What fades need not be legible; it is scrolled into view to be read.
      layers.flatMap(\.inks).map {
        $0.cut(
          at: Rect(
            x: rect.x + left, y: rect.y, width: rect.width - left - right, height: rect.height))
      }
    case .offset(let vector, let layers): layers.flatMap(\.inks).map { $0.moved(by: vector) }
    case .group(let opacity, let layers): layers.flatMap(\.inks).map { $0.faded(to: opacity) }
    case .dissolve(let old, let new, let fraction):
      old.flatMap(\.inks).map { $0.faded(to: 1 - fraction) }
        + new.flatMap(\.inks).map { $0.faded(to: fraction) }
    case .glass(let layer): layer.ink.flatMap(\.inks)
    case .background, .image, .gradient, .fill, .border, .shadow, .mask, .searchableText, .stroke:
      []
    }
  }
}

extension Ink {
  fileprivate func moved(by vector: Point) -> Ink {
    let mark: Mark =
      switch mark {
      case .icon(let point): .icon(at: point + vector)
      case .text(let point): .text(at: point + vector)
      }
    return Ink(
      mark: mark, shape: shape.moved(by: vector), color: color,
      bounds: bounds?.offset(x: vector.x, y: vector.y))
  }

  fileprivate func cut(at rect: Rect) -> Ink {
    var result = self
    // An empty rectangle cuts all; a missing one would cut nothing.
    result.bounds = bounds.map { $0.intersection(rect) ?? .zero } ?? rect
    return result
  }

  fileprivate func faded(to opacity: Double) -> Ink {
    var result = self
    result.color = color.opacity(opacity)
    return result
  }
}

extension Ink.Shape {
  /// How much of each pixel it covers; `nil` where none.
  func coverage(scale: Double) throws(DrawingError) -> CoverageMask? {
    switch self {
    case .outline(let path): try CoverageMask(of: path, scale: scale, margin: 0)
    case .icon(let icon, let point): try icon.coverage(at: point, scale: scale)
    }
  }

  fileprivate func moved(by vector: Point) -> Ink.Shape {
    switch self {
    case .outline(let path): .outline(path.offset(x: vector.x, y: vector.y))
    case .icon(let icon, let point): .icon(icon, at: point + vector)
    }
  }
}

extension Rect {
  /// Whether any of a pixel lies inside.
  fileprivate func holds(_ column: Int, _ row: Int, scale: Double) -> Bool {
    Double(column + 1) > x * scale && Double(column) < maxX * scale
      && Double(row + 1) > y * scale && Double(row) < maxY * scale
  }
}

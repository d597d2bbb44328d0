internal import SegmentPixels
internal import SegmentGraphics
internal import SegmentPrimitives

extension Scene {
  /// The scene in layers that give the same picture for less work, with a note on each that was
  /// changed.
  /// - Parameter masks: where masks are looked up that earlier scenes of this scale needed.
  func optimized(
    _ precision: Precision = .exact, masks: MaskCache? = nil
  ) throws(DrawingError) -> (scene: Scene, notes: [Optimization]) {
    let pixels = Size(width: Double(pixelWidth), height: Double(pixelHeight))
    var optimizer = SceneOptimizer(
      precision: precision, masks: masks ?? MaskCache(scale: scale),
      picture: Rect(origin: .zero, size: pixels).scaled(by: 1 / scale))
    var scene = self
    scene.layers = try optimizer.optimized(layers)
    return (scene, optimizer.notes)
  }
}

/// Turns layers into others that give the same picture for less work.
private struct SceneOptimizer {
  let precision: Precision
  let masks: MaskCache
  /// The whole picture, in points of the layers at hand.
  var picture: Rect
  /// Whether the layers at hand are inside a clip or a group, where Cairo rounds in another order.
  var isNested = false
  var notes: [Optimization] = []

  private var grid: DeviceGrid { DeviceGrid(scale: masks.scale) }

  mutating func optimized(_ layers: [Layer]) throws(DrawingError) -> [Layer] {
    var (parts, result): ([Layer], [Layer]) = ([], [])
    for layer in layers { parts += unclipped(layer) }
    for (layer, hidden) in zip(parts, hiddenParts(of: parts)) {
      if let hidden {
        result.append(try visible(layer, outside: hidden))
      } else {
        result += try masked(layer)
      }
    }
    return result
  }

  /// A clip as one of each layer in it, and of those alone that it cuts.
  private mutating func unclipped(_ layer: Layer) -> [Layer] {
    guard !isNested, case .clip(let clip, let layers) = layer else { return [layer] }
    return layers.map { layer in
      switch layer {
      case .fill(let shape, _) where clip.holds(shape, grid) && isWhole(shape):
        return noted(layer, .notClipped, layer)
      case .shadow(let shape, let shadow) where clip.radius > 0:
        let mayDarken = shadow.extent(under: shape, scale: masks.scale)
        guard clip.isStraight(over: mayDarken, grid) else { return .clip(clip, [layer]) }
        return noted(layer, .clippedToRectangle, .clip(Shape(clip.rect), [layer]))
      default: return .clip(clip, [layer])
      }
    }
  }

  /// For each layer the whole pixels, in points, that an opaque layer over it will hide and that
  /// are cheaply left out; `nil` for none.
  private func hiddenParts(of layers: [Layer]) -> [Rect?] {
    var cover: Shape?
    let hidden = layers.reversed().map { layer -> Rect? in
      defer { if case .fill(let shape, let color) = layer, color.alpha >= 1 { cover = shape } }
      guard !isNested, let cover, isCheaplyCut(layer, under: cover) else { return nil }
      return cover.core(scale: masks.scale)
    }
    return hidden.reversed()
  }

  /// Whether leaving out what a shape will hide costs less than painting it, and changes nothing.
  private func isCheaplyCut(_ layer: Layer, under cover: Shape) -> Bool {
    switch layer {
    case .shadow: true
    case .fill(let shape, let color):
      color.alpha < 1 && shape.isAround(cover) && isWhole(shape)
    case .clip(_, let layers): layers.allSatisfy(\.isShadow)
    default: false
    }
  }

  /// Whether a shape lies inside the picture; Cairo cuts the edges of others, and rounds otherwise.
  private func isWhole(_ shape: Shape) -> Bool {
    picture.inset(by: -0.001).union(shape.rect) == picture.inset(by: -0.001)
  }

  /// What shows of a layer outside a rectangle.
  private mutating func visible(
    _ layer: Layer, outside hidden: Rect
  ) throws(DrawingError) -> Layer {
    var parts = try masked(layer)
    // Cairo would not fill around a hole to the same byte.
    if case .fill(let shape, let color) = layer, let mask = try masks.mask(of: shape, precision) {
      parts = [.mask(mask, color)]
    }
    return noted(layer, .hidden, .excluding(hidden, parts))
  }

  /// The layer as a mask where that is less work than Cairo's own, or with such layers in it.
  private mutating func masked(_ layer: Layer) throws(DrawingError) -> [Layer] {
    switch layer {
    case .shadow(let shape, let shadow):
      guard let mask = try masks.mask(of: shadow, under: shape, precision) else { return [] }
      return [.mask(mask, shadow.color)]
    case .clip(let clip, let layers): return [try clipped(layers, to: clip, as: layer)]
    case .icon(let icon, let point, let color):
      guard let mask = try mask(of: icon.outline, at: point) else { return [layer] }
      return [noted(layer, .interpolated, .mask(mask, color))]
    case .text(var line, let point, let color):
      guard let mask = try mask(of: line.outline, at: point) else { return [layer] }
      let outlines = noted(layer, .interpolated, .mask(mask, color))
      line.outline = Path()
      return line.colorGlyphs.isEmpty ? [outlines] : [outlines, .text(line, at: point, color)]
    case .offset(let vector, let layers):
      // Masks are made of whole pixels, which there would not be the canvas's.
      guard grid.holds(vector) else { return [layer] }
      picture = picture.offset(x: -vector.x, y: -vector.y)
      defer { picture = picture.offset(x: vector.x, y: vector.y) }
      return [.offset(vector, try optimized(layers))]
    default:
      return [
        try layer.replacingInner { layers throws(DrawingError) in
          try nested(layers, precision == .exact)
        }
      ]
    }
  }

  private mutating func nested(
    _ layers: [Layer], _ isNested: Bool = true
  ) throws(DrawingError) -> [Layer] {
    let wasNested = self.isNested
    self.isNested = wasNested || isNested
    defer { self.isNested = wasNested }
    return try optimized(layers)
  }

  /// Clips layers; a mask alone is cut instead, which is a fraction of the work that Cairo has with
  /// a clip off the pixel grid.
  private mutating func clipped(
    _ layers: [Layer], to clip: Shape, as layer: Layer
  ) throws(DrawingError) -> Layer {
    let inner = try nested(layers)
    guard !isNested, case .mask(let mask, let color)? = inner.first, inner.count == 1 else {
      return .clip(clip, inner)
    }
    if clip.radius > 0, isWhole(clip), let window = try masks.mask(of: clip, precision) {
      return noted(layer, .clipMultiplied, .mask(mask.intersection(window), color))
    }
    // Whole pixels are clipped for nothing; of others Cairo may take a level more or less.
    guard precision == .interpolated, clip.radius == 0, !grid.holds(clip.rect) else {
      return .clip(clip, inner)
    }
    let cut = mask.cut(to: clip.rect.scaled(by: masks.scale))
    return noted(layer, .clipMultiplied, .mask(cut, color))
  }

  private func mask(of outline: Path, at point: Point) throws(DrawingError) -> CoverageMask? {
    precision == .exact ? nil : try masks.mask(of: outline, at: point)
  }

  private mutating func noted(
    _ layer: Layer, _ change: Optimization.Change, _ result: Layer
  ) -> Layer {
    notes.append(Optimization(layer: layer, change: change))
    return result
  }
}

extension Layer {
  fileprivate var isShadow: Bool {
    if case .shadow = self { true } else { false }
  }
}

extension Shape {
  /// Whether another shape lies inside this one, a pixel's diagonal from the edge.
  ///
  /// A rectangle has to be made of whole pixels, as Cairo fills others in another way inside a clip.
  fileprivate func holds(_ other: Shape, _ grid: DeviceGrid) -> Bool {
    let gap = min(
      other.rect.x - rect.x, other.rect.y - rect.y, rect.maxX - other.rect.maxX,
      rect.maxY - other.rect.maxY)
    return gap * grid.scale >= 1.5 && other.radius >= radius - gap
      && !other.rect.isEmpty && (other.radius > 0 || grid.holds(other.rect))
      && (other.cornerCurve == cornerCurve || radius == 0)
  }

  /// Whether another shape is this one with its edge moved inward.
  fileprivate func isAround(_ other: Shape) -> Bool {
    other.rect.x >= rect.x && self == other.inset(by: rect.x - other.rect.x)
  }

  /// Whether the sides above and below some columns lie between pixels, and no corner bends them.
  fileprivate func isStraight(over columns: Rect, _ grid: DeviceGrid) -> Bool {
    grid.holds(Point(x: 0, y: rect.y)) && grid.holds(Point(x: 0, y: rect.maxY))
      && columns.x >= rect.x + cornerReach && columns.maxX <= rect.maxX - cornerReach
  }

  /// Whole pixels, in points, that the shape covers from its top to its bottom.
  fileprivate func core(scale: Double) -> Rect {
    let inside = rect.inset(x: cornerReach, y: 0).scaled(by: scale)
    return Rect(
      minX: (inside.x - 0.001).rounded(.up), minY: (inside.y - 0.001).rounded(.up),
      maxX: (inside.maxX + 0.001).rounded(.down), maxY: (inside.maxY + 0.001).rounded(.down)
    ).scaled(by: 1 / scale)
  }
}

extension Shadow {
  /// What the shadow of a shape may darken, in points.
  fileprivate func extent(under shape: Shape, scale: Double) -> Rect {
    let reach = Double(CoverageMask.blurMargin(sigma: blur / 2 * scale) + 2) / scale
    return caster(shape).rect.inset(by: -reach)
  }
}

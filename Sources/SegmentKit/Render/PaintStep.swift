internal import SegmentGraphics
internal import SegmentPrimitives

/// A layer to paint, and what of it need not be.
struct PaintStep {
  var layer: Layer
  /// Whole pixels, in points, that an opaque layer will hide.
  var hidden: Rect?
}

extension [Layer] {
  /// Steps that give the same pixels as the layers for less work: nothing is cut where no ink
  /// reaches beyond the clip, and what an opaque layer will hide is left out where that is cheap.
  func steps(scale: Double) -> [PaintStep] {
    var steps: [PaintStep] = []
    var cover: Shape?
    for layer in flatMap({ $0.clippedWhereCut(scale: scale) }).reversed() {
      steps.append(cover.map { layer.step(under: $0, scale: scale) } ?? PaintStep(layer: layer))
      if case .fill(let shape, let color) = layer, color.alpha >= 1 { cover = shape }
    }
    return steps.reversed()
  }
}

extension Layer {
  /// A clip as one of each layer in it, and of those alone that it cuts.
  fileprivate func clippedWhereCut(scale: Double) -> [Layer] {
    guard case .clip(let clip, let layers) = self else { return [self] }
    return layers.map { layer in
      switch layer {
      case .fill(let shape, _) where clip.holds(shape, scale: scale): layer
      case .shadow(let shape, let shadow)
      where clip.isStraight(over: shadow.extent(under: shape, scale: scale)):
        .clip(Shape(clip.rect), [layer])
      default: .clip(clip, [layer])
      }
    }
  }

  /// The step that paints what may show of the layer where an opaque shape will lie over it.
  fileprivate func step(under cover: Shape, scale: Double) -> PaintStep {
    let hides =
      switch self {
      case .fill(let shape, let color): color.alpha < 1 && shape.isAround(cover)
      default: isShadow
      }
    return PaintStep(layer: self, hidden: hides ? cover.core(scale: scale) : nil)
  }

  private var isShadow: Bool {
    switch self {
    case .shadow: true
    case .clip(_, let layers): layers.allSatisfy(\.isShadow)
    default: false
    }
  }
}

extension Shape {
  /// Whether another shape lies inside this one, a pixel's diagonal from the edge.
  fileprivate func holds(_ other: Shape, scale: Double) -> Bool {
    let gap = min(
      other.rect.x - rect.x, other.rect.y - rect.y, rect.maxX - other.rect.maxX,
      rect.maxY - other.rect.maxY)
    return gap * scale >= 1.5 && other.radius >= radius - gap
      && (other.cornerCurve == cornerCurve || radius == 0)
  }

  /// Whether another shape is this one with its edge moved inward.
  fileprivate func isAround(_ other: Shape) -> Bool {
    other.rect.x >= rect.x && self == other.inset(by: rect.x - other.rect.x)
  }

  /// Whether no corner bends the sides above and below some columns.
  fileprivate func isStraight(over columns: Rect) -> Bool {
    columns.x >= rect.x + cornerReach && columns.maxX <= rect.maxX - cornerReach
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

internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

extension Painter {
  /// Paints a shape's shadow, inside a clip or not.
  func paint(
    _ shadow: Shadow, of shape: Shape, inside clip: Shape? = nil, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    let caster = shadow.caster(shape)
    guard
      var coverage = try caster.coverage(
        blur: shadow.blur, scale: scale, isMoving: isMoving, masks: masks)
    else { return }
    if isVector {
      let picture = coverage.colored(shadow.color)
      return try canvas.draw(picture, in: coverage.bounds.scaled(by: 1 / scale))
    }
    if let window = try clip?.coverage(scale: scale, isMoving: isMoving, masks: masks) {
      coverage = coverage.intersection(window)
    }
    try canvas.mask(coverage, scale: scale, with: shadow.color)
  }

  /// Fills an outline at a point, inside a rectangle or not, where the picture moves.
  private func fill(
    _ outline: Path, at point: Point, inside clip: Rect? = nil, with color: Color,
    on canvas: borrowing Canvas
  ) throws(DrawingError) -> Bool {
    guard isMoving, isOnGrid,
      var coverage = try outline.coverage(at: point, scale: scale, masks: masks)
    else { return false }
    if let clip { coverage = coverage.cut(to: clip.scaled(by: scale)) }
    try canvas.mask(coverage, scale: scale, with: color)
    return true
  }

  /// Fills an outline at a point.
  func fill(
    _ outline: Path, at point: Point, with color: Color, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    if try fill(outline, at: point, inside: nil, with: color, on: canvas) { return }
    canvas.fill(outline.offset(x: point.x, y: point.y), with: color)
  }

  /// Paints a layer inside a clip by cutting its coverage, which is a fraction of the work that
  /// Cairo has with a clip off the pixel grid; `false` where that would not give the same.
  func paint(
    _ layers: [Layer], cutTo clip: Shape, on canvas: borrowing Canvas
  ) throws(DrawingError) -> Bool {
    guard !isVector, isOnGrid, layers.count == 1 else { return false }
    switch layers[0] {
    case .shadow(let shape, let shadow) where clip.radius > 0:
      try paint(shadow, of: shape, inside: clip, on: canvas)
      return true
    case .icon(let icon, let point, let color) where clip.radius == 0:
      return try fill(icon.outline, at: point, inside: clip.rect, with: color, on: canvas)
    case .text(let line, let point, let color) where clip.radius == 0 && line.colorGlyphs.isEmpty:
      return try fill(line.outline, at: point, inside: clip.rect, with: color, on: canvas)
    default: return false
    }
  }
}

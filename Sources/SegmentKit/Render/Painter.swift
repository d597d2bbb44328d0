internal import SegmentPixels
internal import SegmentGraphics
internal import SegmentPrimitives

/// Paints layers in their order and decides nothing.
struct Painter {
  /// Pixels per point of pictures that the painter makes on the way, such as shadows.
  let scale: Double
  /// The whole picture, in points.
  let size: Size
  /// Whether the canvas belongs to a vector document, where masks are stored so that not every
  /// reader shows them alike, and coloured pictures serve instead.
  let isVector: Bool
  /// Whether whole pixels of the layers are whole ones of the canvas, so that they may be blended.
  var isOnGrid = true
  /// Whether the picture is one on the way, whose contents may be a sixteenth of a pixel off.
  var isMoving = false
  /// Where coverages are looked up that were made before.
  var masks = MaskCache()

  func paint(_ layers: [Layer], on canvas: borrowing Canvas) throws(DrawingError) {
    guard !isVector, isOnGrid else {
      for layer in layers { try paint(layer, on: canvas) }
      return
    }
    for step in layers.steps(scale: scale) { try paint(step, on: canvas) }
  }

  private func paint(_ step: PaintStep, on canvas: borrowing Canvas) throws(DrawingError) {
    guard let hidden = step.hidden else { return try paint(step.layer, on: canvas) }
    try canvas.clipped(outside: hidden) { inner throws(DrawingError) in
      guard case .fill(let shape, let color) = step.layer else {
        return try paint(step.layer, on: inner)
      }
      // Cairo would not fill around a hole to the same byte.
      guard let coverage = try shape.coverage(scale: scale, isMoving: isMoving, masks: masks)
      else { return }
      try inner.mask(coverage, scale: scale, with: color)
    }
  }

  private func paint(_ layer: Layer, on canvas: borrowing Canvas) throws(DrawingError) {
    switch layer {
    case .background(let color): canvas.fill(with: color)
    case .image(let raster, let frame): try canvas.draw(raster, in: frame)
    case .gradient(let gradient, let frame): canvas.fill(frame, with: gradient)
    case .fill(let shape, let color): canvas.fill(shape.path, with: color)
    case .border(let shape, let width, let color):
      canvas.fill(shape.ring(width: width), with: color)
    case .shadow(let shape, let shadow):
      try paint(shadow, of: shape, on: canvas)
    case .icon(let icon, let point, let color):
      try fill(icon.outline, at: point, with: color, on: canvas)
    case .text(let line, let point, let color):
      try paint(line, at: point, color, on: canvas)
    case .clip(let shape, let layers):
      if try paint(layers, cutTo: shape, on: canvas) { return }
      try canvas.clipped(to: shape.path) { inner throws(DrawingError) in
        try paint(isVector ? layers.map { $0.reaching(beyond: shape.rect) } : layers, on: inner)
      }
    case .glass(let layer):
      try paint(layer, on: canvas)
    case .offset(let vector, let layers):
      var painter = self
      painter.isOnGrid = isOnGrid && DeviceGrid(scale: scale).holds(vector)
      try canvas.translated(by: vector) { inner throws(DrawingError) in
        try painter.paint(layers, on: inner)
      }
    case .stroke(let path, let width, let color):
      canvas.stroke(path, width: width, with: color)
    case .group(let opacity, let layers):
      try canvas.group(opacity: opacity) { inner throws(DrawingError) in
        try paint(layers, on: inner)
      }
    case .dissolve(let old, let new, let share):
      try canvas.dissolving(by: share) { inner throws(DrawingError) in
        try paint(old, on: inner)
      } into: { inner throws(DrawingError) in
        try paint(new, on: inner)
      }
    }
  }

  private func paint(
    _ line: ShapedLine, at point: Point, _ color: Color, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    if !line.outline.isEmpty {
      try fill(line.outline, at: point, with: color, on: canvas)
    }
    for glyph in line.colorGlyphs {
      let frame = glyph.frame.offset(x: point.x, y: point.y)
      try canvas.draw(glyph.image, in: frame, opacity: color.alpha)
    }
    if isVector { say(line, at: point, on: canvas) }
  }
}

internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

/// Paints every layer as it is, in order, and decides nothing. Finding layers that give the same
/// picture for less work is the task of ``Scene/optimized(_:masks:)``.
struct Painter {
  /// Pixels per point of the pictures and masks that are made for it.
  let scale: Double

  func paint(_ layers: [Layer], on canvas: borrowing Canvas) throws(DrawingError) {
    for layer in layers { try paint(layer, on: canvas) }
  }

  private func paint(_ layer: Layer, on canvas: borrowing Canvas) throws(DrawingError) {
    switch layer {
    case .background(let color): canvas.fill(with: color)
    case .image(let raster, let frame): try canvas.draw(raster, in: frame)
    case .gradient(let gradient, let frame): canvas.fill(frame, with: gradient)
    case .fill(let shape, let color): canvas.fill(shape.path, with: color)
    case .border(let shape, let width, let color):
      canvas.fill(shape.ring(width: width), with: color)
    case .stroke(let path, let width, let color):
      canvas.stroke(path, width: width, with: color)
    case .shadow(let shape, let shadow):
      guard let mask = try MaskCache(scale: scale).mask(of: shadow, under: shape) else { return }
      try canvas.mask(mask, scale: scale, with: shadow.color)
    case .mask(let mask, let color): try canvas.mask(mask, scale: scale, with: color)
    case .icon(let icon, let point, let color): try icon.paint(at: point, color, on: canvas)
    case .text(let line, let point, let color):
      try paint(line, at: point, color, on: canvas)
    case .searchableText(let text, let frame): canvas.addSearchableText(text, in: frame)
    case .glass(let layer):
      let picture = try layer.rasterized(scale: scale)
      let pixels = Rect(
        x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
      try canvas.draw(picture, in: pixels.scaled(by: 1 / scale))
    case .clip(let shape, let layers):
      try canvas.clipped(to: shape.path) { inner throws(DrawingError) in
        try paint(layers, on: inner)
      }
    case .excluding(let rect, let layers):
      try canvas.clipped(outside: rect) { inner throws(DrawingError) in
        try paint(layers, on: inner)
      }
    case .fadingEdges(let rect, let left, let right, let layers):
      try canvas.fadingEdges(of: rect, left: left, right: right) { inner throws(DrawingError) in
        try paint(layers, on: inner)
      }
    case .offset(let vector, let layers):
      try canvas.translated(by: vector) { inner throws(DrawingError) in
        try paint(layers, on: inner)
      }
    case .group(let opacity, let layers):
      try canvas.group(opacity: opacity) { inner throws(DrawingError) in
        try paint(layers, on: inner)
      }
    case .dissolve(let old, let new, let fraction):
      try canvas.dissolving(by: fraction) { inner throws(DrawingError) in
        try paint(old, on: inner)
      } into: { inner throws(DrawingError) in
        try paint(new, on: inner)
      }
    }
  }

  private func paint(
    _ line: ShapedLine, at point: Point, _ color: Color, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    canvas.fill(line.outline.offset(x: point.x, y: point.y), with: color)
    for glyph in line.colorGlyphs {
      let frame = glyph.frame.offset(x: point.x, y: point.y)
      try canvas.draw(glyph.image, in: frame, opacity: color.alpha)
    }
  }
}

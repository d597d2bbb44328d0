internal import SegmentGraphics
internal import SegmentPrimitives

extension Scene {
  /// The scene as pixels, of its own scale.
  func rasterized(shadows: ShadowCache = ShadowCache()) throws(RenderError) -> Raster {
    try ControlLayout.checkSize(width: Double(pixelWidth), height: Double(pixelHeight))
    var raster = Raster(width: pixelWidth, height: pixelHeight)
    do {
      try raster.draw(scale: scale) { canvas throws(DrawingError) in
        try Painter(scale: scale, size: size, isVector: false, shadows: shadows)
          .paint(layers, on: canvas)
      }
    } catch {
      throw .drawing(error)
    }
    return raster
  }

  /// The scene as the bytes of a vector document, a point a unit.
  func vectorDocument(
    _ format: VectorFormat, description: PictureDescription? = nil
  ) throws(RenderError) -> [UInt8] {
    do {
      return try SegmentGraphics.vectorDocument(
        format, size: size, description: description
      ) { canvas throws(DrawingError) in
        try Painter(scale: scale, size: size, isVector: true).paint(layers, on: canvas)
      }
    } catch {
      throw .drawing(error)
    }
  }
}

/// Paints layers in their order and decides nothing.
struct Painter {
  /// Pixels per point of pictures that the painter makes on the way, such as shadows.
  let scale: Double
  /// The whole picture, in points.
  let size: Size
  /// Whether the canvas belongs to a vector document, where masks are stored so that not every
  /// reader shows them alike, and coloured pictures serve instead.
  let isVector: Bool
  /// Where shadows are looked up that were drawn before.
  var shadows = ShadowCache()

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
    case .shadow(let shape, let shadow):
      guard let coverage = try shadow.coverage(under: shape, scale: scale, cache: shadows)
      else { return }
      if isVector {
        let picture = coverage.colored(shadow.color)
        try canvas.draw(picture, in: coverage.bounds.scaled(by: 1 / scale))
      } else {
        try canvas.mask(coverage, scale: scale, with: shadow.color)
      }
    case .icon(let icon, let point, let color):
      canvas.fill(icon.outline.offset(x: point.x, y: point.y), with: color)
    case .text(let line, let point, let color):
      try paint(line, at: point, color, on: canvas)
    case .clip(let shape, let layers):
      try canvas.clipped(to: shape.path) { inner throws(DrawingError) in
        try paint(layers, on: inner)
      }
    case .glass(let layer):
      let picture = try layer.rasterized(size: size, scale: scale)
      let frame = Rect(
        x: 0, y: 0, width: Double(picture.width) / scale, height: Double(picture.height) / scale)
      try canvas.draw(picture, in: frame)
    case .offset(let vector, let layers):
      try canvas.translated(by: vector) { inner throws(DrawingError) in
        try paint(layers, on: inner)
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
      canvas.fill(line.outline.offset(x: point.x, y: point.y), with: color)
    }
    for glyph in line.colorGlyphs {
      let frame = glyph.frame.offset(x: point.x, y: point.y)
      try canvas.draw(glyph.image, in: frame, opacity: color.alpha)
    }
  }
}

internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

extension Painter {
  /// Paints glass: pixels, and in vector documents the ink over them as outlines.
  func paint(_ layer: GlassLayer, on canvas: borrowing Canvas) throws(DrawingError) {
    let bare = isVector ? layer.bare : nil
    let picture = if let bare { bare } else { try layer.rasterized(size: size, scale: scale) }
    let frame = Rect(
      x: 0, y: 0, width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    try canvas.draw(picture, in: frame)
    if bare != nil { try paint(layer.ink, on: canvas) }
  }

  /// Says what a line of outlines reads, for documents that can be searched.
  func say(_ line: ShapedLine, at point: Point, on canvas: borrowing Canvas) {
    let height = max(line.ink.height, 1)
    let frame = Rect(x: point.x, y: point.y - height, width: line.width, height: height)
    canvas.say(
      line.text, in: frame, isRightToLeft: TextDirection.natural(of: line.text) == .rightToLeft)
  }
}

extension Layer {
  /// A picture that ends where a clip does, with its outermost pixels once more around it: where two
  /// antialiased edges meet, a viewer shows a hairline of what lies below.
  func reaching(beyond clip: Rect) -> Layer {
    guard case .image(let raster, let frame) = self, frame == clip, !raster.pixels.isEmpty else {
      return self
    }
    let (x, y) = (frame.width / Double(raster.width), frame.height / Double(raster.height))
    return .image(raster.bordered, frame: frame.inset(x: -x, y: -y))
  }
}

extension Raster {
  /// The picture with its outermost pixels once more around it.
  fileprivate var bordered: Raster {
    var result = Raster(width: width + 2, height: height + 2)
    for y in 0..<height + 2 {
      for x in 0..<width + 2 {
        result[x, y] = self[min(max(x - 1, 0), width - 1), min(max(y - 1, 0), height - 1)]
      }
    }
    return result
  }
}

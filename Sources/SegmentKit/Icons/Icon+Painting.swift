internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

extension Icon {
  /// Draws the icon with the top left corner of its box at a point.
  func paint(
    at point: Point, _ color: Color, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    switch artwork {
    case .outline(let path): canvas.fill(path.offset(x: point.x, y: point.y), with: color)
    case .drawing(let drawing, let rendering):
      let colored =
        rendering == .template ? drawing.tinted(color) : drawing.colored(current: color)
      let placed = colored.applying(.translation(x: point.x, y: point.y), size: size)
      try canvas.draw(placed.nodes)
    case .picture(let raster, let rendering):
      let colored = rendering == .template ? raster.tinted(color) : raster
      try canvas.draw(colored, in: Rect(origin: point, size: size))
    }
  }

  /// How much of each pixel the icon covers, its box's corner at a point, at `scale` pixels per
  /// point; `nil` where it covers none, or where its colours are its own.
  func coverage(at point: Point, scale: Double) throws(DrawingError) -> CoverageMask? {
    switch artwork {
    case .outline(let path):
      return try CoverageMask(of: path.offset(x: point.x, y: point.y), scale: scale, margin: 0)
    case .drawing(_, .original), .picture(_, .original): return nil
    case .drawing(_, .template), .picture(_, .template):
      let frame = Rect(origin: point, size: size).scaled(by: scale)
      let (column, row) = (Int(frame.x.rounded(.down)), Int(frame.y.rounded(.down)))
      var raster = Raster(
        width: Int(frame.maxX.rounded(.up)) - column, height: Int(frame.maxY.rounded(.up)) - row)
      let corner = Point(x: point.x - Double(column) / scale, y: point.y - Double(row) / scale)
      try raster.draw(scale: scale) { canvas throws(DrawingError) in
        try paint(at: corner, .black, on: canvas)
      }
      var mask = CoverageMask(
        column: column, row: row, width: raster.width, height: raster.height)
      mask.values = raster.pixels.map { UInt8($0 >> 24) }
      return mask
    }
  }
}

extension Raster {
  /// One colour with the picture's opacity.
  fileprivate func tinted(_ color: Color) -> Raster {
    var mask = CoverageMask(column: 0, row: 0, width: width, height: height)
    mask.values = pixels.map { UInt8($0 >> 24) }
    return mask.colored(color)
  }
}

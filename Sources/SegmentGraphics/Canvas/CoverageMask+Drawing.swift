internal import CCairo
public import SegmentPixels
public import SegmentPrimitives

extension CoverageMask {
  /// The coverage of a path given in points, at `scale` pixels per point, with a border of
  /// `margin` empty pixels around it; `nil` if the path is empty.
  ///
  /// - Parameter shift: how far the path is moved to the right inside its block, in pixels, at most
  ///   the margin.
  /// - Throws: `DrawingError` where the block is too large for Cairo.
  public init?(
    of path: Path, scale: Double, margin: Int, shift: Double = 0
  ) throws(DrawingError) {
    guard let bounds = path.bounds?.scaled(by: scale) else { return nil }
    // Cairo rounds to 1/256 of a pixel: less than that is arithmetic and needs no pixel.
    let slack = 0.001
    let left = Int((bounds.x + slack).rounded(.down))
    let top = Int((bounds.y + slack).rounded(.down))
    self.init(
      column: left - margin, row: top - margin,
      width: max(0, Int((bounds.maxX - slack).rounded(.up)) - left) + 2 * margin,
      height: max(0, Int((bounds.maxY - slack).rounded(.up)) - top) + 2 * margin)
    try fill(path, scale: scale, shift: shift)
  }

  /// The coverage of a path given in points, at `scale` pixels per point, in the block of another.
  /// - Throws: `DrawingError` where the block is too large for Cairo.
  public init(of path: Path, scale: Double, in block: CoverageMask) throws(DrawingError) {
    self.init(column: block.column, row: block.row, width: block.width, height: block.height)
    try fill(path, scale: scale, shift: 0)
  }

  private mutating func fill(
    _ path: Path, scale: Double, shift: Double
  ) throws(DrawingError) {
    let move = Transform.translation(
      x: (shift - Double(column)) / scale, y: -Double(row) / scale)
    let surface = try makeSurface()
    try surface.draw(scale: scale) { canvas in
      canvas.fill(path.applying(move), with: .black)
    }
    copyValues(from: surface)
  }

  /// Takes the values from an A8 surface of the same size.
  private mutating func copyValues(from surface: borrowing Surface) {
    let stride = unsafe Int(cairo_image_surface_get_stride(surface.handle))
    guard let source = unsafe cairo_image_surface_get_data(surface.handle) else { return }
    let (width, height) = (width, height)
    unsafe values.withUnsafeMutableBufferPointer { target in
      guard let target = target.baseAddress else { return }
      for y in 0..<height {
        unsafe (target + y * width).update(from: source + y * stride, count: width)
      }
    }
  }

  /// An A8 surface with a copy of the values.
  func makeSurface() throws(DrawingError) -> Surface {
    try unsafe Surface.copying(values.span.bytes, CAIRO_FORMAT_A8, width: width, height: height)
  }
}

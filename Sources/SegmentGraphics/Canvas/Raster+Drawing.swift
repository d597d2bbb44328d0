internal import CCairo
public import SegmentPixels
internal import SegmentPrimitives

extension Raster {
  /// The longest side Cairo can draw on, in pixels.
  public static let longestSide = 32_767

  /// Draws over the picture, in points of `scale` pixels.
  ///
  /// - Throws: `DrawingError` with Cairo's words for the first call that failed.
  ///   Wraps `cairo_image_surface_create_for_data`.
  public mutating func draw(
    scale: Double, _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard width > 0, height > 0 else { return }
    let (width, height) = (width, height)
    let outcome = unsafe pixels.withUnsafeMutableBytes { bytes -> Result<Void, DrawingError> in
      let data = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
      return Result { () throws(DrawingError) in
        let surface = try unsafe Surface.adopting(
          cairo_image_surface_create_for_data(
            data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)))
        try surface.draw(scale: scale, body)
        unsafe cairo_surface_finish(surface.handle)
      }
    }
    try outcome.get()
  }

  /// A Cairo surface with a copy of the pixels.
  func makeSurface() throws(DrawingError) -> Surface {
    try unsafe Surface.copying(pixels.span.bytes, CAIRO_FORMAT_ARGB32, width: width, height: height)
  }
}

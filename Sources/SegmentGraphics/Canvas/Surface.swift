internal import CCairo

/// The owner of one Cairo surface.
///
/// Wraps `cairo_surface_t`; released by `cairo_surface_destroy`.
@safe struct Surface: ~Copyable {
  let handle: OpaquePointer

  private init(handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
  }

  /// Takes over a surface that Cairo has just made, and throws if it is one of its error surfaces.
  static func adopting(_ handle: OpaquePointer?) throws(DrawingError) -> Surface {
    guard let handle = unsafe handle else { throw .outOfMemory }
    let surface = unsafe Surface(handle: handle)
    try unsafe DrawingError.check(cairo_surface_status(handle))
    return surface
  }

  /// A picture in memory with a copy of rows that have no padding.
  ///
  /// Wraps `cairo_image_surface_create`.
  static func copying(
    _ rows: RawSpan, _ format: cairo_format_t, width: Int, height: Int
  ) throws(DrawingError) -> Surface {
    let surface = try unsafe Surface.adopting(
      cairo_image_surface_create(format, Int32(width), Int32(height)))
    let stride = unsafe Int(cairo_image_surface_get_stride(surface.handle))
    let target = unsafe UnsafeMutableRawPointer(cairo_image_surface_get_data(surface.handle))
    unsafe rows.withUnsafeBytes { source in
      guard let target = unsafe target, let base = source.baseAddress else { return }
      let length = source.count / height
      for y in 0..<height {
        unsafe (target + y * stride).copyMemory(from: base + y * length, byteCount: length)
      }
    }
    unsafe cairo_surface_mark_dirty(surface.handle)
    return surface
  }

  deinit {
    unsafe cairo_surface_destroy(handle)
  }

  /// Runs a drawing on the surface, x and y multiplied by `scale`, and reads Cairo's latched
  /// status once at the end.
  func draw(
    scale: Double, _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let canvas = try Canvas.on(self, scale: scale)
    try body(canvas)
    try canvas.checkStatus()
    unsafe cairo_surface_flush(handle)
  }
}

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

internal import CCairo
internal import SegmentPixels
internal import SegmentPrimitives

/// The pixels under a canvas, and which of them show what is drawn: whole ones, in rectangles.
@safe struct PixelTarget {
  private let surface: OpaquePointer
  private let origin: (column: Int, row: Int)
  private let windows: [PixelBounds]

  /// The pixels below a context on which `scale` of them make a point.
  ///
  /// `nil` where Cairo would do more than blend: where the target is no picture in memory, a pixel
  /// of the drawing would not meet one of the target, or the clip cuts through pixels.
  init?(_ context: OpaquePointer, scale: Double) {
    guard let surface = unsafe cairo_get_group_target(context),
      unsafe cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      unsafe cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return nil }
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, abs(matrix.xx / scale - 1) < 1e-9,
      abs(matrix.yy / scale - 1) < 1e-9
    else { return nil }
    unsafe cairo_surface_get_device_offset(surface, &matrix.xy, &matrix.yx)
    let (x, y) = (matrix.x0 + matrix.xy, matrix.y0 + matrix.yx)
    guard let column = Int(nearly: x), let row = Int(nearly: y),
      let windows = unsafe PixelTarget.windows(context, scale: scale, x: x, y: y)
    else { return nil }
    unsafe self.surface = unsafe surface
    origin = (column, row)
    self.windows = windows
  }

  /// What the clip leaves of the target; `nil` where that is not made of whole pixels.
  private static func windows(
    _ context: OpaquePointer, scale: Double, x: Double, y: Double
  ) -> [PixelBounds]? {
    guard let list = unsafe cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { unsafe cairo_rectangle_list_destroy(list) }
    guard unsafe list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    var windows: [PixelBounds] = []
    for index in 0..<Int(unsafe list.pointee.num_rectangles) {
      let rect = unsafe list.pointee.rectangles[index]
      guard let left = Int(nearly: rect.x * scale + x), let top = Int(nearly: rect.y * scale + y),
        let right = Int(nearly: (rect.x + rect.width) * scale + x),
        let bottom = Int(nearly: (rect.y + rect.height) * scale + y)
      else { return nil }
      guard left < right, top < bottom else { continue }
      windows.append(PixelBounds(columns: left..<right, rows: top..<bottom))
    }
    return windows
  }

  /// Composites a colour over the pixels through a mask, source-over.
  func composite(_ color: Color, through mask: borrowing CoverageMask) {
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    let (source, values) = (SourceOver(color), mask.values.span)
    let (left, top) = (mask.column + origin.column, mask.row + origin.row)
    for window in windows {
      let columns = window.columns.clamped(to: left..<left + mask.width)
      guard !columns.isEmpty else { continue }
      for row in window.rows.clamped(to: top..<top + mask.height) {
        // SAFETY: the clip lies inside the surface, whose rows begin `stride` bytes apart.
        let start = unsafe UnsafeMutableRawPointer(data + row * stride)
          .assumingMemoryBound(to: UInt32.self)
        let range = unsafe UnsafeMutableBufferPointer(
          start: start + columns.lowerBound, count: columns.count)
        var pixels = unsafe range.mutableSpan
        let first = (row - top) * mask.width + columns.lowerBound - left
        source.composite(
          over: &pixels, through: values.extracting(first..<first + columns.count))
      }
    }
    unsafe cairo_surface_mark_dirty(surface)
  }
}

extension Int {
  /// The whole number that another is but for arithmetic; `nil` where there is none.
  fileprivate init?(nearly value: Double) {
    // Cairo rounds to 1/256 of a pixel, so that less moves nothing.
    let rounded = value.rounded()
    guard abs(value - rounded) < 0.001, let number = Int(exactly: rounded) else { return nil }
    self = number
  }
}

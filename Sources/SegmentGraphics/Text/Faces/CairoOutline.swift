internal import CCairo
internal import SegmentPrimitives

/// Reads a glyph's outline out of cairo.
enum CairoOutline {
  /// The outline in pixels of the scaled font, its origin at the glyph's. Wraps `cairo_glyph_path`.
  static func path(of glyph: UInt32, in font: OpaquePointer) -> Path {
    guard let surface = unsafe cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil) else {
      return Path()
    }
    defer { unsafe cairo_surface_destroy(surface) }
    let context = unsafe cairo_create(surface)
    defer { unsafe cairo_destroy(context) }
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    unsafe cairo_set_scaled_font(context, font)
    unsafe cairo_glyph_path(context, &item, 1)
    guard let copy = unsafe cairo_copy_path(context) else { return Path() }
    defer { unsafe cairo_path_destroy(copy) }
    return unsafe path(of: copy.pointee)
  }

  private static func path(of source: cairo_path_t) -> Path {
    guard unsafe source.status == CAIRO_STATUS_SUCCESS, let data = unsafe source.data else {
      return Path()
    }
    var path = Path()
    var index = 0
    while index < Int(unsafe source.num_data) {
      let header = unsafe data[index].header
      let start = index
      func point(_ number: Int) -> Point {
        let point = unsafe data[start + number].point
        return Point(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: path.elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: path.elements.append(.curve(point(1), point(2), point(3)))
      default: path.close()
      }
      // A length below 1 would never end; cairo writes at least the header.
      index += max(Int(header.length), 1)
    }
    path.dropTrailingMove()
    return path
  }
}

extension Path {
  /// Cairo ends each path with a move to where the last subpath began, which is no ink and would
  /// widen the bounds.
  fileprivate mutating func dropTrailingMove() {
    var kept: [Element] = []
    kept.reserveCapacity(elements.count)
    for element in elements {
      if case .move = element, case .move? = kept.last { kept.removeLast() }
      kept.append(element)
    }
    if case .move? = kept.last { kept.removeLast() }
    elements = kept
  }
}

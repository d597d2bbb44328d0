internal import CCairo
internal import CPango
internal import SegmentPrimitives

/// Reads a glyph's outline out of HarfBuzz or cairo.
enum GlyphOutline {
  /// The outline in em, its origin at the glyph's, as the font's file has it. Wraps
  /// `hb_font_get_glyph_shape`.
  static func path(of glyph: UInt32, shapedBy font: OpaquePointer) -> Path {
    var path = Path()
    unsafe withUnsafeMutablePointer(to: &path) { path in
      unsafe hb_font_get_glyph_shape(font, glyph, DrawFunctions.shared.pointer, path)
    }
    var (scaleX, scaleY): (Int32, Int32) = (0, 0)
    unsafe hb_font_get_scale(font, &scaleX, &scaleY)
    // HarfBuzz's axis points up.
    return path.applying(
      Transform(a: 1 / Double(scaleX), b: 0, c: 0, d: -1 / Double(scaleY), tx: 0, ty: 0))
  }

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

/// What HarfBuzz calls for each step of an outline: it adds the step to a `Path`.
@safe private struct DrawFunctions: @unchecked Sendable {
  // They are made immutable, so that any thread may use them.
  static let shared = DrawFunctions()

  let pointer: OpaquePointer?

  private init() {
    let functions = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, path, _, x, y, _ in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.move(Double(x), Double(y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, path, _, x, y, _ in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.line(Double(x), Double(y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, path, _, x1, y1, x2, y2, x, y, _ in
        unsafe path?.assumingMemoryBound(to: Path.self).pointee.curve(
          Double(x1), Double(y1), Double(x2), Double(y2), Double(x), Double(y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions,
      { _, path, _, _ in unsafe path?.assumingMemoryBound(to: Path.self).pointee.close() }, nil, nil
    )
    unsafe hb_draw_funcs_make_immutable(functions)
    unsafe pointer = unsafe functions
  }
}

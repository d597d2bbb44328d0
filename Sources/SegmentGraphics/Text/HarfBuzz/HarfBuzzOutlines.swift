internal import CPango
internal import SegmentPrimitives

/// Reads glyphs' outlines through HarfBuzz; used on one thread at a time.
@safe final class HarfBuzzOutlines {
  private let functions: OpaquePointer?

  /// Makes a reader. Wraps `hb_draw_funcs_create`.
  init() {
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
    unsafe self.functions = unsafe functions
  }

  deinit {
    unsafe hb_draw_funcs_destroy(functions)
  }

  /// The outline of a glyph in em, its origin at the glyph's, as the font's file has it. Wraps
  /// `hb_font_draw_glyph`.
  func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
    var path = Path()
    unsafe withUnsafeMutablePointer(to: &path) { path in
      unsafe draw_glyph(font, glyph, functions, path)
    }
    let units = unsafe HarfBuzzOutlines.unitsPerEm(of: font)
    // HarfBuzz's axis points up.
    return path.applying(Transform(a: 1 / units.x, b: 0, c: 0, d: -1 / units.y, tx: 0, ty: 0))
  }

  /// HarfBuzz's units an em, in both directions. Wraps `hb_font_get_scale`.
  static func unitsPerEm(of font: OpaquePointer) -> (x: Double, y: Double) {
    var (x, y): (Int32, Int32) = (0, 0)
    unsafe hb_font_get_scale(font, &x, &y)
    return (Double(x), Double(y))
  }
}

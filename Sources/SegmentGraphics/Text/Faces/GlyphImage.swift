internal import CCairo
internal import SegmentPixels
internal import SegmentPrimitives

/// A glyph drawn as a picture, with a transparent pixel around its ink.
struct GlyphImage {
  /// Sizes above are drawn at this one and scaled: no picture font holds more pixels.
  static let largestPixelsPerEm = 1024.0

  var raster: Raster
  /// The column of the glyph's origin, counted from the picture's left edge.
  var originX: Int
  /// The row of the baseline, counted from the picture's top edge.
  var originY: Int
  var pixelsPerEm: Double

  /// Whether any pixel is not black.
  var hasColor: Bool { raster.pixels.contains { $0 & 0xFF_FFFF != 0 } }

  /// Draws a glyph; `nil` where it has no ink. Wraps `cairo_show_glyphs`.
  /// - Throws: `TextError.brokenPicture`, `.pictureTooLarge`.
  init?(
    of glyph: UInt32, face: OpaquePointer?, matrix: cairo_matrix_t, pixelsPerEm: Double,
    _ check: GlyphCheck
  ) throws(TextError) {
    var (matrix, identity) = (matrix, cairo_matrix_t())
    unsafe cairo_matrix_init_identity(&identity)
    let options = unsafe CairoFace.makeOptions()
    defer { unsafe cairo_font_options_destroy(options) }
    let font = unsafe cairo_scaled_font_create(face, &matrix, &identity, options)
    defer { unsafe cairo_scaled_font_destroy(font) }
    unsafe try check.check(glyph, in: font, pixelsPerEm: pixelsPerEm)
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    unsafe cairo_scaled_font_glyph_extents(font, &item, 1, &extents)
    guard extents.width > 0, extents.height > 0, extents.width < 16_384, extents.height < 16_384
    else { return nil }
    // Scaling a strike smears it over up to a pixel more than its extents say.
    let margin = 3.0
    item.x = margin - extents.x_bearing.rounded(.down)
    item.y = margin - extents.y_bearing.rounded(.down)
    guard
      let drawn = unsafe GlyphImage.draw(
        &item, font, width: Int(extents.width.rounded(.up) + 2 * margin) + 1,
        height: Int(extents.height.rounded(.up) + 2 * margin) + 1),
      let ink = drawn.inkBounds
    else { return nil }
    let (left, top) = (ink.columns.lowerBound - 1, ink.rows.lowerBound - 1)
    raster = drawn.cropped(
      x: left, y: top, width: ink.columns.count + 2, height: ink.rows.count + 2)
    (originX, originY) = (Int(item.x) - left, Int(item.y) - top)
    self.pixelsPerEm = pixelsPerEm
  }

  private static func draw(
    _ glyph: inout cairo_glyph_t, _ font: OpaquePointer?, width: Int, height: Int
  ) -> Raster? {
    var pixels = [UInt32](repeating: 0, count: width * height)
    let isDrawn = unsafe pixels.withUnsafeMutableBytes { bytes in
      // A row of 32-bit pixels needs no padding, so the array is the surface's memory.
      let surface = unsafe cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(width), Int32(height), Int32(width * 4))
      defer { unsafe cairo_surface_destroy(surface) }
      let context = unsafe cairo_create(surface)
      defer { unsafe cairo_destroy(context) }
      unsafe cairo_set_scaled_font(context, font)
      unsafe cairo_show_glyphs(context, &glyph, 1)
      unsafe cairo_surface_finish(surface)
      return unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS
    }
    return isDrawn ? Raster(width: width, height: height, pixels: pixels) : nil
  }
}

extension Raster {
  /// The part inside a rectangle of pixels; what lies outside this picture is transparent.
  fileprivate func cropped(x: Int, y: Int, width: Int, height: Int) -> Raster {
    var result = Raster(width: width, height: height)
    for row in max(0, -y)..<max(0, -y, min(height, self.height - y)) {
      for column in max(0, -x)..<max(0, -x, min(width, self.width - x)) {
        result[column, row] = self[x + column, y + row]
      }
    }
    return result
  }
}

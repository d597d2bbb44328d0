internal import CCairo
internal import CPango
internal import SegmentPrimitives
internal import Synchronization

/// A face as cairo draws it with FreeType: what is more than outlines of one design, such as pictures,
/// variable fonts and slants that a rule makes up.
@safe final class CairoFace {
  /// Advances and offsets come in 1/1024 of a pixel, of which this many are an em.
  let unitsPerEm: Double

  private let scaled: OpaquePointer
  private let matrix: cairo_matrix_t

  /// Held while cairo reads faces: it keeps ten open for all threads, and closes one of them for an
  /// eleventh without asking whether another thread has just begun to read it (`_has_unlocked_face`
  /// in cairo-ft-font.c, 1.16).
  private static let openFaces = Mutex(())

  /// Makes a face; `nil` where its file cannot be read. Wraps `cairo_ft_font_face_create_for_pattern`.
  init?(_ pattern: FontPattern) {
    let matrix = pattern.fontMatrix
    var created: OpaquePointer?
    CairoFace.openFaces.withLock { _ in
      unsafe created = CairoFace.scaledFont(of: pattern, matrix)
    }
    guard let scaled = unsafe created else { return nil }
    unsafe self.scaled = unsafe scaled
    self.matrix = matrix
    // A picture font that no rule scales keeps the size of its strike.
    unitsPerEm = matrix.yy > 0 ? matrix.yy : FaceInstance.shapingUnitsPerEm
  }

  private static func scaledFont(
    of pattern: FontPattern, _ matrix: cairo_matrix_t
  ) -> OpaquePointer? {
    let face = unsafe cairo_ft_font_face_create_for_pattern(pattern.pointer)
    let options = unsafe makeOptions()
    defer {
      unsafe cairo_font_options_destroy(options)
      unsafe cairo_font_face_destroy(face)
    }
    var (matrix, identity) = (matrix, cairo_matrix_t())
    unsafe cairo_matrix_init_identity(&identity)
    let scaled = unsafe cairo_scaled_font_create(face, &matrix, &identity, options)
    guard unsafe cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_scaled_font_destroy(scaled)
      return nil
    }
    return unsafe scaled
  }

  deinit {
    CairoFace.openFaces.withLock { _ in unsafe cairo_scaled_font_destroy(scaled) }
  }

  /// No hinting of any kind: shapes and advances are the designer's, at every size and scale.
  static func makeOptions() -> OpaquePointer? {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return unsafe options
  }

  /// The outline of a glyph in em; empty for a space or a picture.
  func outline(of glyph: UInt32) -> Path {
    CairoFace.openFaces.withLock { _ in unsafe CairoOutline.path(of: glyph, in: scaled) }
      .applying(.scale(1 / unitsPerEm))
  }

  /// The picture of a glyph; `nil` where it has no ink.
  /// - Throws: `TextError.brokenPicture`, `.pictureTooLarge`.
  func image(
    of glyph: UInt32, pixelsPerEm: Double, _ check: GlyphCheck
  ) throws(TextError) -> GlyphImage? {
    var matrix = matrix
    unsafe cairo_matrix_scale(&matrix, pixelsPerEm / unitsPerEm, pixelsPerEm / unitsPerEm)
    let face = unsafe cairo_scaled_font_get_font_face(scaled)
    return try CairoFace.openFaces.withLock { _ throws(TextError) in
      unsafe try GlyphImage(
        of: glyph, face: face, matrix: matrix, pixelsPerEm: pixelsPerEm, check)
    }
  }
}

extension FontPattern {
  /// Pixels an em, slanted where a rule makes up an italic: what cairo draws the face with.
  fileprivate var fontMatrix: cairo_matrix_t {
    var size = FaceInstance.shapingUnitsPerEm
    unsafe _ = FcPatternGetDouble(pointer, FC_PIXEL_SIZE, 0, &size)
    var result = cairo_matrix_t()
    unsafe cairo_matrix_init_scale(&result, size, size)
    guard let slant = matrix else { return result }
    // Fontconfig's axis points up, cairo's down.
    unsafe cairo_matrix_init(&result, slant.xx, -slant.yx, -slant.xy, slant.yy, 0, 0)
    unsafe cairo_matrix_scale(&result, size, size)
    return result
  }
}

internal import CCairo
internal import CPango
internal import SegmentPrimitives
internal import Synchronization

/// One face as shaping chose it, with the glyphs drawn so far; lengths in em.
@safe final class GlyphFont {
  /// The family's names, the most usual first.
  let families: [String]
  let style: String
  let path: String
  let cssWeight: Int
  let isColor: Bool
  /// Pixels an em at which every outline font is shaped: 1/65,536 of it is FreeType's finest step,
  /// and Pango's 32-bit sums hold lines of 8,000 em.
  static let usualUnitsPerEm = 256.0
  /// Advances and offsets come in 1/1024 of a pixel, of which this many are an em.
  let unitsPerEm: Double
  /// HarfBuzz's form of the face.
  let shaped: OpaquePointer

  /// Held while cairo reads faces: it keeps ten open for all threads, and closes one of them for an
  /// eleventh without asking whether another thread has just begun to read it (`_has_unlocked_face`
  /// in cairo-ft-font.c, 1.16).
  private static let openFaces = Mutex(())

  private let scaled: OpaquePointer
  private let fontMatrix: cairo_matrix_t
  private var outlines: [UInt32: Path] = [:]
  private var images: [UInt32: GlyphImage?] = [:]

  /// Makes a font of a face and HarfBuzz's form of it, in which it takes a share; `nil` where the
  /// face is broken, its file gone for instance.
  init?(_ pattern: FontPattern, shapedBy shaped: OpaquePointer) {
    let matrix = pattern.fontMatrix
    guard let scaled = unsafe GlyphFont.scaledFont(of: pattern, matrix) else { return nil }
    families = pattern.families
    style = pattern.style
    path = pattern.path
    cssWeight = pattern.cssWeight
    isColor = pattern.isColor
    fontMatrix = matrix
    // A picture font that no rule scales keeps the size of its strike.
    unitsPerEm = matrix.yy > 0 ? matrix.yy : GlyphFont.usualUnitsPerEm
    unsafe self.scaled = unsafe scaled
    unsafe self.shaped = unsafe hb_font_reference(shaped)
  }

  deinit {
    unsafe cairo_scaled_font_destroy(scaled)
    unsafe hb_font_destroy(shaped)
  }

  /// Cairo's form of a face; `nil` where its file cannot be read. Wraps
  /// `cairo_ft_font_face_create_for_pattern`.
  private static func scaledFont(
    of pattern: FontPattern, _ matrix: cairo_matrix_t
  ) -> OpaquePointer? {
    let face = unsafe cairo_ft_font_face_create_for_pattern(pattern.pointer)
    let options = unsafe GlyphFont.makeOptions()
    defer {
      unsafe cairo_font_options_destroy(options)
      unsafe cairo_font_face_destroy(face)
    }
    var (matrix, identity) = (matrix, cairo_matrix_t())
    unsafe cairo_matrix_init_identity(&identity)
    var created: OpaquePointer?
    GlyphFont.openFaces.withLock { _ in
      unsafe created = cairo_scaled_font_create(face, &matrix, &identity, options)
    }
    guard unsafe cairo_scaled_font_status(created) == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_scaled_font_destroy(created)
      return nil
    }
    return unsafe created
  }

  /// No hinting of any kind: shapes and advances are the designer's, at every size and scale.
  static func makeOptions() -> OpaquePointer? {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return unsafe options
  }

  /// The most usual name of the family.
  var family: String { families.first ?? "" }

  func isOf(family: String) -> Bool { families.contains { $0.isSameFamily(as: family) } }

  /// The outline of a glyph; empty for a space or a picture. Wraps `cairo_glyph_path`.
  func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let path = GlyphFont.openFaces.withLock { _ in unsafe GlyphOutline.path(of: glyph, in: scaled) }
      .applying(.scale(1 / unitsPerEm))
    outlines[glyph] = path
    return path
  }

  /// The picture of a glyph; `nil` where it has no colours of its own.
  func image(of glyph: UInt32, pixelsPerEm: Double) -> GlyphImage? {
    guard isColor else { return nil }
    if let known = images[glyph], known?.pixelsPerEm ?? pixelsPerEm == pixelsPerEm { return known }
    var matrix = fontMatrix
    unsafe cairo_matrix_scale(&matrix, pixelsPerEm / unitsPerEm, pixelsPerEm / unitsPerEm)
    let face = unsafe cairo_scaled_font_get_font_face(scaled)
    var image = GlyphFont.openFaces.withLock { _ in
      unsafe GlyphImage(of: glyph, face: face, matrix: matrix, pixelsPerEm: pixelsPerEm)
    }
    // A plain letter inside a colour font: all black, and its outline can take the text's colour.
    if image?.hasColor == false, !outline(of: glyph).isEmpty { image = nil }
    images[glyph] = .some(image)
    return image
  }

  /// The vertical measures in em, from the font file's own tables.
  var metrics: FontMetrics {
    var (scaleX, scaleY): (Int32, Int32) = (0, 0)
    unsafe hb_font_get_scale(shaped, &scaleX, &scaleY)
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      unsafe hb_ot_metrics_get_position_with_fallback(shaped, tag, &position)
      return Double(position) / Double(abs(scaleY))
    }
    return FontMetrics(
      ascent: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descent: -value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      lineGap: value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT))
  }
}

extension FontPattern {
  /// Pixels an em, slanted where a rule makes up an italic: what cairo draws the face with.
  fileprivate var fontMatrix: cairo_matrix_t {
    var size = GlyphFont.usualUnitsPerEm
    unsafe _ = FcPatternGetDouble(pointer, FC_PIXEL_SIZE, 0, &size)
    var result = cairo_matrix_t()
    unsafe cairo_matrix_init_scale(&result, size, size)
    var matrix: UnsafeMutablePointer<FcMatrix>?
    guard unsafe FcPatternGetMatrix(pointer, FC_MATRIX, 0, &matrix) == FcResultMatch,
      let slant = unsafe matrix?.pointee
    else { return result }
    // Fontconfig's axis points up, cairo's down.
    unsafe cairo_matrix_init(&result, slant.xx, -slant.yx, -slant.xy, slant.yy, 0, 0)
    unsafe cairo_matrix_scale(&result, size, size)
    return result
  }
}

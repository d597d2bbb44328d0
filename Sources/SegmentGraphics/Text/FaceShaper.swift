internal import CPango
internal import SegmentPrimitives

/// Shapes with one face, by HarfBuzz alone, the lines that need neither a second font nor two
/// directions: one alphabet of Latin, Greek or Cyrillic, which most labels are.
///
/// `PangoShaper` gives the same rows for them; this one needs no library to be loaded for it.
@safe final class FaceShaper {
  let font: GlyphFont

  /// Makes a shaper; `nil` for a face that is drawn in any other way than by its own outlines, or
  /// whose file cannot be read.
  init?(_ face: FontPattern) {
    guard face.isPlainOutline, let shaped = unsafe FaceShaper.shapedFont(of: face) else {
      return nil
    }
    defer { unsafe hb_font_destroy(shaped) }
    guard let font = unsafe GlyphFont(face, shapedBy: shaped) else { return nil }
    self.font = font
  }

  /// Shapes a line; `nil` for one that needs more than this face and one alphabet. Wraps
  /// `hb_shape`.
  func row(_ text: String, style: TextStyle) -> GlyphRow? {
    guard let script = script(of: text), let buffer = unsafe hb_buffer_create() else { return nil }
    defer { unsafe hb_buffer_destroy(buffer) }
    let length = Int32(text.utf8.count)
    unsafe hb_buffer_add_utf8(buffer, text, length, 0, length)
    unsafe hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, script)
    unsafe hb_buffer_set_language(buffer, hb_language_from_string(style.fontLanguage, -1))
    unsafe hb_buffer_set_flags(
      buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    unsafe hb_shape(font.shaped, buffer, nil, 0)
    return unsafe row(of: buffer)
  }

  private func row(of buffer: OpaquePointer) -> GlyphRow {
    var count: UInt32 = 0
    var row = GlyphRow()
    guard let glyphs = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    else { return row }
    for index in 0..<Int(count) {
      let place = unsafe positions[index]
      row.append(
        .glyph(font, unsafe glyphs[index].codepoint), advance: Double(place.x_advance) / unit,
        offset: Point(x: Double(place.x_offset) / unit, y: -Double(place.y_offset) / unit))
    }
    return row
  }

  /// The script of a line that this shaper shapes; `nil` of any other.
  private func script(of text: String) -> hb_script_t? {
    var script = HB_SCRIPT_COMMON
    for scalar in text.unicodeScalars {
      guard has(scalar), !scalar.properties.isDefaultIgnorableCodePoint,
        !scalar.properties.isEmojiPresentation
      else { return nil }
      let own = scalar.script
      switch own {
      case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, script: continue
      case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC:
        guard script == HB_SCRIPT_COMMON else { return nil }
        script = own
      default: return nil
      }
    }
    return script
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font.shaped, scalar.value, &glyph) != 0
  }

  /// HarfBuzz's units an em: Pango's, so that both round alike.
  private var unit: Double { font.unitsPerEm * Double(PANGO_SCALE) }

  private static func shapedFont(of face: FontPattern) -> OpaquePointer? {
    guard let file = unsafe hb_blob_create_from_file_or_fail(face.path) else { return nil }
    let harfBuzzFace = unsafe hb_face_create(file, UInt32(face.index))
    let font = unsafe hb_font_create(harfBuzzFace)
    // Both stay alive within the font.
    unsafe hb_face_destroy(harfBuzzFace)
    unsafe hb_blob_destroy(file)
    let unit = Int32(GlyphFont.usualUnitsPerEm * Double(PANGO_SCALE))
    unsafe hb_font_set_scale(font, unit, unit)
    return unsafe font
  }
}

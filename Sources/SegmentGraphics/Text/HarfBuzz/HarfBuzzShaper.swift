internal import CPango
internal import SegmentPrimitives

/// Shapes with one face, by HarfBuzz alone, the lines that need neither itemisation nor fallback:
/// one alphabet of Latin, Greek or Cyrillic, which most labels are.
///
/// `PangoShaper` gives the same runs for them; this one needs no library to be loaded for it.
@safe final class HarfBuzzShaper: Shaper {
  let face: FaceInstance
  private let features: [hb_feature_t]

  /// Makes a shaper of a file; `nil` for one that holds several faces, or one that is drawn in any
  /// other way than by its own outlines, or that cannot be read.
  init?(file path: String, features: [FontFeature] = []) {
    guard let font = unsafe HarfBuzzShaper.plainFont(path) else { return nil }
    defer { unsafe hb_font_destroy(font) }
    guard let name = unsafe FaceName(font, path: path) else { return nil }
    face = unsafe FaceInstance(name, origin: .requested, font: font)
    self.features = FontFeature.features(for: name, requested: features).map(\.harfBuzz)
  }

  /// Whether a line needs no more than this face and one alphabet.
  func canShape(_ text: String, direction: TextDirection) -> Bool {
    direction == .leftToRight && script(of: text) != nil
  }

  /// Shapes a line that `canShape` accepts. Wraps `hb_shape`.
  func shape(_ text: String, style: TextStyle, direction: TextDirection) -> GlyphRun {
    guard let script = script(of: text), let buffer = unsafe hb_buffer_create() else {
      return GlyphRun(shaper: .harfBuzz)
    }
    defer { unsafe hb_buffer_destroy(buffer) }
    let length = Int32(text.utf8.count)
    unsafe hb_buffer_add_utf8(buffer, text, length, 0, length)
    unsafe hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, script)
    unsafe hb_buffer_set_language(buffer, hb_language_from_string(style.fontLanguage, -1))
    unsafe hb_buffer_set_flags(
      buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    unsafe hb_shape(face.font, buffer, features, UInt32(features.count))
    return unsafe run(of: buffer)
  }

  private func run(of buffer: OpaquePointer) -> GlyphRun {
    var count: UInt32 = 0
    var run = GlyphRun(shaper: .harfBuzz)
    guard let glyphs = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    else { return run }
    for index in 0..<Int(count) {
      let position = unsafe positions[index]
      run.append(
        .glyph(face, unsafe glyphs[index].codepoint), advance: Double(position.x_advance) / unit,
        offset: Point(x: Double(position.x_offset) / unit, y: -Double(position.y_offset) / unit))
    }
    return run
  }

  /// The script of a line that this shaper shapes; `nil` of any other.
  private func script(of text: String) -> hb_script_t? {
    var script = HB_SCRIPT_COMMON
    for scalar in text.unicodeScalars {
      guard covers(scalar), !scalar.properties.isDefaultIgnorableCodePoint,
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

  /// Whether the face has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(face.font, scalar.value, &glyph) != 0
  }

  /// HarfBuzz's units an em: Pango's, so that both round alike.
  private var unit: Double { face.unitsPerEm * Double(PANGO_SCALE) }

  /// The one face of a file, scaled; `nil` where there are several or it is not plain.
  private static func plainFont(_ path: String) -> OpaquePointer? {
    guard let file = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
    // What is made of each stays alive within that.
    defer { unsafe hb_blob_destroy(file) }
    let face = unsafe hb_face_create(file, 0)
    defer { unsafe hb_face_destroy(face) }
    guard unsafe hb_face_count(file) == 1, unsafe isPlainOutline(face) else { return nil }
    let font = unsafe hb_font_create(face)
    let unit = Int32(FaceInstance.shapingUnitsPerEm * Double(PANGO_SCALE))
    unsafe hb_font_set_scale(font, unit, unit)
    return unsafe font
  }

  /// Whether a face is outlines of one colour and one design, not to be varied, by the tables of its
  /// file; fontconfig, which `FontPattern.isPlainOutline` asks, has not opened it.
  private static func isPlainOutline(_ face: OpaquePointer?) -> Bool {
    func has(_ table: StaticString) -> Bool {
      let tag = table.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
      let blob = unsafe hb_face_reference_table(face, tag)
      defer { unsafe hb_blob_destroy(blob) }
      return unsafe hb_blob_get_length(blob) > 0
    }
    let excluded: [StaticString] = ["fvar", "COLR", "CBDT", "sbix", "SVG "]
    return (has("CFF ") || has("glyf")) && !excluded.contains(where: has)
  }
}

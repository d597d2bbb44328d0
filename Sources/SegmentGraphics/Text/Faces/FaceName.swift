internal import CPango
internal import SegmentPrimitives

/// What a face is called, and the file it lies in.
struct FaceName: Equatable {
  /// The family's names, the most usual first.
  var families: [String]
  /// The style's name, as `Medium`.
  var style: String
  /// The weight on the scale of CSS and OpenType.
  var cssWeight: Int
  var path: String

  /// The most usual name of the family.
  var family: String { families.first ?? "" }

  func isOf(family: String) -> Bool { families.contains { $0.isSameFamily(as: family) } }
}

extension FaceName {
  /// What the file's own tables say of its first face; `nil` where they do not. Wraps
  /// `hb_ot_name_get_utf8` and `hb_style_get_value`.
  init?(_ font: OpaquePointer, path: String) {
    let face = unsafe hb_font_get_face(font)
    func names(_ sorts: [hb_ot_name_id_t]) -> [String] {
      sorts.compactMap { unsafe FaceName.text($0, in: face) }
    }
    // A typographic name, where there is one, before that for programs that know four styles.
    let families = names([16, 1])
    let styles = names([17, 2])
    guard !families.isEmpty, let style = styles.first else { return nil }
    self.init(
      families: families[0] == families.last ? [families[0]] : families, style: style,
      cssWeight: Int(unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded()), path: path)
  }

  private static func text(_ sort: hb_ot_name_id_t, in face: OpaquePointer?) -> String? {
    var bytes = [CChar](repeating: 0, count: 256)
    var count = UInt32(bytes.count)
    let english = unsafe hb_language_from_string("en", -1)
    let length = unsafe hb_ot_name_get_utf8(face, sort, english, &count, &bytes)
    guard length > 0, Int(length) < bytes.count else { return nil }
    return String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension String {
  /// Fontconfig tells families apart without regard to case.
  func isSameFamily(as other: String) -> Bool { lowercased() == other.lowercased() }
}

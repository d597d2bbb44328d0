internal import CCairo
public import SegmentPrimitives

/// Text without ink over a label's outlines, so that a PDF can be searched and copied from.
///
/// It is set in a font of Cairo's whose glyphs are empty and one em wide; each grapheme cluster is a
/// glyph, and all are as wide as the line's mean. Wraps `cairo_user_font_face_create` and
/// `cairo_show_text_glyphs`; the font becomes a Type 3 font with a ToUnicode map (PDF 32000-1 §9.10.3).
extension Canvas {
  /// Makes the empty font the canvas's, in this state and in those saved from it.
  func setInvisibleFont() {
    let face = unsafe cairo_user_font_face_create()
    unsafe cairo_user_font_face_set_render_glyph_func(face) { _, _, _, extents in
      unsafe extents?.pointee.x_advance = 1
      return CAIRO_STATUS_SUCCESS
    }
    unsafe cairo_set_font_face(context, face)
    unsafe cairo_font_face_destroy(face)
  }

  /// Adds the characters that a line of outlines shows, where the document can hold them: in a PDF.
  /// - Parameters:
  ///   - text: the characters in reading order.
  ///   - frame: what the line covers, in points, its bottom on the baseline.
  public func addSearchableText(_ text: String, in frame: Rect) {
    let target = unsafe cairo_get_target(context)
    guard unsafe cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_PDF, !frame.isEmpty else {
      return
    }
    let text = withoutNoncharacters(text)
    let isRightToLeft = TextDirection.natural(of: text) == .rightToLeft
    let clusters = isRightToLeft ? text.inVisualOrder : Array(text)
    guard !clusters.isEmpty else { return }
    let advance = frame.width / Double(clusters.count)
    // Of two equal letters nearer than a tenth of their height, readers take one for a shadow: a cut
    // label has all of its letters in little space.
    let height = min(frame.height, 4 * advance)
    var matrix = cairo_matrix_t()
    unsafe cairo_matrix_init_scale(&matrix, advance, height)
    unsafe cairo_set_font_matrix(context, &matrix)
    let glyphs = clusters.enumerated().map { index, cluster in
      // Where two clusters begin with one character, Cairo tells them apart by ActualText.
      cairo_glyph_t(
        index: UInt(cluster.unicodeScalars.first?.value ?? 0),
        x: frame.x + Double(index) * advance, y: frame.maxY)
    }
    let lengths = clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.utf8.count), num_glyphs: 1)
    }
    setSource(.black)
    unsafe cairo_show_text_glyphs(
      context, String(clusters), -1, glyphs, Int32(glyphs.count), lengths, Int32(lengths.count),
      cairo_text_cluster_flags_t(rawValue: 0))
  }
}

extension String {
  /// The clusters from left to right where the line is read from right to left: all are turned
  /// round, and then each run of digits and of letters that are read from left to right.
  fileprivate var inVisualOrder: [Character] {
    var result: [Character] = []
    var run: [Character] = []
    for cluster in reversed() {
      if cluster.isNumber || cluster.isLeftToRight {
        run.append(cluster)
      } else {
        result += run.reversed()
        result.append(cluster)
        run = []
      }
    }
    return result + run.reversed()
  }
}

extension Character {
  fileprivate var isLeftToRight: Bool { TextDirection.natural(of: String(self)) == .leftToRight }
}

/// What turned a text into glyphs.
public enum ShaperKind: String, CaseIterable, Hashable, Sendable {
  /// HarfBuzz with one face alone: one alphabet, left to right.
  case harfBuzz = "harfbuzz"
  /// Pango: itemisation by script and direction, and fallback fonts.
  case pango
}

/// Turns the text of one line into a glyph run.
protocol Shaper {
  /// The glyphs of a text without control characters, from left to right.
  /// - Throws: `TextError.impossibleRule`.
  func shape(
    _ text: String, style: TextStyle, direction: TextDirection
  ) throws(TextError) -> GlyphRun
}

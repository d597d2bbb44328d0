internal import SegmentPrimitives

/// One glyph of a shaped line, lengths in em.
struct PlacedGlyph {
  /// What stands for a character.
  enum Shape {
    case glyph(GlyphFont, UInt32)
    case missing(Unicode.Scalar)
  }

  var shape: Shape
  /// The glyph's origin, from the line's left end and down from the baseline.
  var origin: Point
}

/// Glyphs in order from left to right.
struct GlyphRow {
  /// The width of the box that stands for a missing character, in em.
  static let missingAdvance = 0.6

  var glyphs: [PlacedGlyph] = []
  /// The sum of the advances in em.
  var width = 0.0

  /// Adds a glyph at the right end; a box for a missing character has an advance of its own.
  mutating func append(_ shape: PlacedGlyph.Shape, advance: Double, offset: Point) {
    glyphs.append(PlacedGlyph(shape: shape, origin: Point(x: width, y: 0) + offset))
    if case .missing = shape { width += GlyphRow.missingAdvance } else { width += advance }
  }

  /// The fonts in use, from left to right; a font may come again.
  var fonts: [GlyphFont] {
    var fonts: [GlyphFont] = []
    for case .glyph(let font, _) in glyphs.map(\.shape) where fonts.last !== font {
      fonts.append(font)
    }
    return fonts
  }

  /// The characters no font has.
  var missing: Set<Unicode.Scalar> {
    Set(
      glyphs.compactMap { glyph in
        if case .missing(let scalar) = glyph.shape { scalar } else { nil }
      })
  }
}

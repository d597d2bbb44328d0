public import SegmentPixels
public import SegmentPrimitives

/// One line of text, shaped and turned into outlines; lengths in points.
///
/// The origin is the left end of the baseline, whatever the direction; y grows downward.
public struct ShapedLine: Equatable, Sendable {
  /// What was asked for, also where only a part of it is shown.
  public var text: String
  /// The sum of the advances, not rounded. Ink may reach past it on either side.
  public var width: Double
  /// The smallest rectangle that holds all ink; `.zero` where there is none.
  public var ink: Rect
  /// The outlines of all glyphs that have one, to be filled with the text's colour.
  public var outline: Path
  /// Glyphs that bring their own colours, as emoji do, from left to right.
  public var colorGlyphs: [ColorGlyph]
  /// The characters no font has, each once, in the order of the text. A box stands for each.
  public var missing: [Unicode.Scalar]
  /// The faces that stood in where the first family lacked a character, each once.
  public var fallbacks: [FallbackFace]
  /// Whether an ellipsis stands for a part of the text.
  public var isTruncated: Bool
  /// What shaped the line; HarfBuzz for an empty one.
  public var shaper: ShaperKind
  /// Whether the ellipsis is all that is left of the text.
  public var isEllipsisAlone = false
}

/// A glyph that is a picture.
public struct ColorGlyph: Equatable, Sendable {
  /// The picture at the typesetter's scale, at least one transparent pixel around its ink.
  public var image: Raster
  /// Where the whole picture goes, in points from the line's origin.
  public var frame: Rect
}

/// A face other than the first family's.
///
/// Fontconfig picks, within the fallback family, the weight nearest on its own scale. A family with
/// only regular and bold gives regular up to medium, and bold from semibold.
public struct FallbackFace: Hashable, Sendable {
  /// The family's name.
  public var family: String
  /// The CSS weight asked for, 100…900.
  public var requestedWeight: Int
  /// The CSS weight found, 100…900.
  public var weight: Int
}

/// The vertical measures of the first family at one size, in points, each counted positive.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line.
  public var descent: Double
  /// The gap the font wants between lines.
  public var lineGap: Double
  /// The height of a capital without overshoot.
  public var capHeight: Double
  /// The height of a small x.
  public var xHeight: Double

  /// The distance from baseline to baseline: ascent, descent and gap.
  public var lineHeight: Double { ascent + descent + lineGap }
}

internal import SegmentPrimitives

/// One glyph of a shaped line, lengths in em.
struct PositionedGlyph {
  /// What is drawn for a character.
  enum Shape {
    case glyph(FaceInstance, UInt32)
    case missing(Unicode.Scalar)
  }

  var shape: Shape
  /// The glyph's origin, from the line's left end and down from the baseline.
  var origin: Point
}

/// The glyphs of a line in order from left to right, of whatever faces.
struct GlyphRun {
  /// The width of the box that stands for a missing character, in em.
  static let missingAdvance = 0.6

  /// What shaped the line.
  let shaper: ShaperKind
  private(set) var glyphs: [PositionedGlyph] = []
  /// The sum of the advances in em.
  private(set) var width = 0.0

  /// Adds a glyph at the right end; a box for a missing character has an advance of its own.
  mutating func append(_ shape: PositionedGlyph.Shape, advance: Double, offset: Point) {
    glyphs.append(PositionedGlyph(shape: shape, origin: Point(x: width, y: 0) + offset))
    if case .missing = shape { width += GlyphRun.missingAdvance } else { width += advance }
  }

  /// Makes a run without glyphs.
  init(shaper: ShaperKind) { self.shaper = shaper }

  /// The faces in use, from left to right; a face may come again.
  var faces: [FaceInstance] {
    var faces: [FaceInstance] = []
    for case .glyph(let face, _) in glyphs.map(\.shape) where faces.last !== face {
      faces.append(face)
    }
    return faces
  }

  /// The characters no font has.
  var missing: Set<Unicode.Scalar> {
    Set(
      glyphs.compactMap { glyph in
        if case .missing(let scalar) = glyph.shape { scalar } else { nil }
      })
  }
}

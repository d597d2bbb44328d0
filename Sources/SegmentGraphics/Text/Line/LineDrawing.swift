internal import SegmentPixels
internal import SegmentPrimitives

/// Turns a glyph run into outlines and pictures at one size.
struct LineDrawing {
  var style: TextStyle
  /// Pixels a point.
  var scale: Double

  /// The line of a glyph run, as if it were whole and without fallback faces.
  /// - Throws: `TextError.brokenPicture`, `.pictureTooLarge`.
  func line(_ run: GlyphRun, text: String) throws(TextError) -> ShapedLine {
    var line = ShapedLine(
      text: text, width: run.width * style.size, ink: .zero, outline: Path(), colorGlyphs: [],
      missing: missing(run, in: text), fallbacks: [], isTruncated: false, shaper: run.shaper)
    var outline = LineOutline()
    for glyph in run.glyphs { try add(glyph, to: &line, &outline) }
    line.outline = outline.path
    line.ink = line.colorGlyphs.reduce(line.outline.bounds ?? .zero) { $0.union($1.frame) }
    return line
  }

  private func add(
    _ glyph: PositionedGlyph, to line: inout ShapedLine, _ outline: inout LineOutline
  ) throws(TextError) {
    let origin = glyph.origin * style.size
    switch glyph.shape {
    case .glyph(let face, let id):
      let pixelsPerEm = min(style.size * scale, GlyphImage.largestPixelsPerEm)
      if let image = try face.image(of: id, pixelsPerEm: pixelsPerEm) {
        line.colorGlyphs.append(colorGlyph(image, at: origin))
      } else {
        outline.append(sized(face.outline(of: id), at: origin))
      }
    case .missing:
      outline.append(sized(LineDrawing.missingBox, at: origin))
    }
  }

  private func sized(_ outline: Path, at origin: Point) -> Path {
    outline.applying(
      Transform(a: style.size, b: 0, c: 0, d: style.size, tx: origin.x, ty: origin.y))
  }

  private func colorGlyph(_ image: GlyphImage, at origin: Point) -> ColorGlyph {
    let pointsPerPixel = style.size / image.pixelsPerEm
    let frame = Rect(
      x: Double(-image.originX), y: Double(-image.originY), width: Double(image.raster.width),
      height: Double(image.raster.height))
    return ColorGlyph(
      image: image.raster,
      frame: frame.scaled(by: pointsPerPixel).offset(x: origin.x, y: origin.y))
  }

  private func missing(_ run: GlyphRun, in text: String) -> [Unicode.Scalar] {
    var left = run.missing
    return text.unicodeScalars.filter { left.remove($0) != nil } + left.sorted()
  }

  /// The box in place of a missing character in em: a frame as high as capitals are, its own shape, so
  /// that no font's idea of it moves a pixel.
  private static let missingBox: Path = {
    let outer = Rect(
      minX: 0.06, minY: -0.727, maxX: GlyphRun.missingAdvance - 0.06, maxY: 0)
    var box = Path.roundedRectangle(outer, radius: 0.1)
    box.append(Path.roundedRectangle(outer.inset(by: 0.06), radius: 0.04).reversed)
    return box
  }()
}

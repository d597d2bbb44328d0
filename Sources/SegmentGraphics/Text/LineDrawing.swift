internal import SegmentPixels
internal import SegmentPrimitives

/// Turns placed glyphs into outlines and pictures at one size.
struct LineDrawing {
  var style: TextStyle
  /// Pixels a point.
  var scale: Double

  /// The line of a row of glyphs, as if it were whole and without fallback faces.
  func line(_ row: GlyphRow, text: String) -> ShapedLine {
    var line = ShapedLine(
      text: text, width: row.width * style.size, ink: .zero, outline: Path(), colorGlyphs: [],
      missing: missing(row, in: text), fallbacks: [], isTruncated: false)
    for glyph in row.glyphs { add(glyph, to: &line) }
    line.ink = line.colorGlyphs.reduce(line.outline.bounds ?? .zero) { $0.union($1.frame) }
    return line
  }

  private func add(_ placed: PlacedGlyph, to line: inout ShapedLine) {
    let origin = placed.origin * style.size
    switch placed.shape {
    case .glyph(let font, let glyph):
      let pixelsPerEm = min(style.size * scale, GlyphImage.largestPixelsPerEm)
      if let image = font.image(of: glyph, pixelsPerEm: pixelsPerEm) {
        line.colorGlyphs.append(colorGlyph(image, at: origin))
      } else {
        line.outline.append(place(font.outline(of: glyph), at: origin))
      }
    case .missing:
      line.outline.append(place(LineDrawing.missingBox, at: origin))
    }
  }

  private func place(_ outline: Path, at origin: Point) -> Path {
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

  private func missing(_ row: GlyphRow, in text: String) -> [Unicode.Scalar] {
    var left = row.missing
    return text.unicodeScalars.filter { left.remove($0) != nil } + left.sorted()
  }

  /// The box for a missing character in em: a frame as high as capitals are, its own shape, so
  /// that no font's idea of it moves a pixel.
  private static let missingBox: Path = {
    let outer = Rect(
      minX: 0.06, minY: -0.727, maxX: GlyphRow.missingAdvance - 0.06, maxY: 0)
    var box = Path.roundedRectangle(outer, radius: 0.1)
    box.append(Path.roundedRectangle(outer.inset(by: 0.06), radius: 0.04).reversed)
    return box
  }()
}

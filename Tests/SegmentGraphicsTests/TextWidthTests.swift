import SegmentGraphics
import Testing

@Suite("Text widths")
struct TextWidthTests {
  let reference: TextWidths

  init() throws { reference = try TextWidths.reference }

  @Test("Every label is as wide as HarfBuzz makes it on the font file", arguments: [1.0, 2.625])
  func widthsMatchTheReference(scale: Double) throws {
    let typesetter = try Typesetter(scale: scale)
    for (label, width) in reference.widths {
      let line = try typesetter.line(label, style: .label, direction: .leftToRight)
      #expect(abs(line.width - width) < 0.02, "\(label): \(line.width), not \(width)")
      #expect(line.missing.isEmpty && !line.isTruncated && line.text == label)
    }
    let font = try #require(typesetter.fontFiles.first)
    #expect(try fontChecksum(font.path) == reference.font.sha256)
    #expect(font.family == "Inter" && font.origin == .requested)
  }

  @Test("A width grows with the size in proportion", arguments: [0.01, 1, 12, 53, 10_000])
  func widthsScale(size: Double) throws {
    let typesetter = try Typesetter(scale: 1)
    let unit = try typesetter.line("Größe", style: .label, direction: .leftToRight).width / 13
    let width = try typesetter.line(
      "Größe", style: TextStyle(size: size), direction: .leftToRight
    ).width
    #expect(abs(width / size - unit) < 1e-9)
  }

  @Test("The vertical measures are those of the font's tables")
  func metrics() throws {
    let metrics = try Typesetter(scale: 1).metrics(TextStyle(size: 100))
    let unit = 100 / reference.font.unitsPerEm
    #expect(abs(metrics.ascent - reference.font.ascender * unit) < 0.01)
    #expect(abs(metrics.descent + reference.font.descender * unit) < 0.01)
    #expect(abs(metrics.capHeight - reference.font.capHeight * unit) < 0.01)
    #expect(abs(metrics.lineGap - reference.font.lineGap * unit) < 0.01)
    #expect(metrics.xHeight > 0 && metrics.xHeight < metrics.capHeight)
    #expect(metrics.lineHeight == metrics.ascent + metrics.descent + metrics.lineGap)
  }
}

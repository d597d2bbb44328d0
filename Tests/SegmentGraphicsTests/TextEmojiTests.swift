import SegmentPixels
import SegmentGraphics
import SegmentPrimitives
import Testing

@Suite("Emoji")
struct TextEmojiTests {
  @Test(
    "A sequence is one picture and nothing else, whichever font comes first",
    arguments: [
      "👩‍🚒", "👩‍👩‍👧‍👧", "🇩🇪", "👍🏽", "1️⃣", "❤️", "☺️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "©️", "🖤",
    ], ["Inter", "DejaVu Sans"])
  func sequenceIsOnePicture(sequence: String, family: String) throws {
    let typesetter = try Typesetter(fonts: FontRequest(family: family), scale: 3)
    let line = try typesetter.line(sequence, style: .label, direction: .leftToRight)
    #expect(line.colorGlyphs.count == 1)
    #expect(line.outline.isEmpty)
    #expect(line.missing.isEmpty)
    #expect(line.width > 13 && line.width < 20)
  }

  @Test("A sequence beside text is as wide as alone", arguments: [TextDirection.leftToRight])
  func sequenceBesideText(direction: TextDirection) throws {
    let typesetter = try Typesetter(scale: 3)
    func width(_ text: String) throws -> Double {
      try typesetter.line(text, style: .label, direction: direction).width
    }
    #expect(abs(try width("👩‍🚒 911") - width("👩‍🚒") - width(" 911")) < 0.02)
  }

  @Test("The text variation is an outline, the emoji variation a picture")
  func variations() throws {
    let typesetter = try Typesetter(scale: 3)
    let plain = try typesetter.line("❤\u{FE0E}", style: .label, direction: .leftToRight)
    #expect(plain.colorGlyphs.isEmpty && !plain.outline.isEmpty && plain.missing.isEmpty)
    let color = try typesetter.line("❤\u{FE0F}", style: .label, direction: .leftToRight)
    #expect(color.colorGlyphs.count == 1 && color.outline.isEmpty && color.missing.isEmpty)
  }

  @Test("A picture has a transparent edge and the size of its text", arguments: [1.0, 2.625, 3])
  func pictureIsWhole(scale: Double) throws {
    let typesetter = try Typesetter(scale: scale)
    let line = try typesetter.line("👍🏽", style: .label, direction: .leftToRight)
    let glyph = try #require(line.colorGlyphs.first)
    let image = glyph.image
    let ink = try #require(image.inkBounds)
    #expect(ink.columns == 1..<image.width - 1 && ink.rows == 1..<image.height - 1)
    #expect(abs(glyph.frame.width * scale - Double(image.width)) < 1e-6)
    #expect(abs(glyph.frame.height * scale - Double(image.height)) < 1e-6)
    #expect(line.ink == glyph.frame)
    let colors = Set(image.pixels.filter { $0 >> 24 == 255 })
    #expect(colors.count > 3, "a thumb of one colour is no picture")
  }

  @Test("A huge size gives a picture of bounded pixels that still fills its place")
  func hugePicture() throws {
    let style = TextStyle(size: 5000)
    let line = try Typesetter(scale: 3).line("👍", style: style, direction: .leftToRight)
    let glyph = try #require(line.colorGlyphs.first)
    #expect(glyph.image.width < 2048 && glyph.frame.width > 4000)
  }
}

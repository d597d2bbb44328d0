import SegmentPrimitives
import Testing

@testable import SegmentGraphics

@Suite("Shaping with one face")
struct FaceShaperTests {
  private static let regular = "/usr/share/fonts/opentype/inter/Inter-Medium.otf"
  private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"

  /// A glyph's number and place, without its font: the two shapers make fonts of their own.
  private struct Place: Equatable {
    var glyph: UInt32
    var origin: Point
  }

  private func places(_ row: GlyphRow) -> [Place] {
    row.glyphs.compactMap { placed in
      guard case .glyph(_, let glyph) = placed.shape else { return nil }
      return Place(glyph: glyph, origin: placed.origin)
    }
  }

  private func collection(_ file: String) throws -> (FontCollection, family: String) {
    let configuration = try #require(FontConfiguration())
    let collection = FontCollection(configuration)
    try collection.add(file: file)
    let family = try #require(collection.faces.first?.families.first)
    collection.prefer(family)
    return (collection, family)
  }

  private func shaper(_ collection: FontCollection, _ file: String) throws -> FaceShaper {
    let face = try #require(collection.face(ofFile: file))
    return try #require(FaceShaper(face))
  }

  @Test(
    "A line of one alphabet is shaped as Pango shapes it",
    arguments: [
      ("Miniatures", "en"), ("Größe AVATAR Töpfe", "de"), ("Ținută şi ţară", "ro"),
      ("IĞDIR ışık fi ffi", "tr"), ("Naïve e\u{301} A\u{30A}", "fr"), ("l·l 100%", "ca"),
      ("Tất cả Đường", "vi"), ("Настройки Ёлка", "ru"), ("Бързо вгдж", "bg"), ("Њушка", "sr"),
      ("Ρυθμίσεις ΆΈ", "el"), ("Recipes", "ja"), ("Настройки", "ja"), ("2014/15 (3×)", "en"),
      ("→ 50 € • “x” – y", "en"), ("Recipes → Παντού?", "en"), ("", "en"), (" a  b ", "en"),
      ("Wait… To. P, 1:2 -> => 3x4", "pt-BR"),
    ], [regular, serif])
  func sameAsPango(line: (text: String, language: String), file: String) throws {
    let (collection, family) = try collection(file)
    let style = TextStyle(size: 13, locale: line.language)
    let face = try shaper(collection, file)
    // More than one alphabet is left to Pango, and nothing else of these.
    let row = face.row(line.text, style: style)
    #expect((row == nil) == line.text.contains("Recipes → Π"))
    guard let row else { return }
    let expected = try PangoShaper(collection).row(
      line.text, family: family, style: style, direction: .leftToRight)
    #expect(places(row) == places(expected))
    #expect(row.width == expected.width)
  }

  @Test(
    "What needs more than one face and one alphabet is refused",
    arguments: [
      "שלום", "مرحبا", "中文", "👍", "1\u{FE0F}\u{20E3}", "a\u{200D}b", "soft\u{AD}hyphen",
      "a\u{202E}b", "Aя", "ไทย", "\u{10FFFD}",
    ])
  func refused(text: String) throws {
    let (collection, _) = try collection(Self.regular)
    let face = try shaper(collection, Self.regular)
    #expect(face.row(text, style: .label) == nil)
  }

  @Test("A face of pictures, or one of several in a file, is refused")
  func otherFaces() throws {
    let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    let (pictures, _) = try collection(emoji)
    let picture = try #require(pictures.face(ofFile: emoji))
    #expect(FaceShaper(picture) == nil)
    let several = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
    let (faces, _) = try collection(several)
    #expect(faces.faces.count > 1)
    #expect(!faces.faces.contains { faces.face(ofFile: $0.path) != nil })
  }

  @Test("The measures of a face are those that Pango's font has")
  func metrics() throws {
    let (collection, family) = try collection(Self.regular)
    let face = try shaper(collection, Self.regular)
    let shaper = try PangoShaper(collection)
    let font = try #require(shaper.font(family: family, style: .label))
    #expect(face.font.metrics == font.metrics)
  }
}

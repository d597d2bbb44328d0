import SegmentGraphics
import SegmentPrimitives
import Testing

@Suite("Vector documents say what they show")
struct VectorDescriptionTests {
  private func document(_ format: VectorFormat, _ text: String?) throws -> String {
    let description = text.map { PictureDescription(text: $0, language: "pt-BR") }
    let bytes = try vectorDocument(
      format, size: Size(width: 20, height: 10), description: description
    ) { canvas throws(DrawingError) in
      canvas.fill(.rectangle(Rect(x: 2, y: 2, width: 4, height: 4)), with: .black)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("An SVG is one image with a title in its language, and as it was otherwise")
  func svg() throws {
    let (plain, described) = (try document(.svg, nil), try document(.svg, "Receitas, 1 de 2"))
    let title = "\n<title xml:lang=\"pt-BR\">Receitas, 1 de 2</title>"
    #expect(described.contains("<svg role=\"img\" xmlns=") && described.contains(">\(title)"))
    let rest = described.split(separator: title).joined().split(separator: "role=\"img\" ")
    #expect(rest.joined() == plain)
    #expect(!plain.contains("<title") && !plain.contains("role="))
  }

  @Test(
    "No text breaks out of the title",
    arguments: [
      ("</title><script>", "&lt;/title&gt;&lt;script&gt;"), ("Q&A", "Q&amp;A"),
      ("&amp;", "&amp;amp;"), ("a\"b'", "a&quot;b'"), ("\u{1}\u{FFFE}", "\u{FFFD}\u{FFFD}"),
      ("ساعت 👩‍🚒", "ساعت 👩‍🚒"),
    ])
  func escaping(text: String, escaped: String) throws {
    #expect(try document(.svg, text).contains(">\(escaped)</title>"))
  }

  @Test("A PDF has a title")
  func pdf() throws {
    #expect(try document(.pdf, "Recipes").contains("/Title (Recipes)"))
    #expect(try !document(.pdf, nil).contains("/Title"))
  }
}

import SegmentGraphics
import SegmentPrimitives
import Testing

@Suite("A vector document that fails")
struct VectorErrorTests {
  @Test("An error inside the drawing reaches the caller, and Cairo's last bytes nobody")
  func failedDrawing() {
    for format in VectorFormat.allCases {
      #expect(throws: DrawingError.outOfMemory) {
        try vectorDocument(format, size: Size(width: 10, height: 10)) {
          (canvas) throws(DrawingError) in throw .outOfMemory
        }
      }
    }
  }

  @Test(
    "Any description can be a document's title",
    arguments: ["\u{FFFF}", "\u{FDD0}a", "a\u{1FFFE}b\u{10FFFF}", "\u{10FFFD}"])
  func noncharacters(text: String) throws {
    for format in VectorFormat.allCases {
      let bytes = try vectorDocument(
        format, size: Size(width: 10, height: 10),
        description: PictureDescription(text: text, language: "en")
      ) { _ throws(DrawingError) in }
      #expect(!bytes.isEmpty)
    }
  }
}

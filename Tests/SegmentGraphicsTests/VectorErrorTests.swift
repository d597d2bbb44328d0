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
    arguments: [0xFFFF, 0xFDD0, 0x1FFFE, 0x10FFFF, 0x10FFFD] as [UInt32])
  func noncharacters(code: UInt32) throws {
    let text = "a\(try #require(Unicode.Scalar(code)))b"
    for format in VectorFormat.allCases {
      let bytes = try vectorDocument(
        format, size: Size(width: 10, height: 10),
        description: PictureDescription(text: text, language: "en")
      ) { _ throws(DrawingError) in }
      #expect(!bytes.isEmpty)
    }
  }
}

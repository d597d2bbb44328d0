import SegmentPrimitives
import Testing

@Suite("Quoting foreign text in a message")
struct PrintableTests {
  @Test("Nothing printed can break the line or steer the terminal")
  func controls() {
    let text = "a\u{1B}[31m\n\u{0}\u{202E}\u{2028}\u{9B}é😀"
    #expect(text.printable == #"a\u{1B}[31m\u{A}\u{0}\u{202E}\u{2028}\u{9B}é😀"#)
  }

  @Test("Long texts are cut")
  func length() {
    #expect(String(repeating: "é", count: 200).printable.unicodeScalars.count == 200)
    #expect(String(repeating: "é", count: 1_000_000).printable.unicodeScalars.count == 201)
  }

  @Test("Bytes outside UTF-8 are shown one by one")
  func bytes() {
    #expect(String(printable: Array("é".utf8) + [0xFF, 0xE9, 0x41, 0xC3]) == #"é\xFF\xE9A\xC3"#)
  }
}

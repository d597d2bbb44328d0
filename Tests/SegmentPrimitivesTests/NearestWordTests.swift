import SegmentPrimitives
import Testing

@Suite("Suggesting a word")
struct SuggestionTests {
  @Test(
    "A near miss finds its word, a far one none",
    arguments: [
      ("lables", "labels"), ("LABELS", "labels"), ("labl", "label"), ("slected", "selected"),
      ("transp", "transparency"), ("zzz", nil), ("", nil), ("s", nil),
    ])
  func near(text: String, expected: String?) {
    let words = ["label", "labels", "selected", "sizing", "transparency"]
    #expect(nearestWord(to: text, in: words) == expected)
  }
}

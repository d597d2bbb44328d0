import SegmentFiles
import Testing

@Suite("Naming outputs")
struct TemplateTests {
  static let hostile = [
    "../../x", "..", ".", " .. ", "/etc/x", "a/../../b", "x\0y", "CON", "nul.txt", "com1", "",
    "a\\b", "C:\\x", ".hidden", "trailing.", "trailing ", "\n", "\u{202E}gpj", "-", "...",
    "\u{2028}",
    String(repeating: "../", count: 200),
  ]

  @Test("A value never leaves its folder, hides, or means a device", arguments: hostile)
  func safety(value: String) {
    let name = safeName(value)
    #expect(!name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix("."))
    #expect(!name.contains { "/\\:\0\n\u{2028}\u{202E}".contains($0) })
    #expect(!["con", "nul", "com1"].contains(name.prefix { $0 != "." }.lowercased()))
    #expect(safeName(name) == name)
  }

  @Test(
    "Harmless values stay as they are",
    arguments: [
      "Recipes", "Überweisen", "بحث", "👩‍👩‍👧‍👧", "ลิ้น", "a b", "1.5", "zh-Hant-TW", "Q&A", "100%",
      "{label}",
      "CONSOLE", "e\u{301}",
    ])
  func harmless(value: String) {
    #expect(safeName(value).utf8.elementsEqual(value.utf8))
  }

  @Test(
    "Places are filled",
    arguments: [
      ("{index}-{label}@{scale}x.png", "3-A_B@1.5x.png"),
      ("{locale}/{appearance}.png", "de/dark.png"),
      ("%d.png", "12.png"), ("f/%04d.png", "f/0012.png"), ("%01d", "12"), ("100%%", "100%"),
      ("50%.png", "50%.png"), ("{}{-}{label", "{}{-}{label"), ("%s %x", "%s %x"), ("{frame}", "12"),
      ("../{label}", "../A_B"), ("plain.png", "plain.png"), ("/a//b", "/a//b"),
    ])
  func filling(template: String, expected: String) throws {
    let values: [OutputTemplate.Placeholder: String] = [
      .index: "3", .label: "A/B", .scale: "1.5", .locale: "de", .appearance: "dark", .frame: "12",
    ]
    #expect(try OutputTemplate(template).path(values) == expected)
  }

  @Test(
    "Windows' devices and marks of direction are made safe (38)",
    arguments: [
      ("CON .txt", "_CON .txt"), ("COM¹", "_COM¹"), ("conin$", "_conin$"), ("a\u{61C}b", "a_b"),
      ("CONSOLE", "CONSOLE"), ("COM10", "COM10"),
    ])
  func devices(value: String, expected: String) throws {
    #expect(try OutputTemplate("{label}").path([.label: value]) == expected)
  }

  @Test("Names are cut between characters to what a file system takes")
  func length() throws {
    let family = "👩‍👩‍👧‍👧"
    for (label, suffix) in [
      (String(repeating: "x", count: 5000), ".png"),
      (String(repeating: family, count: 50), "@3x.png"),
    ] {
      let name = try OutputTemplate("d/{label}\(suffix)").path([.label: label]).dropFirst(2)
      #expect(name.utf8.count <= 255 && name.utf8.count > 255 - family.utf8.count)
      #expect(name.hasSuffix(suffix) && label.hasPrefix(name.dropLast(suffix.count)))
    }
  }

  @Test(
    "A wrong place is refused with what to do",
    arguments: [
      (
        "{lable}",
        "unknown placeholder {lable}; did you mean {label}? there are {index}, {label}, "
          + "{scale}, {appearance}, {locale}, {frame}"
      ),
      ("%4d", "%4d numbers nothing; write %d or %04d"),
      ("%0999999999d", "%0999999999d numbers nothing; write %d or %04d"),
    ])
  func wrongPlaces(template: String, expected: String) {
    let error = #expect(throws: TemplateError.self) { try OutputTemplate(template) }
    #expect(error?.description == "cannot name the output: " + expected)
  }

  @Test("A place without a value is refused")
  func unavailable() {
    #expect(throws: TemplateError.unavailable(.frame)) {
      try OutputTemplate("%d").path([.label: "A"])
    }
  }

  @Test("Two outputs with one path are refused with the place that would part them")
  func duplicates() throws {
    let values: [[OutputTemplate.Placeholder: String]] = [
      [.label: "a/b", .index: "0", .scale: "2"], [.label: "a:b", .index: "1", .scale: "2"],
    ]
    #expect(throws: TemplateError.duplicate("x/a_b", missing: [.index])) {
      try OutputTemplate("x/{label}").paths(values)
    }
    #expect(try OutputTemplate("{index}{label}").paths(values) == ["0a_b", "1a_b"])
  }

  @Test(
    "Paths to one file are found equal",
    arguments: [
      ("a/./b", "a/b"), ("a//b", "a/b"), ("a/x/../b", "a/b"), ("../a", "../a"), ("/./a", "/a"),
    ])
  func normalization(path: String, expected: String) {
    #expect(normalized(path: path) == expected)
  }
}

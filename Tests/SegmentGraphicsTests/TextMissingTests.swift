import Foundation
import SegmentPrimitives
import Testing
import TestSupport

@testable import SegmentGraphics

@Suite("Characters and fonts that are missing")
struct TextMissingTests {
  @Test("A character no font has is named once and shown as a box of its own width")
  func unknownCharacter() throws {
    let typesetter = try Typesetter(scale: 3)
    let line = try typesetter.line(
      "a\u{10FFFD}b\u{10FFFD}", style: .label, direction: .leftToRight)
    #expect(line.missing == ["\u{10FFFD}"])
    let letters = try typesetter.line("ab", style: .label, direction: .leftToRight)
    #expect(abs(line.width - letters.width - 2 * 0.6 * 13) < 0.3, "kerning apart")
    #expect(line.outline.elements.count > letters.outline.elements.count)
  }

  @Test(
    "Without the system's fonts what they would have helped with is named",
    arguments: [
      ("中a日", ["中", "日"]), ("👩‍🚒", ["👩", "🚒"]), ("👍🏽", ["👍", "🏽"]),
      ("A\u{200D}B\u{FE0F}\u{AD}", []),
    ] as [(String, [Unicode.Scalar])])
  func systemFontsForbidden(text: String, missing: [Unicode.Scalar]) throws {
    let typesetter = try Typesetter(fonts: FontRequest(systemFonts: .never), scale: 3)
    let line = try typesetter.line(text, style: .label, direction: .leftToRight)
    #expect(line.missing == missing)
    #expect(line.ink.x >= -1 && line.ink.maxX <= line.width + 1)
    #expect(typesetter.fontFiles.allSatisfy { $0.origin == .requested })
  }

  @Test(
    "Control characters and line breaks are spaces",
    arguments: ["\n", "\t", "\0", "\u{2028}", "\u{85}", "\r\n"])
  func controlCharacters(control: String) throws {
    let typesetter = try Typesetter(scale: 3)
    let line = try typesetter.line("a\(control)b", style: .label, direction: .leftToRight)
    let spaces = String(repeating: " ", count: control.unicodeScalars.count)
    let expected = try typesetter.line("a\(spaces)b", style: .label, direction: .leftToRight)
    #expect(line.outline == expected.outline && line.missing.isEmpty)
    #expect(line.text == "a\(control)b")
  }

  @Test("With no font at all the error says what to install")
  func noFont() throws {
    let folder = try Workspace()
    let paths = SystemFontPaths(
      defaultFamilyDirectory: folder.path,
      configurationFile: try folder.write("<fontconfig></fontconfig>", to: "fonts.conf"))
    let typesetter = try Typesetter(fonts: FontRequest(), scale: 3, systemPaths: paths)
    let error = #expect(throws: TextError.noFont(family: "Inter")) {
      try typesetter.line("Tag", style: .label, direction: .leftToRight)
    }
    #expect(error?.description.contains("fonts-inter") == true)
  }

  @Test("An unknown family and an unreadable folder are refused by name")
  func unknownFamilyAndFolder() throws {
    let typesetter = try Typesetter(fonts: FontRequest(family: "No Such"), scale: 3)
    #expect(throws: TextError.unknownFamily("No Such")) {
      try typesetter.line("Tag", style: .label, direction: .leftToRight)
    }
    #expect(throws: TextError.unreadableDirectory("/no/such")) {
      try Typesetter(fonts: FontRequest(directories: ["/no/such"]), scale: 3)
    }
  }

  @Test(
    "Sizes, scales and lengths out of range are refused",
    arguments: [0, -1, .nan, .infinity, 10_001])
  func outOfRange(value: Double) throws {
    let typesetter = try Typesetter(scale: 3)
    #expect(throws: TextError.self) {
      try typesetter.line("a", style: TextStyle(size: value), direction: .leftToRight)
    }
    if value < 1 || !value.isFinite {
      #expect(throws: TextError.self) { try Typesetter(scale: value) }
    }
    let long = String(repeating: "a", count: Typesetter.longestText + 1)
    #expect(throws: TextError.textTooLong(bytes: long.utf8.count, limit: long.utf8.count - 1)) {
      try typesetter.line(long, style: .label, direction: .leftToRight)
    }
  }

  private static let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  private func line(fontsIn folder: Workspace) throws -> ShapedLine {
    let fonts = FontRequest(family: "DejaVu Sans", directories: [folder.path], systemFonts: .never)
    return try Typesetter(fonts: fonts, scale: 1).line("A", style: .label, direction: .leftToRight)
  }

  @Test("A font that is cut short, no font, or packed for the web is refused by its file's name")
  func brokenFonts() throws {
    let whole = try Data(contentsOf: URL(filePath: Self.font))
    func error(_ data: Data) throws -> (TextError?, String) {
      let folder = try Workspace()
      let path = "\(folder.path)/a.ttf"
      try data.write(to: URL(filePath: path))
      return (#expect(throws: TextError.self) { try line(fontsIn: folder) }, path)
    }
    for length in [13, 100, 2000, whole.count / 2, whole.count - 40] {
      let (error, path) = try error(whole.prefix(length))
      guard case .brokenFont(path, _)? = error else {
        Issue.record("\(length): \(String(describing: error))")
        continue
      }
    }
    for signature in ["wOFF", "wOF2"] {
      let (error, path) = try error(Data(signature.utf8) + whole.dropFirst(4))
      #expect(error == .webFont(path))
    }
    for data in [Data(), Data("no font at all".utf8)] {
      let (error, path) = try error(data)
      #expect(error == .unreadableFile(path))
    }
  }

  @Test(
    "FIFOs, links in circles and second links in a font folder are left out",
    .timeLimit(.minutes(1)))
  func strangeFiles() throws {
    let folder = try Workspace(copying: ["a.ttf": Self.font])
    let isMade = unsafe mkfifo("\(folder.path)/b.ttf", 0o600) == 0
    #expect(isMade)
    for name in 0..<6 {
      try folder.link("\(name)", to: ".")
    }
    try folder.link("c.ttf", to: "a.ttf")
    try folder.link("d.ttf", to: "/dev/zero")
    #expect(try FontDirectory(folder.path).files == ["\(folder.path)/a.ttf"])
    #expect(try line(fontsIn: folder).missing.isEmpty)
  }

  @Test("A folder of too many files, or with a name that C would cut, is refused")
  func strangeFolders() throws {
    let folder = try Workspace()
    for name in 0...FontDirectory.mostEntries {
      try folder.link("\(name)", to: "x")
    }
    #expect(throws: TextError.tooManyFiles(folder.path, limit: FontDirectory.mostEntries)) {
      try FontDirectory(folder.path)
    }
    let cut = "\(folder.path)\0/absent"
    #expect(throws: TextError.unreadableDirectory(cut)) { try FontDirectory(cut) }
  }
}

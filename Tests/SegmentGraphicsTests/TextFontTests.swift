import Foundation
import SegmentPrimitives
import Testing
import TestSupport

@testable import SegmentGraphics

@Suite("Fonts")
struct TextFontTests {
  private func line(
    _ text: String, style: TextStyle = .label, fonts: FontRequest = FontRequest(),
    systemPaths: SystemFontPaths = SystemFontPaths()
  ) throws -> ShapedLine {
    try Typesetter(fonts: fonts, scale: 3, systemPaths: systemPaths)
      .line(text, style: style, direction: .leftToRight)
  }

  /// A copy of Inter Medium whose advances are a sixteenth of an em wider.
  private func otherBuild(in folder: Workspace) throws {
    var data = try Data(contentsOf: URL(filePath: TestFont.inter))
    func number(_ offset: Int, _ bytes: Int) -> Int {
      data[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
    let record = try #require(
      (0..<number(4, 2)).map { 12 + 16 * $0 }.first { data[$0..<$0 + 4] == Data("hmtx".utf8) })
    let (start, length) = (number(record + 8, 4), number(record + 12, 4))
    for offset in stride(from: start, to: start + length - 3, by: 4) {
      let advance = UInt16(truncatingIfNeeded: number(offset, 2) + 176)
      (data[offset], data[offset + 1]) = (UInt8(advance >> 8), UInt8(advance & 255))
    }
    try data.write(to: URL(filePath: "\(folder.path)/Inter-Medium.otf"))
  }

  private func configuration(_ folder: Workspace, rule: String = "") throws -> String {
    try folder.write(
      """
      <fontconfig><dir>\(folder.path)</dir><cachedir>\(folder.path)/cache</cachedir>\(rule)\
      </fontconfig>
      """, to: "fonts.conf")
  }

  @Test(
    "A rule of the system chooses among fonts that have a character",
    arguments: ["DejaVu Sans", "Noto Sans Hebrew", "Noto Serif Hebrew"])
  func ruleChooses(family: String) throws {
    let folder = try Workspace(copying: [
      "a.ttf": TestFont.sans,
      "b.ttf": TestFont.hebrew,
      "c.ttf": TestFont.serifHebrew,
    ])
    let rule = """
      <match target="pattern"><edit name="family" mode="append"><string>\(family)</string></edit>\
      </match>
      """
    let paths = SystemFontPaths(configurationFile: try configuration(folder, rule: rule))
    #expect(try line("חיפוש", systemPaths: paths).fallbacks.map(\.family) == [family])
  }

  @Test(
    "A script's preferred family comes before the one that is preferred for all",
    arguments: [
      ("שלום", "Noto Sans Hebrew"), ("بحث", "Noto Sans Arabic"), ("Հայ", "Noto Sans Armenian"),
      ("ქართული", "Noto Sans Georgian"), ("ລາວ", "Noto Sans Lao"),
    ])
  func scriptFamily(text: String, family: String) throws {
    #expect(try line(text).fallbacks.map(\.family) == [family])
  }

  @Test("Another build of the family on the system changes nothing")
  func shadowingFamily() throws {
    let shadowed = try Workspace(copying: ["DejaVuSans.ttf": TestFont.sans])
    try otherBuild(in: shadowed)
    let clean = try Workspace(copying: ["DejaVuSans.ttf": TestFont.sans])
    let text = "Home بحث To"
    let expected = try line(
      text, systemPaths: SystemFontPaths(configurationFile: try configuration(clean)))
    let paths = SystemFontPaths(configurationFile: try configuration(shadowed))
    #expect(try line(text, systemPaths: paths) == expected)
    #expect(expected.fallbacks.map(\.family) == ["DejaVu Sans"])

    // The other build is a working font that shows when it may.
    let other = SystemFontPaths(
      defaultFamilyDirectory: clean.path, configurationFile: paths.configurationFile)
    #expect(try line(text, systemPaths: other).width > expected.width + 1)
    // And a folder named for it wins over the usual place.
    let named = FontRequest(directories: [shadowed.path])
    #expect(try line("Home", fonts: named).width > line("Home").width + 1)
  }

  @Test("An absent default family is replaced by what the system has, when that is allowed")
  func absentDefaultFamily() throws {
    let folder = try Workspace(copying: ["DejaVuSans.ttf": TestFont.sans])
    let paths = SystemFontPaths(
      defaultFamilyDirectory: "/no/such", configurationFile: try configuration(folder))
    let expected = try line("Tag", fonts: FontRequest(family: "DejaVu Sans"))
    #expect(try line("Tag", systemPaths: paths) == expected)
    #expect(throws: TextError.noFont(family: "Inter")) {
      try line("Tag", fonts: FontRequest(systemFonts: .never), systemPaths: paths)
    }
  }

  @Test("A rule that makes a font smaller changes neither advances nor outlines")
  func ruleSizes() throws {
    let folder = try Workspace(copying: [
      "b.ttf": TestFont.hebrew
    ])
    let rule = """
      <match target="font"><edit name="pixelsize" mode="assign">\
      <times><name>pixelsize</name><double>0.6</double></times></edit></match>
      """
    let lines = try ["", rule].map { rule in
      let file = try configuration(folder, rule: rule)
      return try line("חיפוש", systemPaths: SystemFontPaths(configurationFile: file))
    }
    #expect(lines.allSatisfy { $0.missing.isEmpty })
    #expect(abs(lines[0].width - lines[1].width) < 0.01)
    let (ink, other) = (lines[0].ink, lines[1].ink)
    #expect(abs(ink.x - other.x) < 0.01 && abs(ink.maxX - other.maxX) < 0.01)
    #expect(abs(ink.y - other.y) < 0.01 && abs(ink.maxY - other.maxY) < 0.01)
  }

  @Test(
    "Of a list of families the first that there is is taken, a generic name for the system's",
    arguments: [
      ("No Such, DejaVu Sans", "DejaVu Sans"), ("'Noto Serif', Inter", "Noto Serif"),
      ("system-ui", "Inter"), ("-apple-system, Arial", "Inter"),
    ])
  func families(list: String, family: String) throws {
    let typesetter = try Typesetter(fonts: FontRequest(family: list), scale: 1)
    _ = try typesetter.line("Tag", style: .label, direction: .leftToRight)
    #expect(typesetter.fontFiles.map(\.family) == [family])
  }

  @Test("A generic name is what the system has of that kind")
  func genericFamily() throws {
    let typesetter = try Typesetter(fonts: FontRequest(family: "No Such,monospace"), scale: 1)
    let widths = try ["iii", "mmm"].map {
      try typesetter.line($0, style: .label, direction: .leftToRight).width
    }
    #expect(widths[0] == widths[1])
  }

  @Test("The other families of a list help out first")
  func fallbackFamilies() throws {
    let fonts = FontRequest(family: "Inter, Noto Serif Hebrew")
    #expect(try line("Tag שבוע", fonts: fonts).fallbacks.map(\.family) == ["Noto Serif Hebrew"])
  }

  @Test("A family that is nearly spelt as one there is is suggested")
  func suggestedFamily() throws {
    #expect(throws: TextError.unknownFamily("DejaVu Sanz", suggestion: "DejaVu Sans")) {
      try line("Tag", fonts: FontRequest(family: "DejaVu Sanz"))
    }
  }

  @Test("A folder's family is found by name, in any case, without the system")
  func familyInFolder() throws {
    let folder = try Workspace(copying: ["a.ttf": TestFont.sans])
    let fonts = FontRequest(
      family: "dejavu sans", directories: [folder.path], systemFonts: .never)
    let line = try line("Tag بحث", fonts: fonts)
    #expect(line.missing.isEmpty && line.fallbacks.isEmpty)
    let system = try self.line("Tag بحث", fonts: FontRequest(family: "DejaVu Sans"))
    #expect(line == system)
  }

  @Test(
    "The optical size of a variable font is the text's size in points",
    arguments: [(8.0, 0.5), (76, 0.75), (144, 1), (4, 0.5), (300, 1)])
  func opticalSize(size: Double, width: Double) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../fixtures/fonts").path
    let fonts = FontRequest(
      family: "Optical Size Test", directories: [folder], systemFonts: .never)
    let line = try line("A", style: TextStyle(size: size), fonts: fonts)
    #expect(abs(line.width / size - width) < 0.001)
    #expect(abs(line.ink.width / size - width) < 0.002)
  }

  @Test("A folder's font helps out before the system's")
  func folderHelpsOut() throws {
    // The system itself would take Noto Sans Thai.
    let folder = try Workspace(copying: ["looped.ttf": TestFont.loopedThai])
    let line = try line("ลิ้น 中", fonts: FontRequest(directories: [folder.path]))
    #expect(line.fallbacks.map(\.family).contains("Noto Looped Thai"))
  }

  @Test("Each weight and slant is a face of its own", arguments: Weight.allCases, [false, true])
  func faces(weight: Weight, isItalic: Bool) throws {
    let typesetter = try Typesetter(scale: 3)
    let style = TextStyle(size: 13, weight: weight, isItalic: isItalic)
    _ = try typesetter.line("Tag", style: .label, direction: .leftToRight)
    let line = try typesetter.line("golf", style: style, direction: .leftToRight)
    #expect(try self.line("golf", style: style) == line)
    let isSame = style == .label
    #expect((try self.line("golf") == line) == isSame)
    #expect(typesetter.fontFiles.count == (isSame ? 1 : 2))
  }

  @Test(
    "A fallback family without the weight gives the nearest",
    arguments: [
      (Weight.regular, 400), (.medium, 400), (.semibold, 700), (.black, 700),
    ])
  func fallbackWeight(weight: Weight, expected: Int) throws {
    let line = try line("Home 中", style: TextStyle(size: 13, weight: weight, locale: "ja"))
    #expect(
      line.fallbacks == [
        FallbackFace(
          family: "Noto Sans CJK JP", requestedWeight: weight.css, weight: expected)
      ])
  }
}

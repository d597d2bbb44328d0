import Foundation
import TestSupport
import Testing

/// Fonts and rules that would hang a library, stop it, or make it print.
@Suite("Damaged fonts and impossible rules are named", .needs(.notoColorEmoji))
struct HostileFontTests {
  private static let words = ["--labels", "👍", "--show-labels", "all", "-o", "a.png"]
  private static let inFolder = [
    "--font-dir", "fonts", "--font", "Noto Color Emoji", "--system-fonts", "never",
  ]

  /// A folder with the emoji font, changed.
  private func workspace(_ change: (inout Data) throws -> Void) throws -> Workspace {
    let workspace = try Workspace()
    var font = try Data(contentsOf: URL(filePath: Requirement.emojiFont))
    try change(&font)
    try workspace.makeFolder("fonts")
    try workspace.write(Array(font), to: "fonts/emoji.ttf")
    return workspace
  }

  /// Where each PNG in a font has its first chunk of pixels.
  private func pixelChunks(in font: Data) -> [Int] {
    var (chunks, start) = ([Int](), font.startIndex)
    while let found = font.range(of: Data("IDAT".utf8), in: start..<font.endIndex) {
      chunks.append(found.lowerBound)
      start = found.upperBound
    }
    return chunks
  }

  @Test("A bit wrong in the picture of an emoji ends the run with the font's name (32)")
  func damagedBit() throws {
    let workspace = try workspace { font in
      for chunk in pixelChunks(in: font) { font[chunk + 40] ^= 4 }
    }
    let run = try workspace.segrender(HostileFontTests.words + HostileFontTests.inFolder)
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("\"fonts/emoji.ttf\": its picture of glyph"), "\(run.errors)")
    #expect(run.errors.contains("is damaged"))
    #expect(!(try workspace.names.contains("a.png")))
  }

  @Test(
    "A picture that says it is huge, or for a size of 1, takes no memory (34)", arguments: [0, 1])
  func tooLarge(sort: Int) throws {
    let workspace = try workspace { font in
      if sort == 0 {
        // Width and height stand in the chunk IHDR, which ends 8 bytes before IDAT.
        for chunk in pixelChunks(in: font) {
          guard let header = font[..<chunk].range(of: Data("IHDR".utf8), options: .backwards) else {
            continue
          }
          font.replaceSubrange(
            header.upperBound..<header.upperBound + 8, with: [0, 0, 99, 0, 0, 0, 99, 0])
        }
      } else {
        // The strikes of CBLC: 8 bytes of header, then records of 48, pixels an em in the 44th and 45th.
        let entry = try #require(font.range(of: Data("CBLC".utf8))).lowerBound
        let table = font[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
        font.replaceSubrange(table + 52..<table + 54, with: [1, 1])
      }
    }
    let run = try workspace.segrender(
      HostileFontTests.words + HostileFontTests.inFolder
        + ["--text-size-pt", "60", "--width", "12000", "--scale", "1"])
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("more than 4096 pixels"), "\(run.errors)")
  }

  /// A system of rules of one's own.
  private func system(_ rule: String, in workspace: Workspace) throws -> [String: String] {
    try workspace.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>/usr/share/fonts</dir><cachedir>\(workspace("../cache"))</cachedir>\(rule)</fontconfig>
      """, to: "fonts.conf")
    return ["FONTCONFIG_FILE": workspace("fonts.conf")]
  }

  @Test(
    "A rule that makes a size, weight or matrix no number is refused, whatever it matches (33)",
    arguments: ["size", "pixelsize", "dpi", "weight", "matrix"], ["0", "1"])
  func rules(name: String, numerator: String) throws {
    let workspace = try Workspace()
    let number = "<divide><double>\(numerator)</double><double>0</double></divide>"
    let one = "<double>1</double>"
    let value = name == "matrix" ? "<matrix>\(number)\(one)\(one)\(one)</matrix>" : number
    let environment = try system(
      "<match target=\"font\"><edit name=\"\(name)\" mode=\"assign\">\(value)</edit></match>",
      in: workspace)
    let run = try workspace.segrender(HostileFontTests.words, environment: environment)
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("a rule of fontconfig makes its \(name) "), "\(run.errors)")
    #expect(try workspace.names == ["fonts.conf"])
  }

  @Test("What fontconfig prints is said in the command's own form, and strict about it (39)")
  func messages() throws {
    let workspace = try Workspace()
    let environment = try system("<nonsense/>", in: workspace)
    let run = try workspace.segrender(HostileFontTests.words, environment: environment)
    #expect(run.isDone)
    let lines = run.errorLines.dropLast()
    #expect(lines.contains { $0.contains("fontconfig says: ") && $0.contains("nonsense") })
    #expect(lines.allSatisfy { $0.hasPrefix("segrender: warning: ") }, "\(run.errors)")
    #expect(
      try workspace.segrender(HostileFontTests.words + ["--quiet"], environment: environment)
        .errors == "")
    let strict = try workspace.segrender(
      HostileFontTests.words + ["--strict"], environment: environment)
    #expect(strict.ending == .exited(1))
  }
}

extension Requirement {
  fileprivate static let emojiFont = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  /// A colour font whose glyphs are PNG pictures.
  fileprivate static let notoColorEmoji = Requirement(
    "the font Noto Color Emoji is not installed",
    isMet: FileManager.default.fileExists(atPath: emojiFont))
}

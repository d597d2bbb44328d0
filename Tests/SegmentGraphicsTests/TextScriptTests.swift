import SegmentPrimitives
import Testing
import TestSupport

@testable import SegmentGraphics

@Suite("Scripts and directions")
struct TextScriptTests {
  private func run(
    _ text: String, _ direction: TextDirection, locale: String? = nil
  ) throws -> GlyphRun {
    let shapers = try ShaperChain(FontRequest(), systemPaths: SystemFontPaths())
    return try shapers.shape(
      text, style: TextStyle(size: 13, locale: locale), direction: direction)
  }

  /// The glyphs with ink from left to right.
  private func inked(_ text: String, _ direction: TextDirection) throws -> [UInt32] {
    try run(text, direction).glyphs.compactMap { glyph in
      guard case .glyph(let face, let id) = glyph.shape, !face.outline(of: id).isEmpty else {
        return nil
      }
      return id
    }
  }

  @Test(
    "Glyphs are those of hb-shape",
    arguments: [
      ("ลิ้น", TextDirection.leftToRight), ("เยิ้ม", .leftToRight),
      ("បញ្ចូលលុយទូរស័ព្ទ", .leftToRight), ("हिन्दी", .leftToRight), ("क्षेत्र", .leftToRight),
      ("بحث", .rightToLeft), ("جدًا", .rightToLeft), ("שלום", .rightToLeft),
      ("Việt", .leftToRight), ("q̃́", .leftToRight), ("AVATAR", .leftToRight),
    ])
  func glyphsMatchHarfBuzz(text: String, direction: TextDirection) throws {
    let run = try run(text, direction)
    #expect(run.missing.isEmpty)
    let file = try #require(run.faces.first).name.path
    #expect(run.faces.count == 1, "one font for one word")
    let ids = run.glyphs.compactMap { glyph in
      if case .glyph(_, let id) = glyph.shape { Optional(id) } else { nil }
    }
    #expect(ids == (try hbShape(text, font: file)))
  }

  @Test(
    "A grapheme cluster is drawn from one font, the first that has all of it",
    arguments: [
      ("x\u{320}", "Noto Sans", 1), ("au\u{31F}b", "Noto Sans", 3),
      ("P\u{20E0}", "Noto Sans Symbols", 1),
      ("1\u{20E3}", "Inter Display", 1), ("\u{5D0}x\u{320}\u{5D1}", "Noto Sans", 3),
      ("a\u{320}a\u{320}", "Noto Sans", 1),
    ])
  func clustersInOneFont(text: String, family: String, faces: Int) throws {
    let run = try run(text, .leftToRight)
    #expect(run.missing.isEmpty)
    #expect(run.faces.count == faces)
    #expect(run.faces.contains { $0.name.family == family }, "\(run.faces.map(\.name.family))")
  }

  private func hbShape(_ text: String, font: String) throws -> [UInt32] {
    let run = try Workspace().run(
      "hb-shape",
      ["--no-glyph-names", "--no-clusters", "--no-positions", "--language=en", font, text],
      environment: ["LC_ALL": "C.UTF-8"])
    return run.text.split { !$0.isNumber }.compactMap { UInt32($0) }
  }

  @Test(
    "Words of a line right to left stand in reading order, their digits not reversed",
    arguments: [
      ["1", "ساعت", "و", "30", "دقیقه"], ["فلتر", "زيت", "2014"], ["שלום", "12"],
    ])
  func wordsInReadingOrder(words: [String]) throws {
    let expected = try words.reversed().flatMap { try inked($0, .rightToLeft) }
    #expect(try inked(words.joined(separator: " "), .rightToLeft) == expected)
  }

  @Test(
    "Brackets and quotes enclose the word", arguments: [("(", ")", "جدًا"), ("«", "»", "الصمت")])
  func bracketsAreMirrored(open: String, close: String, word: String) throws {
    let expected =
      try inked(open, .leftToRight) + inked(word, .rightToLeft) + inked(close, .leftToRight)
    #expect(try inked(open + word + close, .rightToLeft) == expected)
  }

  @Test("The locale chooses the regional form of an ideograph")
  func regionalForms() throws {
    let families = try ["ja": "JP", "zh-Hans": "SC", "zh-Hant-TW": "TC", "zh_HK": "HK"]
      .mapValues { suffix in "Noto Sans CJK \(suffix)" }
      .map { locale, family in (family, try run("骨", .leftToRight, locale: locale).faces) }
    for (family, fonts) in families { #expect(fonts.first?.name.family == family) }
  }

  @Test(
    "The first letter decides the direction",
    arguments: [
      ("Tag", TextDirection.leftToRight), ("12 بحث", .rightToLeft), ("«שלום»", .rightToLeft),
      ("\u{200F}abc", .rightToLeft), ("\u{200E}بحث", .leftToRight), ("中", .leftToRight),
      ("𞤀𞤣𞤤𞤢𞤥", .rightToLeft), ("2014 …", nil), ("👍", nil), ("", nil),
    ] as [(String, TextDirection?)])
  func naturalDirection(text: String, direction: TextDirection?) {
    #expect(TextDirection.natural(of: text) == direction)
  }
}

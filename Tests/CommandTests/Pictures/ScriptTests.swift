import SegmentGraphics
import SegmentKit
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

/// Scripts that stack, join or run to the left, judged by what is on the picture.
@Suite("Labels of all scripts come out in order")
struct ScriptTests {
  private static let scale = 8.0

  @Test(
    "Thai marks stand apart above their consonant (A07)",
    .needs(.noto),
    arguments: [("ลิ้น", 4), ("เยิ้ม", 5), ("น", 1), ("น้", 2)])
  func thai(text: String, patches: Int) throws {
    let workspace = try Workspace()
    let fonts = try workspace.fonts("Noto Sans Thai", TestFont.thai)
    let label = LabelPicture(text: text, size: 17, padding: 4, scale: 3, fonts: fonts)
    #expect(try label.raster().patchCount == patches)
  }

  /// Each phrase, and its words as they stand from left to right.
  @Test(
    "Numbers in right-to-left phrases stand at their place and read to the right (A08, A09)",
    .needs(.noto),
    arguments: [
      ("1 ساعت و 30 دقیقه", ["دقیقه", "30", "و", "ساعت", "1"]),
      ("فلتر زيت 2014", ["2014", "زيت", "فلتر"]),
    ])
  func numbers(phrase: String, words: [String]) throws {
    let workspace = try Workspace()
    let fonts = try workspace.fonts("Noto Sans", TestFont.italic, TestFont.arabic)
    let picture = try label(phrase, fonts)
    let places = picture.words(gap: Int(0.17 * 13 * ScriptTests.scale))
    try #require(places.count == words.count)
    for (place, word) in zip(places, words) {
      let part = picture.cropped(to: place)
      #expect(part.likeness(to: try label(word, fonts)) > 0.9, "\(word)")
      let turned = String(word.reversed())
      guard turned != word, word.allSatisfy(\.isNumber) else { continue }
      #expect(part.likeness(to: try label(turned, fonts)) < 0.8, "\(word)")
    }
  }

  @Test(
    "Brackets and quotes enclose a right-to-left word (A10)",
    .needs(.noto),
    arguments: [("(", "جدا", ")"), ("«", "الصمت", "»")])
  func brackets(open: String, word: String, close: String) throws {
    let workspace = try Workspace()
    let fonts = try workspace.fonts("Noto Sans", TestFont.italic, TestFont.arabic)
    let picture = try label(open + word + close, fonts)
    // Standing alone and read to the right, a bracket keeps the shape it is written with.
    let shapes = try [open, close].map { try label($0, fonts, .leftToRight) }
    let widths = shapes.map { $0.inkPattern.first?.count ?? 0 }
    let ink = try #require(picture.inkBounds).columns
    let left = picture.cropped(to: ink.lowerBound..<ink.lowerBound + widths[0])
    let right = picture.cropped(to: ink.upperBound - widths[1]..<ink.upperBound)
    #expect(left.likeness(to: shapes[0]) > 0.8)
    #expect(right.likeness(to: shapes[1]) > 0.8)
    #expect(left.likeness(to: shapes[1]) < 0.6)
  }

  private func label(
    _ text: String, _ fonts: FontRequest, _ direction: LayoutDirection = .auto
  ) throws -> Raster {
    try LabelPicture(
      text: text, weight: .regular, padding: 4, scale: ScriptTests.scale, direction: direction,
      fonts: fonts
    ).raster()
  }

  @Test(
    "A joined emoji is one cell, whatever font comes first (A11, A12)",
    .needs(.emoji),
    arguments: ["Inter", "DejaVu Sans"])
  func emoji(family: String) throws {
    let workspace = try Workspace()
    for joined in ["👩‍🚒", "👩‍👩‍👧‍👧"] {
      let labels = ["👩", joined, "911", joined + "911"]
      let widths = try workspace.measure(labels, options: ["--font", family]).textWidths
      #expect(widths[1] == widths[0])
      #expect(abs(widths[3] - widths[1] - widths[2]) < 0.01)
    }
  }
}

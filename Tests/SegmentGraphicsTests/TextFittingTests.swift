import SegmentGraphics
import SegmentPrimitives
import Testing

@Suite("Text that does not fit")
struct TextFittingTests {
  static let labels: [(String, TextDirection)] = [
    ("Benutzerdefiniert", .leftToRight), ("Neue Nachricht", .leftToRight),
    ("1 ساعت و 30 دقیقه", .rightToLeft), ("Rechnungen", .rightToLeft),
    ("👩‍👩‍👧‍👧👩‍🚒🇩🇪👍🏽", .leftToRight), ("ลิ้นเยิ้ม", .leftToRight), ("e\u{301}e\u{301}e\u{301}", .leftToRight),
  ]

  @Test("The longest start of whole clusters that fits is shown", arguments: labels)
  func longestStart(label: String, direction: TextDirection) throws {
    let typesetter = try Typesetter(scale: 3)
    func line(_ text: String) throws -> ShapedLine {
      try typesetter.line(text, style: .label, direction: direction)
    }
    let whole = try line(label)
    let starts = try label.indices.map { end in
      var start = String(label[..<end])
      while start.last?.isWhitespace == true { start.removeLast() }
      return try line(start + "…")
    }
    for width in stride(from: 0, through: whole.width - 0.01, by: whole.width / 37) {
      let fitted = try typesetter.line(label, style: .label, direction: direction, fitting: width)
      let best = starts.last { $0.width <= width } ?? starts[0]
      #expect(fitted.isTruncated && fitted.text == label && fitted.missing.isEmpty)
      #expect(fitted.outline == best.outline && fitted.colorGlyphs == best.colorGlyphs)
    }
  }

  @Test("A label given its own width is whole, at every size", arguments: [1, 2.625, 3])
  func ownWidthIsEnough(scale: Double) throws {
    let typesetter = try Typesetter(scale: scale)
    for label in try TextWidths.reference.widths.keys {
      let whole = try typesetter.line(label, style: .label, direction: .leftToRight)
      let fitted = try typesetter.line(
        label, style: .label, direction: .leftToRight, fitting: whole.width)
      #expect(fitted == whole)
    }
    for count in 1...60 {
      let text = String(repeating: "i", count: count)
      let width = try typesetter.line(text, style: .label, direction: .leftToRight).width
      let line = try typesetter.line(
        text, style: .label, direction: .leftToRight, fitting: width)
      #expect(!line.isTruncated)
    }
  }

  @Test("The ellipsis stands where reading ends", arguments: ["بحث بحث بحث", "Rechnungen"])
  func ellipsisSide(label: String) throws {
    let typesetter = try Typesetter(scale: 3)
    let dots = try typesetter.line("…", style: .label, direction: .rightToLeft)
    let dot = try #require(dots.outline.elements.first)
    let line = try typesetter.line(label, style: .label, direction: .rightToLeft, fitting: 40)
    #expect(line.outline.elements.first == dot)
    #expect(line.width <= 40)
  }

  @Test("Where nothing fits the ellipsis is given alone", arguments: [0, -5, 3, -Double.infinity])
  func ellipsisAlone(width: Double) throws {
    let typesetter = try Typesetter(scale: 3)
    let dots = try typesetter.line("…", style: .label, direction: .leftToRight)
    let line = try typesetter.line(
      "Woche", style: .label, direction: .leftToRight, fitting: width)
    #expect(line.isTruncated && line.outline == dots.outline && line.width == dots.width)
  }

  @Test("An empty label is never cut")
  func emptyLabel() throws {
    let line = try Typesetter(scale: 3).line(
      "", style: .label, direction: .leftToRight, fitting: -1)
    #expect(!line.isTruncated && line.width == 0 && line.ink == .zero && line.outline.isEmpty)
  }
}

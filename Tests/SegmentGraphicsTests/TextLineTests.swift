import SegmentPixels
import SegmentPrimitives
import TestSupport
import Testing

@testable import SegmentGraphics

@Suite("Lines")
struct TextLineTests {
  static let labels = [
    "mmm", "W/", "golf", "Tif", "ff", "Größe", "បញ្ចូលលុយទូរស័ព្ទ", "ลิ้น", "بحث", "Home 中", "j",
  ]

  @Test("The ink box holds the whole outline and touches it on each side", arguments: labels)
  func inkHoldsOutline(label: String) throws {
    let typesetter = try Typesetter(scale: 3)
    for isItalic in [false, true] {
      let style = TextStyle(size: 17, weight: .bold, isItalic: isItalic)
      let line = try typesetter.line(label, style: style, direction: .leftToRight)
      let points = samples(of: line.outline)
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let box = Rect(
        minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
      #expect(box.x >= line.ink.x - 1e-9 && box.maxX <= line.ink.maxX + 1e-9)
      #expect(box.y >= line.ink.y - 1e-9 && box.maxY <= line.ink.maxY + 1e-9)
      #expect(line.ink.width - box.width < 0.05 && line.ink.height - box.height < 0.05)
    }
  }

  /// Inter's outlines run counterclockwise, those of Noto Sans Symbols clockwise.
  @Test("Where glyphs of different faces overlap, both show")
  func overlappingFaces() throws {
    let folder = try Workspace(copying: [
      "a.ttf": "/usr/share/fonts/truetype/noto/NotoSansSymbols-Regular.ttf"
    ])
    let shapers = try ShaperChain(
      FontRequest(directories: [folder.path]), systemPaths: SystemFontPaths())
    let style = TextStyle(size: 100)
    var run = try shapers.shape("P", style: style, direction: .leftToRight)
    let sign = try shapers.shape("\u{20E0}", style: style, direction: .leftToRight)
    for glyph in sign.glyphs { run.append(glyph.shape, advance: 0, offset: Point(x: -0.5, y: 0)) }
    let drawing = LineDrawing(style: style, scale: 1)
    let together = try drawing.line(run, text: "").outline
    let all = try #require(try CoverageMask(of: together, scale: 1, margin: 0))
    for glyph in run.glyphs {
      var alone = GlyphRun(shaper: .pango)
      alone.append(glyph.shape, advance: 0, offset: glyph.origin)
      let outline = try drawing.line(alone, text: "").outline
      let mask = try CoverageMask(of: outline, scale: 1, in: all)
      // Cairo rounds edges once for all, a few of the 255 levels.
      let lost = zip(mask.values, all.values).map { Int($0) - Int($1) }
      #expect(lost.allSatisfy { $0 < 8 })
    }
  }

  private func samples(of path: Path) -> [Point] {
    var points: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .curve(let a, let b, let p):
        let start = points.last ?? p
        for step in 1...32 {
          let (t, u) = (Double(step) / 32, 1 - Double(step) / 32)
          points.append(
            start * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + p * (t * t * t))
        }
      case .close: break
      }
    }
    return points
  }

  @Test("Outlines scale with the size and are unhinted")
  func outlinesScale() throws {
    let typesetter = try Typesetter(scale: 1)
    let small = try typesetter.line("Rag", style: TextStyle(size: 9), direction: .leftToRight)
    let large = try typesetter.line("Rag", style: TextStyle(size: 90), direction: .leftToRight)
    let differences = zip(samples(of: small.outline), samples(of: large.outline)).map { a, b in
      max(abs(a.x * 10 - b.x), abs(a.y * 10 - b.y))
    }
    #expect(small.outline.elements.count == large.outline.elements.count)
    #expect((differences.max() ?? 1) < 1e-6)
  }

  @Test("What was set before does not change a line")
  func historyDoesNotMatter() throws {
    func lines(_ labels: [String]) throws -> [String: ShapedLine] {
      let typesetter = try Typesetter(scale: 2)
      return try labels.reduce(into: [:]) { lines, label in
        lines[label] = try typesetter.line(label, style: .label, direction: .leftToRight)
      }
    }
    let labels = Self.labels + ["👩‍🚒 911", "1", "…"]
    #expect(try lines(labels) == lines(labels.reversed()))
  }

  @Test("Many threads set what one does")
  func threads() async throws {
    try await expectSame { try Self.setAll() }
  }

  /// More faces than cairo keeps open at once.
  @Test("Many threads set in many faces what one does")
  func threadsWithFaces() async throws {
    let styles = Weight.allCases.flatMap { weight in
      [false, true].map { TextStyle(size: 13, weight: weight, isItalic: $0) }
    }
    try await expectSame {
      try styles.map { style in
        try Typesetter(scale: 3).line("golf", style: style, direction: .leftToRight)
      }
    }
  }

  private func expectSame(_ set: @escaping @Sendable () throws -> [ShapedLine]) async throws {
    let expected = try set()
    try await withThrowingTaskGroup(of: [ShapedLine].self) { group in
      for _ in 0..<16 { group.addTask { try set() } }
      for try await lines in group {
        let isSame = lines == expected
        #expect(isSame)
      }
    }
  }

  private static func setAll() throws -> [ShapedLine] {
    let typesetter = try Typesetter(scale: 3)
    return try (0..<4).flatMap { round in
      try (labels + ["👩‍👩‍👧‍👧", "1 ساعت"]).map { label in
        let style = TextStyle(size: 11 + Double(round), weight: round < 2 ? .medium : .bold)
        return try typesetter.line(label, style: style, direction: .leftToRight, fitting: 60)
      }
    }
  }
}

import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

@testable import SegmentGraphics

@Suite("Shaping with one face")
struct FaceShaperTests {
  private static let regular = TestFont.inter
  private static let serif = TestFont.serif

  /// A glyph's number and position, without its face: the two shapers make faces of their own.
  private struct Position: Equatable {
    var glyph: UInt32
    var origin: Point
  }

  private func positions(_ run: GlyphRun) -> [Position] {
    run.glyphs.compactMap { glyph in
      guard case .glyph(_, let id) = glyph.shape else { return nil }
      return Position(glyph: id, origin: glyph.origin)
    }
  }

  private func collection(_ file: String) throws -> FontCollection {
    let configuration = try #require(FontConfiguration())
    let collection = FontCollection(configuration)
    try collection.add(file: file)
    let family = try #require(collection.faces.first?.families.first)
    collection.prefer(family)
    return collection
  }

  private func shaper(_ file: String) throws -> HarfBuzzShaper {
    try #require(HarfBuzzShaper(file: file))
  }

  @Test(
    "A line of one alphabet is shaped as Pango shapes it",
    arguments: [
      ("Miniatures", "en"), ("Größe AVATAR Töpfe", "de"), ("Ținută şi ţară", "ro"),
      ("IĞDIR ışık fi ffi", "tr"), ("Naïve e\u{301} A\u{30A}", "fr"), ("l·l 100%", "ca"),
      ("Tất cả Đường", "vi"), ("Настройки Ёлка", "ru"), ("Бързо вгдж", "bg"), ("Њушка", "sr"),
      ("Ρυθμίσεις ΆΈ", "el"), ("Recipes", "ja"), ("Настройки", "ja"), ("2014/15 (3×)", "en"),
      ("→ 50 € • “x” – y", "en"), ("Recipes → Παντού?", "en"), ("", "en"), (" a  b ", "en"),
      ("Wait… To. P, 1:2 -> => 3x4", "pt-BR"),
    ], [regular, serif])
  func sameAsPango(line: (text: String, language: String), file: String) throws {
    let collection = try collection(file)
    let style = TextStyle(size: 13, locale: line.language)
    let face = try shaper(file)
    // More than one alphabet is left to Pango, and nothing else of these.
    let canShape = face.canShape(line.text, direction: .leftToRight)
    #expect(canShape != line.text.contains("Recipes → Π"))
    guard canShape else { return }
    let run = face.shape(line.text, style: style, direction: .leftToRight)
    let expected = try PangoShaper(collection)
      .shape(line.text, style: style, direction: .leftToRight)
    #expect(positions(run) == positions(expected))
    #expect(run.width == expected.width)
    #expect(run.shaper == .harfBuzz && expected.shaper == .pango)
  }

  @Test(
    "What needs more than one face and one alphabet is refused",
    arguments: [
      "שלום", "مرحبا", "中文", "👍", "1\u{FE0F}\u{20E3}", "a\u{200D}b", "soft\u{AD}hyphen",
      "a\u{202E}b", "Aя", "ไทย", "\u{10FFFD}",
    ])
  func refused(text: String) throws {
    let face = try shaper(Self.regular)
    #expect(!face.canShape(text, direction: .leftToRight))
  }

  @Test(
    "A face of pictures, one of several in a file and what is no font are refused",
    arguments: [TestFont.emoji, TestFont.cjk, "/no/such.otf"])
  func otherFaces(file: String) throws {
    #expect(HarfBuzzShaper(file: file) == nil)
    #expect(HarfBuzzShaper(file: #filePath) == nil)
  }

  /// Files of two makes, in which typographic names and those for four styles differ.
  private static let files =
    [regular, serif]
    + ["Thin", "SemiBoldItalic", "Black", "Italic", "Regular", "Bold"].map {
      "\(TestFont.interFolder)/Inter-\($0).otf"
    } + [TestFont.boldOblique]

  @Test("A face is called what fontconfig calls it", arguments: files)
  func names(file: String) throws {
    let collection = try collection(file)
    let name = try shaper(file).face.name
    let expected = try #require(collection.faces.first?.name)
    #expect(name.family == expected.family && name.style == expected.style)
    #expect(name.families.sorted() == expected.families.sorted())
    #expect(name.cssWeight == expected.cssWeight && name.path == expected.path)
  }

  @Test(
    "A glyph's outline is the one that cairo draws, to FreeType's finest step", arguments: files)
  func outlines(file: String) throws {
    let collection = try collection(file)
    let face = try shaper(file).face
    let cairo = try #require(collection.faces.first.flatMap(CairoFace.init))
    for glyph in UInt32(1)...300 {
      let (path, expected) = (face.outline(of: glyph), cairo.outline(of: glyph))
      guard let drawn = try CoverageMask(of: expected, scale: 100, margin: 1) else {
        #expect(path.isEmpty)
        continue
      }
      // A step is 1/164 of a pixel here, which moves a steep edge's coverage by a level and a half,
      // and may move a flat one over the next of the 15 rows that cairo looks at in a pixel.
      let made = try CoverageMask(of: path, scale: 100, in: drawn)
      let differences = zip(made.values, drawn.values).map { abs(Int($0) - Int($1)) }
      #expect(differences.max() ?? 0 <= 255 / 15 + 4, "\(glyph)")
    }
  }

  @Test("Outlines are the same whoever shapes", arguments: [regular, serif])
  func sameOutlines(file: String) throws {
    let collection = try collection(file)
    let pango = try PangoShaper(collection)
    let face = try shaper(file).face
    let other = try #require(try pango.firstFace(style: .label))
    for glyph in UInt32(1)...300 {
      let isSame = face.outline(of: glyph) == other.outline(of: glyph)
      #expect(isSame, "\(glyph)")
    }
  }

  @Test("The measures of a face are those that Pango's font has")
  func metrics() throws {
    let collection = try collection(Self.regular)
    let face = try shaper(Self.regular)
    let shaper = try PangoShaper(collection)
    let other = try #require(try shaper.firstFace(style: .label))
    #expect(face.face.metrics == other.metrics)
  }

  @Test(
    "The default family shows arrows and crosses as they were typed, by both shapers",
    arguments: ["A -> B", "10x20", "=>", "<- x"])
  func typedCharacters(text: String) throws {
    let collection = try collection(Self.regular)
    for shaper: any Shaper in [try shaper(Self.regular), try PangoShaper(collection)] {
      let run = try shaper.shape(text, style: .label, direction: .leftToRight)
      let alone = try text.map {
        try shaper.shape(String($0), style: .label, direction: .leftToRight)
      }
      let glyphs = alone.flatMap { positions($0).map(\.glyph) }
      #expect(positions(run).map(\.glyph) == glyphs)
    }
  }

  @Test("Features that are asked for reach both shapers", arguments: ["calt", "tnum", "ss01"])
  func features(tag: String) throws {
    let text = tag == "calt" ? "A -> B" : "1417a"
    let feature = try #require(FontFeature(tag))
    let collection = try collection(Self.regular)
    let one = try #require(HarfBuzzShaper(file: Self.regular, features: [feature]))
    let plain = try shaper(Self.regular).shape(text, style: .label, direction: .leftToRight)
    let run = one.shape(text, style: .label, direction: .leftToRight)
    let other = try PangoShaper(collection, features: [feature])
      .shape(text, style: .label, direction: .leftToRight)
    #expect(positions(run) == positions(other))
    #expect(positions(run) != positions(plain))
  }

  @Test("Features are read as CSS and HarfBuzz write them, and nothing else is")
  func featureTexts() {
    #expect(FontFeature("tnum")?.value == 1 && FontFeature("-liga")?.value == 0)
    #expect(FontFeature("ss01=2")?.value == 2 && FontFeature("calt=0") == FontFeature("-calt"))
    for text in ["", "tnu", "tnumb", "tnum=", "tnum=-1", "+tnum=0", "t num", "tnum=99999", "äöü"] {
      #expect(FontFeature(text) == nil, "\(text)")
    }
  }
}

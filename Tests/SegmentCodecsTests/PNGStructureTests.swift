import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

@Suite struct PNGStructureTests {
  @Test("Chunks come in the order that the format asks for")
  func chunksOrder() throws {
    let texts = [PNGText(keyword: "Title", text: "Tabs")]
    let bytes = try PNGEncoder().encode(
      raster: PictureKind.fiveColors.raster, metadata: PNGMetadata(scale: 2, texts: texts))
    #expect(
      PNGFile(bytes).chunks.map(\.type)
        == ["IHDR", "sRGB", "pHYs", "tEXt", "PLTE", "tRNS", "IDAT", "IEND"])
  }

  @Test(
    "The colour type is the smallest that loses nothing",
    arguments: [
      (PictureKind.blackAndWhite, 0, 1), (.fourGreys, 0, 2), (.greyRamp, 0, 8),
      (.opaqueGreyNoise, 0, 8), (.greyWithAlpha, 4, 8), (.twoColors, 3, 1), (.fiveColors, 3, 4),
      (.twelveColors, 3, 4), (.exactlyPalette, 3, 8), (.justOverPalette, 6, 8), (.gradient, 2, 8),
      (.translucentGradient, 6, 8), (.colorNoise, 2, 8),
    ])
  func colourType(
    kind: PictureKind, colorType: UInt8, bitDepth: UInt8
  ) throws {
    let header = try #require(PNGFile(PNGEncoder().encode(raster: kind.raster))["IHDR"])
    #expect(header[9] == colorType)
    #expect(header[8] == bitDepth)
  }

  @Test("Opaque colours of a palette have no entry among the opacities")
  func opaqueColours() throws {
    let file = PNGFile(try PNGEncoder().encode(raster: PictureKind.twoColors.raster))
    #expect(file["PLTE"] == [0, 255, 0, 255, 0, 0])
    #expect(file["tRNS"] == [128])
  }

  /// A metre has 2834.6… points of 1/72 inch.
  @Test(
    "The scale is stored as pixels per metre",
    arguments: [(1, 2835), (2, 5669), (3, 8504), (1.5, 4252)] as [(Double, UInt32)])
  func scaleStored(scale: Double, pixelsPerMetre: UInt32) throws {
    let bytes = try PNGEncoder().encode(
      raster: Raster(width: 2, height: 2), metadata: PNGMetadata(scale: scale))
    let data = try #require(PNGFile(bytes)["pHYs"])
    #expect(PNGFile.number(data.prefix(4)) == pixelsPerMetre)
    #expect(data.dropFirst(4).prefix(4) == data.prefix(4) && data.last == 1)
  }

  @Test("ASCII texts are stored plain and others with their language")
  func asciiTexts() throws {
    let texts = [
      PNGText(keyword: "Software", text: "segrender"),
      PNGText(keyword: "Description", text: "Größe, 1 von 3", language: "de"),
      PNGText(keyword: "Title", text: "Size", language: "en-GB"),
    ]
    let bytes = try PNGEncoder().encode(
      raster: Raster(width: 1, height: 1), metadata: PNGMetadata(texts: texts))
    #expect(try PNGDecoder().decode(bytes).texts == texts)
    let file = PNGFile(bytes)
    let stored = file.chunks.filter { $0.type.hasSuffix("Xt") }
    #expect(stored.map(\.type) == ["tEXt", "iTXt", "iTXt"])
    #expect(stored[0].data == Array("Software\0segrender".utf8))
    #expect(stored[1].data == Array("Description\0\0\0de\0\0Größe, 1 von 3".utf8))
    #expect(stored[2].data == Array("Title\0\0\0en-GB\0\0Size".utf8))
  }

  @Test("Long texts are compressed where they are to be, and Pillow reads them", .needs(.pillow))
  func compressedTexts() throws {
    let words = String(repeating: "segment ", count: 200)
    let texts = [
      PNGText(keyword: "Plain", text: words, isCompressed: true),
      PNGText(keyword: "Umlaut", text: words + "ö", isCompressed: true),
    ]
    let bytes = try PNGEncoder().encode(
      raster: Raster(width: 1, height: 1), metadata: PNGMetadata(texts: texts))
    #expect(try PNGDecoder().decode(bytes).texts.map(\.text) == texts.map(\.text))
    let stored = PNGFile(bytes).chunks.filter { $0.type.hasSuffix("Xt") }
    #expect(stored.map(\.type) == ["zTXt", "iTXt"] && stored.allSatisfy { $0.data.count < 100 })
    let workspace = try Workspace()
    try workspace.write(bytes, to: "a.png")
    let script =
      "from PIL import Image; i = Image.open('a.png').info; print(i['Plain'], i['Umlaut'])"
    let run = try workspace.run(Pillow.python, ["-c", script])
    #expect(run.text == "\(words) \(words)ö\n")
  }

  @Test(
    "A keyword that a PNG cannot hold is refused",
    arguments: ["", " x", "x ", "a  b", "schön", String(repeating: "k", count: 80), "a\nb"])
  func keyword(keyword: String) {
    let metadata = PNGMetadata(texts: [PNGText(keyword: keyword, text: "x")])
    #expect(throws: PNGError.keywordInvalid(keyword)) {
      try PNGEncoder().encode(raster: Raster(width: 1, height: 1), metadata: metadata)
    }
  }

  @Test(
    "A scale that a PNG cannot hold is refused",
    arguments: [0, -1, .nan, .infinity, 1e9, 1e-9] as [Double])
  func scale(scale: Double) {
    #expect(throws: PNGError.self) {
      try PNGEncoder().encode(
        raster: Raster(width: 1, height: 1), metadata: PNGMetadata(scale: scale))
    }
  }

  @Test("A text with NUL is refused")
  func nul() {
    let metadata = PNGMetadata(texts: [PNGText(keyword: "Title", text: "a\0b")])
    #expect(throws: PNGError.textInvalid(keyword: "Title")) {
      try PNGEncoder().encode(raster: Raster(width: 1, height: 1), metadata: metadata)
    }
  }

  @Test("A picture without extent is refused", arguments: [(0, 4), (4, 0), (0, 0)])
  func pictureExtent(width: Int, height: Int) {
    #expect(throws: PNGError.sideOutOfRange(width: width, height: height)) {
      try PNGEncoder().encode(raster: Raster(width: width, height: height))
    }
  }
}

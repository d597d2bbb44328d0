import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

@Suite struct PNGDecoderTests {
  @Test(
    "What is no PNG is named so",
    arguments: ["", "GIF89a", "\u{89}PNG", "version https://git-lfs.github.com/spec/v1\n"])
  func noPNG(text: String) {
    #expect(throws: PNGDecodingError.notPNG) { try PNGDecoder().decode(Array(text.utf8)) }
  }

  @Test("A file that Xcode changed gives its premultiplied pixels, blue first")
  func cgBI() throws {
    // A stored deflate block (RFC 1951 §3.2.4) of one row: no filter, two pixels.
    let row: [UInt8] = [0, 10, 20, 30, 40, 1, 2, 3, 255]
    let file = PNGFile.bytes([
      .init(type: "CgBI", data: [0x50, 0, 0x20, 6]), PNGFile.header(2, 1, depth: 8, type: 6),
      .init(type: "IDAT", data: [1, 9, 0, 0xF6, 0xFF] + row), .init(type: "IEND", data: []),
    ])
    #expect(try PNGDecoder().decode(file).raster.pixels == [0x281E_140A, 0xFF03_0201])
    #expect(throws: PNGDecodingError.self) { try PNGDecoder().decode(Array(file.prefix(70))) }
  }

  @Test("A file cut anywhere is refused")
  func fileCut() throws {
    let file = try PNGEncoder().encode(raster: PictureKind.flatArt.raster)
    for length in [file.count - 12] + stride(from: 0, to: file.count - 12, by: 37) {
      #expect(throws: PNGDecodingError.self) {
        try PNGDecoder().decode(Array(file.prefix(length)))
      }
    }
    #expect(throws: PNGDecodingError.truncated) {
      try PNGDecoder().decode(Array(file.prefix(file.count / 2)))
    }
  }

  @Test("A changed byte of the picture is noticed")
  func changedByte() throws {
    var file = try PNGEncoder().encode(raster: PictureKind.flatArt.raster)
    file[file.count / 2] ^= 0x10
    #expect(throws: PNGDecodingError.self) { try PNGDecoder().decode(file) }
  }

  @Test(
    "A side that is too long is refused by its header",
    arguments: [(32_768, 1), (1, 32_768), (2_147_483_647, 2_147_483_647)] as [(UInt32, UInt32)])
  func longSide(width: UInt32, height: UInt32) {
    let file = PNGFile.bytes([PNGFile.header(width, height, depth: 8, type: 6)])
    #expect(
      throws: PNGDecodingError.sideTooLong(width: Int(width), height: Int(height), limit: 32_767)
    ) { try PNGDecoder().decode(file) }
  }

  @Test("Too many pixels are refused by the header")
  func pixelLimit() {
    let file = PNGFile.bytes([PNGFile.header(30_000, 30_000, depth: 1, type: 0)])
    #expect(
      throws: PNGDecodingError.tooManyPixels(width: 30_000, height: 30_000, limit: 1 << 26)
    ) { try PNGDecoder().decode(file) }
  }

  @Test("The longest side is read and written")
  func longestSide() throws {
    let raster = Raster(width: PNGDecoder.longestSide, height: 2, fill: 0xFF00_7AFF)
    #expect(try PNGDecoder().decode(PNGEncoder().encode(raster: raster)).raster == raster)
  }

  /// A level of 16 bits is rounded to the nearest of 256, which dropping its lower byte does not do.
  @Test(
    "Sixteen bits are rounded to the nearest level",
    arguments: [(0, 0), (128, 0), (129, 1), (0xFF7E, 254), (0xFF7F, 255), (0x8000, 128)]
      as [(UInt16, UInt32)])
  func sixteenBits(deep: UInt16, level: UInt32) throws {
    let bytes = [UInt8(deep >> 8), UInt8(deep & 255)]
    let file = PNGFile.bytes([
      PNGFile.header(1, 1, depth: 16, type: 0),
      .init(type: "IDAT", data: PNGFile.stored([0] + bytes)), .init(type: "IEND", data: []),
    ])
    #expect(try PNGDecoder().decode(file).raster.pixels == [.grey(level)])
  }

  @Test("A transparent colour of the file is transparent")
  func transparentColour() throws {
    let file = PNGFile.bytes([
      PNGFile.header(2, 1, depth: 8, type: 2), .init(type: "tRNS", data: [0, 1, 0, 2, 0, 3]),
      .init(type: "IDAT", data: PNGFile.stored([0, 1, 2, 3, 3, 2, 1])),
      .init(type: "IEND", data: []),
    ])
    #expect(try PNGDecoder().decode(file).raster.pixels == [0, 0xFF03_0201])
  }

  @Test("Gamma is not applied")
  func gamma() throws {
    let file = PNGFile.bytes([
      PNGFile.header(1, 1, depth: 8, type: 0), .init(type: "gAMA", data: [0, 1, 0x86, 0xA0]),
      .init(type: "IDAT", data: PNGFile.stored([0, 77])), .init(type: "IEND", data: []),
    ])
    #expect(try PNGDecoder().decode(file).raster.pixels == [.grey(77)])
  }

  @Test("A profile is not applied")
  func iccProfile() throws {
    // A profile of 128 bytes with the least that its header must hold.
    var profile = [UInt8](repeating: 0, count: 132)
    profile[3] = 132
    let file = PNGFile.bytes([
      PNGFile.header(1, 1, depth: 8, type: 2),
      .init(type: "iCCP", data: Array("Display P3\0\0".utf8) + PNGFile.stored(profile)),
      .init(type: "IDAT", data: PNGFile.stored([0, 1, 2, 3])), .init(type: "IEND", data: []),
    ])
    #expect(try PNGDecoder().decode(file).raster.pixels == [0xFF01_0203])
  }
}

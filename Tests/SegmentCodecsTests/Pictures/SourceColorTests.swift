import TestSupport
import Foundation
import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import TestSupport
import Testing

@Suite("Pictures of other colours become sRGB")
struct SourceColorTests {
  /// Display P3 with its white, primaries and curve, as small as a profile can be.
  static let displayP3: [UInt8] = {
    let text =
      "AAABdAAAAAAEAAAAbW50clJHQiBYWVogB+oAAQABAAAAAAAAYWNzcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
      + "AAAAAAAAAPbWAAEAAAAA0y0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
      + "AAAAAAAIZGVzYwAAAOQAAAAgd3RwdAAAAQQAAAAUclhZWgAAARgAAAAUZ1hZWgAAASwAAAAUYlhZWgAAAUAA"
      + "AAAUclRSQwAAAVQAAAAgZ1RSQwAAAVQAAAAgYlRSQwAAAVQAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAE"
      + "AAAAHABQADNYWVogAAAAAAAA9tYAAQAAAADTLVhZWiAAAAAAAACD3wAAPb////+7WFlaIAAAAAAAAEq/AACx"
      + "NwAACrlYWVogAAAAAAAAKDgAABELAADIuXBhcmEAAAAAAAMAAAACZmYAAPKnAAANWQAAE9AAAApb"
    return Array(Data(base64Encoded: text) ?? Data())
  }()

  /// A PNG of one pixel, with a chunk before its data.
  private func png(_ rgba: [UInt8], _ chunks: [PNGFile.Chunk]) -> [UInt8] {
    PNGFile.bytes(
      [PNGFile.header(1, 1, depth: 8, type: 6)] + chunks + [
        PNGFile.Chunk(type: "IDAT", data: PNGFile.stored([0] + rgba)),
        PNGFile.Chunk(type: "IEND", data: []),
      ])
  }

  private func pixel(_ rgba: [UInt8], _ chunks: [PNGFile.Chunk]) throws -> UInt32 {
    try PictureDecoder().decode(png(rgba, chunks)).pixels[0]
  }

  private func numbers(_ values: [Double]) -> [UInt8] {
    values.flatMap { value in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: Int((value * 100_000).rounded()) >> $0) }
    }
  }

  private var profile: PNGFile.Chunk {
    PNGFile.Chunk(
      type: "iCCP", data: Array("P3\0\0".utf8) + PNGFile.stored(SourceColorTests.displayP3))
  }

  @Test("A profile in a PNG")
  func profileInPNG() throws {
    #expect(try pixel([200, 100, 50, 255], [profile]).isNear(0xFFD7_5D1F, 1))
    // Half opacity halves the premultiplied components and no more.
    #expect(try pixel([200, 100, 50, 128], [profile]).isNear(0x806C_2F10, 2))
    #expect(try pixel([200, 100, 50, 0], [profile]) == 0)
  }

  @Test("The exponent and the primaries of a PNG")
  func gamma() throws {
    let linear = PNGFile.Chunk(type: "gAMA", data: numbers([1]))
    #expect(try pixel([128, 128, 128, 255], [linear]).isNear(0xFFBC_BCBC, 1))
    let wide = PNGFile.Chunk(
      type: "cHRM",
      data: numbers([0.3127, 0.3290, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]))
    let usual = PNGFile.Chunk(type: "gAMA", data: numbers([0.45455]))
    #expect(try pixel([200, 100, 50, 255], [usual, wide]).isNear(0xFFD8_5D18, 2))
  }

  @Test("sRGB, declared in any way, stays as it is")
  func standard() throws {
    let usual = PNGFile.Chunk(type: "gAMA", data: numbers([0.45455]))
    let sRGB = PNGFile.Chunk(
      type: "cHRM", data: numbers([0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]))
    let declared = PNGFile.Chunk(type: "sRGB", data: [0])
    for chunks in [[], [usual], [usual, sRGB], [declared], [declared, usual, sRGB], [sRGB]] {
      #expect(try pixel([200, 100, 50, 255], chunks) == 0xFFC8_6432)
    }
  }

  @Test("A profile in a JPEG, in parts out of order")
  func profileInJPEG() throws {
    let flat = Raster(width: 16, height: 16, fill: 0xFFC8_6432)
    let file = try JPEGEncoder(quality: 100).encode(flat, scale: 1)
    let half = SourceColorTests.displayP3.count / 2
    func part(_ number: UInt8, _ data: ArraySlice<UInt8>) -> [UInt8] {
      let content = Array("ICC_PROFILE\0".utf8) + [number, 2] + data
      let length = content.count + 2
      return [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + content
    }
    let parts =
      part(2, SourceColorTests.displayP3[half...]) + part(1, SourceColorTests.displayP3[..<half])
    let profiled = Array(file.prefix(20)) + parts + file.dropFirst(20)
    #expect(try PictureDecoder().decode(profiled)[8, 8].isNear(0xFFD7_5D1F, 3))
    #expect(try PictureDecoder().decode(file)[8, 8].isNear(0xFFC8_6432, 2))
  }

  @Test("A broken profile is refused")
  func broken() throws {
    let chunk = PNGFile.Chunk(
      type: "iCCP", data: Array("x\0\0".utf8) + PNGFile.stored(Array(repeating: 7, count: 200)))
    #expect(throws: PictureError.unreadableProfile) { try pixel([1, 2, 3, 255], [chunk]) }
  }
}

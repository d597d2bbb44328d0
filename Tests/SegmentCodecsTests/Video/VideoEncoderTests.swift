import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing

@Suite struct Y4MEncoderTests {
  @Test("The header is one line and each frame has three planes")
  func headerLine() throws {
    let frames = MovingPicture.sliding.frames
    let encoder = try VideoEncoder(
      .y4m(matte: .white), width: 80, height: 32, framesPerSecond: Rational(60000, 1001))
    let file = try encoded(frames, Rational(1001, 60000), by: encoder)
    let header = file.prefix { $0 != 0x0A }
    #expect(
      String(decoding: header, as: UTF8.self)
        == "YUV4MPEG2 W80 H32 F60000:1001 Ip A1:1 C444 XCOLORRANGE=LIMITED")
    let frameLength = 6 + 3 * 80 * 32
    #expect(file.count == header.count + 1 + frames.count * frameLength)
    for index in frames.indices {
      let start = header.count + 1 + index * frameLength
      #expect(Array(file[start..<start + 6]) == Array("FRAME\n".utf8))
    }
  }

  /// Full colour bars in ITU-R BT.601's limited range, as printed in its tables.
  @Test(
    "Colour bars are those of the standard",
    arguments: [
      (0xFFFF_FFFF, [235, 128, 128]), (0xFFFF_FF00, [210, 16, 146]), (0xFF00_FFFF, [170, 166, 16]),
      (0xFF00_FF00, [145, 54, 34]), (0xFFFF_00FF, [106, 202, 222]), (0xFFFF_0000, [81, 90, 240]),
      (0xFF00_00FF, [41, 240, 110]), (0xFF00_0000, [16, 128, 128]),
    ] as [(UInt32, [UInt8])])
  func colourBars(pixel: UInt32, planes: [UInt8]) throws {
    #expect(try Self.planes(pixel) == planes)
  }

  @Test("Greys have no colour", arguments: 0..<256 as Range<UInt32>)
  func greys(level: UInt32) throws {
    let planes = try Self.planes(0xFF00_0000 | level * 0x01_0101)
    #expect(planes == [UInt8((16 + Double(level) * 219 / 255).rounded()), 128, 128])
  }

  @Test("The matte shows where nothing is")
  func matte() throws {
    #expect(try Self.planes(0, matte: Color(bytes: 255, 0, 0)) == [81, 90, 240])
    // Half black over white is the grey 127: 16 + 127 · 219 ÷ 255.
    #expect(try Self.planes(0x8000_0000) == [125, 128, 128])
  }

  private static func planes(_ pixel: UInt32, matte: Color = .white) throws -> [UInt8] {
    let encoder = try VideoEncoder(
      .y4m(matte: matte), width: 1, height: 1, framesPerSecond: Rational(60, 1))
    let raster = Raster(width: 1, height: 1, fill: pixel)
    return try encoded([raster], Rational(1, 60), by: encoder).suffix(3)
  }
}

@Suite struct RawRGBAEncoderTests {
  @Test("Frames are straight pixels and nothing else", arguments: MovingPicture.allCases)
  func framesStraight(picture: MovingPicture) throws {
    let frames = picture.frames
    let encoder = try VideoEncoder(
      .rawRGBA, width: frames[0].width, height: frames[0].height, framesPerSecond: Rational(25, 1))
    let bytes = try encoded(frames, Rational(1, 25), by: encoder)
    let straight = frames.flatMap(\.pixels).flatMap { pixel -> [UInt8] in
      let alpha = pixel >> 24
      guard alpha > 0 else { return [0, 0, 0, 0] }
      return [16, 8, 0].map { shift in
        UInt8((Double(pixel >> shift & 255) * 255 / Double(alpha)).rounded())
      } + [UInt8(alpha)]
    }
    #expect(bytes == straight)
  }
}

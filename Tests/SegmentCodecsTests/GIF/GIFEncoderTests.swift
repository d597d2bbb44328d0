import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing

@Suite struct GIFEncoderTests {
  static let delay = Rational(2, 100)

  static func file(
    _ frames: [Raster], playCount: Int = 0, matte: Color? = nil
  ) throws -> [UInt8] {
    let encoder = try GIFEncoder(
      width: frames[0].width, height: frames[0].height, playCount: playCount, matte: matte)
    return try encoded(frames, delay, by: encoder)
  }

  @Test(
    "Few colours are shown exactly, and nothing stays behind", arguments: MovingPicture.exactAsGIF)
  func fewColours(picture: MovingPicture) throws {
    let document = try GIFDocument(Self.file(picture.frames))
    let timeline = document.shown.flatMap {
      Array(repeating: $0.pixels, count: $0.hundredths / 2)
    }
    #expect(timeline == picture.frames.map(\.pixels))
  }

  @Test(
    "Many colours of soft edges are off by five steps at most",
    arguments: [MovingPicture.soft, .softOverNothing])
  func manyColours(picture: MovingPicture) throws {
    let matte = Color(bytes: 0x20, 0x40, 0x60)
    let document = try GIFDocument(Self.file(picture.frames, matte: matte))
    for (shown, raster) in zip(document.shown, picture.frames) {
      let wanted = raster.pixels.map { $0 == 0 ? 0 : Self.over(matte, $0) }
      #expect(wanted.contains { $0 == 0 } == (picture == .softOverNothing))
      // Squared steps: red and blue may be off by more where green is not.
      #expect(zip(shown.pixels, wanted).allSatisfy { Self.distance($0, $1) <= 100 })
    }
  }

  @Test("A mixed field is right on average")
  func dithering() throws {
    let frames = MovingPicture.gradient.frames
    let document = try GIFDocument(Self.file(frames))
    #expect(Set(frames[0].pixels).count > 1500)
    for (shown, raster) in zip(document.shown, frames) {
      for (left, top) in [(0, 0), (40, 8), (48, 24), (40, 0), (8, 24)] {
        let places = (0..<64).map { (top + $0 / 8) * raster.width + left + $0 % 8 }
        for shift in [0, 8, 16] as [UInt32] {
          func sum(_ pixels: [UInt32]) -> Int {
            places.reduce(0) { $0 + Int(pixels[$1] >> shift & 255) }
          }
          #expect(abs(sum(shown.pixels) - sum(raster.pixels)) <= 64 * 3 / 2)
        }
      }
    }
  }

  @Test(
    "What does not move does not flicker",
    arguments: [MovingPicture.sliding, .recoloured, .soft, .gradient])
  func flicker(picture: MovingPicture) throws {
    let frames = picture.frames
    let document = try GIFDocument(Self.file(frames))
    try #require(document.shown.count == frames.count)
    for k in frames.indices.dropFirst() {
      let moved = frames[k].pixels.indices.filter {
        frames[k].pixels[$0] == frames[k - 1].pixels[$0]
          && document.shown[k].pixels[$0] != document.shown[k - 1].pixels[$0]
      }
      #expect(moved.isEmpty)
    }
  }

  @Test("Only what changes is stored")
  func changes() throws {
    let frames = MovingPicture.sliding.frames
    let document = try GIFDocument(Self.file(frames))
    #expect(document.storedPixels < frames.count * frames[0].pixels.count / 2)
    #expect(document.ownPalettes == 0)
  }

  @Test("Equal frames become one that shows as long")
  func equalFrames() throws {
    let document = try GIFDocument(Self.file(MovingPicture.pausing.frames))
    #expect(document.shown.map(\.hundredths) == [6, 4, 6])
  }

  @Test("Delays are those given")
  func storedDelays() throws {
    let delays = [2, 3, 50, 65535, 65535, 7]
    let frames = MovingPicture.alternating.frames
    var encoder = try GIFEncoder(width: 80, height: 32)
    var file: [UInt8] = []
    for (raster, delay) in zip(frames, delays) {
      file += try encoder.add(Frame(raster: raster, duration: Rational(delay, 100)))
    }
    // The same once more is too long for one image, and becomes another.
    file += try encoder.add(Frame(raster: frames[5], duration: Rational(6553, 10)))
    file += try encoder.finish()
    #expect(try GIFDocument(file).shown.map(\.hundredths) == delays + [65530])
  }

  @Test(
    "Plays become repetitions",
    arguments: [(0, 0), (1, nil), (2, 1), (3, 2), (65536, 65535)] as [(Int, Int?)])
  func repetitions(plays: Int, repetitions: Int?) throws {
    let file = try Self.file(MovingPicture.still.frames, playCount: plays)
    #expect(try GIFDocument(file).repetitions == repetitions)
  }

  @Test("Without a matte, half opacity is the limit")
  func halfOpacity() throws {
    let raster = Raster(
      width: 4, height: 1, pixels: [0x7F7F_0000, 0x8080_0000, 0xC060_6060, 0x0100_0000])
    let shown = try GIFDocument(Self.file([raster])).shown
    #expect(shown[0].pixels == [0, 0xFFFF_0000, 0xFF80_8080, 0])
  }

  @Test("A matte lies below every pixel that is there")
  func matteBelow() throws {
    let raster = Raster(width: 3, height: 1, pixels: [0, 0x8080_0000, 0x0100_0000])
    let shown = try GIFDocument(Self.file([raster], matte: .white)).shown
    #expect(shown[0].pixels == [0, 0xFFFF_7F7F, 0xFFFE_FEFE])
  }

  @Test("Bytes come early and do not depend on what follows", arguments: MovingPicture.allCases)
  func bytesEarly(picture: MovingPicture) throws {
    let frames = picture.frames
    var first = try GIFEncoder(width: frames[0].width, height: frames[0].height)
    var second = try GIFEncoder(width: frames[0].width, height: frames[0].height)
    for raster in frames {
      let frame = Frame(raster: raster, duration: Self.delay)
      #expect(try first.add(frame) == second.add(frame))
    }
    // One frame is kept back; all others are out already.
    let all = try Self.file(frames)
    let last = try first.finish()
    #expect(all.suffix(last.count) == last[...])
  }

  private static func over(_ matte: Color, _ pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24) / 255
    return zip([16, 8, 0] as [UInt32], [matte.red, matte.green, matte.blue]).reduce(0xFF00_0000) {
      let value = Double(pixel >> $1.0 & 255) + $1.1 * 255 * (1 - alpha)
      return $0 | UInt32(value.rounded()) << $1.0
    }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a >> 24 == b >> 24 else { return .max }
    return zip([16, 8, 0] as [UInt32], [1, 2, 1]).reduce(0) {
      let step = Int(a >> $1.0 & 255) - Int(b >> $1.0 & 255)
      return $0 + step * step * $1.1
    }
  }
}

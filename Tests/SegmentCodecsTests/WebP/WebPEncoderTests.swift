import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing

@Suite struct WebPEncoderTests {
  static func file(
    _ frames: [Raster], _ duration: Rational = Rational(17, 1000),
    _ compression: WebPCompression = .lossless(.balanced), playCount: Int = 0
  ) throws -> [UInt8] {
    let encoder = try WebPEncoder(
      width: frames[0].width, height: frames[0].height, playCount: playCount,
      compression: compression)
    return try encoded(frames, duration, by: encoder)
  }

  @Test(
    "The same frames give the same bytes", arguments: MovingPicture.allCases,
    CompressionEffort.allCases)
  func sameBytes(picture: MovingPicture, effort: CompressionEffort) throws {
    let first = try Self.file(picture.frames, Rational(1, 50), .lossless(effort))
    #expect(try Self.file(picture.frames, Rational(20, 1000), .lossless(effort)) == first)
  }

  @Test(
    "The container holds pictures and their times alone",
    arguments: [
      WebPCompression.lossless(.fast), .lossless(.balanced), .lossless(.small),
      .lossy(quality: 0), .lossy(quality: 100),
    ])
  func containerHolds(compression: WebPCompression) throws {
    let frames = MovingPicture.softOverNothing.frames
    let file = try Self.file(frames, Rational(1, 50), compression, playCount: 3)
    let container = try #require(WebPContainer(file))
    #expect(container.types.first == "VP8X")
    #expect(Set(container.types.dropFirst()) == ["ANIM", "ANMF"])
    #expect(container.loopCount == 3)
    #expect(container.milliseconds.reduce(0, +) == 20 * frames.count)
  }

  @Test("More work or less quality makes smaller files")
  func moreWork() throws {
    let frames = MovingPicture.soft.frames
    let efforts = try CompressionEffort.allCases.map {
      try Self.file(frames, Rational(1, 50), .lossless($0)).count
    }
    #expect(efforts.min() == efforts.last)
    let qualities = try [90, 60, 30].map {
      try Self.file(frames, Rational(1, 50), .lossy(quality: $0)).count
    }
    #expect(qualities == qualities.sorted(by: >))
  }

  @Test("Held frames keep the whole duration")
  func heldFrames() throws {
    let frames = MovingPicture.sliding.frames
    let held = frames + Array(repeating: frames[frames.count - 1], count: 10)
    let container = try #require(WebPContainer(Self.file(held)))
    #expect(container.milliseconds == Array(repeating: 17, count: 7) + [17 * 11])
  }
}

/// The chunks of a WebP after the container's specification, apart from the code under test.
struct WebPContainer {
  var types: [String] = []
  var loopCount: Int?
  /// The duration of each frame.
  var milliseconds: [Int] = []

  init?(_ file: [UInt8]) {
    func number(_ place: Int, _ count: Int) -> Int {
      file[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func text(_ place: Int) -> String { String(decoding: file[place..<place + 4], as: UTF8.self) }
    guard file.count > 12, text(0) == "RIFF", text(8) == "WEBP", number(4, 4) == file.count - 8
    else { return nil }
    var place = 12
    while place < file.count {
      let (type, length) = (text(place), number(place + 4, 4))
      types.append(type)
      if type == "ANIM" { loopCount = number(place + 12, 2) }
      if type == "ANMF" { milliseconds.append(number(place + 20, 3)) }
      place += 8 + length + length % 2
    }
    guard place == file.count else { return nil }
  }
}

import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

@Suite struct APNGEncoderTests {
  @Test("Every frame shows exactly", arguments: MovingPicture.allCases, CompressionEffort.allCases)
  func frameShows(picture: MovingPicture, compression: CompressionEffort) throws {
    let frames = picture.frames
    let file = try APNGFile(Self.file(frames, compression: compression))
    #expect(file.png.isSound)
    #expect(try file.shown() == frames)
  }

  @Test("A program without animation shows the first frame", arguments: MovingPicture.allCases)
  func defaultImage(picture: MovingPicture) throws {
    let frames = picture.frames
    #expect(try PNGDecoder().decode(Self.file(frames)).raster == frames[0])
  }

  @Test("The first frame is the file's picture with a control of its own")
  func firstFrame() throws {
    let types = try APNGFile(Self.file(MovingPicture.sliding.frames)).png.chunks.map(\.type)
    #expect(
      types == ["IHDR", "acTL", "sRGB", "fcTL", "IDAT"]
        + Array(repeating: ["fcTL", "fdAT"], count: 7).joined() + ["IEND"])
  }

  @Test("Chunks are numbered without gaps", arguments: MovingPicture.allCases)
  func chunksNumbered(picture: MovingPicture) throws {
    let file = try APNGFile(Self.file(picture.frames))
    #expect(file.sequence == Array(0..<2 * picture.frames.count - 1))
    #expect(try file.counts == [picture.frames.count, 0])
  }

  @Test("The number of plays is stored", arguments: [0, 1, 3, APNGEncoder.countLimit])
  func plays(plays: Int) throws {
    let encoder = try APNGEncoder(width: 1, height: 1, frameCount: 1, playCount: plays)
    let bytes = try encoded([Raster(width: 1, height: 1)], Rational(1, 60), by: encoder)
    #expect(try APNGFile(bytes).counts == [1, plays])
  }

  @Test("Each frame has its own delay")
  func delay() throws {
    let durations = [
      Rational(500, 1000), Rational(1, 60), Rational(2, 120), Rational(1, 1), Rational(61, 60),
      Rational(1001, 60000), Rational(65535, 1), Rational(1, 65535),
    ]
    var encoder = try APNGEncoder(width: 1, height: 1, frameCount: durations.count)
    var bytes: [UInt8] = []
    for (index, duration) in durations.enumerated() {
      let raster = Raster(width: 1, height: 1, fill: 0xFF00_0000 | UInt32(index))
      bytes += try encoder.add(Frame(raster: raster, duration: duration))
    }
    bytes += try encoder.finish()
    #expect(
      try APNGFile(bytes).frames.map(\.delay) == [
        [1, 2], [1, 60], [1, 60], [1, 1], [61, 60], [1001, 60000], [65535, 1], [1, 65535],
      ])
  }

  @Test("Equal frames take one pixel each")
  func equalFrames() throws {
    let frames = try APNGFile(Self.file(MovingPicture.pausing.frames)).frames
    let areas = frames.map { $0.columns.count * $0.rows.count }
    #expect(areas.map { $0 == 1 } == [false, true, true, false, true, false, true, true])
  }

  @Test("Only the changed rectangle is stored")
  func changedRectangle() throws {
    var raster = Raster(width: 50, height: 40, fill: 0x80_40_40_40)
    var frames = [raster]
    raster[7, 33] = 0
    raster[45, 12] = 0x10_10_10_10
    frames.append(raster)
    let frame = try #require(try APNGFile(Self.file(frames)).frames.last)
    #expect(frame.columns == 7..<46)
    #expect(frame.rows == 12..<34)
    #expect(frame.blend == 0)
  }

  /// Two pixels that change in the corners of noise: the rectangle is all noise, what changed little.
  @Test(
    "Unchanged pixels are left out where that is smaller", arguments: CompressionEffort.allCases)
  func unchangedPixels(compression: CompressionEffort) throws {
    let noise = Raster.make(40, 30) { _, _, random in 0xFF00_0000 | random }
    var next = noise
    next[0, 0] ^= 0xFF
    next[39, 29] ^= 0xFF
    let bytes = try Self.file([noise, next], compression: compression)
    let file = try APNGFile(bytes)
    #expect(file.frames.map(\.blend) == [0, 1])
    #expect(file.frames[1].stream.count < 100)
    #expect(try file.shown() == [noise, next])
  }

  @Test(
    "A change that is not opaque replaces what lies below",
    arguments: [0x80_00_00_00, 0xFE_40_40_40, 0x01_01_00_00, 0] as [UInt32])
  func translucentChange(pixel: UInt32) throws {
    let noise = Raster.make(40, 30) { _, _, random in 0xFF00_0000 | random }
    var next = noise
    next[0, 0] = pixel
    next[39, 29] = pixel
    let file = try APNGFile(Self.file([noise, next]))
    #expect(file.frames[1].blend == 0)
    #expect(try file.shown() == [noise, next])
  }

  @Test("The same frames give the same bytes")
  func sameBytes() throws {
    let frames = MovingPicture.gradient.frames
    #expect(try Self.file(frames) == Self.file(frames))
  }

  /// The bytes of all frames, each of which shows for 1/60 s.
  static func file(
    _ frames: [Raster], compression: CompressionEffort = .balanced
  ) throws -> [UInt8] {
    try encoded(
      frames, Rational(1, 60),
      by: APNGEncoder(
        width: frames[0].width, height: frames[0].height, frameCount: frames.count,
        compression: compression))
  }
}

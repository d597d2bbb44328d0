import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import TestSupport
import Testing

@Suite("Frames of a file")
struct FrameReadingTests {
  private func all(_ file: [UInt8]) throws -> (frames: [StoredFrame], playCount: Int?) {
    var reader = try PictureFrames(file)
    var frames: [StoredFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return (frames, reader.playCount)
  }

  /// Each picture once for each 17 or 20 ms that it shows, as encoders join equal frames.
  private func timeline(_ file: [UInt8], milliseconds: Int) throws -> [[UInt32]] {
    try all(file).frames.flatMap { frame in
      let times = max(1, Int((frame.duration.value * 1000 / Double(milliseconds)).rounded()))
      return Array(repeating: frame.raster.premultiplied.pixels, count: times)
    }
  }

  @Test("An APNG shows the frames that were drawn", arguments: MovingPicture.allCases)
  func apng(picture: MovingPicture) throws {
    let (frames, playCount) = try all(APNGEncoderTests.file(picture.frames))
    #expect(frames.map(\.raster.premultiplied) == picture.frames)
    #expect(frames.allSatisfy { $0.duration.value == 1.0 / 60 } && playCount == 0)
  }

  @Test("A lossless WebP shows the frames that were drawn", arguments: MovingPicture.allCases)
  func webP(picture: MovingPicture) throws {
    let file = try WebPEncoderTests.file(picture.frames)
    let timeline = try timeline(file, milliseconds: 17)
    let isStill = try all(file).playCount == nil
    #expect(timeline == (isStill ? [picture.frames[0].pixels] : picture.frames.map(\.pixels)))
  }

  @Test("A GIF shows the frames that were drawn", arguments: MovingPicture.exactAsGIF)
  func gif(picture: MovingPicture) throws {
    let file = try GIFEncoderTests.file(picture.frames, playCount: 3)
    #expect(try timeline(file, milliseconds: 20) == picture.frames.map(\.pixels))
    #expect(try all(file).playCount == 3)
  }

  @Test(
    "Another program sees the same pixels and times in files of its own", .needs(.pillow),
    arguments: ["a.gif", "a.webp", "a.png", "interlaced.gif", "still.jpg"])
  func pillow(name: String) throws {
    let workspace = try Workspace()
    try workspace.run(Pillow.python, ["-c", Self.drawing, name]).requireDone()
    let file = try workspace.bytes(of: name)
    let (shown, _) = try Pillow.read(file)
    let frames = try all(file).frames
    #expect(frames.count == shown.count && (frames.count == 4 || !name.hasPrefix("a")))
    for (frame, expected) in zip(frames, shown) {
      #expect(frame.raster.pixels.elementsEqual(Self.pixels(expected.rgba)))
      #expect(Int((frame.duration.value * 1000).rounded()) == expected.milliseconds)
    }
  }

  private static func pixels(_ rgba: [UInt8]) -> [UInt32] {
    stride(from: 0, to: rgba.count, by: 4).map { place in
      // Colours of pixels that do not show are no one's.
      rgba[place + 3] == 0
        ? 0 : (0..<4).reduce(0) { $0 | UInt32(rgba[place + $1]) << UInt32(8 * $1) }
    }
  }

  /// Discs that move over nothing, cleared after each frame; without loss where the format can.
  private static let drawing = """
    import sys
    from PIL import Image, ImageDraw
    name, frames = sys.argv[1], []
    for index in range(4):
        image = Image.new("RGBA", (40, 30))
        draw = ImageDraw.Draw(image)
        draw.ellipse([index * 7, 4, index * 7 + 15, 19], fill=(255, 60 * index, 0, 255))
        draw.rectangle([3, 22, 30, 25], fill=(0, 90, 200, 255))
        frames.append(image)
    if name == "still.jpg":
        frames[1].convert("RGB").save(name, quality=90)
    elif name == "interlaced.gif":
        frames[1].convert("P").save(name, interlace=1)
    else:
        frames[0].save(name, save_all=True, append_images=frames[1:], duration=[40, 80, 120, 40],
                       loop=0, disposal=2, lossless=True)
    """

  @Test(
    "A file cut anywhere or changed anywhere is refused or read, and never crashes",
    arguments: ["apng", "webp", "gif"])
  func broken(format: String) throws {
    let frames = MovingPicture.shrinking.frames
    let file =
      switch format {
      case "apng": try APNGEncoderTests.file(frames)
      case "webp": try WebPEncoderTests.file(frames)
      default: try GIFEncoderTests.file(frames)
      }
    for length in stride(from: 0, to: file.count - 1, by: 13) {
      #expect(throws: PictureError.self) { try all(Array(file.prefix(length))) }
    }
    for place in stride(from: 0, to: file.count, by: 7) {
      var changed = file
      changed[place] ^= 0x55
      do { _ = try all(changed) } catch { #expect(error is PictureError) }
    }
  }

  @Test("A frame half as opaque over another gives the middle of both colours")
  func blending() throws {
    func control(_ number: UInt32, blend: UInt8) -> PNGFile.Chunk {
      let numbers = [number, 1, 1, 0, 0].flatMap(PNGFile.four)
      return PNGFile.Chunk(type: "fcTL", data: numbers + [0, 1, 0, 10, 0, blend])
    }
    let file = PNGFile.bytes([
      PNGFile.header(1, 1), PNGFile.Chunk(type: "acTL", data: [0, 0, 0, 2, 0, 0, 0, 0]),
      control(0, blend: 0), .init(type: "IDAT", data: PNGFile.stored([0, 255, 0, 0, 255])),
      control(1, blend: 1),
      .init(type: "fdAT", data: PNGFile.four(2) + PNGFile.stored([0, 0, 255, 0, 128])),
      .init(type: "IEND", data: []),
    ])
    // 128 of 255 green over red: 127 of red are left.
    #expect(try all(file).frames.map(\.raster.pixels) == [[0xFF00_00FF], [0xFF00_807F]])
  }

  @Test("What is no picture is said to be none")
  func unknown() {
    #expect(throws: PictureError.unknownFrameFormat) { try all(Array("text".utf8)) }
  }

  @Test("A canvas of too many pixels is refused before it is made")
  func huge() {
    let gif: [UInt8] = Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x3B]
    #expect(
      throws: PictureError.tooManyPixels(.gif, width: 65_535, height: 65_535, limit: 1 << 26)
    ) { try all(gif) }
  }
}

/// The format's own test cases, read by the product.
@Suite(.enabled(if: APNGMaterial.folder != nil, "SEGRENDER_MATERIAL names no folder of material"))
struct FrameAcceptanceTests {
  @Test(arguments: APNGMaterial.cases)
  func theLastFrameIsWhatTheFormatsAuthorsExpect(expectation: APNGMaterial.Expectation) throws {
    var reader = try PictureFrames(expectation.bytes)
    var last: StoredFrame?
    while let frame = try reader.next() { last = frame }
    let raster = try #require(last).raster.premultiplied
    #expect(raster.pixels.allSatisfy { $0 == expectation.pixel })
  }
}

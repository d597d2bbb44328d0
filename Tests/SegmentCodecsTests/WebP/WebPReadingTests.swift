import SegmentPixels
import SegmentCodecs
import SegmentPrimitives
import Testing
import TestSupport

@Suite(.needs(.pillow))
struct WebPReadingTests {
  @Test(
    "Another program shows lossless frames exactly", arguments: MovingPicture.allCases,
    CompressionEffort.allCases)
  func programShows(
    picture: MovingPicture, effort: CompressionEffort
  ) throws {
    let timeline = try Self.timeline(picture, .lossless(effort))
    #expect(timeline.count == picture.frames.count)
    for (shown, raster) in zip(timeline, picture.frames) {
      #expect(Self.premultiplied(shown) == raster.pixels)
    }
  }

  @Test(
    "Lossy frames look like the true ones and keep their opacity",
    arguments: [MovingPicture.soft, .softOverNothing, .gradient])
  func lossyFrames(picture: MovingPicture) throws {
    let timeline = try Self.timeline(picture, .lossy(quality: 90))
    #expect(timeline.count == picture.frames.count)
    for (shown, raster) in zip(timeline, picture.frames) {
      let pixels = Self.premultiplied(shown)
      #expect(pixels.map { $0 >> 24 } == raster.pixels.map { $0 >> 24 })
      let errors = zip(pixels, raster.pixels).map { pair in
        [0, 8, 16].reduce(0) { $0 + abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255)) }
      }
      // Halved colour planes blur coloured edges; on average less than six steps a component.
      #expect(errors.reduce(0, +) < 18 * errors.count)
    }
  }

  /// What shows in each 17 milliseconds.
  private static func timeline(
    _ picture: MovingPicture, _ compression: WebPCompression
  ) throws -> [[UInt8]] {
    let file = try WebPEncoderTests.file(picture.frames, Rational(17, 1000), compression)
    let shown = try Pillow.read(file).shown
    // Frames that are all equal become a still, which has no duration.
    guard shown.count > 1 else {
      return Array(repeating: shown[0].rgba, count: picture.frames.count)
    }
    return shown.flatMap { Array(repeating: $0.rgba, count: $0.milliseconds / 17) }
  }

  /// Premultiplied pixels, computed in the plainest way.
  private static func premultiplied(_ rgba: [UInt8]) -> [UInt32] {
    stride(from: 0, to: rgba.count, by: 4).map { place in
      let alpha = UInt32(rgba[place + 3])
      return (0..<3).reduce(alpha) {
        $0 << 8 | (2 * UInt32(rgba[place + $1]) * alpha + 255) / 510
      }
    }
  }
}

import SegmentPixels
import SegmentCodecs
import SegmentPrimitives
import Testing
import TestSupport

@Suite(.needs(.pillow))
struct GIFReadingTests {
  @Test("Another program shows the frames", arguments: MovingPicture.exactAsGIF)
  func programShows(picture: MovingPicture) throws {
    let read = try Pillow.read(GIFEncoderTests.file(picture.frames))
    let timeline = read.shown.flatMap { Array(repeating: $0.rgba, count: $0.milliseconds / 20) }
    #expect(timeline.count == picture.frames.count)
    for (shown, raster) in zip(timeline, picture.frames) {
      // What lies below a transparent pixel is not seen.
      let pixels = stride(from: 0, to: shown.count, by: 4).map { place in
        shown[place + 3] == 0 ? [0, 0, 0, 0] : Array(shown[place..<place + 4])
      }
      let wanted = raster.pixels.map { pixel in
        [16, 8, 0, 24].map { shift in UInt8(pixel >> shift & 255) }
      }
      #expect(pixels == wanted)
    }
    #expect(read.loop == 0)
  }
}

import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("How a picture fills the background")
struct BackgroundFitTests {
  /// Red on the left, blue on the right.
  private let picture = Raster(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])

  private func frame(_ fit: BackgroundFit) throws -> (Raster, Rect) {
    let layers = Background.image(picture, fit: fit)
      .layers(covering: Size(width: 100, height: 20), scale: 1)
    guard case .image(let raster, let frame)? = layers.first, layers.count == 1 else {
      throw RenderError.control(.noSegments)
    }
    return (raster, frame)
  }

  @Test("It covers, is seen whole, or is stretched")
  func scaled() throws {
    #expect(try frame(.cover).1 == Rect(x: 0, y: -15, width: 100, height: 50))
    #expect(try frame(.contain).1 == Rect(x: 30, y: 0, width: 40, height: 20))
    #expect(try frame(.stretch).1 == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(try frame(.stretch).0 == picture)
  }

  @Test("It is repeated, a pixel a point")
  func tiles() throws {
    let (raster, frame) = try frame(.tile)
    #expect(frame == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect((raster[0, 0], raster[1, 7], raster[98, 19]) == (0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000))
  }
}

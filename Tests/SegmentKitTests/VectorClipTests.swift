import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Pictures in vector documents")
struct VectorClipTests {
  @Test("A picture that ends where its clip does reaches a pixel beyond it")
  func border() throws {
    let raster = Raster(width: 2, height: 1, pixels: [0xFF11_2233, 0xFF44_5566])
    let frame = Rect(x: 10, y: 20, width: 4, height: 2)
    guard
      case .image(let wider, let beyond) = Layer.image(raster, frame: frame)
        .reaching(beyond: frame)
    else {
      Issue.record("no picture")
      return
    }
    #expect(beyond == Rect(x: 8, y: 18, width: 8, height: 6))
    let row: [UInt32] = [0xFF11_2233, 0xFF11_2233, 0xFF44_5566, 0xFF44_5566]
    #expect(wider.pixels == row + row + row)
    let elsewhere = Layer.image(raster, frame: frame)
    #expect(elsewhere.reaching(beyond: frame.inset(by: 1)) == elsewhere)
  }
}

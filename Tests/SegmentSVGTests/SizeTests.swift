import SegmentPrimitives
import SegmentSVG
import Testing

@Suite("A drawing's box is what its file says, or what is drawn")
struct SizeTests {
  @Test(
    "Attributes, then the viewBox, then the ink (SVG 2 §8.2; librsvg 2.54 gives the same)",
    arguments: [
      ("width='24' height='12' viewBox='0 0 48 48'", 24, 12), ("viewBox='0 0 20 10'", 20, 10),
      ("width='100%' height='100%' viewBox='0 0 20 10'", 20, 10),
      ("width='40' viewBox='0 0 20 10'", 40, 20), ("height='40' viewBox='0 0 20 10'", 80, 40),
      ("width='10cm' height='1in'", 377.952_755_905, 96), ("", 14, 6), ("width='30'", 14, 6),
    ])
  func size(attributes: String, width: Double, height: Double) throws {
    let drawing = try drawing("<svg \(attributes)><rect x='3' y='4' width='14' height='6'/></svg>")
    #expect(abs(drawing.size.width - width) < 1e-6 && abs(drawing.size.height - height) < 1e-6)
  }

  @Test("A drawing without a box begins where its ink does")
  func inkAtOrigin() throws {
    let drawing = try drawing("<svg><rect x='3' y='4' width='14' height='6'/></svg>")
    #expect(drawing.bounds == Rect(x: 0, y: 0, width: 14, height: 6))
  }

  @Test("A viewBox is centred in a box of another shape")
  func centred() throws {
    let svg = "<svg width='20' height='40' viewBox='0 0 10 10'><rect width='10' height='10'/></svg>"
    #expect(try drawing(svg).bounds == Rect(x: 0, y: 10, width: 20, height: 20))
  }

  private func drawing(_ text: String) throws -> VectorDrawing {
    try VectorDrawing(svg: Array(text.utf8))
  }
}

import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGraphics

@Suite("Errors of drawing")
struct CanvasErrorTests {
  @Test("A side of 32,767 pixels can be drawn on, one more throws Cairo's words")
  func longestSide() throws {
    for isWide in [true, false] {
      let (long, short) = (Raster.longestSide, 1)
      var raster = Raster(width: isWide ? long : short, height: isWide ? short : long)
      try raster.draw(scale: 1) { canvas in canvas.fill(with: .black) }
      #expect(raster.pixels.allSatisfy { $0 == 0xFF00_0000 })
      var larger = Raster(
        width: isWide ? long + 1 : short, height: isWide ? short : long + 1)
      let error = #expect(throws: DrawingError.self) {
        try larger.draw(scale: 1) { canvas in canvas.fill(with: .black) }
      }
      #expect(error?.rawStatus != 0 && error?.reason.isEmpty == false)
    }
  }

  @Test("An error inside a scope is latched and thrown at its end")
  func latched() {
    var raster = Raster(width: 4, height: 4)
    // A mask at no pixels per point needs a matrix that Cairo cannot invert.
    let error = #expect(throws: DrawingError.self) {
      try raster.draw(scale: 1) { canvas throws(DrawingError) in
        let coverage = CoverageMask(column: 0, row: 0, width: 1, height: 1)
        try canvas.mask(coverage, scale: .infinity, with: .black)
        canvas.fill(with: .black)
      }
    }
    #expect(error?.reason.contains("matrix") == true)
  }

  @Test("What a closure throws comes out as it is")
  func passedOn() {
    let thrown = DrawingError(rawStatus: 4711, reason: "a number Cairo does not have")
    var raster = Raster(width: 4, height: 4)
    #expect(throws: thrown) {
      try raster.draw(scale: 1) { canvas throws(DrawingError) in
        try canvas.clipped(to: .rectangle(.zero)) { _ throws(DrawingError) in throw thrown }
      }
    }
  }

  @Test("A coverage that Cairo cannot hold is refused")
  func hugeCoverage() {
    let path = Path.rectangle(Rect(x: 0, y: 0, width: 40_000, height: 1))
    #expect(throws: DrawingError.self) { try CoverageMask(of: path, scale: 1, margin: 0) }
  }

  @Test(
    "A vector document names its size, holds no date, and is the same twice",
    arguments: VectorFormat.allCases)
  func vectorDocuments(format: VectorFormat) throws {
    func document() throws -> [UInt8] {
      try vectorDocument(format, size: Size(width: 284, height: 32)) {
        canvas throws(DrawingError) in
        canvas.fill(.circle(center: Point(x: 16, y: 16), radius: 8), with: .black)
        let frame = Rect(x: 40, y: 4, width: 20, height: 20)
        try canvas.draw(Raster(width: 2, height: 2, fill: 0x8000_4000), in: frame)
        try canvas.draw(Raster(width: 3, height: 2, fill: 0xFF00_4000), in: frame, opacity: 0.5)
      }
    }
    let bytes = try document()
    let text = String(decoding: bytes, as: UTF8.self)
    for _ in 0..<12 { #expect(bytes == (try document())) }
    #expect(text.contains("284") && !text.contains("CreationDate (D"))
    #expect(text.hasPrefix(format == .svg ? "<?xml" : "%PDF"))
  }
}

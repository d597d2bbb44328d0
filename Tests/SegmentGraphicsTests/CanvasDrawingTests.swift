import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGraphics

@Suite("Canvas")
struct CanvasDrawingTests {
  /// The area of pixels that a drawing covers, in square points.
  private func area(
    scale: Double, _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws -> Double {
    var raster = Raster(width: Int(40 * scale), height: Int(30 * scale))
    try raster.draw(scale: scale, body)
    let alpha = raster.pixels.reduce(0) { $0 + Int($1 >> 24) }
    return Double(alpha) / 255 / scale / scale
  }

  @Test("A fill covers its area", arguments: [1, 2, 2.625, 3])
  func fillArea(scale: Double) throws {
    let circle = try area(scale: scale) { canvas in
      canvas.fill(.circle(center: Point(x: 20.3, y: 14.7), radius: 11), with: .black)
    }
    // Cairo's samples and the levels of 8 bits leave an error along the outline only.
    #expect(abs(circle - .pi * 121) < 0.02 * 2 * .pi * 11)
    for radius in [0, 1.5, 4] {
      let rect = Rect(x: 3.25, y: 2.5, width: 20.5, height: 10.75)
      let rounded = try area(scale: scale) { canvas in
        canvas.fill(.roundedRectangle(rect, radius: radius), with: .black)
      }
      let exact = rect.width * rect.height - (4 - .pi) * radius * radius
      #expect(abs(rounded - exact) < 0.02 * 2 * (rect.width + rect.height))
    }
  }

  @Test("A rectangle on whole pixels is filled exactly, nothing beside it")
  func wholePixels() throws {
    let color = Color(bytes: 10, 200, 77, alpha: 0.4)
    var raster = Raster(width: 8, height: 6)
    try raster.draw(scale: 2) { canvas in
      canvas.fill(.rectangle(Rect(x: 1, y: 0.5, width: 2, height: 1.5)), with: color)
    }
    // Cairo premultiplies in 16 bits and drops the lower half, so that a level may be lost.
    let pixel = raster[2, 1]
    for shift in [0, 8, 16, 24] as [UInt32] {
      let exact = color.premultipliedPixel >> shift & 255
      #expect(pixel >> shift & 255 <= exact && pixel >> shift & 255 + 1 >= exact)
    }
    for y in 0..<6 {
      for x in 0..<8 {
        let isInside = (2..<6).contains(x) && (1..<4).contains(y)
        #expect(raster[x, y] == (isInside ? pixel : 0))
      }
    }
  }

  @Test("A ring is filled between its edges only, by the nonzero rule")
  func ring() throws {
    let outer = Path.circle(center: Point(x: 20, y: 15), radius: 12)
    var ring = outer
    ring.append(Path.circle(center: Point(x: 20, y: 15), radius: 8).reversed)
    let covered = try area(scale: 3) { canvas in canvas.fill(ring, with: .black) }
    #expect(abs(covered - .pi * (144 - 64)) < 0.02 * 2 * .pi * 20)
  }

  @Test("What lies outside a clip does not show, and the clip ends with its closure")
  func clip() throws {
    var raster = Raster(width: 10, height: 10)
    try raster.draw(scale: 1) { canvas throws(DrawingError) in
      try canvas.clipped(to: .rectangle(Rect(x: 2, y: 3, width: 4, height: 5))) { inner in
        inner.fill(with: .black)
      }
      canvas.fill(.rectangle(Rect(x: 9, y: 0, width: 1, height: 1)), with: .black)
    }
    #expect(raster.pixels.count { $0 == 0xFF00_0000 } == 4 * 5 + 1)
    #expect(raster.pixels.count { $0 == 0 } == 100 - 21)
    #expect(raster[9, 0] == 0xFF00_0000 && raster[2, 3] == 0xFF00_0000)
  }

  @Test("A group's opacity holds for the whole: overlaps do not show through")
  func group() throws {
    var raster = Raster(width: 6, height: 1)
    try raster.draw(scale: 1) { canvas throws(DrawingError) in
      try canvas.group(opacity: 0.5) { inner in
        inner.fill(.rectangle(Rect(x: 0, y: 0, width: 4, height: 1)), with: .black)
        inner.fill(.rectangle(Rect(x: 2, y: 0, width: 4, height: 1)), with: .white)
      }
    }
    #expect(raster.pixels.map { $0 >> 24 } == [128, 128, 128, 128, 128, 128])
    #expect(raster.pixels.map { $0 & 255 } == [0, 0, 128, 128, 128, 128])
  }

  @Test("An opaque background hides what was there, a translucent one lies over it")
  func backgrounds() throws {
    var raster = Raster(width: 2, height: 2, fill: 0xFFFF_FFFF)
    try raster.draw(scale: 1) { canvas in canvas.fill(with: Color.black.opacity(0.2)) }
    #expect(raster.pixels == Array(repeating: 0xFFCC_CCCC, count: 4))
    try raster.draw(scale: 1) { canvas in canvas.fill(with: Color(bytes: 1, 2, 3)) }
    #expect(raster.pixels == Array(repeating: 0xFF01_0203, count: 4))
  }

  @Test("Nothing is drawn on a picture without pixels")
  func noPixels() throws {
    var raster = Raster(width: 0, height: 4)
    try raster.draw(scale: 1) { canvas in canvas.fill(with: .black) }
    #expect(raster.pixels.isEmpty)
  }
}

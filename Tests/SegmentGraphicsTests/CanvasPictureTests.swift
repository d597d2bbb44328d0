import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGraphics

@Suite("Pictures and masks on a canvas")
struct CanvasPictureTests {
  /// A picture in which no two neighbours are alike, some of it translucent.
  private let picture: Raster = {
    var raster = Raster(width: 7, height: 5)
    for index in raster.pixels.indices {
      let alpha = UInt32(255 - index * 6)
      let (red, green) = (alpha * UInt32(index % 3) / 2, alpha * UInt32(index % 5) / 4)
      raster.pixels[index] = alpha << 24 | red << 16 | green << 8 | alpha / 3
    }
    return raster
  }()

  @Test("A picture whose pixels meet the device's is copied exactly", arguments: [1, 2, 2.625, 3])
  func copy(scale: Double) throws {
    var raster = Raster(width: 20, height: 12)
    let frame = Rect(x: 4 / scale, y: 3 / scale, width: 7 / scale, height: 5 / scale)
    try raster.draw(scale: scale) { canvas throws(DrawingError) in
      try canvas.draw(picture, in: frame)
    }
    for y in 0..<12 {
      for x in 0..<20 {
        let isInside = (4..<11).contains(x) && (3..<8).contains(y)
        #expect(raster[x, y] == (isInside ? picture[x - 4, y - 3] : 0), "\(x), \(y)")
      }
    }
  }

  @Test("A stretched picture of one colour stays that colour to its very edge")
  func stretched() throws {
    let pixel: UInt32 = 0xFF20_4060
    let small = Raster(width: 3, height: 2, fill: pixel)
    var raster = Raster(width: 30, height: 20)
    try raster.draw(scale: 1) { canvas throws(DrawingError) in
      try canvas.draw(small, in: Rect(x: 0, y: 0, width: 30, height: 20))
    }
    #expect(raster.pixels.allSatisfy { $0 == pixel })
  }

  @Test("An opacity scales every component, rounding to the nearest level or one beside it")
  func opacity() throws {
    var raster = Raster(width: 7, height: 5)
    try raster.draw(scale: 1) { canvas throws(DrawingError) in
      try canvas.draw(picture, in: Rect(x: 0, y: 0, width: 7, height: 5), opacity: 0.5)
    }
    for (drawn, source) in zip(raster.pixels, picture.pixels) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        let (value, whole) = (Double(drawn >> shift & 255), Double(source >> shift & 255))
        #expect(abs(value - whole / 2) <= 1)
      }
    }
  }

  @Test("A mask lays exactly its coverage over the canvas", arguments: [1, 1.5, 2, 3])
  func mask(scale: Double) throws {
    var coverage = CoverageMask(column: 3, row: 2, width: 16, height: 16)
    coverage.values = (0...255).map(UInt8.init)
    var raster = Raster(width: 24, height: 20)
    try raster.draw(scale: scale) { canvas throws(DrawingError) in
      try canvas.mask(coverage, scale: scale, with: .black)
    }
    for y in 0..<20 {
      for x in 0..<24 {
        let isInside = (3..<19).contains(x) && (2..<18).contains(y)
        let value = isInside ? UInt32((y - 2) * 16 + x - 3) : 0
        #expect(raster[x, y] == value << 24)
      }
    }
  }

  @Test("The coverage of a path is what filling it gives", arguments: [1, 2.625, 3])
  func coverageOfPath(scale: Double) throws {
    let path = Path.continuousRectangle(Rect(x: 2.3, y: 1.7, width: 20, height: 9), radius: 3)
    let coverage = try #require(try CoverageMask(of: path, scale: scale, margin: 2))
    var (filled, masked) = (Raster(width: 80, height: 40), Raster(width: 80, height: 40))
    try filled.draw(scale: scale) { canvas in canvas.fill(path, with: .black) }
    try masked.draw(scale: scale) { canvas throws(DrawingError) in
      try canvas.mask(coverage, scale: scale, with: .black)
    }
    #expect(filled == masked)
    #expect(try CoverageMask(of: Path(), scale: scale, margin: 2) == nil)
  }
}

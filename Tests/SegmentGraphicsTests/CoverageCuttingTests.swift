import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGraphics

@Suite("Coverages cut, moved and mixed")
struct CoverageCuttingTests {
  private let outline = Path.continuousRectangle(
    Rect(x: 4.3, y: 3.1, width: 30, height: 14), radius: 5)

  /// The alpha of a black drawing.
  private func alpha(
    _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws -> [Int] {
    var raster = Raster(width: 50, height: 30)
    try raster.draw(scale: 1, body)
    return raster.pixels.map { Int($0 >> 24) }
  }

  private func alpha(of coverage: CoverageMask) throws -> [Int] {
    try alpha { canvas throws(DrawingError) in
      try canvas.mask(coverage, scale: 1, with: .black)
    }
  }

  @Test(
    "Cutting at a rectangle is what Cairo's clip does to a mask, to two roundings",
    arguments: [
      Rect(x: 10, y: 5, width: 12, height: 8), Rect(x: 9.25, y: 2, width: 15.5, height: 20),
      Rect(x: 6.6, y: 4.7, width: 9.1, height: 30), Rect(x: 0, y: 0, width: 50, height: 30),
    ])
  func cut(rect: Rect) throws {
    let whole = try #require(try CoverageMask(of: outline, scale: 1, margin: 1))
    let expected = try alpha { canvas throws(DrawingError) in
      try canvas.clipped(to: .rectangle(rect)) { inner throws(DrawingError) in
        try inner.mask(whole, scale: 1, with: .black)
      }
    }
    let pairs = zip(try alpha(of: whole.cut(to: rect)), expected)
    #expect(pairs.allSatisfy { abs($0 - $1) <= 2 })
  }

  @Test("What two coverages share is what Cairo fills of one inside the other, to the byte")
  func intersection() throws {
    let window = Path.circle(center: Point(x: 20, y: 12), radius: 9.3)
    let whole = try #require(try CoverageMask(of: outline, scale: 1, margin: 3))
    let clip = try #require(try CoverageMask(of: window, scale: 1, margin: 0))
    let expected = try alpha { canvas throws(DrawingError) in
      try canvas.clipped(to: window) { inner throws(DrawingError) in
        try inner.mask(whole, scale: 1, with: .black)
      }
    }
    #expect(try alpha(of: whole.intersection(clip)) == expected)
    #expect(try alpha(of: clip.intersection(whole)) == expected)
    var far = clip
    far.column += 100
    #expect(whole.intersection(far).values.isEmpty)
  }

  @Test("A shift inside the block is a shift of the path", arguments: [0, 0.25, 0.5, 0.75, 1])
  func shift(pixels: Double) throws {
    let inside = try #require(try CoverageMask(of: outline, scale: 2, margin: 1, shift: pixels))
    let moved = try #require(
      try CoverageMask(of: outline.offset(x: pixels / 2, y: 0), scale: 2, margin: 1))
    #expect(try alpha(of: inside) == alpha(of: moved))
    #expect(try inside.bounds == CoverageMask(of: outline, scale: 2, margin: 1)?.bounds)
  }

  @Test("A mean is one of the two at its ends and lies evenly between them")
  func mixed() throws {
    let left = try #require(try CoverageMask(of: outline, scale: 1, margin: 1))
    let right = try #require(try CoverageMask(of: outline, scale: 1, margin: 1, shift: 0.25))
    #expect(left.mixed(with: right, by: 0) == left && left.mixed(with: right, by: 1) == right)
    for share in [0.25, 0.5, 0.9] {
      let mean = left.mixed(with: right, by: share)
      for (value, ends) in zip(mean.values, zip(left.values, right.values)) {
        let exact = Double(ends.0) * (1 - share) + Double(ends.1) * share
        #expect(abs(Double(value) - exact) <= 1)
      }
    }
  }

  @Test(
    "A column that stands more often is blurred as if it had been drawn so", arguments: [1.5, 6])
  func repeated(sigma: Double) throws {
    let margin = CoverageMask.blurMargin(sigma: sigma)
    for times in [0, 1, 7, 90] {
      let wide = Path.continuousRectangle(
        Rect(x: 4.3, y: 3.1, width: 30 + Double(times), height: 14), radius: 5)
      let narrow = try #require(try CoverageMask(of: outline, scale: 1, margin: 0))
      let whole = try CoverageMask(of: wide, scale: 1, margin: margin)?.blurred(sigma: sigma)
      let made = narrow.blurred(sigma: sigma, margin: margin, repeating: 15, times: times)
      #expect(made == whole)
    }
  }

  @Test("Two coverages of a block joined are one's left end and the other's right end")
  func joined() throws {
    func path(right: Double) -> Path {
      .continuousRectangle(Rect(minX: 4.3, minY: 3.1, maxX: right, maxY: 17.1), radius: 5)
    }
    let left = try #require(try CoverageMask(of: path(right: 34.3), scale: 1, margin: 0))
    let right = try CoverageMask(of: path(right: 34.8), scale: 1, in: left)
    for times in [0, 1, 30] {
      let whole = try CoverageMask(of: path(right: 34.8 + Double(times)), scale: 1, margin: 0)
      #expect(left.joined(to: right, at: 15, times: times) == whole)
    }
  }

  @Test(
    "What is much blurred moves as if its path had moved, to two levels",
    arguments: [2.5, 4, 12], [-1, -0.7, -0.25, 0, 0.1, 0.5, 0.9, 1])
  func moved(sigma: Double, pixels: Double) throws {
    let shape = Rect(x: 4, y: 3, width: 60, height: 40)
    func blurred(_ rect: Rect, in block: CoverageMask) throws -> CoverageMask {
      try CoverageMask(of: .continuousRectangle(rect, radius: 8), scale: 1, in: block)
        .blurred(sigma: sigma)
    }
    let reach = CoverageMask.blurMargin(sigma: sigma) + 2
    let block = CoverageMask(column: 4 - reach, row: 3 - reach, width: 60 + 2 * reach, height: 100)
    let made = try blurred(shape, in: block).moved(by: pixels)
    let exact = try blurred(shape.offset(x: pixels, y: 0), in: block)
    let differences = zip(made.values, exact.values).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 0 <= 2)
  }
}

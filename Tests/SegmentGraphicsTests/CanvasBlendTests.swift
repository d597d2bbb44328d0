import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGraphics

/// Coverages are blended into a picture's rows; Cairo, which does the same more slowly where a
/// clip is curved, says what is right.
@Suite("Coverages blended into a picture")
struct CanvasBlendTests {
  static let colors = [
    Color.black, .white, .clear, .black.opacity(0.04), .black.opacity(0.12),
    Color(bytes: 0, 122, 255), Color(bytes: 118, 118, 128, alpha: 0.12),
    Color(red: 0.3, green: 0.9, blue: 0.1, alpha: 0.5),
  ]

  /// A picture of every opacity, and a coverage with runs and noise over a part of it.
  private let ground: Raster = {
    var raster = Raster(width: 61, height: 23)
    for index in raster.pixels.indices {
      let color = Color(
        red: Double(index % 7) / 6, green: Double(index % 11) / 10, blue: 0.5,
        alpha: Double(index * 37 % 256) / 255)
      raster.pixels[index] = color.premultipliedPixel
    }
    return raster
  }()
  private let coverage: CoverageMask = {
    var coverage = CoverageMask(column: 3, row: 2, width: 53, height: 19)
    for index in coverage.values.indices where index % 53 > 20 {
      coverage.values[index] = index / 53 % 3 == 0 ? 255 : UInt8(index * 73 % 256)
    }
    return coverage
  }()

  /// The ground with the coverage laid over it inside a clip.
  private func masked(_ color: Color, clip: Path) throws -> Raster {
    var raster = ground
    try raster.draw(scale: 1) { canvas throws(DrawingError) in
      try canvas.clipped(to: clip) { inner throws(DrawingError) in
        try inner.mask(coverage, scale: 1, with: color)
      }
    }
    return raster
  }

  @Test("Every byte is what Cairo makes it", arguments: colors)
  func sameBytes(color: Color) throws {
    let everywhere = Path.circle(center: Point(x: 30, y: 11), radius: 400)
    let blended = try masked(color, clip: .rectangle(Rect(x: 0, y: 0, width: 61, height: 23)))
    #expect(try blended == masked(color, clip: everywhere))
  }

  @Test("A clip of whole pixels, with a hole or without, shows what it lets through and no more")
  func windows() throws {
    let (color, hole) = (Color.black.opacity(0.3), Rect(x: 30, y: 5, width: 9, height: 8))
    let window = Rect(x: 5, y: 4, width: 43, height: 15)
    let whole = try masked(color, clip: .rectangle(Rect(x: 0, y: 0, width: 61, height: 23)))
    var raster = ground
    try raster.draw(scale: 1) { canvas throws(DrawingError) in
      try canvas.clipped(to: .rectangle(window)) { inner throws(DrawingError) in
        try inner.clipped(outside: hole) { rest throws(DrawingError) in
          try rest.mask(coverage, scale: 1, with: color)
        }
      }
    }
    for y in 0..<23 {
      for x in 0..<61 {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        let shows = window.intersection(pixel) != nil && hole.intersection(pixel) == nil
        #expect(raster[x, y] == (shows ? whole[x, y] : ground[x, y]), "\(x), \(y)")
      }
    }
  }

  @Test("In a group and on a canvas moved by whole pixels a coverage lies where it belongs")
  func moved() throws {
    var (direct, grouped) = (Raster(width: 80, height: 40), Raster(width: 80, height: 40))
    var moved = coverage
    moved.column += 8
    moved.row += 6
    try direct.draw(scale: 2) { canvas throws(DrawingError) in
      try canvas.mask(moved, scale: 2, with: .black)
    }
    let window = Path.rectangle(Rect(x: 5, y: 3, width: 40, height: 20))
    try grouped.draw(scale: 2) { canvas throws(DrawingError) in
      try canvas.clipped(to: window) { clipped throws(DrawingError) in
        try clipped.group(opacity: 1) { group throws(DrawingError) in
          try group.translated(by: Point(x: 4, y: 3)) { inner throws(DrawingError) in
            try inner.mask(coverage, scale: 2, with: .black)
          }
        }
      }
    }
    #expect(direct.inkBounds != nil && grouped == direct)
  }
}

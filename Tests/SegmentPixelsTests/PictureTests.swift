import Foundation
import SegmentPrimitives
import Testing

@testable import SegmentPixels

@Suite("Pictures")
struct PictureTests {
  @Test(
    "A blur has weights that sum to 256 and fall off", arguments: [0, 0.3, 0.87, 1.24, 2.85, 10])
  func hasWeights(deviation: Double) {
    let weights = PictureBlur(deviation: deviation).weights.map { Int($0) }
    #expect(weights[0] + 2 * weights.dropFirst().reduce(0, +) == 256)
    for (a, b) in zip(weights.dropFirst(), weights.dropFirst(2)) { #expect(a >= b && b > 0) }
  }

  @Test("A blur weighs by the bell curve")
  func weighsByBell() {
    for x in stride(from: 0.0, through: 4, by: 0.125) {
      #expect(abs(PictureBlur.bell(x) - exp(-x * x / 2)) < 1e-9)
    }
  }

  @Test("Transparent pixels do not darken a mean")
  func takesMean() {
    var raster = Raster(width: 4, height: 1)
    raster[1, 0] = 0xFFFF_0000
    raster[2, 0] = 0x8080_0000
    #expect(raster.mean(columns: 0..<4, rows: 0..<1)?.red == 1)
    #expect(raster.mean(columns: 3..<9, rows: 0..<5) == nil)
  }

  @Test("Rows of all lengths are mixed as their pixels are", arguments: 0...40)
  func mixesRows(count: Int) {
    let row = (0..<count).map { UInt32(truncatingIfNeeded: $0 &* 0x9E37_79B9) | 0xFF00_0000 }
    for level in [0, 1, 127, 128, 255] as [UInt8] {
      var mixed = Raster(width: count + 2, height: 1, fill: 0xFF20_4060).pixels
      var pixels = mixed.mutableSpan
      pixels.mix(in: 1..<count + 1, with: row.span, by: level)
      let single = row.map { (0xFF20_4060 as UInt32).mixed(with: $0, by: level) }
      #expect(mixed == [0xFF20_4060] + single + [0xFF20_4060])
    }
  }

  @Test("The bounds of ink are the least rectangle")
  func boundsInk() {
    var raster = Raster(width: 9, height: 7)
    #expect(raster.inkBounds == nil)
    raster[3, 2] = 0x0100_0000
    raster[6, 4] = 0xFF00_0000
    raster[1, 3] = 0x8000_0000
    #expect(raster.inkBounds == PixelBounds(columns: 1..<7, rows: 2..<5))
  }
}

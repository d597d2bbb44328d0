import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGlass

@Suite("Blurred backdrop")
struct BlurredBackdropTests {
  @Test("keeps every constant exactly", arguments: [0.667, 1.333, 2, 4, 12])
  func keepsConstants(deviation: Double) {
    for level in [0, 1, 77, 128, 254, 255] as [UInt32] {
      let raster = Raster.grey(level, width: 40, height: 30)
      let blurred = BlurredBackdrop(raster, columns: 5..<36, rows: 4..<27, deviation: deviation)
      #expect(blurred.picture.pixels.allSatisfy { $0 == raster.pixels[0] })
    }
  }

  @Test("spreads edges by its deviation", arguments: [0.667, 1.333, 2, 2.667, 4, 8, 12])
  func spreadsEdges(deviation: Double) {
    // Averaged over the places that an edge can have in the reduced picture.
    let variance = (80..<84).map { spread(ofEdgeAt: $0, deviation) }.reduce(0, +) / 4
    #expect(abs(variance.squareRoot() - deviation) < max(0.05 * deviation, 0.12))
  }

  /// The mean square distance from an edge at which it is found in a blurred picture.
  private func spread(ofEdgeAt edge: Int, _ deviation: Double) -> Double {
    var raster = Raster.grey(0, width: 160, height: 12)
    for y in 0..<12 { for x in edge..<160 { raster[x, y] = 0xFFFF_FFFF } }
    let blurred = BlurredBackdrop(raster, columns: 10..<150, rows: 2..<10, deviation: deviation)
    let row = blurred.widened(to: 10..<150).pixels[0..<140].map { Double($0 & 255) / 255 }
    return (1..<140).reduce(0) { sum, index in
      let distance = Double(10 + index - edge)
      return sum + distance * distance * (row[index] - row[index - 1])
    }
  }

  @Test("moves with picture and surface together", arguments: [1.333, 2.667, 4])
  func movesAlong(deviation: Double) {
    let raster = Raster.noise(3, width: 120, height: 60)
    let a = BlurredBackdrop(raster, columns: 40..<80, rows: 20..<36, deviation: deviation)
    let b = BlurredBackdrop(
      raster.moved(x: 7, y: 5), columns: 47..<87, rows: 25..<41, deviation: deviation)
    #expect(a.picture == b.picture)
  }
}

import SegmentCompare
import SegmentPixels
import SegmentPrimitives
import Testing

@Suite("Which pixels are different")
struct RuleTests {
  private let size = 20

  private func plain(_ pixel: UInt32) -> StraightRaster {
    StraightRaster(width: size, height: size, pixels: Array(repeating: pixel, count: size * size))
  }

  @Test(
    "Levels differ by more than is allowed or they do not",
    arguments: zip([0, 1, 2, 3, 200], [4, 3, 2, 0, 0]))
  func levels(allowed: Int, different: Int) {
    let a = plain(0xFF40_4040)
    var b = a
    // One level of red, two of green and three of blue; three of all.
    for (x, change) in [0x1, 0x200, 0x3_0000, 0x3_0303].enumerated() { b[x, 4] += UInt32(change) }
    let found = ImageComparison(a, b, .levels(allowed))
    #expect(found.changed == 4)
    #expect(found.different == different)
    #expect(found.greatest.levels == 3)
  }

  @Test("Black and white are as different as can be, and a step of grey hardly")
  func extremes() {
    let rule = Tolerance.Rule.perceptual(threshold: 0.1, countsAntiAliasing: true)
    let extreme = ImageComparison(plain(0xFF00_0000), plain(0xFFFF_FFFF), rule)
    #expect(extreme.different == size * size && extreme.greatest.levels == 255)
    // 255² × 0.5053 of 35215: white is brightness alone.
    #expect(abs(extreme.greatest.perceptual - (255 * 255 * 0.5053 / 35215).squareRoot()) < 1e-6)
    let step = ImageComparison(plain(0xFF80_8080), plain(0xFF81_8181), rule)
    #expect(step.different == 0 && step.changed == size * size && step.greatest.levels == 1)
    #expect(abs(step.greatest.perceptual - (0.5053 / 35215).squareRoot()) < 1e-6)
  }

  @Test("The colours of pixels that do not show make no difference")
  func invisible() {
    let (a, b) = (plain(0x0000_00FF), plain(0x00FF_FF00))
    #expect(ImageComparison(a, b, .levels(0)).different == 0)
    let rule = Tolerance.Rule.perceptual(threshold: 0, countsAntiAliasing: true)
    #expect(ImageComparison(a, b, rule).different == 0)
  }

  @Test("Opacity alone is a difference, by its levels too")
  func opacity() {
    let (a, b) = (plain(0xFF00_0000), plain(0xF000_0000))
    #expect(ImageComparison(a, b, .levels(14)).different == size * size)
    #expect(ImageComparison(a, b, .levels(15)).different == 0)
  }

  @Test("Levels and share are independent: one forgives how much, the other how many")
  func independent() {
    let a = plain(0xFF80_8080)
    var b = a
    for x in 0..<4 { b[x, 0] = 0xFF90_8080 }  // 1 % of the pixels by 16 levels of blue
    func isSame(_ levels: Int, _ share: Double) -> Bool {
      var sequence = SequenceComparison(tolerance: Tolerance(rule: .levels(levels), share: share))
      sequence.add(picture(a), picture(b))
      return sequence.isSame
    }
    #expect(!isSame(15, 0.0099) && isSame(15, 0.01) && isSame(16, 0) && !isSame(0, 0))
  }

  @Test("Pixels at the edge of eight are seen as those inside", arguments: [1, 7, 8, 9, 16, 17])
  func widths(width: Int) {
    for x in 0..<width {
      let a = StraightRaster(
        width: width, height: 2, pixels: Array(repeating: 0xFF00_0000, count: 2 * width))
      var b = a
      b[x, 1] = 0xFFFF_FFFF
      let found = ImageComparison(a, b, .levels(0))
      #expect(found.different == 1 && found.greatest.x == x && found.greatest.y == 1)
      #expect(found.regions == [PixelBounds(columns: x..<x + 1, rows: 1..<2)])
    }
  }
}

/// A picture as a sequence's frame.
func picture(_ raster: StraightRaster, milliseconds: Int = 0) -> SequenceComparison.Picture {
  SequenceComparison.Picture(raster: raster, duration: .init(milliseconds, 1000))
}

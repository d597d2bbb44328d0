import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGlass

@Suite("Solid glass")
struct SolidGlassTests {
  private func glass(
    _ appearance: GlassAppearance, _ solidity: GlassSolidity, over backdrop: Raster
  ) -> Glass {
    let track = Rect(x: 10, y: 14, width: 80, height: 32)
    return Glass(
      GlassSurface(track: track, scale: 2, appearance: appearance, solidity: solidity),
      over: backdrop)
  }

  @Test("hints at the backdrop's mean where transparency is reduced")
  func hintsAtMean() {
    let backdrop = Raster.grey(51, width: 200, height: 120)
    let light = glass(.light, .reducedTransparency, over: backdrop).scene[100, 60]
    let dark = glass(.dark, .reducedTransparency, over: backdrop).scene[100, 60]
    // 0.94 of (.94, .94, .95) or (.17, .17, .18), and 0.06 of a grey of 0.2.
    #expect(channels(light) == [255, 228, 228, 231])
    #expect(channels(dark) == [255, 44, 44, 46])
  }

  @Test("has no trace of the backdrop where contrast is increased")
  func hasNoTrace() {
    let noise = Raster.noise(8, width: 200, height: 120)
    for (appearance, body, border) in [
      (GlassAppearance.light, 0xFFFF_FFFF as UInt32, 0xFF00_0000 as UInt32),
      (.dark, 0xFF00_0000, 0xFFFF_FFFF),
    ] {
      let glass = glass(appearance, .increasedContrast, over: noise)
      for y in 31..<90 { #expect(glass.scene[100, y] == body) }
      for y in [28, 29, 90, 91] { #expect(glass.scene[100, y] == border) }
      #expect(glass.inks.selected.alpha == 1 && glass.inks.normal.alpha == 1)
    }
  }

  @Test(
    "has the design's platters",
    arguments: [
      (GlassAppearance.light, GlassSolidity.reducedTransparency, [255, 255, 255, 255]),
      (.dark, .reducedTransparency, [255, 99, 99, 102]),
    ])
  func hasPlatters(appearance: GlassAppearance, solidity: GlassSolidity, expected: [Int]) {
    let glass = glass(appearance, solidity, over: .noise(8, width: 200, height: 120))
    let frame = glass.frame(.platter(Rect(x: 30, y: 16, width: 40, height: 28)))
    #expect(channels(frame[100, 60]) == expected)
  }

  @Test("keeps the selected ink legible", arguments: GlassAppearance.allCases)
  func keepsLegible(appearance: GlassAppearance) {
    for solidity in [GlassSolidity.reducedTransparency, .increasedContrast] {
      for level in [0, 128, 255] as [UInt32] {
        let glass = glass(appearance, solidity, over: .grey(level, width: 200, height: 120))
        let frame = glass.frame(.platter(Rect(x: 30, y: 16, width: 40, height: 28)))
        let ground = color(frame[100, 60])
        #expect(Luminance.contrast(glass.inks.selected.over(ground), ground) >= 4.5)
      }
    }
  }
}

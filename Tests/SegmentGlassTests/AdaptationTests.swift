import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGlass

@Suite("Adaptation")
struct AdaptationTests {
  @Test(
    "follows the luma with hysteresis",
    arguments: [
      (GlassAppearance.light, GlassAppearance.light, 0.24, GlassAppearance.dark),
      (.light, .light, 0.26, .light), (.light, .dark, 0.4, .dark), (.light, .dark, 0.5, .dark),
      (.light, .dark, 0.51, .light), (.dark, .dark, 0.84, .dark), (.dark, .dark, 0.86, .light),
      (.dark, .light, 0.7, .light), (.dark, .light, 0.6, .light), (.dark, .light, 0.59, .dark),
    ])
  func followsLuma(
    wanted: GlassAppearance, current: GlassAppearance, luma: Double, expected: GlassAppearance
  ) {
    #expect(Adaptation.appearance(wanted, after: current, luma: luma) == expected)
  }

  @Test("does not flicker: a luma that made it change keeps it changed")
  func doesNotFlicker() {
    for wanted in GlassAppearance.allCases {
      for step in 0...32 {
        let luma = Double(step) / 32
        let once = Adaptation.appearance(wanted, after: wanted, luma: luma)
        #expect(Adaptation.appearance(wanted, after: once, luma: luma) == once)
      }
    }
  }

  @Test("is decided by the backdrop under the track", arguments: [(0, true), (255, false)])
  func isDecidedUnderTrack(level: UInt32, isDark: Bool) {
    var backdrop = Raster.grey(255 - level, width: 100, height: 60)
    for y in 14..<46 { for x in 10..<90 { backdrop[x, y] = 0xFF00_0000 | level * 0x10101 } }
    for wanted in GlassAppearance.allCases {
      let track = Rect(x: 10, y: 14, width: 80, height: 32)
      let glass = Glass(GlassSurface(track: track, scale: 1, appearance: wanted), over: backdrop)
      #expect(glass.appearance == (isDark ? .dark : .light))
    }
  }

  @Test("is not for large surfaces")
  func isNotForLarge() {
    let backdrop = Raster.grey(0, width: 100, height: 90)
    let track = Rect(x: 5, y: 5, width: 90, height: 65)
    #expect(Glass(GlassSurface(track: track, scale: 1), over: backdrop).appearance == .light)
  }
}

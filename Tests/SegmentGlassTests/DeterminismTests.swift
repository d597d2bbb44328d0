import SegmentPixels
import SegmentPrimitives
import SegmentScenery
import Testing

@testable import SegmentGlass

@Suite("Determinism")
struct DeterminismTests {
  private static let backdrop = Scenery(seed: 0, width: 120, height: 60)
    .raster(width: 240, height: 120, scale: 2)

  /// The 64-bit FNV-1a hash of a picture's pixels.
  private func hash(_ raster: Raster) -> UInt64 {
    raster.pixels.reduce(0xCBF2_9CE4_8422_2325) { hash, pixel in
      channels(pixel).reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  /// One hash for all builds: a debug and a release build that both have it give the same pixels.
  @Test(
    "gives the same pixels in every build",
    arguments: [
      (GlassVariant.regular, GlassAppearance.light, 0x993D_2B87_F9BE_FC1E as UInt64),
      (.regular, .dark, 0x3ECE_A639_5BF1_A695),
      (.clear, .dark, 0xB66D_783C_A8C4_CB0F),
    ])
  func sameInEveryBuild(variant: GlassVariant, appearance: GlassAppearance, expected: UInt64) {
    let backdrop = DeterminismTests.backdrop
    let track = Rect(x: 10, y: 14, width: 100, height: 32)
    let surface = GlassSurface(track: track, scale: 2, variant: variant, appearance: appearance)
    let glass = Glass(surface, over: backdrop)
    let cell = Rect(x: 30.4, y: 16, width: 44.3, height: 28)
    let frames = [
      glass.frame(.platter(cell), ink: backdrop.asInk), glass.frame(.lens(cell, lift: 0.4)),
      glass.frame(.lens(cell, lift: 1), ink: backdrop.asInk),
    ]
    let all = frames.map(hash).reduce(0) { $0 &* 31 &+ $1 }
    #expect(all == expected, "got \(String(all, radix: 16))")
  }

  @Test("gives equal frames for equal inputs")
  func equalForEqual() {
    let backdrop = Raster.noise(1, width: 90, height: 50)
    let surface = GlassSurface(track: Rect(x: 5, y: 8, width: 80, height: 32), scale: 1)
    #expect(Glass(surface, over: backdrop) == Glass(surface, over: backdrop))
  }
}

extension Raster {
  /// A translucent layer made of the picture, as a stand-in for labels.
  fileprivate var asInk: Raster {
    Raster(
      width: width, height: height,
      pixels: pixels.map { ($0 >> 8) & 255 > 170 ? 0x8000_0000 : 0 })
  }
}

import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGlass

@Suite("Rim and shadow")
struct RimAndShadowTests {
  /// The rim's strength half a point below the outline of a circle, at an angle in degrees that
  /// counts from the right, counter-clockwise as seen.
  private func strength(_ degrees: Int) -> Double {
    let root = 0.5.squareRoot()
    let (x, y): (Double, Double) =
      switch degrees {
      case 0: (1, 0)
      case 45: (root, root)
      case 90: (0, 1)
      case 135: (-root, root)
      case 180: (-1, 0)
      case 225: (-root, -root)
      case 270: (0, -1)
      default: (root, -root)
      }
    // Offsets count toward the top left; the right and lower quarters are mirror images.
    let place = OutlineDistance(abs(x) * 15.5, abs(y) * 15.5, radius: 16)
    let facesLight = x * y <= 0
    return Rim.light.strength(facesLight ? place : place.flipped, scale: 3)
  }

  @Test("weighs light as the reference says")
  func weighsLight() throws {
    for point in try Reference.load().rim_weight_c2 {
      #expect(abs(Rim.bias(point.a, focus: 2) - point.w) < 1e-9)
    }
  }

  @Test("is brightest toward the light and away from it, and dark in between")
  func followsLight() {
    let all = [0, 45, 90, 135, 180, 225, 270, 315].map(strength)
    #expect(all[3] == all.max() && all[7] == all.max())
    #expect(all[1] < 1e-12 && all[5] < 1e-12)
    #expect(all[0] > 0 && all[0] < all[3])
  }

  @Test("falls off as a Gaussian's integral within a twentieth")
  func fallsOffLikeGaussian() {
    // Φ(z) from tables of the normal distribution.
    let table = [(-2.0, 0.02275), (-1, 0.15866), (0, 0.5), (0.5, 0.69146), (1, 0.84134)]
    for (z, expected) in table { #expect(abs(GlassShadow.falloff(z) - expected) < 0.05) }
    for z in stride(from: -3.0, through: 3, by: 0.25) {
      #expect(abs(GlassShadow.falloff(z) + GlassShadow.falloff(-z) - 1) < 1e-12)
    }
  }

  @Test("darkens around the capsule, symmetrically and more below", arguments: [1.0, 2])
  func darkensAround(scale: Double) {
    let side = Int(100 * scale)
    var raster = Raster.grey(255, width: side, height: side)
    let capsule = CapsuleGeometry(Rect(x: 30, y: 40, width: 40, height: 20), scale: scale)
    let shadow = GlassShadow(drop: 4, blur: 8, opacity: 0.5, contact: 0.05)
    ShadowMap(shadow, around: capsule).draw(on: &raster)
    for y in 0..<side {
      for x in 0..<side / 2 { #expect(raster[x, y] == raster[side - 1 - x, y]) }
    }
    let (above, below) = (capsule.rows.lowerBound - 4, capsule.rows.upperBound + 3)
    #expect(raster[side / 2, below] < raster[side / 2, above])
    #expect(raster[0, 0] == 0xFFFF_FFFF)
  }
}

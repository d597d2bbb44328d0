import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGlass

@Suite("Glass track")
struct TrackTests {
  static let rect = Rect(x: 12, y: 12, width: 90, height: 32)

  private func surface(
    _ variant: GlassVariant = .regular, _ appearance: GlassAppearance = .light, scale: Double = 1
  ) -> GlassSurface {
    GlassSurface(track: TrackTests.rect, scale: scale, variant: variant, appearance: appearance)
  }

  @Test("without bending, tone, rim and shadow is the backdrop itself")
  func neutralIsIdentity() {
    var style = GlassStyle.track(.regular, .light, side: 32)
    style.bezel = .none
    style.hold = 1
    style.rim.amount = 0
    let backdrop = Raster.noise(1, width: 114, height: 56)
    let capsule = CapsuleGeometry(TrackTests.rect, scale: 1)
    let sharp = BlurredBackdrop(
      backdrop, columns: capsule.columns, rows: capsule.rows, deviation: 0)
    var result = backdrop
    TrackPainter(capsule, style, over: sharp).draw(on: &result)
    #expect(result == backdrop)
  }

  @Test("over one grey has the body of the closed form", arguments: [0, 60, 128, 200, 255])
  func constantBody(level: UInt32) {
    let backdrop = Raster.grey(level, width: 114, height: 56)
    let grey = Double(level) / 255
    for appearance in GlassAppearance.allCases {
      let glass = Glass(surface(.regular, appearance), over: backdrop)
      // White, black, fill and hold of the two columns of the design's table.
      let body =
        glass.appearance == .light
        ? min((0.24 + 0.79 * grey) * 0.66 + 0.34, 1) * 0.965 : (0.13 + 0.57 * grey) * 0.72
      for x in 40..<80 {
        #expect(abs(Double(glass.scene[x, 28] & 255) - body * 255) <= 1.6)
        #expect(glass.scene[x, 28] == glass.scene[40, 28])
      }
    }
  }

  @Test("moves by whole pixels with its backdrop", arguments: [1.0, 2, 3])
  func movesByWholePixels(scale: Double) {
    let (width, height) = (Int(150 * scale), Int(80 * scale))
    let backdrop = Raster.noise(7, width: width, height: height)
    let moved = backdrop.moved(x: 3, y: 2)
    var there = surface(scale: scale)
    there.track = there.track.offset(x: 3 / scale, y: 2 / scale)
    let a = Glass(surface(scale: scale), over: backdrop).scene
    let b = Glass(there, over: moved).scene
    let core = Rect(x: 8, y: 8, width: 98, height: 40).scaled(by: scale)
    for y in Int(core.y)..<Int(core.maxY) {
      for x in Int(core.x)..<Int(core.maxX) where a[x, y] != b[x + 3, y + 2] {
        Issue.record("pixel \(x), \(y) is another after the move")
        return
      }
    }
  }

  @Test("leaves what lies beyond its reach as it was", arguments: GlassVariant.allCases)
  func leavesTheRest(variant: GlassVariant) {
    let reach = GlassSurface.reach
    let track = Rect(x: 3 + reach, y: 3 + reach, width: 90, height: 32)
    let (width, height) = (Int(track.maxX + reach) + 3, Int(track.maxY + reach) + 3)
    let backdrop = Raster.noise(9, width: width, height: height)
    let glass = Glass(GlassSurface(track: track, scale: 1, variant: variant), over: backdrop)
    let cell = Rect(x: track.x + 2, y: track.y + 2, width: 40, height: 28)
    let frame = glass.frame(.lens(cell, lift: 1))
    for y in 0..<height {
      for x in 0..<width where min(x, y, width - 1 - x, height - 1 - y) < 3 {
        #expect(frame[x, y] == backdrop[x, y])
      }
    }
  }

  @Test("draws its ends and its middle alike")
  func hasNoSeams() {
    var style = GlassStyle.track(.regular, .light, side: 32)
    style.bezel = .none
    let capsule = CapsuleGeometry(TrackTests.rect, scale: 1)
    var backdrop = Raster.grey(0, width: 114, height: 56)
    for y in 0..<56 { for x in 0..<114 { backdrop[x, y] = 0xFF20_4000 | UInt32(y * 4) } }
    let blurred = BlurredBackdrop(
      backdrop, columns: capsule.columns, rows: capsule.rows, deviation: 2)
    var result = backdrop
    TrackPainter(capsule, style, over: blurred).draw(on: &result)
    // Deeper than the rim and the ramp of brightness, all pixels of a row are one.
    for x in 15..<98 { #expect(result[x, 28] == result[57, 28]) }
    for x in 22..<92 { #expect(result[x, 16] == result[57, 16]) }
  }

  @Test("over nothing is translucent, with a shadow outside", arguments: GlassVariant.allCases)
  func fallsBack(variant: GlassVariant) {
    for appearance in GlassAppearance.allCases {
      let scene = Glass(surface(variant, appearance), width: 140, height: 90).scene
      let body = channels(scene[57, 28])
      #expect(body[0] > 40 && body[0] < 200)
      #expect(body.dropFirst().allSatisfy { $0 <= body[0] })
      let shadow = channels(scene[57, 48])
      #expect(shadow[0] > 5 && shadow.dropFirst().allSatisfy { $0 == 0 })
      #expect(scene[139, 89] == 0)
      #expect(
        scene.pixels.allSatisfy { pixel in
          let c = channels(pixel)
          return c[1] <= c[0] && c[2] <= c[0] && c[3] <= c[0]
        })
    }
  }

  @Test(
    "draws what fits of a track that leaves its raster",
    arguments: [
      Rect(x: -20, y: -10, width: 90, height: 32), Rect(x: 40, y: 30, width: 200, height: 60),
      Rect(x: 300, y: 300, width: 90, height: 32), Rect(x: 5, y: 5, width: 8, height: 30),
      Rect(x: 5, y: 5, width: 0, height: 0), Rect(x: -50, y: 3, width: 400, height: 20),
    ])
  func staysInside(track: Rect) {
    for size in [(1, 1), (70, 50), (3, 200)] {
      let backdrop = Raster.noise(2, width: size.0, height: size.1)
      let glass = Glass(GlassSurface(track: track, scale: 1.5), over: backdrop)
      let frame = glass.frame(.lens(track, lift: 0.6), ink: backdrop)
      #expect(frame.width == size.0 && frame.height == size.1)
    }
  }
}

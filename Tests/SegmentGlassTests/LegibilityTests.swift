import Foundation
import SegmentPixels
import SegmentPrimitives
import SegmentScenery
import Testing

@testable import SegmentGlass

@Suite("Legibility")
struct LegibilityTests {
  static let track = Rect(x: 8, y: 6, width: 60, height: 32)
  static let cell = Rect(x: 18, y: 8, width: 40, height: 28)
  static let label = Rect(x: 26, y: 16, width: 22, height: 12)

  /// WCAG 2's relative luminance, written anew with the library's power function.
  private func luminance(_ pixel: UInt32) -> Double {
    let linear = channels(pixel).dropFirst().map { byte in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The least contrast between a block of selected ink and the ground it hides.
  private func leastContrast(_ glass: Glass, _ selection: GlassSelection) -> Double {
    var ink = Raster(width: glass.scene.width, height: glass.scene.height)
    let label = LegibilityTests.label
    let pixel = glass.inks.selected.premultipliedPixel
    var places: [(Int, Int)] = []
    for y in Int(label.y)..<Int(label.maxY) {
      for x in Int(label.x)..<Int(label.maxX) {
        ink[x, y] = pixel
        places.append((x, y))
      }
    }
    let (with, without) = (glass.frame(selection, ink: ink), glass.frame(selection))
    return places.map { x, y in
      let (a, b) = (luminance(with[x, y]), luminance(without[x, y]))
      return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }.min() ?? 0
  }

  private func check(_ backdrop: Raster, _ name: String, lifts: [Double] = [0, 0.3, 0.6, 1]) {
    for variant in GlassVariant.allCases {
      // Clear glass chooses its ink whatever appearance is asked for.
      for appearance in variant == .clear ? [.dark] : GlassAppearance.allCases {
        let surface = GlassSurface(
          track: LegibilityTests.track, scale: 1, variant: variant, appearance: appearance)
        let glass = Glass(surface, over: backdrop)
        for lift in lifts {
          let contrast = leastContrast(glass, .lens(LegibilityTests.cell, lift: lift))
          #expect(contrast >= 4.5, "\(name), \(variant), \(appearance), lift \(lift)")
        }
      }
    }
  }

  @Test("holds over every grey", arguments: 0..<18)
  func holdsOverGrey(step: UInt32) {
    check(.grey(15 * step, width: 76, height: 44), "grey \(15 * step)")
  }

  @Test("holds over strong colours", arguments: [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0x00FFFF])
  func holdsOverColors(rgb: UInt32) {
    check(Raster(width: 76, height: 44, fill: 0xFF00_0000 | rgb), "colour \(rgb)")
  }

  @Test("holds over a hundred made-up photographs", arguments: 0..<100)
  func holdsOverPhotographs(seed: Int) {
    let scenery = Scenery(seed: seed, width: 76, height: 44)
    check(scenery.raster(width: 76, height: 44, scale: 1), "scenery \(seed)", lifts: [0, 1])
  }

  @Test("holds over black and white side by side")
  func holdsOverChequers() {
    var backdrop = Raster.grey(0, width: 76, height: 44)
    for y in 0..<44 { for x in 0..<76 where (x / 12 + y / 12) % 2 == 0 { backdrop[x, y] = ~0 } }
    check(backdrop, "chequers")
  }

  @Test("holds over blocks of random colours", arguments: 0..<16)
  func holdsOverBlocks(seed: Int) {
    let noise = Noise(seed: UInt64(seed + 1) &* 0xA5A5_1234_5678_9ABD)
    var backdrop = Raster.grey(0, width: 76, height: 44)
    let side = 3 + 5 * (seed % 4)
    for y in 0..<44 {
      for x in 0..<76 {
        let value = noise.value(x / side, y / side)
        // Half of the pictures have the strongest colours there are.
        let strong = UInt32(value * 8)
        let pure = (strong & 1) * 0xFF + (strong >> 1 & 1) * 0xFF00 + (strong >> 2) * 0xFF_0000
        let any = UInt32(value * 16_777_216) & 0xFF_FFFF
        backdrop[x, y] = 0xFF00_0000 | (seed % 2 == 0 ? pure : any)
      }
    }
    check(backdrop, "blocks \(seed)", lifts: [0, 0.2, 0.5, 1])
  }

  @Test("leaves a legible platter as it is")
  func leavesLegible() {
    let style = GlassStyle.track(.regular, .light, side: 32)
    let legibility = Legibility(style, over: .grey(128, width: 8, height: 8))
    let (wanted, given) = (ToneKernel(style.platter), ToneKernel(legibility.platter(style.platter)))
    #expect(wanted == given)
  }

  @Test("measures luminance as the standard's formula")
  func measuresLuminance() {
    for level in 0...255 {
      let grey = Double(level) / 255
      let pixel = Raster.grey(UInt32(level), width: 1, height: 1).pixels[0]
      let measured = Luminance.relative(Color(red: grey, green: grey, blue: grey))
      #expect(abs(measured - luminance(pixel)) < 1e-12)
    }
    #expect(abs(Luminance.contrast(.white, .black) - 21) < 1e-12)
  }
}

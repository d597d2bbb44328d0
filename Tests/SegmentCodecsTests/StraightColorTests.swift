import SegmentCodecs
import Testing

@Suite struct StraightColorTests {
  /// Every component with every opacity that it can have in a premultiplied pixel.
  @Test(arguments: 0...255)
  func everyPremultipliedComponentSurvivesBeingMadeStraight(alpha: UInt32) {
    for component in 0...alpha {
      let pixel = alpha << 24 | component << 16 | (alpha - component) << 8 | component
      #expect(StraightColor(premultiplied: pixel).premultiplied == pixel)
    }
  }

  @Test(arguments: 1...255)
  func aStraightComponentIsTheNearestQuotient(alpha: UInt32) {
    for component in 0...alpha {
      // Halves up: (2 × 255 × c + a) ÷ 2a in whole numbers.
      let nearest = (2 * 255 * component + alpha) / (2 * alpha)
      let straight = StraightColor(premultiplied: alpha << 24 | component << 16)
      #expect(UInt32(straight.red) == nearest)
      #expect(UInt32(straight.alpha) == alpha)
    }
  }

  @Test(arguments: 0...255)
  func aPremultipliedComponentIsTheNearestProduct(alpha: UInt8) {
    for component in UInt8.min...255 {
      let color = StraightColor(red: 0, green: 0, blue: component, alpha: alpha)
      let nearest = (2 * UInt32(component) * UInt32(alpha) + 255) / 510
      #expect(color.premultiplied & 0xFF == nearest)
    }
  }

  @Test func halfTransparentRedKeepsItsFullRed() {
    let color = StraightColor(premultiplied: 0x8080_0000)
    #expect(color == StraightColor(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test func transparentPixelsHaveNoColour() {
    #expect(StraightColor(premultiplied: 0x00FF_8040).rgba == 0)
  }
}

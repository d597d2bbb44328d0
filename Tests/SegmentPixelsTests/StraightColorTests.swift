import SegmentPixels
import Testing

@Suite struct StraightColorTests {
  /// Every component with every opacity that it can have in a premultiplied pixel.
  @Test("Every premultiplied component survives being made straight", arguments: 0...255)
  func roundTrip(alpha: UInt32) {
    for component in 0...alpha {
      let pixel = alpha << 24 | component << 16 | (alpha - component) << 8 | component
      #expect(StraightColor(premultiplied: pixel).premultiplied == pixel)
    }
  }

  @Test("A straight component is the nearest quotient", arguments: 1...255)
  func nearestQuotient(alpha: UInt32) {
    for component in 0...alpha {
      // Halves up: (2 × 255 × c + a) ÷ 2a in whole numbers.
      let nearest = (2 * 255 * component + alpha) / (2 * alpha)
      let straight = StraightColor(premultiplied: alpha << 24 | component << 16)
      #expect(UInt32(straight.red) == nearest)
      #expect(UInt32(straight.alpha) == alpha)
    }
  }

  @Test("A premultiplied component is the nearest product", arguments: 0...255)
  func premultiplied(alpha: UInt8) {
    for component in UInt8.min...255 {
      let color = StraightColor(red: 0, green: 0, blue: component, alpha: alpha)
      let nearest = (2 * UInt32(component) * UInt32(alpha) + 255) / 510
      #expect(color.premultiplied & 0xFF == nearest)
    }
  }

  @Test("Half-transparent red keeps its full red")
  func halfTransparent() {
    let color = StraightColor(premultiplied: 0x8080_0000)
    #expect(color == StraightColor(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test("Transparent pixels have no colour")
  func transparentPixels() {
    #expect(StraightColor(premultiplied: 0x00FF_8040).rgba == 0)
  }

  /// Every component with every opacity, those too that no painter makes.
  @Test("A row's pixels are made straight as each alone", arguments: UInt32(0)...255)
  func rows(alpha: UInt32) {
    let row = (UInt32(0)...255).map { level -> UInt32 in
      let green = 255 - level
      return alpha << 24 | level << 16 | green << 8 | level ^ 0x55
    }
    #expect(straight(row) == row.map { StraightColor(premultiplied: $0) })
  }

  /// Rows of all lengths up to some steps, in which steps of opaque, empty and other pixels meet.
  @Test("A row is made straight wherever its runs begin", arguments: 0...40)
  func runs(count: Int) {
    for run in 1...17 {
      let kinds: [UInt32] = [0xFF10_2030, 0, 0x8010_2030, 0xFF40_50FF, 0x0100_0001, 0, 0xFF00_0000]
      let row = (0..<count).map { kinds[$0 / run % kinds.count] }
      #expect(straight(row) == row.map { StraightColor(premultiplied: $0) }, "runs of \(run)")
    }
  }

  /// A row's straight pixels, stored behind one byte as in a PNG and before one that must stay.
  private func straight(_ row: [UInt32]) -> [StraightColor] {
    var bytes = [UInt8](repeating: 0xAA, count: 4 * row.count + 2)
    var span = bytes.mutableSpan
    var target = unsafe span.mutableBytes
    target.storeStraight(row.span, at: 1)
    #expect(bytes.first == 0xAA && bytes.last == 0xAA)
    return stride(from: 1, to: bytes.count - 1, by: 4).map {
      StraightColor(
        red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
    }
  }
}

import SegmentPrimitives
import Testing

@testable import SegmentGlass

@Suite("Lens field")
struct LensFieldTests {
  private func style(_ side: Double, lift: Double = 1) -> LensStyle {
    LensStyle(.light, side: side, lift: lift, rim: .light)
  }

  @Test("agrees with the reference for body, dispersion and labels")
  func agreesWithReference() throws {
    for lens in try Reference.load().lens {
      let style = style(lens.S)
      for point in lens.body {
        #expect(abs(style.shift(atDepth: point.depth) - point.u) < 1e-9)
      }
      for point in lens.dispersion_end {
        #expect(abs(style.dispersion.shift(atDepth: point.depth) - point.e) < 1e-9)
      }
      for point in lens.label {
        #expect(abs(-style.label.shift(atDepth: point.depth) - point.u) < 1e-9)
      }
    }
  }

  @Test("is nothing on the long axis and greatest near the outline")
  func hasItsPeak() {
    let style = style(44)
    #expect(style.shift(atDepth: 22) == 0)
    let shifts = (0...2_200).map { (Double($0) / 100, style.shift(atDepth: Double($0) / 100)) }
    let peak = shifts.max { $0.1 < $1.1 } ?? (0, 0)
    #expect(abs(peak.0 - 3.93) < 0.011)
    #expect(abs(peak.1 - 3.950) < 0.0005)
  }

  @Test("grows in proportion to the lift", arguments: [0, 0.25, 0.5, 1])
  func growsWithLift(lift: Double) {
    for depth in [0.0, 1, 4, 9] {
      let expected = lift * style(44).shift(atDepth: depth)
      #expect(abs(style(44, lift: lift).shift(atDepth: depth) - expected) < 1e-12)
    }
  }

  @Test("parts red and blue at the ends only")
  func partsAtEnds() {
    let corner = CapsuleGeometry(Rect(x: 3, y: 3, width: 120, height: 44), scale: 2).corner
    let style = style(44)
    let samples = corner.map { LensSample(style, at: $0, scale: corner.scale) }
    for row in 0..<corner.rowCount {
      let middle = samples[row * corner.columnCount + corner.curvedColumns]
      #expect(middle.spread == .zero && middle.shift.x == 0 && middle.label.x == 0)
    }
    #expect(samples[(corner.rowCount - 1) * corner.columnCount].spread.x != 0)
  }
}

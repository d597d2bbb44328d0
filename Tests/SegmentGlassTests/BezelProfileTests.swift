import SegmentPrimitives
import Testing

@testable import SegmentGlass

@Suite("Bezel profile")
struct BezelProfileTests {
  let reference = try? Reference.load()

  @Test("agrees with the reference's quarter circle")
  func agreesWithReference() throws {
    for point in try #require(reference).arc_profile {
      #expect(abs(BezelProfile.shape(point.t) - point.f) < 1e-9)
    }
  }

  @Test("falls from 1 to 0, ever more slowly")
  func fallsConvexly() {
    let values = (0...200).map { BezelProfile.shape(Double($0) / 200) }
    #expect(values.first == 1 && values.last == 0)
    for (a, b) in zip(values, values.dropFirst()) { #expect(a > b) }
    for index in 1..<200 {
      #expect(values[index - 1] + values[index + 1] >= 2 * values[index] - 1e-15)
    }
  }

  @Test("shifts nothing at and below the bezel's width", arguments: [8.0, 9.5, 100])
  func endsAtItsWidth(depth: Double) {
    #expect(BezelProfile(amount: 16, width: 8).shift(atDepth: depth) == 0)
  }

  @Test("shifts the track's backdrop as the reference says", arguments: GlassVariant.allCases)
  func shiftsTrack(variant: GlassVariant) throws {
    let all = try #require(reference)
    for bezel in variant == .regular ? all.track_regular : all.track_clear {
      let profile = GlassStyle.track(variant, .light, side: bezel.S).bezel
      for point in bezel.displacement {
        #expect(abs(-profile.shift(atDepth: point.depth) - point.u) < 1e-9)
      }
    }
  }

  @Test("never shows less depth than the circle's own limit", arguments: GlassVariant.allCases)
  func keepsSourceDepth(variant: GlassVariant) throws {
    let all = try #require(reference)
    for bezel in variant == .regular ? all.track_regular : all.track_clear {
      let profile = GlassStyle.track(variant, .dark, side: bezel.S).bezel
      let depths = (0...40_000).map { Double($0) / 40_000 * profile.width }
      let least = depths.map { $0 + profile.shift(atDepth: $0) }.min() ?? 0
      let (a, h) = (profile.amount, profile.width)
      #expect(least >= a + h - (a * a + h * h).squareRoot() - 1e-9)
      #expect(abs(least - bezel.min_source_depth) < 1e-6)
    }
  }

  @Test("moves the rows of a map as the reference says")
  func movesRows() throws {
    for rows in try #require(reference).track_rows_q6 {
      let rect = Rect(x: 0, y: 0, width: 284, height: rows.S)
      let corner = CapsuleGeometry(rect, scale: rows.scale).corner
      let style = GlassStyle.track(.regular, .light, side: rows.S)
      let samples = corner.map { TrackSample(style, at: $0, scale: corner.scale) }
      let shifts = rows.dy_q6_top_half_rows.indices.map { row in
        samples[row * corner.columnCount + corner.curvedColumns].shift
      }
      #expect(shifts.map(\.y) == rows.dy_q6_top_half_rows)
      #expect(shifts.allSatisfy { $0.x == 0 })
    }
  }
}

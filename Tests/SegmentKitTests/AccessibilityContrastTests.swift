import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Contrast of two colours")
struct AccessibilityContrastTests {
  /// A pair of colours and the number that others give for it.
  struct Pair: Sendable, CustomTestStringConvertible {
    let text: String
    let ground: String
    let expected: Double

    var testDescription: String { "\(text) on \(ground)" }

    func contrast() throws -> InkContrast {
      let (text, ground) = (try #require(Color(hex: text)), try #require(Color(hex: ground)))
      return try #require(InkContrast(of: text, on: [ground], required: 4.5))
    }
  }

  /// From WCAG 2's own techniques and the widely known limits of greys on white.
  private static let ratios = [
    Pair(text: "#000", ground: "#fff", expected: 21),
    Pair(text: "#767676", ground: "#fff", expected: 4.54),
    Pair(text: "#777", ground: "#fff", expected: 4.48),
    Pair(text: "#595959", ground: "#fff", expected: 7.0),
    Pair(text: "#949494", ground: "#fff", expected: 3.03),
    Pair(text: "#f00", ground: "#fff", expected: 4.0),
    Pair(text: "#abc", ground: "#abc", expected: 1),
  ]

  @Test("The ratio is WCAG's, whichever of the two is the text", arguments: ratios)
  func ratio(pair: Pair) throws {
    #expect(abs(try pair.contrast().ratio - pair.expected) < 0.005)
    let swapped = Pair(text: pair.ground, ground: pair.text, expected: pair.expected)
    #expect(abs(try swapped.contrast().ratio - pair.expected) < 0.005)
  }

  /// The pairs that APCA's authors publish with 0.0.98G-4g for checking an implementation.
  private static let lightnesses = [
    Pair(text: "#888", ground: "#fff", expected: 63.056469930209424),
    Pair(text: "#fff", ground: "#888", expected: -68.54146436644962),
    Pair(text: "#000", ground: "#aaa", expected: 58.146262578561334),
    Pair(text: "#aaa", ground: "#000", expected: -56.24113336839742),
    Pair(text: "#123", ground: "#def", expected: 91.66830811481631),
    Pair(text: "#def", ground: "#123", expected: -93.06770049484275),
    Pair(text: "#123", ground: "#234", expected: 0),
  ]

  @Test("The lightness contrast is APCA's, negative for light on dark", arguments: lightnesses)
  func lightness(pair: Pair) throws {
    #expect(abs(try pair.contrast().lightness - pair.expected) < 1e-9)
  }

  @Test("The worst ground decides, each measure for itself")
  func worstGround() throws {
    let greys = [0.3, 1, 0.45, 0.8].map { Color(red: $0, green: $0, blue: $0) }
    let each = greys.compactMap { InkContrast(of: .black, on: [$0], required: 4.5) }
    let all = try #require(InkContrast(of: .black, on: greys, required: 4.5))
    #expect(all.ratio == each.map(\.ratio).min())
    #expect(all.lightness == each.map(\.lightness).min { abs($0) < abs($1) })
    #expect(InkContrast(of: .black, on: [Color](), required: 4.5) == nil)
  }

  @Test("An ink loses contrast with its opacity, down to none")
  func opacity() throws {
    let ratios = stride(from: 1.0, through: 0, by: -0.125).compactMap {
      InkContrast(of: .black.opacity($0), on: [.white], required: 4.5)?.ratio
    }
    #expect(ratios.count == 9 && ratios.last == 1)
    #expect(zip(ratios, ratios.dropFirst()).allSatisfy { $0 > $1 })
    // Black at .46 on white is #8A8A8A, whose ratio is 3.45.
    let half = try #require(InkContrast(of: .black.opacity(117.0 / 255), on: [.white], required: 3))
    #expect(abs(half.ratio - 3.45) < 0.005)
  }

  @Test("Large text needs less, and Increase Contrast asks for more")
  func thresholds() {
    func least(_ size: Double, _ weight: Weight, _ contrast: Contrast) -> Double {
      ContrastThreshold.text(size: size, weight: weight, contrast: contrast)
    }
    #expect(least(13, .medium, .normal) == 4.5 && least(13, .medium, .high) == 7)
    #expect(least(17.9, .semibold, .normal) == 4.5)
    #expect(least(18, .regular, .normal) == 3 && least(18, .regular, .high) == 4.5)
    #expect(least(14, .bold, .normal) == 3 && least(13.9, .black, .normal) == 4.5)
  }
}

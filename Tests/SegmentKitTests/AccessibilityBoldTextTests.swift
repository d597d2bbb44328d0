import SegmentGraphics
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Bold Text")
struct AccessibilityBoldTextTests {
  private static func bold(_ weight: Weight) -> Weight {
    var traits = Traits()
    traits.isTextBold = true
    return weight.seen(by: traits)
  }

  @Test(
    "No weight changes without the setting, and with it all but black grow",
    arguments: Weight.allCases)
  func heavier(weight: Weight) {
    #expect(weight.seen(by: Traits()) == weight)
    let bold = AccessibilityBoldTextTests.bold(weight)
    #expect(weight == .black ? bold == .black : bold.css > weight.css)
    #expect(bold.css - weight.css <= 200)
  }

  @Test("Heavier weights stay at least as heavy")
  func order() {
    let weights = Weight.allCases.map { AccessibilityBoldTextTests.bold($0).css }
    #expect(weights == weights.sorted())
    #expect(AccessibilityBoldTextTests.bold(.regular) == .semibold)
  }

  @Test("The picture is that of the heavier weights", arguments: [Look.Name.pill, .bare])
  func picture(look: Look.Name) throws {
    let control = Control.of(["Miniatures", "Recipes", "Paints"], selection: 1).with {
      $0.look = look
      $0.imageStyle.iconWeight = .regular
      $0.imageStyle.textWeight = .medium
    }
    let heavier = control.with {
      $0.imageStyle.iconWeight = .semibold
      $0.imageStyle.textWeight = .semibold
    }
    let bold = control.with { $0.traits.isTextBold = true }
    #expect(try bold.painted() == heavier.painted())
    #expect(try bold.painted() != control.painted())
    #expect(try bold.images() == heavier.images())
  }

  @Test("Widths follow, so that no label is cut", arguments: [Sizing.fitting, .equal])
  func widths(sizing: Sizing) throws {
    let labels = ["Rechnungen", "Überweisen", "Benutzerdefiniert"]
    let control = Control.of(labels, icon: nil, selection: 1).with { $0.sizing = sizing }
    let bold = try control.with { $0.traits.isTextBold = true }.laidOut()
    #expect(bold.size.width > (try control.laidOut().size.width))
    #expect(bold.segments.allSatisfy { $0.overflow == 0 && $0.line?.isTruncated == false })
    for (one, other) in zip(bold.segments, try control.laidOut().segments) {
      #expect(one.textWidth > other.textWidth)
    }
  }
}

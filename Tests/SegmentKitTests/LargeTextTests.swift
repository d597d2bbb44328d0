import SegmentGraphics
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Large text in a fixed width")
struct LargeTextTests {
  private static let accessibilitySizes: [ContentSizeCategory] = [
    .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
  ]

  private func control(_ labels: [String], _ size: ContentSizeCategory, width: Double) -> Control {
    Control.of(labels, icon: nil).with { control in
      control.traits.textSize = size
      control.width = width
    }
  }

  @Test("The widest label of a phone's width is read at every size", arguments: accessibilitySizes)
  func legible(size: ContentSizeCategory) throws {
    let layout = try control(["Tag", "Woche", "Monat"], size, width: 358).laidOut()
    let lines = layout.segments.map(\.line)
    #expect(lines.allSatisfy { $0?.isEllipsisAlone == false })
    #expect(lines[0]?.isTruncated == false)
  }

  @Test("Padding grows with the text up to xxxL, and no further", arguments: accessibilitySizes)
  func paddings(size: ContentSizeCategory) throws {
    func padding(_ size: ContentSizeCategory) throws -> Double {
      let segment = try control(["Woche"], size, width: 0).with { control in
        control.width = nil
        control.sizing = .fitting
        control.selection = []
        control.imageStyle.textWeight = .medium
      }.laidOut().segments[0]
      return segment.frame.width - segment.textWidth
    }
    #expect(try abs(padding(size) - 2 * 10 * 19 / 13) < 0.5)
    #expect(try abs(padding(.extraExtraLarge) - 2 * 10 * 17 / 13) < 0.5)
    #expect(try abs(padding(.large) - 2 * 10) < 0.5)
  }

  @Test("Where no letter is left the warning says so", arguments: [40.0, 75, 90])
  func nothingLeft(width: Double) throws {
    let layout = try control(["Tag", "Woche", "Monat"], .accessibility5, width: width).laidOut()
    for (note, segment) in zip(layout.notes, layout.segments) {
      #expect(segment.line?.isEllipsisAlone ?? true)
      #expect(note.isWarning && note.description.hasSuffix(": nothing is left to read"))
    }
    #expect(layout.notes.count == 3)
  }

  @Test("A label of which letters are left has no such warning")
  func somethingLeft() throws {
    let layout = try control(["Tage", "Tage", "Tage"], .accessibility5, width: 250).laidOut()
    #expect(layout.segments.allSatisfy { $0.line?.isTruncated == true })
    #expect(layout.notes.count == 3)
    #expect(layout.notes.allSatisfy { !$0.description.contains("nothing is left") })
  }
}

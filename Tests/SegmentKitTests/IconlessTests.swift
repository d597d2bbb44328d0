import SegmentGraphics
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Segments without icons")
struct IconlessTests {
  private let labels = ["On", "Off"]

  private func shown(_ layout: ControlLayout) -> [Bool] { layout.segments.map { $0.line != nil } }

  @Test(
    "Without icons segments are equal and show their labels, in every look",
    arguments: Look.Name.allCases, [nil, 0, 1])
  func platformDefault(look: Look.Name, selection: Int?) throws {
    let layout = try Control.of(labels, icon: nil, selection: selection)
      .with { $0.look = look }.laidOut()
    #expect(shown(layout) == [true, true])
    #expect(layout.segments[0].frame.width == layout.segments[1].frame.width)
    #expect(layout.segments.allSatisfy { $0.line?.isTruncated == false })
  }

  @Test("A segment without an icon shows its label beside segments that have one", arguments: 0..<3)
  func mixed(selection: Int) throws {
    let layout = try Control.of(["Day", "Week", "Month"], selection: selection)
      .with { $0.segments[1].icon = nil }.laidOut()
    #expect(shown(layout) == [selection == 0, true, selection == 2])
    #expect(layout.segments.map(\.frame.width) == (0..<3).map { $0 == selection ? 140 : 72 })
  }

  @Test("Sizes that were asked for are kept, and the labels show in them")
  func askedFor() throws {
    let control = Control.of(labels, icon: nil).with { control in
      control.sizing = .seed
      control.labelVisibility = .selected
    }
    let layout = try control.laidOut()
    #expect(layout.segments.map(\.frame.width) == [140, 72])
    #expect(shown(layout) == [true, true])
  }

  @Test("Nobody's label shows where that was asked for")
  func nobody() throws {
    let control = Control.of(labels, icon: nil)
    let layout = try control.with { $0.labelVisibility = LabelVisibility.none }.laidOut()
    #expect(shown(layout) == [false, false])
  }

  @Test("A collapsed segment gives way to a width no further than its label needs")
  func leastWidth() throws {
    let layout = try Control.of(["Day", "Month", "Year"]).with { control in
      control.segments[1].icon = nil
      control.width = 220
    }.laidOut()
    #expect(layout.segments[1].line?.isTruncated == false)
  }

  @Test("Each segment's image shows its label, selected or not")
  func images() throws {
    let images = try Control.of(labels, icon: nil, selection: nil).images()
    #expect(images.allSatisfy { $0.segment.line != nil })
  }
}

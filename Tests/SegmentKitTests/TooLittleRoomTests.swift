import SegmentGraphics
import SegmentJSON
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Labels with too little room")
struct TooLittleRoomTests {
  private static let german = ["Tag", "Woche", "Benutzerdefiniert"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private func control(
    _ labels: [String], _ sizing: Sizing = .fitting, width: Double? = nil, selection: Int? = 0,
    scale: Double = 3
  ) -> Control {
    Control.of(labels, icon: nil, selection: selection, scale: scale).with { control in
      control.sizing = sizing
      control.width = width
    }
  }

  private func cut(_ layout: ControlLayout) -> [Bool] {
    layout.segments.map { $0.line?.isTruncated ?? true }
  }

  /// The space between a segment's edges and its label, on the narrower side.
  private func padding(_ segment: SegmentLayout) -> Double {
    guard let label = segment.labelFrame else { return .infinity }
    return min(label.x - segment.frame.x, segment.frame.maxX - label.maxX)
  }

  @Test("The longest label gives way first", arguments: [90.0, 120, 150, 180])
  func longestFirst(width: Double) throws {
    let layout = try control(TooLittleRoomTests.german, width: width).laidOut()
    let widths = layout.segments.map(\.frame.width)
    #expect(widths[0] <= widths[1] + 1e-9 && widths[1] <= widths[2] + 1e-9)
    #expect(abs(widths.reduce(0, +) - width) < 1e-6)
    #expect(cut(layout) == [false, width < 100, true])
  }

  @Test("Widths fill up like vessels of several heights")
  func level() {
    func widths(_ total: Double) -> [Double] {
      SegmentWidths.fitting(stages: [[30, 50, 100]], total: total).values
    }
    #expect(widths(170) == [30, 50, 90])
    #expect(widths(110) == [30, 40, 40])
    #expect(widths(60) == [20, 20, 20])
    #expect(widths(180) == [30, 50, 100])
    #expect(widths(360) == [60, 100, 200])
  }

  @Test("Padding gives way before letters, the same everywhere", arguments: commonScales)
  func paddingFirst(scale: Double) throws {
    let layout = try control(TooLittleRoomTests.german, width: 200, scale: scale).laidOut()
    #expect(cut(layout) == [false, false, false])
    let paddings = layout.segments.map(padding)
    #expect(paddings.allSatisfy { $0 >= 1.5 - 1 / scale && $0 < 8 })
    #expect((paddings.max() ?? 0) - (paddings.min() ?? 0) < 2 + 1 / scale)
  }

  @Test(
    "Twelve months on a phone show twelve names", arguments: [Sizing?.none, .equal, .fitting],
    [nil, 0, 4])
  func months(sizing: Sizing?, selection: Int?) throws {
    let control = control(TooLittleRoomTests.months, selection: selection).with { control in
      control.sizing = sizing
      control.deviceWidth = 390
      control.overflow = .error
    }
    let layout = try control.laidOut()
    #expect(cut(layout) == Array(repeating: false, count: 12))
    #expect(layout.notes.allSatisfy { !$0.isWarning })
    #expect(layout.notes.contains { $0.description.contains("padding") })
  }

  @Test("The least padding is a token of the look, never more than was asked for")
  func token() throws {
    let theme = try Theme(["segmentLeastPaddingX": 6])
    let themed = try control(TooLittleRoomTests.german, .equal, width: 240)
      .with { $0.theme = theme }.laidOut()
    #expect(padding(themed.segments[2]) >= 6 - 1.0 / 3)
    let tight = try control(TooLittleRoomTests.german, .equal, width: 240)
      .with { $0.imageStyle.paddingX = 0 }.laidOut().segments[2]
    #expect(abs(tight.overflow - (tight.textWidth - tight.frame.width)) < 1e-6)
  }

  @Test(
    "A label is set smaller with all others, to one size", arguments: [Sizing.fitting, .equal],
    commonScales)
  func oneSize(sizing: Sizing, scale: Double) throws {
    let width: Double = sizing == .equal ? 210 : 150
    let control = control(TooLittleRoomTests.german, sizing, width: width, scale: scale)
    let shrunk = try control.with { $0.overflow = .shrink }.laidOut()
    let whole = try control.with { $0.width = nil }.laidOut()
    #expect(cut(shrunk) == [false, false, false])
    let shares = zip(shrunk.segments, whole.segments).map {
      ($0.line?.width ?? 0) / ($1.line?.width ?? 1)
    }
    #expect((shares.max() ?? 0) - (shares.min() ?? 1) < 0.002)
    #expect(shares.allSatisfy { $0 < 1 && $0 >= 0.5 - 1e-9 })
    #expect(Set(shrunk.segments.map { $0.labelFrame?.height }).count == 1)
  }

  @Test("By content, labels are shrunk less than in equal widths, and not at all where they fit")
  func shrunkByContent() throws {
    func size(_ sizing: Sizing, _ width: Double) throws -> Double? {
      try control(TooLittleRoomTests.german, sizing, width: width)
        .with { $0.overflow = .shrink }.laidOut().segments[0].labelFrame?.height
    }
    let (fitting, equal) = (
      try #require(try size(.fitting, 150)), try #require(try size(.equal, 150))
    )
    #expect(fitting > equal)
    #expect(try size(.fitting, 215) == 1.193359 * 13)
  }
}

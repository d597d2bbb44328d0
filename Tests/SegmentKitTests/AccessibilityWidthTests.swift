import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Adapting to a width")
struct AccessibilityWidthTests {
  private static let labels = ["Miniatures", "Recipes", "Paints", "Brushes", "Glue"]
  /// Screens of phones, one narrower and one wider than any.
  private static let phones = [160.0, 320, 375, 390, 402, 430, 440, 1024]

  private func control(_ sizing: Sizing, screen: Double? = nil) -> Control {
    Control.of(AccessibilityWidthTests.labels, selection: 1).with {
      $0.sizing = sizing
      $0.deviceWidth = screen
    }
  }

  private func adaptations(_ layout: ControlLayout) -> [WidthAdaptation] {
    layout.notes.compactMap { if case .adapted(let adaptation, _) = $0 { adaptation } else { nil } }
  }

  @Test(
    "A screen limits what segments want, and equal ones fill it",
    arguments: [Sizing.seed, .fitting, .equal], phones)
  func screens(sizing: Sizing, screen: Double) throws {
    let layout = try control(sizing, screen: screen).laidOut()
    let wanted = try control(sizing).laidOut().size.width
    let room = screen - 32
    #expect(abs(layout.size.width - (sizing == .equal ? room : min(room, wanted))) < 1e-6)
    #expect(adaptations(layout).isEmpty == (sizing != .equal && wanted <= room))
    #expect(layout.notes.filter { !$0.isWarning }.count == adaptations(layout).count)
  }

  @Test("Collapsed segments give way first, and the layout says by how much")
  func collapsed() throws {
    // (390 − 32 − 140) / 4
    let layout = try control(.seed, screen: 390).laidOut()
    #expect(layout.segments.map(\.frame.width) == [54.5, 140, 54.5, 54.5, 54.5])
    #expect(layout.notes == [.adapted(.collapsed(from: 72, to: 54.5), width: 358)])
    #expect(
      layout.notes.map(\.description) == [
        "collapsed segments are 54.5 pt instead of 72, so that the control is 358 pt wide"
      ])
  }

  @Test(
    "No collapsed segment is narrower than its icon and 4 points each side while there is room",
    arguments: stride(from: 150.0, through: 460, by: 7).map { $0 })
  func leastCollapsed(width: Double) throws {
    let layout = try control(.seed).with { $0.width = width }.laidOut()
    let icon = try #require(layout.segments[0].icon).size.width
    let least = icon + 8
    let widths = layout.segments.map(\.frame.width)
    #expect(abs(widths.reduce(0, +) - width) < 1e-6)
    if width >= 5 * least {
      #expect(widths.allSatisfy { $0 >= least - 1e-6 })
      #expect(layout.notes.allSatisfy { if case .iconTooWide = $0 { false } else { true } })
    } else {
      #expect(adaptations(layout) == [.squeezed(fraction: width / 428)])
    }
    // The expanded segment keeps its width as long as another can give way.
    if widths[0] > least + 1e-6 { #expect(abs(widths[1] - 140) < 1e-6) }
  }

  @Test("A width only grows the widths of the segments, never turns their order round")
  func monotone() throws {
    let widths = try stride(from: 60.0, through: 700, by: 10).map { width in
      try control(.seed).with { $0.width = width }.laidOut().segments.map(\.frame.width)
    }
    for (narrow, wide) in zip(widths, widths.dropFirst()) {
      #expect(zip(narrow, wide).allSatisfy { $0 <= $1 + 1e-6 })
    }
  }

  @Test("Without a selection all segments give way alike")
  func noSelection() throws {
    let layout = try control(.seed, screen: 320).with { $0.selection = [] }.laidOut()
    #expect(layout.segments.allSatisfy { abs($0.frame.width - 288 / 5) < 1e-6 })
    #expect(adaptations(layout) == [.collapsed(from: 72, to: 288.0 / 5)])
  }

  @Test(
    "Sizes of Dynamic Type count", arguments: [ContentSizeCategory.extraSmall, .accessibility3])
  func textSizes(size: ContentSizeCategory) throws {
    let layout = try control(.seed, screen: 390).with { $0.traits.textSize = size }.laidOut()
    #expect(layout.size.width <= 358 + 1e-6)
    #expect(adaptations(layout).isEmpty == (size == .extraSmall && 428 * 12 / 13 <= 358))
  }

  @Test("A width wins over a screen")
  func both() throws {
    let layout = try control(.seed, screen: 390).with { $0.width = 500 }.laidOut()
    #expect(abs(layout.size.width - 500) < 1e-6)
  }
}

import SegmentGraphics
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Labels that do not fit")
struct OverflowTests {
  /// The strip of a public bug report: 240 points shared by three labels, one of them long.
  private func strip(_ overflow: Overflow, scale: Double = 3) -> Control {
    Control.of(["Tag", "Woche", "Benutzerdefiniert"], icon: nil, scale: scale).with { control in
      control.sizing = .equal
      control.width = 240
      control.overflow = overflow
    }
  }

  @Test(
    "An ellipsis keeps the least padding, and the note says how much is missing",
    arguments: commonScales)
  func ellipsis(scale: Double) throws {
    let layout = try strip(.ellipsis, scale: scale).laidOut()
    #expect(layout.segments.map { $0.line?.isTruncated } == [false, false, true])
    let segment = layout.segments[2]
    let label = try #require(segment.labelFrame)
    #expect(label.x >= segment.frame.x + 1.5 - 1 / scale)
    #expect(label.maxX <= segment.frame.maxX - 1.5 + 1 / scale)
    let width = try #require(try Reference.textWidths["Benutzerdefiniert"])
    #expect(abs(segment.textWidth - width) < 0.01)
    #expect(abs(segment.overflow - (width - (80 - 3))) < 0.01)
    #expect(
      layout.notes == [
        .overflow(label: "Benutzerdefiniert", index: 2, points: segment.overflow)
      ])
  }

  @Test("By content nothing is cut while the sum fits")
  func byContent() throws {
    let control = strip(.error).with { control in
      control.sizing = .fitting
      control.width = nil
    }
    let layout = try control.laidOut()
    #expect(layout.segments.allSatisfy { $0.line?.isTruncated == false })
    #expect(layout.size.width < 240)
  }

  @Test("A shrunk label is whole, fits, and is no smaller than half its size")
  func shrink() throws {
    let layout = try strip(.shrink).laidOut()
    let line = try #require(layout.segments[2].line)
    #expect(!line.isTruncated && line.width <= 72 && line.width > 71)
    #expect(layout.segments[2].textWidth > 108)
    let tiny = try strip(.shrink).with { $0.width = 120 }.laidOut()
    let cut = try #require(tiny.segments[2].line)
    #expect(cut.isTruncated && cut.width <= 32)
  }

  @Test("An error names every label that does not fit, and by how much")
  func error() throws {
    let error = #expect(throws: RenderError.self) {
      try strip(.error).with { $0.width = 120 }.laidOut()
    }
    guard case .control(.labelsOverflow(let labels))? = error else {
      Issue.record("it threw \(String(describing: error))")
      return
    }
    #expect(labels.map(\.index) == [1, 2])
    #expect(labels.map(\.label) == ["Woche", "Benutzerdefiniert"])
    #expect(abs(labels[0].points - (42.688565 - 37)) < 0.01)
    #expect(error?.description.contains("5.69 pt") == true)
  }

  @Test("Where not even an ellipsis fits nothing is drawn, and the note remains")
  func noRoom() throws {
    let layout = try strip(.ellipsis).with { $0.width = 40 }.laidOut()
    #expect(layout.segments[2].line == nil && layout.segments[2].overflow > 90)
    #expect(layout.notes.count == 3)
  }

  @Test("A label given exactly the room it needs is whole", arguments: commonScales)
  func exactRoom(scale: Double) throws {
    for count in 1...60 {
      let label = String(repeating: "i", count: count)
      let width = try Typesetter(scale: scale).line(
        label, style: TextStyle(size: 13), direction: .leftToRight
      ).width
      let layout = try Control.of([label], icon: nil, scale: scale).with { control in
        control.sizing = .expanding(collapsed: 10, expanded: width + 16)
        control.overflow = .error
      }.laidOut()
      #expect(layout.segments[0].line?.isTruncated == false)
    }
  }

  @Test("An icon wider than its segment is noted and cut at the segment's edge")
  func wideIcon() throws {
    let control = Control.of(["A", "B"], selection: nil).with { control in
      control.imageStyle.iconSize = 120
      control.look = .bare
    }
    let layout = try control.laidOut()
    let icon = try #require(layout.segments[0].icon)
    #expect(layout.notes.count == 2)
    #expect(layout.notes[0] == .iconTooWide(index: 0, points: icon.size.width - 72))
    let clips = try control.composed().layers.compactMap { layer -> Rect? in
      if case .clip(let shape, _) = layer { shape.rect } else { nil }
    }
    #expect(clips == layout.segments.map(\.frame))
  }

  @Test("Missing characters are noted with label, index and locale")
  func missing() throws {
    let layout = try Control.of(["A", "x\u{13000}"], selection: 1).with { control in
      control.fonts.systemFonts = .never
      control.traits.locale = "de"
    }.laidOut()
    let note = try #require(layout.notes.first)
    #expect(layout.notes.count == 1)
    #expect(note.description.contains("U+13000") && note.description.contains("(de)"))
  }

  @Test("A control too low for its ink grows and says so")
  func heightGrown() throws {
    let layout = try Control.of(["ÅÇ"], icon: nil).with { $0.imageStyle.textSize = 40 }.laidOut()
    #expect(layout.size.height > 32)
    #expect(layout.notes.contains(.heightGrown(from: 32, to: layout.size.height)))
  }
}

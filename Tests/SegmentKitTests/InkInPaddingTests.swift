import SegmentGraphics
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Ink past its advance")
struct InkInPaddingTests {
  /// A letter with a mark as wide as itself on either side: its ink reaches past its advance as that
  /// of a script font does.
  private static let wide = "i\u{35C}"

  private func notes(_ layout: [LayoutNote]) -> [LayoutNote] {
    layout.filter { if case .inkInPadding = $0 { true } else { false } }
  }

  private func control(padding: Double, _ sizing: Sizing = .fitting) -> Control {
    Control.of([InkInPaddingTests.wide, "Off"], icon: nil, selection: nil).with { control in
      control.sizing = sizing
      control.imageStyle.paddingX = padding
      control.look = .bare
    }
  }

  @Test("Ink that takes up most of the padding is noted", arguments: [Sizing.fitting, .equal])
  func noted(sizing: Sizing) throws {
    let layout = try control(padding: 2, sizing).with { $0.segments.removeLast() }.laidOut()
    let note = try #require(notes(layout.notes).first)
    #expect(note.isWarning)
    #expect(note.description.contains("the ink of label 0"))
  }

  @Test("Each segment's image says it, too")
  func images() throws {
    let images = try control(padding: 2).images()
    #expect(images.map { notes($0.notes).count } == [1, 0])
  }

  @Test("Ink inside ample padding is not worth a word", arguments: [20.0, 30])
  func ample(padding: Double) throws {
    #expect(try notes(control(padding: padding).laidOut().notes).isEmpty)
  }

  @Test("Without padding, letters that stay inside their advance are not noted")
  func none() throws {
    let layout = try Control.of(["Tag", "Woche"], icon: nil).with { control in
      control.imageStyle.paddingX = 0
      control.look = .bare
    }.laidOut()
    #expect(notes(layout.notes).isEmpty)
  }
}

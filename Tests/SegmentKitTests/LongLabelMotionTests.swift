import SegmentGraphics
import SegmentMotion
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Long labels in motion")
struct LongLabelMotionTests {
  private static let labels = ["Benachrichtigungseinstellungen", "Kurz", "Langer Text hier"]

  private func frames(
    direction: LayoutDirection = .leftToRight, change: (inout Transition) -> Void = { _ in }
  ) throws -> TransitionFrames {
    let control = Control.of(LongLabelMotionTests.labels).with { $0.traits.direction = direction }
    var transition = Transition(control, path: [0, 2])
    change(&transition)
    return try Renderer().frames(of: transition)
  }

  @Test("No icon is ever cut", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func wholeIcons(direction: LayoutDirection) throws {
    let frames = try frames(direction: direction)
    for index in 0..<frames.count {
      for segment in frames.layout(at: index).segments {
        let icon = try #require(segment.iconFrame)
        let frame = segment.frame.inset(by: -0.5)
        #expect(icon.x >= frame.x && icon.maxX <= frame.maxX, "\(index)")
      }
    }
  }

  @Test("A label that is cut at its segment's end is faint, and fully there at rest")
  func fades() throws {
    let frames = try frames()
    func opacities(_ index: Int) -> [Double] {
      frames.scene(at: index).allLayers.compactMap {
        if case .group(let opacity, _) = $0 { opacity } else { nil }
      }
    }
    #expect(opacities(1).allSatisfy { $0 < 0.6 } && !opacities(1).isEmpty)
    #expect(opacities(0).isEmpty && opacities(frames.count - 1).isEmpty)
  }

  @Test("The marked area stays on the track, whatever moves it")
  func onTrack() throws {
    let frames = try frames { $0.pillMotion = .width }
    for index in 0..<frames.count {
      let layout = frames.layout(at: index)
      let area = try #require(layout.selectionFrames.first)
      #expect(area.x >= layout.frame.x + 2 - 1e-9 && area.maxX <= layout.frame.maxX - 2 + 1e-9)
    }
  }
}

import Foundation
import SegmentKit
import SegmentMotion
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

/// The seed's transition, number by number.
@Suite("The widths of a transition")
struct TransitionMotionTests {
  private let seed = TransitionCase(look: .pill, scale: 3)

  @Test("Frame k shows the seed's spring at k/60, the last one its end", arguments: [60, 120, 30])
  func seedSpring(rate: Int) throws {
    let clock = try FrameClock(framesPerSecond: Rational(rate, 1))
    let frames = try seed.frames { ($0.pillMotion, $0.clock) = (.width, clock) }
    let reference = try SeedFrame.all
    #expect(reference.count == 22)
    // Frames that both rates have; the end comes one frame's time before the duration is over.
    let shared = (0..<frames.count - 1).filter { $0 * 60 % rate == 0 }
    #expect(shared.count > 9)
    for index in shared {
      let expected = reference[index * 60 / rate]
      #expect(abs(frames.progress(at: index) - expected.progress) <= 1e-9)
      let widths = frames.layout(at: index).segments.map(\.frame.width)
      for (width, right) in zip(widths, [expected.shrinking, expected.growing, expected.resting]) {
        #expect(abs(width - right) <= 5.1e-5)
      }
    }
    #expect(frames.layout(at: frames.count - 1).segments.map(\.frame.width) == [72, 140, 72])
  }

  @Test(
    "0.35 s rest from the first frame at or after 0.35 s on, at every rate",
    arguments: ["60": 22, "120": 43, "100": 36, "20": 8, "30": 12, "24": 10, "59.94": 22])
  func duration(rate: String, count: Int) throws {
    let clock = try FrameClock(parsing: rate)
    let frames = try TransitionCase(look: .pill).frames {
      ($0.pillMotion, $0.clock) = (.width, clock)
    }
    #expect(frames.count == count)
    #expect(frames.delays.allSatisfy { $0 == clock.period })
    // The rest itself is shown for one frame.
    let rest = frames.duration.value - clock.period.value
    #expect(rest > 0.35 - 1e-12 && rest < 0.35 + clock.period.value)
  }

  @Test(
    "The widths sum to 284 at every moment, overshoot or not",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], ["0.35,0.8,0.15", "bouncy", "1,0.1"])
  func sum(direction: LayoutDirection, spring: String) throws {
    let motion = try Motion(parsingSpring: spring)
    let frames = try TransitionCase(look: .pill, direction: direction).frames { $0.motion = motion }
    for layout in frames.layouts {
      let widths = layout.segments.map(\.frame.width)
      #expect(abs(widths.reduce(0, +) - 284) < 1e-9)
      #expect(layout.size.width == 284)
    }
    #expect(frames.layouts.contains { $0.segments[1].frame.width > 140.5 })
  }

  @Test("Segments stay side by side in reading order", arguments: TransitionCase.sizings)
  func order(_ transition: TransitionCase) throws {
    for layout in try transition.frames().layouts {
      let frames = layout.segments.map(\.frame).sorted { $0.x < $1.x }
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect(abs(left.maxX - right.x) < 1e-9)
      }
    }
  }

  @Test("A clamped change passes no width beyond its target (A23)", arguments: [1.0, 3])
  func clamp(scale: Double) throws {
    let motion = try Motion(parsingSpring: "bounce(0.5,0.6)")
    let control = TransitionCase(
      look: .pill, sizing: .expanding(collapsed: 80, expanded: 160), scale: scale
    ).control
    let free = try control.frames(along: [0, 1]) { $0.motion = motion }
    #expect(free.layouts.contains { $0.segments[1].frame.width > 161 })
    let clamped = try control.frames(along: [0, 1]) { ($0.motion, $0.isClamped) = (motion, true) }
    for layout in clamped.layouts {
      for segment in layout.segments { #expect((80...160).contains(segment.frame.width)) }
    }
    #expect(clamped.layouts.last?.segments.map(\.frame.width) == [80, 160, 80])
  }

  @Test("The marked area slides on the platform's spring, or with the widths")
  func pill() throws {
    let platform = try seed.frames()
    let rest = try seed.frames { $0.pillMotion = .width }
    let (from, to) = (
      try #require(platform.layout(at: 0).selectionFrames.first),
      try #require(platform.layout(at: platform.count - 1).selectionFrames.first)
    )
    // Critically damped, stiffness 503.551: 1 − (1 + ωt) e^(−ωt).
    let ω = 503.551.squareRoot()
    for index in 1..<20 {
      let time = Double(index) / 60
      let share = 1 - (1 + ω * time) * exp(-ω * time)
      let pill = try #require(platform.layout(at: index).selectionFrames.first)
      #expect(abs(pill.x - (from.x + (to.x - from.x) * share)) < 1e-3)
      let joint = try #require(rest.layout(at: index).selectionFrames.first)
      let shown = from.x + (to.x - from.x) * rest.progress(at: index)
      #expect(abs(joint.x - shown) < 1e-9)
    }
  }
}

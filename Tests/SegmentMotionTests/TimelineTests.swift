import SegmentMotion
import SegmentPrimitives
import Testing

@Suite("Timelines")
struct TimelineTests {
  static let motions = [
    "0.35,0.8,0.15", "0.35,0.3,0", "0.6,0.1", "platform", "smooth", "snappy", "bouncy",
    "bounce(0.5,0.9)", "bounce(0.5,-0.5)", "bounce(0.3,0.2,20)", "bounce(0.3,0,-20)",
    "physics(1,100,5)",
  ]

  @Test(
    "A spring ends once nothing moves by an eighth of a pixel, and not later",
    arguments: motions, ["24", "30", "59.94", "60", "1000"])
  func end(text: String, rate: String) throws {
    let clock = try FrameClock(parsing: rate)
    let motion = try Motion(parsingSpring: text)
    let timeline = try Timeline([Track(motion, distance: 204)], clock: clock)
    #expect(!timeline.isCutShort)
    #expect(timeline.progress(of: 0, at: timeline.lastFrame) == 1)
    func pixelsLeft(_ frame: Int) -> Double {
      abs(motion.progress(at: clock.time(of: frame).value) - 1) * 204
    }
    let rest = timeline.lastFrame...3 * timeline.lastFrame
    #expect(rest.allSatisfy { pixelsLeft($0) < 0.125 })
    if case .spring(let spring) = motion.course, spring.nominalDuration == nil {
      #expect(pixelsLeft(timeline.lastFrame - 1) >= 0.125)
    }
  }

  @Test(
    "A clamped motion never overshoots and stops at its target", arguments: motions, [0.5, 1, 3])
  func clamped(text: String, scale: Double) throws {
    var motion = try Motion(parsingSpring: text)
    motion.isClamped = true
    let timeline = try Timeline([Track(motion, distance: 80 * scale)], clock: .sixty)
    let widths = (0..<timeline.frameCount).map { 80 + 80 * timeline.progress(of: 0, at: $0) }
    #expect(widths.allSatisfy { (80...160).contains($0) })
    #expect(widths.last == 160)
    // Nothing plays on after its arrival: the last frame alone is at the target.
    #expect(widths.firstIndex(of: 160) == widths.count - 1)
  }

  @Test("A spring too weak to rest is cut at ten seconds and says so")
  func cutShort() throws {
    let weak = try Motion(Spring(mass: 1, stiffness: 100, damping: 1e-6))
    let timeline = try Timeline([Track(weak, distance: 300)], clock: .sixty)
    #expect(timeline.isCutShort)
    #expect(timeline.lastFrame == 600)
    #expect(timeline.progress(of: 0, at: 600) == 1)
    let slow = try Motion(Spring(angularFrequency: 1e-90, dampingRatio: 1e5))
    #expect(try Timeline([Track(slow, distance: 1)], clock: .sixty).lastFrame == 600)
  }

  @Test(
    "Any distance gives at least a start and an end", arguments: [0, 0.3, .nan, .infinity, -204])
  func distances(distance: Double) throws {
    let timeline = try Timeline([Track(.platform, distance: distance)], clock: .sixty)
    #expect(timeline.frameCount >= 2)
    #expect(timeline.progress(of: 0, at: 0) == 0)
    #expect(timeline.progress(of: 0, at: timeline.lastFrame) == 1)
  }

  @Test("Tracks that run together end each at its own frame")
  func tracks() throws {
    let timeline = try Timeline(
      [
        Track(.expanding, distance: 204), Track(.platform, distance: 216),
        Track(.crossFade, distance: 255),
      ],
      clock: .sixty, hold: Rational(1, 1))
    #expect(timeline.lastFrame > 20)
    #expect(timeline.progress(of: 0, at: 20) != 1)
    #expect(timeline.progress(of: 0, at: 21) == 1)
    #expect(timeline.progress(of: 1, at: 21) != 1)
    #expect(timeline.progress(of: 2, at: 5) == Motion.crossFade.progress(at: 5.0 / 60))
    #expect(timeline.progress(of: 2, at: 6) == 1)
    #expect(timeline.delays.last == Rational(61, 60))
    #expect(timeline.delays.dropLast().allSatisfy { $0 == Rational(1, 60) })
  }

  @Test("Linear over a second at 4 frames a second shows every quarter, and the rest")
  func quarters() throws {
    let motion = try Motion(.linear, duration: 1)
    let clock = try FrameClock(framesPerSecond: Rational(4, 1))
    let timeline = try Timeline([Track(motion, distance: 100)], clock: clock)
    let progress = (0..<timeline.frameCount).map { timeline.progress(of: 0, at: $0) }
    #expect(progress == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test(
    "A duration of a whole number of frames is not rounded up",
    arguments: [1, 7, 24, 25, 30, 50, 60, 120, 999])
  func wholeFrames(rate: Int) throws {
    let clock = try FrameClock(framesPerSecond: Rational(rate, 1))
    for frames in 2...max(2, min(500, rate * 10)) where frames <= rate * 10 {
      let motion = try Motion(.linear, duration: Double(frames) / Double(rate))
      let timeline = try Timeline([Track(motion, distance: 100)], clock: clock)
      #expect(timeline.lastFrame == frames)
      #expect(timeline.delays.allSatisfy { $0 == Rational(1, rate) })
    }
  }

  @Test(
    "No two frames of a moving spring are equal",
    arguments: ["expanding", "0.35,0.8,0.15", "bouncy", "0.35,0.5,0"])
  func distinct(text: String) throws {
    let motion = try Motion(parsingSpring: text)
    let timeline = try Timeline([Track(motion, distance: 204)], clock: .sixty)
    let positions = (0..<timeline.frameCount).map { timeline.progress(of: 0, at: $0) }
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test(
    "Rates are read exactly and reduced",
    arguments: [
      ("60", Rational(60, 1)), ("59.94", Rational(2997, 50)), ("30000/1001", Rational(30000, 1001)),
      ("0.5", Rational(1, 2)), ("120/2", Rational(60, 1)),
    ])
  func rates(text: String, rate: Rational) throws {
    let clock = try FrameClock(parsing: text)
    #expect(clock.rate == rate)
    #expect(clock.time(of: 7) == Rational(7 * rate.denominator, rate.numerator))
  }
}

import Testing

@testable import SegmentMotion
import SegmentPrimitives
import TestSupport

@Suite("Springs against the reference")
struct SpringReferenceTests {
  /// The spring of a reference case, made as the case describes it. The undamped case, which none
  /// of the public initialisers accepts, takes its numbers as they are: the arithmetic still holds.
  private func spring(_ reference: Reference.SpringCase) throws -> Spring {
    switch reference.kind {
    case "swiftui_duration_bounce" where try reference.input("bounce") == 1:
      return Spring(
        uncheckedFrequency: 2 * .pi / (try reference.input("duration")), dampingRatio: 0,
        initialVelocity: 0)
    case "uikit_duration":
      return try Spring(
        duration: reference.input("duration"), dampingRatio: reference.input("dampingRatio"),
        initialVelocity: reference.input("initialSpringVelocity"))
    case "swiftui_duration_bounce":
      return try Spring(
        duration: reference.input("duration"), bounce: reference.input("bounce"),
        initialVelocity: reference.input("initialVelocity"))
    case "response_dampingFraction":
      return try Spring(
        response: reference.input("response"),
        dampingFraction: reference.input("dampingFraction"))
    default:
      try #require(reference.kind == "mass_stiffness_damping")
      return try Spring(
        mass: reference.input("mass"), stiffness: reference.input("stiffness"),
        damping: reference.input("damping"),
        initialVelocity: reference.input("initialVelocity"),
        allowsOverdamping: reference.inputs["allowsOverdamping"]?.text == "true")
    }
  }

  @Test("The reference has 33 cases of 60 samples")
  func inventory() throws {
    #expect(try Reference.springs.count == 33)
    #expect(try Reference.springs.allSatisfy { $0.samplesTX.count == 60 })
  }

  @Test("Every sample of a spring agrees to a billionth", arguments: try Reference.springs)
  func samples(reference: Reference.SpringCase) throws {
    let spring = try spring(reference)
    #expect(agrees(spring.angularFrequency, try number(reference.omega0), within: 1e-11))
    #expect(agrees(spring.dampingRatio, try number(reference.dampingRatio), within: 1e-11))
    let end = try number(reference.tEnd)
    for (index, sample) in reference.samplesTX.enumerated() {
      let position = spring.position(at: end * Double(index) / 59)
      let expected = try number(sample[1])
      // The undamped spring comes back to 0 exactly, which a rounded 2π does not.
      let isClose = agrees(position, expected) || abs(position - expected) < 1e-15
      #expect(isClose, "sample \(index): \(position), expected \(sample[1])")
    }
  }

  @Test(
    "Settling durations are those of Core Animation",
    arguments: try Reference.springs.filter { $0.caSettlingDurationInferred != nil })
  func settlingDurations(reference: Reference.SpringCase) throws {
    let expected = try number(#require(reference.caSettlingDurationInferred))
    #expect(agrees(try spring(reference).settlingDuration(), expected))
  }

  @Test("Settling durations agree with those observed")
  func observedSettling() throws {
    for check in try Reference.settlingChecks {
      let spring = try Spring(
        mass: number(check.mass), stiffness: number(check.stiffness),
        damping: number(check.damping), initialVelocity: number(check.velocity))
      #expect(agrees(spring.settlingDuration(), try number(check.formula)))
    }
  }

  @Test(
    "The first maximum agrees",
    arguments: try Reference.springs.filter { $0.firstStationaryPoint != nil })
  func peak(reference: Reference.SpringCase) throws {
    let expected = try #require(reference.firstStationaryPoint)
    let peak = try #require(spring(reference).peak)
    #expect(agrees(peak.time, try number(expected.t)))
    #expect(agrees(peak.position, try number(expected.x)))
  }

  @Test("The expanding control's widths are those of the table, to the last digit")
  func expandingWidths() throws {
    let timeline = try Timeline([Track(.expanding, distance: 68 * 3)], clock: .sixty)
    let rows = try SeedFrame.all
    // All rows are frames; the last, the rest, is shown as long as the others.
    #expect(timeline.frameCount == rows.count)
    #expect(timeline.delays.reduce(Rational(0, 1), +) == Rational(22, 60))
    for (frame, row) in rows.enumerated() {
      let x = timeline.progress(of: 0, at: frame)
      #expect(abs(x - row.progress) <= 0.5000001e-9, "frame \(frame)")
      #expect(abs(72 + 68 * x - row.growing) <= 0.50001e-4, "frame \(frame)")
      #expect(abs(140 - 68 * x - row.shrinking) <= 0.50001e-4, "frame \(frame)")
    }
  }

  @Test("The expanding control's constant is the spring of its three numbers")
  func expandingConstant() throws {
    let spring = try Spring(duration: 0.35, dampingRatio: 0.8, initialVelocity: 0.15)
    guard case .spring(let constant) = Motion.expanding.course else {
      Issue.record("its motion is not a spring")
      return
    }
    #expect(agrees(constant.angularFrequency, spring.angularFrequency, within: 1e-11))
    #expect(constant.nominalDuration == spring.nominalDuration)
  }
}

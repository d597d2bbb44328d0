import Glibc
import SegmentMotion
import Testing

/// The spring of a UIKit duration: where it exists, and that it is the one of the system.
@Suite("Springs of a duration")
struct DurationTests {
  /// The left side of the equation that ties the frequency to the duration.
  private func envelope(_ ω: Double, _ ζ: Double, _ v: Double, _ duration: Double) -> Double {
    if ζ == 1 { return (1 + (ω - v) * duration) * exp(-ω * duration) }
    return (ζ * ω - v) / (ω * ((1 - ζ) * (1 + ζ)).squareRoot()) * exp(-ζ * ω * duration)
  }

  /// What the system does: Newton from 5/D, at most 12 steps, until one is 0.001 or less; `nil` if
  /// that ends elsewhere than on the falling side. The slope is taken numerically.
  private func systemFrequency(_ ζ: Double, _ v: Double, _ duration: Double) -> Double? {
    var ω = 5 / duration
    for _ in 0..<12 {
      let h = ω * 1e-6
      let slope =
        (envelope(ω + h, ζ, v, duration) - envelope(ω - h, ζ, v, duration)) / (2 * h)
      let step = (envelope(ω, ζ, v, duration) - 0.001) / slope
      ω -= step
      if abs(step) <= 0.001 {
        let falls = envelope(ω * 1.001, ζ, v, duration) < envelope(ω, ζ, v, duration)
        return ω > 0 && falls ? ω : nil
      }
    }
    return nil
  }

  static let limits = [
    (0.1, 0.15), (0.3, 0.85), (0.5, 1.7), (0.7, 2.6), (0.8, 3.08), (0.9, 3.56), (1, 4.85),
  ]

  @Test(
    "A spring exists up to the velocity at which the system's iteration stops converging",
    arguments: limits, [0.05, 0.35, 1, 3])
  func velocityLimit(
    limit: (ratio: Double, vD: Double), duration: Double
  ) throws {
    let (ratio, vD) = limit
    let fast = try Spring(
      duration: duration, dampingRatio: ratio, initialVelocity: 0.98 * vD / duration)
    let expected = try #require(systemFrequency(ratio, 0.98 * vD / duration, duration))
    #expect(agrees(fast.angularFrequency, expected, within: 1e-3))
    #expect(systemFrequency(ratio, vD / duration, duration) == nil)
    let error = #expect(throws: MotionError.self) {
      try Spring(
        duration: duration, dampingRatio: ratio, initialVelocity: 2 * vD / duration)
    }
    guard case .velocityTooHigh(_, let allowed, _, _)? = error else {
      Issue.record("not refused for its velocity: \(String(describing: error))")
      return
    }
    #expect(agrees(allowed * duration, vD))
    #expect(error?.description.contains("at most \(allowed)") == true)
  }

  @Test(
    "The envelope is a thousandth at the end for every velocity that is accepted",
    arguments: [0.002, 0.01, 0.02, 0.07, 0.2, 0.6, 0.85, 0.95, 0.999, 0.9999999, 1])
  func envelope(ratio: Double) throws {
    let duration = 0.35
    let error = #expect(throws: MotionError.self) {
      try Spring(duration: duration, dampingRatio: ratio, initialVelocity: 1000)
    }
    guard case .velocityTooHigh(_, let limit, _, _)? = error else { return }
    for v in [-1000, -20, -1, 0, limit / 2, limit * 0.999, limit] {
      let spring = try Spring(duration: duration, dampingRatio: ratio, initialVelocity: v)
      let ω = spring.angularFrequency
      #expect(agrees(envelope(ω, ratio, v, duration), 0.001, within: 1e-8))
      let falls =
        envelope(ω * 1.001, ratio, v, duration) < envelope(ω * 0.999, ratio, v, duration)
      #expect(falls)
    }
  }

  @Test(
    "The system's frequency is within three parts in ten million",
    arguments: try Reference.springs.filter { $0.omega0AsUikitNewtonStops != nil })
  func frequency(
    reference: Reference.SpringCase
  ) throws {
    let observed = try number(#require(reference.omega0AsUikitNewtonStops))
    let spring = try Spring(
      duration: reference.input("duration"), dampingRatio: reference.input("dampingRatio"),
      initialVelocity: reference.input("initialSpringVelocity"))
    #expect(abs(spring.angularFrequency - observed) < 3e-7)
  }
}

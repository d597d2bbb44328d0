import Testing

@testable import SegmentMotion

@Suite("Springs")
struct SpringTests {
  static let springs: [Spring] = [
    .smooth, .snappy, .bouncy, .platform,
    Spring(uncheckedFrequency: 12, dampingRatio: 0.05, initialVelocity: 3),
    Spring(uncheckedFrequency: 12, dampingRatio: 0.4, initialVelocity: -30),
    Spring(uncheckedFrequency: 12, dampingRatio: 0.7, initialVelocity: 200),
    Spring(uncheckedFrequency: 12, dampingRatio: 1, initialVelocity: 90),
    Spring(uncheckedFrequency: 12, dampingRatio: 1, initialVelocity: -9),
    Spring(uncheckedFrequency: 12, dampingRatio: 3, initialVelocity: 0),
    Spring(uncheckedFrequency: 12, dampingRatio: 3, initialVelocity: 500),
    Spring(uncheckedFrequency: 12, dampingRatio: 1 - 1e-9, initialVelocity: 30),
    Spring(uncheckedFrequency: 12, dampingRatio: 1 + 1e-9, initialVelocity: 30),
  ]

  /// Runge–Kutta of fourth order on x″ = −2ζω x′ − ω²(x − 1): knows none of the closed forms.
  private func integrate(_ spring: Spring, to time: Double, steps: Int) -> (Double, Double) {
    let (ω, ζ, h) = (spring.angularFrequency, spring.dampingRatio, time / Double(steps))
    func force(_ x: Double, _ v: Double) -> Double { -2 * ζ * ω * v - ω * ω * (x - 1) }
    var (x, v) = (0.0, spring.initialVelocity)
    for _ in 0..<steps {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  @Test("Position and velocity obey the equation of motion", arguments: springs)
  func equation(spring: Spring) {
    for time in [0.01, 0.1, 0.5] {
      let (x, v) = integrate(spring, to: time, steps: 4000)
      #expect(abs(spring.position(at: time) - x) < 1e-7 * max(1, abs(spring.initialVelocity)))
      #expect(abs(spring.velocity(at: time) - v) < 1e-6 * max(1, abs(spring.initialVelocity)))
    }
    #expect(spring.position(at: 0) == 0)
    #expect(spring.velocity(at: 0) == spring.initialVelocity)
  }

  @Test(
    "After the settling duration the spring stays within the tolerance",
    arguments: springs, [0.1, 0.001, 1e-6])
  func settling(spring: Spring, tolerance: Double) {
    let settled = spring.settlingDuration(within: tolerance)
    #expect(settled.isFinite && settled > 0)
    let left = (0..<2000).map { spring.position(at: settled * (1 + Double($0) / 1000)) - 1 }
    #expect(left.allSatisfy { abs($0) <= tolerance * (1 + 1e-9) })
  }

  @Test(
    "No position exceeds the peak, and none is at the target before the first arrival",
    arguments: springs)
  func peak(spring: Spring) {
    let span = spring.settlingDuration(within: 1e-4)
    let positions = (0...5000).map { index in
      let time = span * Double(index) / 5000
      return (time, spring.position(at: time))
    }
    let highest = positions.map(\.1).max() ?? 0
    if let peak = spring.peak {
      #expect(highest <= peak.position + 1e-12)
      #expect(abs(spring.velocity(at: peak.time)) < 1e-9 * (1 + abs(spring.initialVelocity)))
    } else {
      #expect(highest < 1)
    }
    if let arrival = spring.firstArrival {
      #expect(abs(spring.position(at: arrival) - 1) < 1e-9)
      #expect(positions.allSatisfy { $0.0 >= arrival * (1 - 1e-9) || $0.1 < 1 })
    } else {
      #expect(spring.peak == nil)
    }
  }
}

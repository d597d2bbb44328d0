import Glibc

/// The equation that ties a spring's frequency ω to the duration of a UIKit animation: at its end
/// the envelope of what is left is 0.001 of the distance.
///
///     ζ < 1   (ζω − v) / (ω√(1 − ζ²)) · e^(−ζωD) = 0.001
///     ζ = 1   (1 + (ω − v) D) · e^(−ωD) = 0.001
///
/// The root that counts is where the left side falls; where it still rises it describes a spring
/// that has hardly moved at D.
struct DurationEquation {
  /// D in seconds, 0.01…10.
  var duration: Double
  /// ζ, above 0 and at most 1.
  var dampingRatio: Double
  /// v in distances per second.
  var velocity: Double

  /// The frequency in radians per second, to the last digits of a `Double`; `nil` where the system
  /// finds none: above ``velocityLimit``, unless its iteration happens to lead to the root.
  var root: Double? {
    var low = summit
    guard residual(at: low).value > 0 else { return nil }
    var high = max(low, 5 / duration)
    while residual(at: high).value > 0 { (low, high) = (high, high * 2) }
    let root = root(between: low, and: high)
    guard velocity > velocityLimit else { return root }
    return systemRoot.map { abs($0 - root) < 0.01 } == true ? root : nil
  }

  /// The velocity in distances per second up to which the system's iteration leads to the root:
  /// v·D is limited by ζ. Beyond, with few exceptions, the system animates something else.
  var velocityLimit: Double {
    let knots = DurationEquation.limits
    guard dampingRatio < 1, let next = knots.firstIndex(where: { $0.ratio >= dampingRatio }),
      next > 0
    else { return dampingRatio < 1 ? 0 : 4.85 / duration }
    let (below, above) = (knots[next - 1], knots[next])
    let part = (dampingRatio - below.ratio) / (above.ratio - below.ratio)
    return (below.product + (above.product - below.product) * part) / duration
  }

  /// The least ζ with a root for a spring that starts at rest, rounded up.
  static let leastDampingRatio = 0.002

  /// The limit of v·D at some ζ, found by following the iteration; between them it is nearly
  /// straight. At ζ = 1, whose equation is another, it leaps to 4.85.
  private static let limits: [(ratio: Double, product: Double)] = [
    (leastDampingRatio, 0), (0.02, 0.0075), (0.05, 0.043), (0.1, 0.15), (0.3, 0.85), (0.5, 1.7),
    (0.7, 2.6), (0.8, 3.08), (0.9, 3.56), (1, 4.07),
  ]

  /// From where on the left side falls: its maximum, or, where it falls everywhere, so small a
  /// frequency that nothing has decayed yet.
  private var summit: Double {
    guard velocity > 0 else { return 1e-3 / duration }
    if dampingRatio == 1 { return max(velocity, 1e-3 / duration) }
    let (ζD, v) = (dampingRatio * duration, velocity)
    return (ζD * v + (ζD * v * (ζD * v + 4 * dampingRatio)).squareRoot()) / (2 * dampingRatio * ζD)
  }

  /// Where the system's iteration ends: Newton from 5/D in at most 12 steps, or, where that leaves
  /// the finite numbers, from 1/D in at most 20; `nil` if its last step is above 0.001.
  private var systemRoot: Double? {
    for (start, steps) in [(5 / duration, 12), (1 / duration, 20)] {
      var frequency = start
      for _ in 0..<steps where frequency.isFinite {
        let (value, slope) = residual(at: frequency)
        frequency -= value / slope
        if abs(value / slope) <= 0.001 { return frequency }
      }
      if frequency.isFinite { return nil }
    }
    return nil
  }

  /// Newton, kept inside a shrinking bracket.
  private func root(between start: Double, and end: Double) -> Double {
    var (low, high, frequency) = (start, end, start)
    for _ in 0..<200 {
      let (value, slope) = residual(at: frequency)
      if value > 0 { low = frequency } else { high = frequency }
      let newton = frequency - value / slope
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if abs(next - frequency) <= frequency * 0x1p-51 { return next }
      frequency = next
    }
    return frequency
  }

  /// By how much the left side exceeds 0.001 at a frequency, and the slope of that.
  private func residual(at frequency: Double) -> (value: Double, slope: Double) {
    if dampingRatio == 1 {
      let envelope = exp(-frequency * duration)
      let left = (1 + (frequency - velocity) * duration) * envelope
      return (left - 0.001, duration * (envelope - left))
    }
    let ζ = dampingRatio
    let root = ((1 - ζ) * (1 + ζ)).squareRoot()
    let envelope = exp(-ζ * frequency * duration)
    let left = (ζ * frequency - velocity) / (frequency * root) * envelope
    let slope = velocity / (frequency * frequency * root) * envelope - ζ * duration * left
    return (left - 0.001, slope)
  }
}

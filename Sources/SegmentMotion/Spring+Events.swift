import Glibc

extension Spring {
  /// A time and the position there.
  public struct Moment: Hashable, Sendable {
    /// The time in seconds.
    public let time: Double
    /// The position, 0 at the start and 1 at the target.
    public let position: Double
  }

  /// The farthest the spring goes past its target, at its first maximum; `nil` if it never does.
  public var peak: Moment? {
    let (v, ω) = (initialVelocity, angularFrequency)
    let time: Double
    if dampingRatio < 1 {
      let slope = (ω * ω - dampingRatio * ω * v) / dampedFrequency
      time = (atan2(-v, slope) + .pi) / dampedFrequency
    } else if firstArrival == nil {
      return nil
    } else if dampingRatio == 1 {
      time = v / (ω * (v - ω))
    } else {
      let ratio = v * dampedFrequency / (dampingRatio * ω * v - ω * ω)
      time = atanh(ratio) / dampedFrequency
    }
    return Moment(time: time, position: position(at: time))
  }

  /// When the spring is at its target for the first time, in seconds; `nil` if it only
  /// approaches it.
  public var firstArrival: Double? {
    let excess = initialVelocity - dampingRatio * angularFrequency
    if dampingRatio < 1 {
      return (atan2(-1, -excess / dampedFrequency) + .pi) / dampedFrequency
    }
    if dampingRatio == 1 { return excess > 0 ? 1 / excess : nil }
    return excess > dampedFrequency ? atanh(dampedFrequency / excess) / dampedFrequency : nil
  }

  /// The time in seconds after which the spring stays within a fraction of the distance from its
  /// target.
  ///
  /// Below ζ = 1 and at the default of 0.001 it is Core Animation's `settlingDuration`,
  /// ln((1 + |ζω − v|/ω_d)/0.001)/(ζω), which bounds the envelope from above. A tolerance below
  /// 1e-300 counts as that.
  public func settlingDuration(within tolerance: Double = 0.001) -> Double {
    let tolerance = max(tolerance, 1e-300)
    let ζω = dampingRatio * angularFrequency
    if dampingRatio < 1 {
      let amplitude = 1 + abs(ζω - initialVelocity) / dampedFrequency
      return max(0, log(amplitude / tolerance) / ζω)
    }
    if dampingRatio == 1 { return criticalSettlingDuration(within: tolerance) }
    // 1 − x = (a e^(−slow t) + b e^(−fast t)) with a + b = 1.
    let fast = ζω + dampedFrequency
    let a = abs(fast - initialVelocity) / (2 * dampedFrequency)
    let b = abs(slowRate - initialVelocity) / (2 * dampedFrequency)
    return max(0, log((a + b) / tolerance) / slowRate)
  }

  /// The root of (1 + |ω − v| t) e^(−ωt) = tolerance on its falling side, from above.
  private func criticalSettlingDuration(within tolerance: Double) -> Double {
    let ω = angularFrequency
    let slope = abs(ω - initialVelocity)
    var low = slope > ω ? 1 / ω - 1 / slope : 0
    var high = low + 1 / ω
    while (1 + slope * high) * exp(-ω * high) > tolerance { high += high - low }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (1 + slope * middle) * exp(-ω * middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }
}

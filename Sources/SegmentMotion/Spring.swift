import Glibc

/// A damped spring that carries a value from 0 to 1, starting at 0 with a given velocity.
///
/// It obeys x″ + 2ζω x′ + ω² (x − 1) = 0 with x(0) = 0 and x′(0) = the initial velocity. Times are
/// in seconds, velocities in whole distances (from 0 to 1) per second.
public struct Spring: Hashable, Sendable {
  /// ω, the frequency without damping, in radians per second; positive.
  public let angularFrequency: Double

  /// ζ: below 1 the spring is underdamped and oscillates, at 1 critically damped, above 1 overdamped.
  /// Positive.
  public let dampingRatio: Double

  /// The velocity at time 0 in distances per second; positive runs towards the target.
  public let initialVelocity: Double

  /// How long, in seconds, an animation made by its duration plays; `nil` plays until it rests.
  public let nominalDuration: Double?

  /// Takes the numbers as they are, for constants and for numbers already checked.
  init(
    uncheckedFrequency: Double, dampingRatio: Double, initialVelocity: Double,
    nominalDuration: Double? = nil
  ) {
    self.angularFrequency = uncheckedFrequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
    self.nominalDuration = nominalDuration
  }

  /// Makes a spring from its frequency in radians per second and its damping ratio.
  ///
  /// The frequency may be 1e-100…1e100, so that its square and its inverse are finite, the damping
  /// ratio up to 1e6 and the initial velocity ±1e9.
  /// - Throws: `MotionError.valueOutOfRange`.
  public init(
    angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try MotionError.check(
      angularFrequency, "angular frequency", "above 0 and finite, 1e-100 to 1e100 rad/s"
    ) { (1e-100...1e100).contains($0) }
    try MotionError.check(
      dampingRatio, "damping ratio",
      "above 0 and at most 1e6: without damping a spring never rests"
    ) { $0 > 0 && $0 <= 1e6 }
    try MotionError.check(
      initialVelocity, "initial velocity", "between -1e9 and 1e9 distances per second"
    ) { abs($0) <= 1e9 }
    self.init(
      uncheckedFrequency: angularFrequency, dampingRatio: dampingRatio,
      initialVelocity: initialVelocity)
  }

  /// Where the spring is at a time in seconds; 0 up to time 0. It may exceed 1.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 + deviation(at: time, from: -1, velocity: initialVelocity).offset
  }

  /// How fast the spring is at a time in seconds, in distances per second; 0 before time 0.
  public func velocity(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    return deviation(at: time, from: -1, velocity: initialVelocity).velocity
  }
}

extension Spring {
  /// How far from the target, and how fast, a body is that starts at an offset with a velocity.
  func deviation(
    at time: Double, from offset: Double, velocity: Double
  ) -> (offset: Double, velocity: Double) {
    let (c, s) = decay(at: time)
    let ζω = dampingRatio * angularFrequency
    return (
      offset: offset * (c + ζω * s) + velocity * s,
      velocity: velocity * (c - ζω * s) - angularFrequency * angularFrequency * offset * s
    )
  }

  /// The two damped solutions that all movement is made of: e^(−ζωt) times cos ω_d t and
  /// (sin ω_d t)/ω_d, or their limit at ζ = 1, or the hyperbolic pair above.
  private func decay(at time: Double) -> (c: Double, s: Double) {
    if dampingRatio < 1 {
      let envelope = exp(-dampingRatio * angularFrequency * time)
      let ωd = dampedFrequency
      return (envelope * cos(ωd * time), envelope * sin(ωd * time) / ωd)
    }
    if dampingRatio == 1 {
      let envelope = exp(-angularFrequency * time)
      return (envelope, envelope * time)
    }
    // Written with the slow exponential outside, since cosh and sinh overflow where their product
    // with the envelope is small, and their difference cancels near ζ = 1.
    let (slow, half) = (exp(-slowRate * time), -2 * dampedFrequency * time)
    return (
      slow * (1 + exp(half)) / 2,
      slow * -expm1(half) / (2 * dampedFrequency)
    )
  }

  /// ω√|1 − ζ²|: the damped angular frequency below ζ = 1; above, half the distance between the two
  /// rates of decay.
  var dampedFrequency: Double {
    angularFrequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// The smaller of the two rates of decay above ζ = 1, ζω − ω√(ζ² − 1), without cancellation.
  var slowRate: Double {
    angularFrequency * angularFrequency / (dampingRatio * angularFrequency + dampedFrequency)
  }
}

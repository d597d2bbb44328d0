/// A spring at work between two values in units of one's choice, such as a width in points.
///
/// Unlike a unit ``Spring`` it can start at its target with a velocity, which is what an
/// interruption at the right moment leaves.
public struct SpringTravel: Hashable, Sendable {
  /// Gives the frequency and the damping; its initial velocity does not count.
  public let spring: Spring
  /// The value at time 0.
  public let start: Double
  /// The value at rest.
  public let target: Double
  /// The velocity at time 0 in units per second.
  public let velocity: Double

  /// Makes the travel of a unit spring stretched to the way from `start` to `target`.
  public init(_ spring: Spring, from start: Double, to target: Double) {
    self.init(
      spring, from: start, to: target, velocity: spring.initialVelocity * (target - start))
  }

  /// Makes a travel that starts with a velocity in units per second.
  public init(_ spring: Spring, from start: Double, to target: Double, velocity: Double) {
    self.spring = spring
    self.start = start
    self.target = target
    self.velocity = velocity
  }

  /// The value at a time in seconds; the start up to time 0.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    return target + spring.deviation(at: time, from: start - target, velocity: velocity).offset
  }

  /// The velocity at a time in seconds, in units per second.
  public func velocity(at time: Double) -> Double {
    spring.deviation(at: max(time, 0), from: start - target, velocity: velocity).velocity
  }

  /// The travel that goes on from where this one is at a time in seconds, with its velocity, to
  /// another target; the new travel's time starts at 0.
  public func retargeted(at time: Double, to target: Double) -> SpringTravel {
    SpringTravel(
      spring, from: position(at: time), to: target, velocity: velocity(at: time))
  }
}

extension Spring {
  /// The spring that carries on from a position with a velocity, both in units of the old movement
  /// (0…1, distances per second), to a new target in the same units, seen as a unit spring over the
  /// way that is left. It plays until it rests.
  /// - Throws: `MotionError.valueOutOfRange` if a number is not finite or no way is left, which
  ///   ``SpringTravel`` can express.
  public func retargeted(
    from position: Double, velocity: Double, to target: Double
  ) throws(MotionError) -> Spring {
    let distance = target - position
    try MotionError.check(distance, "distance to the new target", "finite and not 0") { $0 != 0 }
    return try Spring(
      angularFrequency: angularFrequency, dampingRatio: dampingRatio,
      initialVelocity: velocity / distance)
  }
}

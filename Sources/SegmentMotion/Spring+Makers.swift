extension Spring {
  /// Makes the spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  ///
  /// The frequency is the one at which the envelope of the movement has fallen to 0.001 at the end
  /// of the duration. The system looks for it with a short Newton iteration that stops within 3e-7;
  /// here it is exact. `.curveEaseInOut` among that method's options does not change a spring.
  /// - Parameters:
  ///   - duration: In seconds, positive; brought into 0.01…10 as the system does.
  ///   - dampingRatio: At least 0.002; above 1 it counts as 1, as the system does.
  ///   - initialVelocity: In distances per second.
  /// - Throws: `MotionError.valueOutOfRange`, or `.velocityTooHigh` where the system's
  ///   iteration does not lead to it (v·D above some 3.08 at a damping ratio of 0.8).
  public init(
    duration: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try MotionError.check(duration, "duration", "above 0 s and finite") { $0 > 0 }
    let ratio = min(dampingRatio, 1)
    let seconds = min(max(duration, 0.01), 10)
    let checked = try Spring(
      angularFrequency: 1, dampingRatio: ratio, initialVelocity: initialVelocity)
    try MotionError.check(
      ratio, "damping ratio", "at least 0.002 to come to rest in a given duration"
    ) { $0 >= DurationEquation.leastDampingRatio }
    let equation = DurationEquation(
      duration: seconds, dampingRatio: checked.dampingRatio, velocity: initialVelocity)
    guard let frequency = equation.root else {
      throw .velocityTooHigh(
        velocity: initialVelocity, limit: equation.velocityLimit, duration: seconds,
        dampingRatio: ratio)
    }
    self.init(
      uncheckedFrequency: frequency, dampingRatio: ratio, initialVelocity: initialVelocity,
      nominalDuration: seconds)
  }

  /// Makes SwiftUI's spring of a perceived duration and a bounce.
  /// - Parameters:
  ///   - duration: The period of the undamped spring in seconds, positive. It is not when the
  ///     spring rests.
  ///   - bounce: Above −1 and below 1: positive overshoots, 0 is critically damped, negative creeps.
  ///   - initialVelocity: In distances per second.
  /// - Throws: `MotionError.valueOutOfRange`.
  public init(
    duration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try MotionError.check(
      bounce, "bounce", "above -1 and below 1: at 1 a spring never rests, at -1 it never moves"
    ) { $0 > -1 && $0 < 1 }
    try self.init(
      response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity)
  }

  /// Makes SwiftUI's older spring of a response, the period of the undamped spring in seconds, and
  /// a damping fraction, which is the damping ratio.
  /// - Throws: `MotionError.valueOutOfRange` unless both are positive and all are finite.
  public init(
    response: Double, dampingFraction: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try MotionError.check(response, "duration", "above 0 s and finite") { $0 > 0 }
    try self.init(
      angularFrequency: 2 * .pi / response, dampingRatio: dampingFraction,
      initialVelocity: initialVelocity)
  }

  /// Makes Core Animation's spring of a mass, a stiffness and a damping coefficient, in any
  /// consistent units with seconds.
  /// - Parameter allowsOverdamping: Whether a damping ratio above 1 counts as it is; by default it
  ///   counts as 1, as in `CASpringAnimation`.
  /// - Throws: `MotionError.valueOutOfRange` unless the three are positive and all are finite.
  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(MotionError) {
    try MotionError.check(mass, "mass", "above 0 and finite") { $0 > 0 }
    try MotionError.check(stiffness, "stiffness", "above 0 and finite") { $0 > 0 }
    try MotionError.check(
      damping, "damping", "above 0 and finite: without damping a spring never rests"
    ) { $0 > 0 }
    let ratio = damping / (2 * stiffness.squareRoot() * mass.squareRoot())
    try self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowsOverdamping ? ratio : min(ratio, 1), initialVelocity: initialVelocity)
  }
}

extension Spring {
  /// SwiftUI's `.smooth`: duration 0.5 s without bounce.
  public static let smooth = preset(dampingRatio: 1)
  /// SwiftUI's `.snappy`: duration 0.5 s, bounce 0.15.
  public static let snappy = preset(dampingRatio: 0.85)
  /// SwiftUI's `.bouncy`: duration 0.5 s, bounce 0.3.
  public static let bouncy = preset(dampingRatio: 0.7)

  /// How the platform slides the selected pill of its own control: mass 1, stiffness 503.551,
  /// damping 44.8799, which is critical (a response of 0.28 s).
  ///
  /// Source: measured on the system and published in Flutter's `CupertinoSlidingSegmentedControl`.
  public static let platform = Spring(
    uncheckedFrequency: 503.551.squareRoot(), dampingRatio: 1, initialVelocity: 0)

  private static func preset(dampingRatio: Double) -> Spring {
    Spring(
      uncheckedFrequency: 2 * .pi / 0.5, dampingRatio: dampingRatio, initialVelocity: 0)
  }
}

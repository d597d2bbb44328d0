/// How a change of selection moves: a spring, or a curve over a duration; progress by time.
public struct Motion: Hashable, Sendable {
  /// What gives the progress.
  public enum Course: Hashable, Sendable {
    /// A spring, for its nominal duration and on until it rests.
    case spring(Spring)
    /// A curve over a number of seconds.
    case curve(TimingCurve, seconds: Double)
  }

  /// What gives the progress.
  public let course: Course

  /// Whether the movement stops at its target when it first arrives there, and never goes back
  /// behind its start. `false` by default.
  public var isClamped: Bool

  /// No motion lasts longer, in seconds; the same limit that UIKit puts on a spring's duration.
  public static let longestDuration = 10.0

  /// How the expanding control changes its widths: `UIView.animate` over 0.35 s with
  /// `usingSpringWithDamping: 0.8` and `initialSpringVelocity: 0.15`.
  ///
  /// The frequency is what `Spring(duration:dampingRatio:initialVelocity:)` finds for these.
  public static let expanding = Motion(
    Spring(
      uncheckedFrequency: 25.6718100622, dampingRatio: 0.8, initialVelocity: 0.15,
      nominalDuration: 0.35))

  /// How the bordered control fades from one selection to the next: `.linear(duration: 0.1)`.
  public static let crossFade = Motion(course: .curve(.linear, seconds: 0.1))

  /// How the outlined control's colours change, over 165 ms.
  public static let colorFade = Motion(course: .curve(.linear, seconds: 0.165))

  /// How a control dissolves from one selection to the next where less motion is asked for.
  public static let dissolve = Motion(course: .curve(.easeInOut, seconds: 0.25))

  /// How glass lifts into a lens and settles again: 250 ms each way.
  public static let lift = Motion(course: .curve(.linear, seconds: 0.5))

  /// The platform's own sliding of the selected pill, ``Spring/platform``.
  public static let platform = Motion(.platform)

  /// Makes the motion of a spring.
  public init(_ spring: Spring, isClamped: Bool = false) {
    self.init(course: .spring(spring), isClamped: isClamped)
  }

  /// Makes the motion of a curve.
  /// - Parameter duration: In seconds, 1 ms to ``longestDuration``.
  /// - Throws: `MotionError.valueOutOfRange`.
  public init(
    _ curve: TimingCurve, duration: Double, isClamped: Bool = false
  ) throws(MotionError) {
    try MotionError.check(duration, "duration", "0.001 s to 10 s") {
      (0.001...Motion.longestDuration).contains($0)
    }
    self.init(course: .curve(curve, seconds: duration), isClamped: isClamped)
  }

  private init(course: Course, isClamped: Bool = false) {
    self.course = course
    self.isClamped = isClamped
  }

  /// The progress at a time in seconds, 0 before the start. Unless it is clamped, an
  /// overshoot exceeds 1.
  public func progress(at seconds: Double) -> Double {
    let progress =
      switch course {
      case .spring(let spring): spring.position(at: seconds)
      case .curve(let curve, let duration): curve.progress(at: seconds / duration)
      }
    guard isClamped else { return progress }
    if let arrival, seconds >= arrival { return 1 }
    return min(max(progress, 0), 1)
  }

  /// When a clamped motion stops at its target, in seconds; `nil` if it reaches it at rest only.
  var arrival: Double? {
    guard isClamped, case .spring(let spring) = course else { return nil }
    return spring.firstArrival
  }

  private static let springs: [(name: String, motion: Motion)] = [
    ("expanding", .expanding), ("platform", .platform), ("smooth", Motion(.smooth)),
    ("snappy", Motion(.snappy)), ("bouncy", Motion(.bouncy)),
  ]

  /// The names of springs that ``init(parsingSpring:)`` reads.
  public static let springNames = springs.map(\.name)

  /// Reads a spring: `duration,dampingRatio` or `duration,dampingRatio,velocity` as UIKit has them
  /// (`0.35,0.8,0.15`), `bounce(duration,bounce)` as SwiftUI has them,
  /// `physics(mass,stiffness,damping)` with an optional fourth for the velocity and a damping ratio
  /// that may exceed 1, or a name.
  /// - Throws: `MotionError.unreadable`, or the error of the spring.
  public init(parsingSpring text: String) throws(MotionError) {
    let name = CallText.plain(text)
    if let named = Motion.springs.first(where: { $0.name == name }) {
      self = named.motion
      return
    }
    guard let call = CallText(text), let numbers = call.numbers,
      let spring = try Motion.spring(String(call.name), numbers)
    else {
      throw .unreadable(
        thing: "spring", text: text,
        expected: "duration,damping,velocity such as 0.35,0.8,0.15, bounce(0.5,0.3), "
          + "physics(1,100,10) or one of " + Motion.springNames.joined(separator: ", "))
    }
    self.init(spring)
  }

  private static func spring(
    _ form: String, _ n: [Double]
  ) throws(MotionError) -> Spring? {
    switch (form, n.count) {
    case ("", 2), ("", 3):
      try Spring(duration: n[0], dampingRatio: n[1], initialVelocity: n.count == 3 ? n[2] : 0)
    case ("bounce", 2), ("bounce", 3):
      try Spring(duration: n[0], bounce: n[1], initialVelocity: n.count == 3 ? n[2] : 0)
    case ("physics", 3), ("physics", 4):
      try Spring(
        mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n.count == 4 ? n[3] : 0,
        allowsOverdamping: true)
    default: nil
    }
  }
}

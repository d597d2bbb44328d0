internal import SegmentPrimitives

/// Why a motion, a clock or a list of delays is refused.
public enum MotionError: Error, Equatable, Sendable {
  /// A number is outside what the field can be; `allowed` completes "it must be …".
  case valueOutOfRange(field: String, value: Double, allowed: String)

  /// A text is not one of the forms that describe the thing.
  case unreadable(thing: String, text: String, expected: String)

  /// A spring made by its duration starts too fast for its damping: the equation that gives its
  /// stiffness has no usable root. Velocities are in whole distances per second, the duration in
  /// seconds; every velocity up to `limit` works.
  case velocityTooHigh(velocity: Double, limit: Double, duration: Double, dampingRatio: Double)

  /// Delays whose exact sum does not fit in 128 bits.
  case delaysTooFine(count: Int)
}

extension MotionError: CustomStringConvertible {
  /// One sentence: what cannot be done, why, with the value; what to do.
  public var description: String {
    switch self {
    case .valueOutOfRange(let field, let value, let allowed):
      "cannot use a \(field) of \(value): it must be \(allowed)"
    case .unreadable(let thing, let text, let expected):
      "cannot read the \(thing) \"\(text.printable)\"; write \(expected)"
    case .velocityTooHigh(let velocity, let limit, let duration, let dampingRatio):
      "cannot find a spring of \(duration) s and damping ratio \(dampingRatio) that starts at "
        + "\(velocity) distances per second; use a velocity of at most \(limit)"
    case .delaysTooFine(let count):
      "cannot add up \(count) delays exactly: their fractions are too fine; use fewer different "
        + "denominators"
    }
  }
}

extension MotionError {
  /// Passes a number on if it is finite and meets a condition.
  /// - Throws: ``valueOutOfRange(field:value:allowed:)``.
  static func check(
    _ value: Double, _ field: String, _ allowed: String,
    where condition: (Double) -> Bool = { _ in true }
  ) throws(MotionError) {
    guard value.isFinite, condition(value) else {
      throw .valueOutOfRange(field: field, value: value, allowed: allowed)
    }
  }
}

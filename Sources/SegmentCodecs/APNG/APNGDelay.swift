package import SegmentPrimitives

/// A frame's delay in seconds, as `fcTL` stores it: a fraction of two numbers of 16 bits.
package struct APNGDelay: Equatable, Sendable {
  /// At least 1.
  let numerator: UInt16
  /// At least 1; a 0 would mean 100.
  let denominator: UInt16

  /// What durations can be stored, for messages.
  static let allowed = "positive with a reduced numerator and denominator of at most 65535"

  /// The exact duration; `nil` if it is not positive or its reduced fraction does not fit.
  init?(_ duration: Rational) {
    guard duration.numerator > 0 else { return nil }
    var (divisor, rest) = (duration.numerator, duration.denominator)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    guard let numerator = UInt16(exactly: duration.numerator / divisor),
      let denominator = UInt16(exactly: duration.denominator / divisor)
    else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The duration itself where it can be stored, else the nearest that can, within 8 µs for every
  /// second of it: 0.139683 s, as 59.94 frames a second and a hold of 0.123 s make it.
  /// - Parameter duration: In seconds, above 0 and at most 65,535.
  package static func nearest(to duration: Rational) -> Rational {
    if APNGDelay(duration) != nil { return duration }
    let limit = Double(UInt16.max)
    let denominator = (limit / max(1, duration.value)).rounded(.down)
    return Rational(Int(max(1, (duration.value * denominator).rounded())), Int(denominator))
  }
}

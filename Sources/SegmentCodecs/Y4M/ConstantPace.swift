internal import SegmentPrimitives

/// The frame rate of a format that stores no durations.
struct ConstantPace: Equatable, Sendable {
  private let format: AnimationFormat
  private let framesPerSecond: Rational

  /// Checks a frame rate.
  /// - Throws: `AnimationError.frameRateOutOfRange`.
  init(_ format: AnimationFormat, framesPerSecond: Rational) throws(AnimationError) {
    guard framesPerSecond.numerator > 0 else {
      throw .frameRateOutOfRange(format, framesPerSecond)
    }
    self.format = format
    self.framesPerSecond = framesPerSecond
  }

  /// Checks that a duration is that of one frame.
  /// - Throws: `AnimationError.durationNotStorable`.
  func check(_ duration: Rational) throws(AnimationError) {
    let frames = duration.numerator.multipliedReportingOverflow(by: framesPerSecond.numerator)
    let one = duration.denominator.multipliedReportingOverflow(by: framesPerSecond.denominator)
    guard frames == one, !frames.overflow else {
      throw .durationNotStorable(
        format, duration,
        allowed: "one frame at \(framesPerSecond.numerator)/\(framesPerSecond.denominator) "
          + "frames per second")
    }
  }
}

public import SegmentPrimitives

/// The rate at which a motion is looked at: frame `k` shows the state at exactly `k`/rate.
public struct FrameClock: Hashable, Sendable {
  /// Frames per second, a reduced fraction in 1/100…1000.
  public let rate: Rational

  /// 60 frames per second.
  public static let sixty = FrameClock(reduced: Rational(60, 1))

  /// 50 frames per second, the fastest that GIF's hundredths can show: each for two of them.
  public static let fifty = FrameClock(reduced: Rational(50, 1))

  private init(reduced rate: Rational) { self.rate = rate }

  /// Makes a clock of a rate in 1/100…1000 frames per second, whose reduced numerator and
  /// denominator are at most 1,000,000.
  /// - Throws: `MotionError.valueOutOfRange`.
  public init(framesPerSecond rate: Rational) throws(MotionError) {
    let allowed = "0.01 to 1000 frames per second, with at most 6 digits"
    try MotionError.check(rate.value, "frame rate", allowed) { (0.01...1000).contains($0) }
    let divisor = greatestCommonDivisor(rate.numerator, rate.denominator)
    let reduced = Rational(rate.numerator / divisor, rate.denominator / divisor)
    guard max(reduced.numerator, reduced.denominator) <= 1_000_000 else {
      throw .valueOutOfRange(field: "frame rate", value: rate.value, allowed: allowed)
    }
    self.init(reduced: reduced)
  }

  /// The exact time of a frame in seconds.
  public func time(of frame: Int) -> Rational {
    Rational(frame * rate.denominator, rate.numerator)
  }

  /// How long a frame shows, in seconds.
  public var period: Rational { Rational(rate.denominator, rate.numerator) }

  /// The first frame at or after a time in seconds; 0 for a time before the start.
  func frame(notBefore seconds: Double) -> Int {
    // Compared as the nearest binary numbers, so that 0.55 s is frame 33 of 60, though the product
    // 0.55 × 60 exceeds 33.
    var frame = max(0, Int((seconds * rate.value).rounded(.down)) - 1)
    while time(of: frame).value < seconds { frame += 1 }
    return frame
  }
}

extension FrameClock {
  /// Reads a rate: a whole number, a decimal such as `59.94`, or a fraction such as `30000/1001`.
  /// - Throws: `MotionError.unreadable`, or `.valueOutOfRange`.
  public init(parsing text: String) throws(MotionError) {
    guard let rate = FrameClock.fraction(text) else {
      throw .unreadable(
        thing: "frame rate", text: text,
        expected: "frames per second such as 60, 59.94 or 30000/1001")
    }
    try self.init(framesPerSecond: rate)
  }

  private static func fraction(_ text: String) -> Rational? {
    let parts = text.split(at: "/")
    if parts.count == 2, let above = Int(parts[0]), let below = Int(parts[1]), below > 0 {
      return Rational(above, below)
    }
    let digits = text.split(at: ".")
    guard digits.count <= 2, text.utf8.count <= 12 else { return nil }
    let decimals = digits.count == 2 ? digits[1].utf8.count : 0
    guard let above = Int(digits.joined()) else { return nil }
    return Rational(above, (0..<decimals).reduce(1) { power, _ in power * 10 })
  }
}

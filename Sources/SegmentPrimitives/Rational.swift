/// A fraction of whole numbers, here seconds: exact where a decimal would not be, as with 1/60 s.
public struct Rational: Hashable, Sendable {
  /// The number above the line.
  public var numerator: Int
  /// The number below the line, at least 1.
  public var denominator: Int

  /// Makes a fraction as it is written, not reduced.
  /// - Precondition: `denominator > 0`.
  public init(_ numerator: Int, _ denominator: Int) {
    precondition(denominator > 0, "a fraction's denominator is positive")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The exact sum, over the least common denominator.
  public static func + (a: Rational, b: Rational) -> Rational {
    let divisor = greatestCommonDivisor(a.denominator, b.denominator)
    let denominator = a.denominator / divisor * b.denominator
    return Rational(
      a.numerator * (denominator / a.denominator) + b.numerator * (denominator / b.denominator),
      denominator)
  }

  /// The nearest binary number.
  public var value: Double { Double(numerator) / Double(denominator) }
}

/// The greatest common divisor of two whole numbers, by Euclid.
public func greatestCommonDivisor<Number: BinaryInteger>(_ a: Number, _ b: Number) -> Number {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}

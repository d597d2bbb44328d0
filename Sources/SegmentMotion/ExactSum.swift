import SegmentPrimitives

/// A sum of fractions in 128 bits, always reduced.
struct ExactSum {
  private var numerator: Int128 = 0
  private var denominator: Int128 = 1

  /// The sum with one more fraction; `nil` where it does not fit.
  func adding(_ fraction: Rational) -> ExactSum? {
    let (above, below) = (Int128(fraction.numerator), Int128(fraction.denominator))
    let (left, a) = numerator.multipliedReportingOverflow(by: below)
    let (right, b) = above.multipliedReportingOverflow(by: denominator)
    let (total, c) = left.addingReportingOverflow(right)
    let (common, d) = denominator.multipliedReportingOverflow(by: below)
    guard !(a || b || c || d) else { return nil }
    let divisor = greatestCommonDivisor(total, common)
    var sum = ExactSum()
    (sum.numerator, sum.denominator) = (total / divisor, common / divisor)
    return sum
  }

  /// The whole number nearest to a multiple of the sum, halves up; `nil` where it does not fit.
  func rounded(times factor: Int) -> Int? {
    let (scaled, a) = numerator.multipliedReportingOverflow(by: 2 * Int128(factor))
    let (doubled, b) = scaled.addingReportingOverflow(denominator)
    let (divisor, c) = denominator.multipliedReportingOverflow(by: 2)
    guard !(a || b || c) else { return nil }
    return Int(exactly: doubled / divisor)
  }
}

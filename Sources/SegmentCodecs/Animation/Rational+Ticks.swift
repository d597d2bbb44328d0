internal import SegmentPrimitives

extension Rational {
  /// How many ticks of a clock this many seconds are; `nil` if they are not a whole number.
  func ticks(perSecond rate: Int) -> Int? {
    let (product, overflow) = numerator.multipliedReportingOverflow(by: rate)
    guard !overflow, product % denominator == 0 else { return nil }
    return product / denominator
  }
}

import Testing

/// Reads a number of the reference.
func number(_ text: String) throws -> Double { try #require(Double(text)) }

/// Whether a number agrees with the expected one to a part of it; where 0 is expected, exactly.
func agrees(_ actual: Double, _ expected: Double, within part: Double = 1e-9) -> Bool {
  abs(actual - expected) <= part * abs(expected)
}

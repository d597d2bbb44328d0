/// A back-reference: the next `length` bytes equal those `distance` bytes before (RFC 1951 §3.2.5).
struct Match {
  /// The most bytes of a match.
  static let longest = 258
  /// The fewest bytes of a match.
  static let shortest = 3
  /// The window: the greatest distance, in bytes.
  static let windowSize = 32_768

  /// The number of bytes, 3…258 if it is to be written.
  let length: Int
  /// How many bytes back the equal ones start, 1…32,768.
  let distance: Int
  /// What the distance costs, in the unit of `CostModel`.
  let distanceCost: Int32
}

/// A match's length or distance as a block stores it: the symbol of a range of values, then extra
/// bits that choose one of them.
///
/// Ranges hold 1, 2, 4, … values each, as many of every size as RFC 1951 §3.2.5 lists, so that a
/// symbol is a floating-point number's exponent and leading bits.
struct MatchCode {
  /// The symbol: 257…285 for lengths, 0…29 for distances.
  let symbol: Int
  /// The number of extra bits.
  let extraCount: Int
  /// The extra bits.
  let extra: UInt64

  /// The code of a length, 3…258 bytes.
  @inline(__always)
  init(length: Int) {
    if length == Match.longest {
      // The longest length has a symbol of its own, without extra bits.
      self.init(symbol: 285, extraCount: 0, extra: 0)
    } else {
      self.init(value: length &- 3, firstSymbol: 257, leadingBits: 2)
    }
  }

  /// The code of a distance, 1…32,768 bytes.
  @inline(__always)
  init(distance: Int) {
    self.init(value: distance &- 1, firstSymbol: 0, leadingBits: 1)
  }

  /// The number of extra bits behind a distance's symbol.
  static func extraCount(ofDistanceSymbol symbol: Int) -> Int { max(0, symbol / 2 - 1) }

  @inline(__always)
  private init(value: Int, firstSymbol: Int, leadingBits: Int) {
    let exponent = Int.bitWidth &- 1 &- (value | 1).leadingZeroBitCount
    let extraCount = max(0, exponent &- leadingBits)
    self.init(
      symbol: firstSymbol &+ (extraCount &<< leadingBits) &+ (value &>> extraCount),
      extraCount: extraCount,
      extra: UInt64(truncatingIfNeeded: value & ((1 &<< extraCount) &- 1)))
  }

  @inline(__always)
  private init(symbol: Int, extraCount: Int, extra: UInt64) {
    self.symbol = symbol
    self.extraCount = extraCount
    self.extra = extra
  }
}

/// What deflate's copies can be.
enum DeflateCopy {
  /// The most bytes.
  static let longest = 258
  /// The fewest bytes.
  static let shortest = 3
  /// How far back they can reach, in bytes.
  static let farthest = 32_768
}

/// A length or a distance as deflate writes it: a class with a Huffman word, then extra bits.
///
/// Classes hold 1, 2, 4, … values each, as many classes of every size as the alphabet says
/// (RFC 1951, 3.2.5), so that the class is a floating-point number's exponent and leading bits.
struct DeflateClass {
  /// The class's number in its alphabet: 257…285 for lengths, 0…29 for distances.
  let symbol: Int
  /// The number of extra bits.
  let extraCount: Int
  /// The extra bits.
  let extra: UInt64

  /// The class of a copy's length, 3…258 bytes.
  @inline(__always)
  init(length: Int) {
    if length == DeflateCopy.longest {
      // The longest length has a class of its own, without extra bits.
      self.init(symbol: 285, extraCount: 0, extra: 0)
    } else {
      self.init(value: length &- 3, firstSymbol: 257, leadingBits: 2)
    }
  }

  /// The class of a copy's distance, 1…32,768 bytes.
  @inline(__always)
  init(distance: Int) {
    self.init(value: distance &- 1, firstSymbol: 0, leadingBits: 1)
  }

  /// The number of extra bits of a class of distances.
  static func distanceExtraCount(of symbol: Int) -> Int { max(0, symbol / 2 - 1) }

  @inline(__always)
  private init(value: Int, firstSymbol: Int, leadingBits: Int) {
    let exponent = Int.bitWidth &- 1 &- (value | 1).leadingZeroBitCount
    let extraCount = max(0, exponent &- leadingBits)
    self.init(
      symbol: firstSymbol &+ extraCount &<< leadingBits &+ value &>> extraCount,
      extraCount: extraCount,
      extra: UInt64(truncatingIfNeeded: value & (1 &<< extraCount &- 1)))
  }

  @inline(__always)
  private init(symbol: Int, extraCount: Int, extra: UInt64) {
    self.symbol = symbol
    self.extraCount = extraCount
    self.extra = extra
  }
}

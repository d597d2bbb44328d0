/// One element of a deflate stream: a literal byte, or a copy of bytes that came before.
struct DeflateSymbol: Equatable {
  /// The most bytes one copy can have.
  static let longestCopy = 258
  /// The fewest bytes one copy can have.
  static let shortestCopy = 3
  /// How far back a copy can reach, in bytes.
  static let farthestCopy = 32_768

  private let code: UInt32

  /// Makes a literal byte.
  @inline(__always)
  init(literal byte: UInt8) {
    code = UInt32(byte)
  }

  /// Makes a copy of `length` bytes (3…258) from `distance` bytes back (1…32,768).
  @inline(__always)
  init(length: Int, distance: Int) {
    code = 1 << 31 | UInt32(truncatingIfNeeded: length << 16 | (distance - 1))
  }

  /// Whether this is a copy.
  var isCopy: Bool { code >> 31 != 0 }
  /// The literal byte, where this is one.
  var literal: Int { Int(code & 0xFF) }
  /// A copy's number of bytes.
  var length: Int { Int(code >> 16 & 0x1FF) }
  /// A copy's distance in bytes.
  var distance: Int { Int(code & 0x7FFF) + 1 }
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
    if length == DeflateSymbol.longestCopy {
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

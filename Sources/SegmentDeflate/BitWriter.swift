/// Bytes that are filled bit by bit from the lowest (RFC 1951 §3.1.1).
struct BitWriter {
  private var words: [UInt32] = []
  private var pending = PendingBits()

  /// Starts without a bit.
  init() {
    words.reserveCapacity(1 << 12)
  }

  /// Adds a symbol's codeword.
  mutating func append(_ codeword: Codeword) {
    append(codeword.bits, count: codeword.count)
  }

  /// Adds the lowest bits of a number, of which those above `count` must be zero.
  /// - Precondition: `count` is at most 32.
  mutating func append(_ bits: UInt64, count: Int) {
    append(atMost: 32) { pending, words in pending.append(bits, count: count, to: &words) }
  }

  /// Adds at most so many bits, for which memory is reserved only once.
  @inline(__always)
  mutating func append(
    atMost bitCount: Int, _ body: (inout PendingBits, inout OutputSpan<UInt32>) -> Void
  ) {
    var pending = pending
    words.append(addingCapacity: bitCount / 32 + 1) { body(&pending, &$0) }
    self.pending = pending
  }

  /// Fills the last byte with zero bits.
  mutating func alignToByte() {
    append(0, count: -pending.count & 7)
  }

  /// The bytes filled so far, the last one with zero bits.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * words.count + 4)
    unsafe words.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    for index in 0..<UInt32(pending.count + 7) / 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending.word >> (8 * index)))
    }
    return bytes
  }
}

/// The bits that do not fill a word of 32 yet.
struct PendingBits {
  private var bits: UInt64 = 0
  /// How many bits there are.
  private(set) var count = 0

  /// The bits and zeros above them.
  var word: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// Adds at most 32 bits, of which those above `count` must be zero, and gives a full word away.
  @inline(__always)
  mutating func append(_ added: UInt64, count addedCount: Int, to words: inout OutputSpan<UInt32>) {
    bits |= added &<< UInt64(truncatingIfNeeded: count)
    count &+= addedCount
    guard count >= 32 else { return }
    words.append(word.littleEndian)
    bits &>>= 32
    count &-= 32
  }
}

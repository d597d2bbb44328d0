/// Bytes that are filled bit by bit from the lowest, as deflate wants them.
struct BitWriter {
  private var words: [UInt32] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Starts without a bit.
  init() {
    words.reserveCapacity(1 << 12)
  }

  /// Adds a symbol's word.
  @inline(__always)
  mutating func append(_ word: HuffmanWord) {
    append(word.bits, count: word.count)
  }

  /// Adds the lowest bits of a number, of which those above `count` must be zero.
  /// - Precondition: `count` is at most 32.
  @inline(__always)
  mutating func append(_ bits: UInt64, count: Int) {
    pending |= bits &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    if pendingCount >= 32 {
      words.append(UInt32(truncatingIfNeeded: pending))
      pending &>>= 32
      pendingCount &-= 32
    }
  }

  /// Fills the last byte with zero bits.
  mutating func alignToByte() {
    append(0, count: -pendingCount & 7)
  }

  /// Adds a number's four bytes, the highest first, from a byte's start on.
  mutating func append(bigEndian number: UInt32) {
    alignToByte()
    append(UInt64(number.byteSwapped), count: 32)
  }

  /// The bytes filled so far, the last one with zero bits.
  var bytes: [UInt8] {
    [UInt8](capacity: 4 * words.count + 8) { bytes in
      for word in words { bytes.append(littleEndian: word, count: 4) }
      bytes.append(littleEndian: UInt32(truncatingIfNeeded: pending), count: (pendingCount + 7) / 8)
    }
  }
}

extension OutputSpan<UInt8> {
  /// Adds the lowest bytes of a number, the lowest first.
  fileprivate mutating func append(littleEndian number: UInt32, count: Int) {
    for index in 0..<count { append(UInt8(truncatingIfNeeded: number >> UInt32(8 * index))) }
  }
}

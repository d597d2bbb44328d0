/// Bytes that are filled bit by bit from the lowest, as deflate wants them.
struct BitWriter {
  /// The bytes filled so far.
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Continues behind existing bytes.
  init(after bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Adds the lowest bits of a number, of which those above `count` must be zero.
  /// - Precondition: `count` is at most 32.
  @inline(__always)
  mutating func append(_ bits: UInt64, count: Int) {
    pending |= bits &<< pendingCount
    pendingCount &+= UInt64(count)
    if pendingCount >= 32 { flushWord() }
  }

  /// Fills the last byte with zero bits.
  mutating func alignToByte() {
    while pendingCount > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= min(8, pendingCount)
    }
  }

  /// Adds a number's four bytes, the highest first, from a byte's start on.
  mutating func append(bigEndian number: UInt32) {
    alignToByte()
    bytes.append(bigEndian: number)
  }

  private mutating func flushWord() {
    bytes.append(UInt8(truncatingIfNeeded: pending))
    bytes.append(UInt8(truncatingIfNeeded: pending >> 8))
    bytes.append(UInt8(truncatingIfNeeded: pending >> 16))
    bytes.append(UInt8(truncatingIfNeeded: pending >> 24))
    pending >>= 32
    pendingCount -= 32
  }
}

/// Where the match finder's hash table keeps the positions at which the same three, four and eight
/// bytes were seen last.
///
/// The table is one array of positions of 32 bits, 0 for none: a slot for each hash of three bytes, a
/// slot for each of four, and `Effort.candidateCount` for each of eight. There are no hash chains: a
/// newer position of the same hash overwrites the oldest. Other bytes may have the same hash, so that
/// the match finder compares them.
struct HashSlots<Effort: SearchEffort> {
  // A picture of three buttons, 852 × 96 pixels, enters 5,500 positions. The table
  // takes 48 KiB, 96 KiB for a thorough search; one of twice that makes files hardly smaller.
  private static var bits: Int { 12 }
  private static var eightByteBits: Int { 10 }

  /// A table without a position.
  static var emptyTable: [UInt32] {
    [UInt32](repeating: 0, count: (2 << bits) + (Effort.candidateCount << eightByteBits))
  }

  /// The slot of the last position with the same three bytes: a colour, whatever its opacity.
  let threeBytes: Int
  /// The slot of the last position with the same four bytes: a pixel.
  let fourBytes: Int
  /// The first slot of the last positions with the same eight bytes, the latest first.
  let eightBytes: Int

  /// Finds the slots of the eight bytes of a 64-bit number, the first lowest.
  @inline(__always)
  init(word: UInt64) {
    threeBytes = HashSlots.hash(word &<< 40, bits: HashSlots.bits)
    fourBytes = (1 &<< HashSlots.bits) | HashSlots.hash(word &<< 32, bits: HashSlots.bits)
    eightBytes =
      (2 &<< HashSlots.bits)
      &+ HashSlots.hash(word, bits: HashSlots.eightByteBits) &* Effort.candidateCount
  }

  /// Enters the position of the bytes.
  @inline(__always)
  func insert(_ position: Int, into table: inout MutableSpan<UInt32>) {
    let position = UInt32(truncatingIfNeeded: position)
    unsafe table[unchecked: threeBytes] = position
    unsafe table[unchecked: fourBytes] = position
    for slot in (1..<Effort.candidateCount).reversed() {
      unsafe table[unchecked: eightBytes &+ slot] = table[unchecked: eightBytes &+ slot &- 1]
    }
    unsafe table[unchecked: eightBytes] = position
  }

  /// Knuth's multiplicative hash: 2⁶⁴ divided by the golden ratio; the upper bits.
  @inline(__always)
  private static func hash(_ key: UInt64, bits: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- bits))
  }
}

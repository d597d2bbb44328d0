/// Where in a table the places are kept at which the bytes of a word were seen before.
///
/// The table makes a search for copies needless. A collision only loses a copy: whoever takes a place
/// compares its bytes. A place is kept in 32 bits, 0 for none.
struct EarlierPlaces<Effort: SearchEffort> {
  // A strip of 852 × 96 pixels puts 5,500 places into the table; twice its 64 KiB makes files hardly
  // smaller.
  private static var bits: Int { 12 }
  private static var pairBits: Int { 10 }

  /// A table without a place.
  static var none: [UInt32] {
    [UInt32](repeating: 0, count: 2 << bits + Effort.pairCount << pairBits)
  }

  /// Where the last place with the same three bytes is, as colours of different opacity have.
  let triple: Int
  /// Where the last place with the same four bytes is: a pixel or two.
  let pixel: Int
  /// Where the last places with the same eight bytes are, the latest first.
  let pairs: Int

  /// Finds where the places for a word are.
  @inline(__always)
  init(word: UInt64) {
    triple = EarlierPlaces.slot(word &<< 40, bits: EarlierPlaces.bits)
    pixel = 1 &<< EarlierPlaces.bits | EarlierPlaces.slot(word &<< 32, bits: EarlierPlaces.bits)
    pairs =
      2 &<< EarlierPlaces.bits
      &+ EarlierPlaces.slot(word, bits: EarlierPlaces.pairBits) &* Effort.pairCount
  }

  /// Adds a place where the word is seen.
  @inline(__always)
  func insert(_ place: Int, in table: inout MutableSpan<UInt32>) {
    let place = UInt32(truncatingIfNeeded: place)
    unsafe table[unchecked: triple] = place
    unsafe table[unchecked: pixel] = place
    for slot in (1..<Effort.pairCount).reversed() {
      unsafe table[unchecked: pairs &+ slot] = table[unchecked: pairs &+ slot &- 1]
    }
    unsafe table[unchecked: pairs] = place
  }

  /// Knuth's multiplicative hash: 2⁶⁴ divided by the golden ratio; the upper bits.
  @inline(__always)
  private static func slot(_ key: UInt64, bits: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- bits))
  }
}

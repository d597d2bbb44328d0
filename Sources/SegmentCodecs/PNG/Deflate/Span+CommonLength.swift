extension Span<UInt8> {
  /// The eight bytes from a place on as one number, the first lowest.
  ///
  /// Unsafe if fewer bytes follow: a picture's bytes are kept with eight more behind them.
  @unsafe @inline(__always)
  func word(at place: Int) -> UInt64 {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self)
  }

  /// How many bytes from two places on are equal, at most `limit`.
  /// - Precondition: `a < b`, and so many bytes follow both places.
  @inline(__always)
  func commonLength(_ a: Int, _ b: Int, limit: Int) -> Int {
    precondition(a >= 0 && a < b && limit <= count &- b)
    var length = 0
    // Most of a picture is passed over here.
    while length &+ 32 <= limit && equalFour(a &+ length, b &+ length) { length &+= 32 }
    while length &+ 8 <= limit {
      let difference = self.difference(a &+ length, b &+ length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < limit {
      guard unsafe self[unchecked: a &+ length] == self[unchecked: b &+ length] else { break }
      length &+= 1
    }
    return length
  }

  @inline(__always)
  private func equalFour(_ a: Int, _ b: Int) -> Bool {
    difference(a, b) | difference(a &+ 8, b &+ 8)
      | difference(a &+ 16, b &+ 16) | difference(a &+ 24, b &+ 24) == 0
  }

  @inline(__always)
  private func difference(_ a: Int, _ b: Int) -> UInt64 {
    unsafe word(at: a) ^ word(at: b)
  }
}

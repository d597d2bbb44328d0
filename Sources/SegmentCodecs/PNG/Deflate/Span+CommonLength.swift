extension Span<UInt32> {
  /// How many elements from two places on are equal, at most `limit`.
  /// - Precondition: so many elements follow both places.
  @inline(__always)
  func commonLength(_ a: Int, _ b: Int, limit: Int) -> Int {
    precondition(a >= 0 && b >= 0 && limit <= count - Swift.max(a, b))
    var length = 0
    // Four at a time; most of a picture lies inside long runs.
    while length &+ 4 <= limit && four(at: a &+ length, equalThoseAt: b &+ length) { length &+= 4 }
    while length < limit {
      guard unsafe self[unchecked: a &+ length] == self[unchecked: b &+ length] else { break }
      length &+= 1
    }
    return length
  }

  @inline(__always)
  private func four(at a: Int, equalThoseAt b: Int) -> Bool {
    typealias Four = SIMD2<UInt64>
    let stride = MemoryLayout<UInt32>.stride
    let first = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: a &* stride, as: Four.self)
    let other = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: b &* stride, as: Four.self)
    let difference = first ^ other
    return difference.x | difference.y == 0
  }
}

/// The copies that may start at a stop, each longer than the one before and, as a rule, dearer.
struct CopyList {
  /// A copy of at most so many bytes.
  struct Copy {
    /// The most bytes, 3…258.
    let length: UInt16
    /// How many bytes back it starts, 1…32,768.
    let distance: UInt16
    /// What the distance costs, in the unit of `SymbolCosts`.
    let distanceCost: Int32
  }

  private static let none = Copy(length: 0, distance: 0, distanceCost: 0)

  // The pixel before, the row above, three bytes, four bytes and four pairs seen before.
  private var copies = InlineArray<12, Copy>(repeating: none)
  /// The number of copies.
  private(set) var count = 0
  /// The bytes of the longest copy; 2 where there is none, as shorter ones are no copies.
  private(set) var longest = 2

  /// A copy.
  subscript(index: Int) -> Copy { unsafe copies[unchecked: index] }

  /// Adds a copy if it is longer than the others.
  @inline(__always)
  mutating func add(_ length: Int, from distance: Int, _ distanceCost: Int32) {
    guard length > longest else { return }
    longest = length
    unsafe copies[unchecked: count] = Copy(
      length: UInt16(truncatingIfNeeded: length), distance: UInt16(truncatingIfNeeded: distance),
      distanceCost: distanceCost)
    count &+= 1
  }

  /// Forgets all copies.
  @inline(__always)
  mutating func removeAll() {
    count = 0
    longest = 2
  }
}

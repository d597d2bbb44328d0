/// How often each symbol of deflate's two alphabets occurs in a block.
struct SymbolCounts: Equatable, Sendable {
  /// By literal byte, the end of the block (256) or class of length (257…285).
  let literals: [UInt32]
  /// By class of distance.
  let distances: [UInt32]
  /// The bits that lengths and distances take beside their classes.
  let extraBits: Int

  /// Counts the symbols of a way, and the end of the block.
  init(_ way: CheapestWay, in bytes: Span<UInt8>) {
    // Not in arrays yet, which every access would ask whether they are shared.
    var literals = InlineArray<286, UInt32>(repeating: 0)
    var lengths = InlineArray<259, UInt32>(repeating: 0)
    var distances = InlineArray<30, UInt32>(repeating: 0)
    var extraBits = 0
    way.follow(in: bytes) { byte in
      literals[Int(byte)] &+= 1
    } copy: { length, distance in
      lengths[length] &+= 1
      distances[DeflateClass(distance: distance).symbol] &+= 1
    }
    literals[DeflateCodes.endOfBlock] = 1
    for length in DeflateCopy.shortest...DeflateCopy.longest where lengths[length] > 0 {
      let sort = DeflateClass(length: length)
      literals[sort.symbol] &+= lengths[length]
      extraBits += sort.extraCount * Int(lengths[length])
    }
    for symbol in distances.indices {
      extraBits += DeflateClass.distanceExtraCount(of: symbol) * Int(distances[symbol])
    }
    self.literals = literals.indices.map { literals[$0] }
    self.distances = distances.indices.map { distances[$0] }
    self.extraBits = extraBits
  }
}

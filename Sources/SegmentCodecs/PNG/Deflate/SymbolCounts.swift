/// How often each symbol of deflate's two alphabets occurs in a block.
struct SymbolCounts: Equatable, Sendable {
  /// By literal byte, the end of the block (256) or class of length (257…285).
  private(set) var literals = [UInt32](repeating: 0, count: 286)
  /// By class of distance.
  private(set) var distances = [UInt32](repeating: 0, count: 30)
  /// The bits that lengths and distances take beside their classes.
  private(set) var extraBits = 0

  /// Counts the symbols of a way, and the end of the block.
  init(_ way: CheapestWay, in bytes: Span<UInt8>) {
    var lengths = [UInt32](repeating: 0, count: DeflateCopy.longest + 1)
    way.follow(in: bytes) { byte in
      literals[Int(byte)] &+= 1
    } copy: { length, distance in
      lengths[length] &+= 1
      distances[DeflateClass(distance: distance).symbol] &+= 1
    }
    literals[DeflateCodes.endOfBlock] = 1
    fold(lengths)
  }

  private mutating func fold(_ lengths: [UInt32]) {
    for length in DeflateCopy.shortest...DeflateCopy.longest where lengths[length] > 0 {
      let sort = DeflateClass(length: length)
      literals[sort.symbol] += lengths[length]
      extraBits += sort.extraCount * Int(lengths[length])
    }
    for symbol in distances.indices {
      extraBits += DeflateClass.distanceExtraCount(of: symbol) * Int(distances[symbol])
    }
  }
}

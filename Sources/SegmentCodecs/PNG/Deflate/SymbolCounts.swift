/// How often each symbol of deflate's two alphabets occurs in a block.
struct SymbolCounts: Equatable, Sendable {
  /// By literal byte, the end of the block (256) or class of length (257…285).
  let literals: [UInt32]
  /// By class of distance.
  let distances: [UInt32]
  /// The bits that lengths and distances take beside their classes.
  let extraBits: Int

  /// Sums up how often the symbols of each place occur; see `BlockSymbol.place`.
  init(_ tally: Span<UInt32>) {
    var literals = (0..<286).map { $0 <= DeflateCodes.endOfBlock ? tally[$0] : 0 }
    var extraBits = 0
    for length in DeflateCopy.shortest...DeflateCopy.longest {
      let count = tally[BlockSymbol.lengths + length]
      if count == 0 { continue }
      let sort = DeflateClass(length: length)
      literals[sort.symbol] += count
      extraBits += sort.extraCount * Int(count)
    }
    let distances = (BlockSymbol.distances..<BlockSymbol.placeCount).map { tally[$0] }
    for (symbol, count) in distances.enumerated() {
      extraBits += DeflateClass.distanceExtraCount(of: symbol) * Int(count)
    }
    self.literals = literals
    self.distances = distances
    self.extraBits = extraBits
  }
}

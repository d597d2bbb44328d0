/// How often each symbol of deflate's two alphabets occurs in a block.
struct SymbolCounts: Equatable, Sendable {
  /// By literal byte, the end of the block (256) or class of length (257…285).
  private(set) var literals = [UInt32](repeating: 0, count: 286)
  /// By class of distance.
  private(set) var distances = [UInt32](repeating: 0, count: 30)
  /// The bits that lengths and distances take beside their classes.
  private(set) var extraBits = 0

  /// Counts the end of the block.
  init() {
    literals[DeflateCodes.endOfBlock] = 1
  }

  /// Counts a byte as it is.
  @inline(__always)
  mutating func add(literal byte: UInt8) {
    literals[Int(byte)] &+= 1
  }

  /// Counts a copy.
  @inline(__always)
  mutating func add(copyOf length: Int, from distance: Int) {
    let sort = DeflateClass(length: length)
    let way = DeflateClass(distance: distance)
    literals[sort.symbol] &+= 1
    distances[way.symbol] &+= 1
    extraBits &+= sort.extraCount &+ way.extraCount
  }
}

/// Writes a zlib stream of symbols that a matcher finds, in blocks with Huffman codes of their own.
struct DeflateStream {
  /// The symbols at which a block ends: enough for its codes to pay, few enough to stay small.
  private static let blockLength = 1 << 15

  private var writer: BitWriter
  private var symbols: [DeflateSymbol] = []
  private var counts = SymbolCounts()

  /// Starts a stream with zlib's header: a window of 32 KiB and no preset dictionary.
  init() {
    writer = BitWriter(after: [0x78, 0x01])
    symbols.reserveCapacity(1 << 12)
  }

  /// Adds a byte as it is.
  @inline(__always)
  mutating func append(literal byte: UInt8) {
    symbols.append(DeflateSymbol(literal: byte))
    counts.literals[Int(byte)] &+= 1
  }

  /// Adds a copy of at least 3 bytes of any length, cut where deflate's longest copy ends.
  @inline(__always)
  mutating func append(copyOf length: Int, from distance: Int) {
    var rest = length
    while rest > DeflateSymbol.longestCopy {
      // What remains must still be long enough to be a copy.
      let part = min(DeflateSymbol.longestCopy, rest - DeflateSymbol.shortestCopy)
      appendCopy(part, distance)
      rest -= part
    }
    appendCopy(rest, distance)
  }

  /// Writes a block if there are symbols enough for one; to be called between rows.
  mutating func endBlockIfLong() {
    if symbols.count >= DeflateStream.blockLength { writeBlock(isLast: false) }
  }

  /// Writes what is left and the checksum of the uncompressed bytes; the whole stream.
  mutating func finish(checksum: UInt32) -> [UInt8] {
    writeBlock(isLast: true)
    writer.append(bigEndian: checksum)
    return writer.bytes
  }

  @inline(__always)
  private mutating func appendCopy(_ length: Int, _ distance: Int) {
    symbols.append(DeflateSymbol(length: length, distance: distance))
    counts.literals[DeflateClass(length: length).symbol] &+= 1
    counts.distances[DeflateClass(distance: distance).symbol] &+= 1
  }

  private mutating func writeBlock(isLast: Bool) {
    counts.literals[DeflateCodes.endOfBlock] = 1
    let codes = DeflateCodes(counts)
    codes.writeHeader(isLast: isLast, to: &writer)
    for symbol in symbols { codes.write(symbol, to: &writer) }
    codes.writeEnd(to: &writer)
    symbols.removeAll(keepingCapacity: true)
    counts = SymbolCounts()
  }
}

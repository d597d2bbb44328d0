/// The two Huffman codes of a deflate block: one for literals and lengths, one for distances.
struct DeflateCodes {
  /// The symbol that ends a block.
  static let endOfBlock = 256

  /// The codes that the format fixes for blocks too short for codes of their own (RFC 1951, 3.2.6).
  static let fixed = DeflateCodes(
    literals: HuffmanCode(
      lengths: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
        + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)),
    distances: HuffmanCode(lengths: [UInt8](repeating: 5, count: 30)), header: nil)

  /// The words of literals, the end of the block and classes of length.
  let literals: [HuffmanWord]
  /// The words of classes of distance.
  let distances: [HuffmanWord]
  /// What tells the codes; `nil` for the fixed ones.
  private let header: CodeHeader?

  /// Makes the best codes for a block.
  init(_ counts: SymbolCounts) {
    let literals = HuffmanCode(frequencies: counts.literals, limit: 15)
    let distances = HuffmanCode(frequencies: counts.distances, limit: 15)
    self.init(
      literals: literals, distances: distances,
      header: CodeHeader(literals: literals.lengths, distances: distances.lengths))
  }

  private init(literals: HuffmanCode, distances: HuffmanCode, header: CodeHeader?) {
    self.literals = literals.words
    self.distances = distances.words
    self.header = header
  }

  /// The bits of a block of so many symbols.
  func size(of counts: SymbolCounts) -> Int {
    var size = 3 + (header?.size ?? 0) + counts.extraBits
    for (count, word) in zip(counts.literals, literals) { size += Int(count) * word.count }
    for (count, word) in zip(counts.distances, distances) { size += Int(count) * word.count }
    return size
  }

  /// The words of lengths, 0…258, with the bits that follow; none below 3.
  var lengthWords: [HuffmanWord] {
    var words = [HuffmanWord](repeating: .none, count: DeflateCopy.longest + 1)
    for length in DeflateCopy.shortest...DeflateCopy.longest {
      let sort = DeflateClass(length: length)
      words[length] = literals[sort.symbol].followed(by: sort.extra, count: sort.extraCount)
    }
    return words
  }

  /// The words of a block's symbols by their places; see `BlockSymbol.place`.
  var words: [HuffmanWord] {
    Array(literals[...DeflateCodes.endOfBlock] + lengthWords.dropFirst() + distances)
  }

  /// Writes the start of a block: whether it is the last, its kind, and its codes.
  func writeHeader(isLast: Bool, to writer: inout BitWriter) {
    writer.append(isLast ? 1 : 0, count: 1)
    writer.append(header == nil ? 1 : 2, count: 2)
    header?.write(to: &writer)
  }
}

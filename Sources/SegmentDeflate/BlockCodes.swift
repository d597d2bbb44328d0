/// The two Huffman codes of a block: one for literals and lengths, one for distances.
struct BlockCodes {
  /// The symbol that ends a block.
  static let endOfBlock = 256

  /// The codes of fixed blocks (RFC 1951 §3.2.6), for those too short for codes of their own.
  static let fixed = BlockCodes(
    literals: HuffmanCode(
      lengths: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
        + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8)),
    distances: HuffmanCode(lengths: [UInt8](repeating: 5, count: 30)), header: nil)

  /// The codewords of literals, the end of the block and length symbols.
  let literals: [Codeword]
  /// The codewords of distance symbols.
  let distances: [Codeword]
  /// What defines the codes of a dynamic block; `nil` for the fixed ones.
  private let header: CodeLengths?

  /// Makes Huffman codes of at most 15 bits for a block.
  init(_ counts: SymbolCounts) {
    let literals = HuffmanCode(frequencies: counts.literals, limit: 15)
    let distances = HuffmanCode(frequencies: counts.distances, limit: 15)
    self.init(
      literals: literals, distances: distances,
      header: CodeLengths(literals: literals.lengths, distances: distances.lengths))
  }

  private init(literals: HuffmanCode, distances: HuffmanCode, header: CodeLengths?) {
    self.literals = literals.codewords
    self.distances = distances.codewords
    self.header = header
  }

  /// The bits of a block of so many symbols.
  func size(of counts: SymbolCounts) -> Int {
    var size = 3 + (header?.size ?? 0) + counts.extraBits
    for (count, codeword) in zip(counts.literals, literals) { size += Int(count) * codeword.count }
    for (count, codeword) in zip(counts.distances, distances) {
      size += Int(count) * codeword.count
    }
    return size
  }

  /// The codewords of lengths 0…258 with their extra bits; none below 3.
  var lengthCodewords: [Codeword] {
    var codewords = [Codeword](repeating: .none, count: Match.longest + 1)
    for length in Match.shortest...Match.longest {
      let code = MatchCode(length: length)
      codewords[length] = literals[code.symbol].followed(by: code.extra, count: code.extraCount)
    }
    return codewords
  }

  /// The codewords of a block's symbols; see `BlockSymbol.index`.
  var codewords: [Codeword] {
    Array(literals[...BlockCodes.endOfBlock] + lengthCodewords.dropFirst() + distances)
  }

  /// Writes the start of a block: whether it is the last, its type, and its codes.
  func writeHeader(isLast: Bool, to writer: inout BitWriter) {
    writer.append(isLast ? 1 : 0, count: 1)
    writer.append(header == nil ? 1 : 2, count: 2)
    header?.write(to: &writer)
  }
}

/// The symbols of a block in their order, and how often each occurs.
struct BlockSymbols {
  /// The symbols, the end of the block last.
  let symbols: [BlockSymbol]
  /// How often each symbol of the two alphabets occurs.
  let counts: SymbolCounts

  /// Lists the symbols along a path.
  init(_ path: ShortestPath, in scanlines: Scanlines) {
    // An array would check at every access whether it is shared.
    var tally = SymbolTally(repeating: 0)
    symbols = [BlockSymbol](capacity: path.symbolCount + 1) { symbols in
      path.follow(in: scanlines) { byte in
        symbols.append(BlockSymbol(literal: byte), counting: &tally)
      } match: { length, distance in
        symbols.append(BlockSymbol(length: length), counting: &tally)
        symbols.append(BlockSymbol(distance: distance), counting: &tally)
      }
      symbols.append(.end, counting: &tally)
    }
    counts = SymbolCounts(tally.span)
  }
}

/// How often each `BlockSymbol.index` occurs: one number for each of `BlockSymbol.indexCount`.
typealias SymbolTally = InlineArray<545, UInt32>

extension OutputSpan<BlockSymbol> {
  @inline(__always)
  fileprivate mutating func append(
    _ symbol: BlockSymbol, counting tally: inout SymbolTally
  ) {
    append(symbol)
    tally[symbol.index] &+= 1
  }
}

/// A literal, a match's length or its distance, or the end of a block.
///
/// Its index is not the symbol of RFC 1951 §3.2.5, in which several lengths share one: 256 + n is the
/// length n here, so that 257 is length 1 and not length 3.
struct BlockSymbol {
  /// The end of a block.
  static let end = BlockSymbol(code: UInt32(BlockCodes.endOfBlock))
  /// The index of length 0; each length has its own, so that its codeword in a table can hold its
  /// extra bits.
  static let lengths = BlockCodes.endOfBlock
  /// The index of the first distance symbol.
  static let distances = lengths + Match.longest + 1
  /// The number of indices.
  static let indexCount = distances + 30

  private let code: UInt32

  private init(code: UInt32) {
    self.code = code
  }

  /// A literal.
  @inline(__always)
  init(literal: UInt8) {
    self.init(code: UInt32(literal))
  }

  /// A match's length, 3…258 bytes.
  @inline(__always)
  init(length: Int) {
    self.init(code: UInt32(truncatingIfNeeded: BlockSymbol.lengths &+ length))
  }

  /// A match's distance, 1…32,768 bytes.
  @inline(__always)
  init(distance: Int) {
    let code = MatchCode(distance: distance)
    let index = UInt64(truncatingIfNeeded: BlockSymbol.distances &+ code.symbol)
    let extraCount = UInt64(truncatingIfNeeded: code.extraCount)
    self.init(code: UInt32(truncatingIfNeeded: code.extra &<< 14 | extraCount &<< 10 | index))
  }

  /// The index of its codeword in `BlockCodes.codewords`.
  var index: Int { Int(code & 0x3FF) }
  /// The number of extra bits behind that codeword.
  var extraCount: Int { Int(code >> 10 & 0xF) }
  /// The extra bits.
  var extra: UInt64 { UInt64(code >> 14) }
}

/// How often each symbol of deflate's two alphabets occurs in a block.
struct SymbolCounts: Equatable, Sendable {
  /// By literal, the end of the block (256) or length symbol (257…285).
  let literals: [UInt32]
  /// By distance symbol.
  let distances: [UInt32]
  /// All extra bits of lengths and distances.
  let extraBits: Int

  /// Sums up how often each index occurs; see `BlockSymbol.index`.
  init(_ tally: Span<UInt32>) {
    var literals = (0..<286).map { $0 <= BlockCodes.endOfBlock ? tally[$0] : 0 }
    var extraBits = 0
    for length in Match.shortest...Match.longest {
      let count = tally[BlockSymbol.lengths + length]
      if count == 0 { continue }
      let code = MatchCode(length: length)
      literals[code.symbol] += count
      extraBits += code.extraCount * Int(count)
    }
    let distances = (BlockSymbol.distances..<BlockSymbol.indexCount).map { tally[$0] }
    for (symbol, count) in distances.enumerated() {
      extraBits += MatchCode.extraCount(ofDistanceSymbol: symbol) * Int(count)
    }
    self.literals = literals
    self.distances = distances
    self.extraBits = extraBits
  }
}

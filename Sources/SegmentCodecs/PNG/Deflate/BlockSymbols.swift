/// The symbols of a block in their order, and how often each occurs.
struct BlockSymbols {
  /// The symbols, the end of the block last.
  let symbols: [BlockSymbol]
  /// How often each symbol of the two alphabets occurs.
  let counts: SymbolCounts

  /// Lists the symbols that tell of a way.
  init(_ way: CheapestWay, in bytes: Span<UInt8>) {
    // Not in an array, which every access would ask whether it is shared.
    var tally = SymbolTally(repeating: 0)
    symbols = [BlockSymbol](capacity: way.symbolCount + 1) { symbols in
      way.follow(in: bytes) { byte in
        symbols.append(BlockSymbol(literal: byte), counting: &tally)
      } copy: { length, distance in
        symbols.append(BlockSymbol(length: length), counting: &tally)
        symbols.append(BlockSymbol(distance: distance), counting: &tally)
      }
      symbols.append(.end, counting: &tally)
    }
    counts = SymbolCounts(tally.span)
  }
}

/// How often the symbols of each place occur: one number for each of `BlockSymbol.placeCount`.
typealias SymbolTally = InlineArray<545, UInt32>

extension OutputSpan<BlockSymbol> {
  @inline(__always)
  fileprivate mutating func append(
    _ symbol: BlockSymbol, counting tally: inout SymbolTally
  ) {
    append(symbol)
    tally[symbol.place] &+= 1
  }
}

/// A literal byte, a copy's length or distance, or the end of a block, with the extra bits of its
/// class.
struct BlockSymbol {
  /// The end of a block.
  static let end = BlockSymbol(code: UInt32(DeflateCodes.endOfBlock))
  /// The places of lengths, which each have one, whatever their class: from the block's end on, by
  /// length.
  static let lengths = DeflateCodes.endOfBlock
  /// The places of classes of distance.
  static let distances = lengths + DeflateCopy.longest + 1
  /// The number of places.
  static let placeCount = distances + 30

  private let code: UInt32

  private init(code: UInt32) {
    self.code = code
  }

  /// A byte as it is.
  @inline(__always)
  init(literal: UInt8) {
    self.init(code: UInt32(literal))
  }

  /// A copy's length, 3…258 bytes.
  @inline(__always)
  init(length: Int) {
    self.init(code: UInt32(truncatingIfNeeded: BlockSymbol.lengths &+ length))
  }

  /// How many bytes back a copy starts, 1…32,768.
  @inline(__always)
  init(distance: Int) {
    let sort = DeflateClass(distance: distance)
    let place = UInt64(truncatingIfNeeded: BlockSymbol.distances &+ sort.symbol)
    let extraCount = UInt64(truncatingIfNeeded: sort.extraCount)
    self.init(code: UInt32(truncatingIfNeeded: sort.extra &<< 14 | extraCount &<< 10 | place))
  }

  /// Where its word stands in a table of the words of all literals, lengths and classes of distance.
  var place: Int { Int(code & 0x3FF) }
  /// The number of extra bits behind the word in the table.
  var extraCount: Int { Int(code >> 10 & 0xF) }
  /// The extra bits.
  var extra: UInt64 { UInt64(code >> 14) }
}

/// The two Huffman codes of a deflate block: one for literals and lengths, one for distances.
struct DeflateCodes {
  /// The symbol that ends a block.
  static let endOfBlock = 256

  private let literals: HuffmanCode
  private let distances: HuffmanCode

  /// Makes the codes of a block whose symbols occur as often as told.
  init(_ counts: SymbolCounts) {
    literals = HuffmanCode(frequencies: counts.literals, limit: 15)
    distances = HuffmanCode(frequencies: counts.distances, limit: 15)
  }

  /// Writes one symbol.
  @inline(__always)
  func write(_ symbol: DeflateSymbol, to writer: inout BitWriter) {
    if symbol.isCopy {
      let length = DeflateClass(length: symbol.length)
      write(literals, length.symbol, to: &writer)
      writer.append(length.extra, count: length.extraCount)
      let distance = DeflateClass(distance: symbol.distance)
      write(distances, distance.symbol, to: &writer)
      writer.append(distance.extra, count: distance.extraCount)
    } else {
      write(literals, symbol.literal, to: &writer)
    }
  }

  /// Writes the end of the block.
  func writeEnd(to writer: inout BitWriter) {
    write(literals, DeflateCodes.endOfBlock, to: &writer)
  }

  /// Writes the start of the block: its kind, and the lengths of both codes' words (RFC 1951, 3.2.7).
  func writeHeader(isLast: Bool, to writer: inout BitWriter) {
    let literalCount = max(257, literals.usedCount)
    let distanceCount = max(1, distances.usedCount)
    let runs = LengthRun.runs(
      of: literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount))
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: counts, limit: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.append(isLast ? 1 : 0, count: 1)
    writer.append(2, count: 2)
    writer.append(UInt64(literalCount - 257), count: 5)
    writer.append(UInt64(distanceCount - 1), count: 5)
    writer.append(UInt64(orderCount - 4), count: 4)
    for symbol in order.prefix(orderCount) {
      writer.append(UInt64(code.lengths[symbol]), count: 3)
    }
    for run in runs {
      write(code, run.symbol, to: &writer)
      writer.append(run.extra, count: run.extraCount)
    }
  }

  @inline(__always)
  private func write(_ code: HuffmanCode, _ symbol: Int, to writer: inout BitWriter) {
    writer.append(UInt64(code.words[symbol]), count: Int(code.lengths[symbol]))
  }
}

extension HuffmanCode {
  /// The number of symbols up to the last that has a word.
  fileprivate var usedCount: Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }
}

/// A word length or a run of equal ones, as deflate stores them.
private struct LengthRun {
  /// The length itself (0…15), or 16 to repeat the last, 17 and 18 for zeros.
  let symbol: Int
  /// How often it repeats, less the least that the symbol stands for.
  var extra: UInt64 = 0
  /// The number of bits that `extra` takes.
  var extraCount = 0

  static func runs(of lengths: ArraySlice<UInt8>) -> [LengthRun] {
    var runs: [LengthRun] = []
    var rest = lengths
    while let length = rest.first {
      let count = rest.prefix { $0 == length }.count
      rest = rest.dropFirst(count)
      runs += length == 0 ? zeros(count) : repeats(of: Int(length), count)
    }
    return runs
  }

  private static func zeros(_ count: Int) -> [LengthRun] {
    switch count {
    case ..<3: Array(repeating: LengthRun(symbol: 0), count: count)
    case 3...10: [LengthRun(symbol: 17, extra: UInt64(count - 3), extraCount: 3)]
    case 11...138: [LengthRun(symbol: 18, extra: UInt64(count - 11), extraCount: 7)]
    default: zeros(138) + zeros(count - 138)
    }
  }

  private static func repeats(of length: Int, _ count: Int) -> [LengthRun] {
    var runs = [LengthRun(symbol: length)]
    var rest = count - 1
    while rest >= 3 {
      let part = min(rest, 6)
      runs.append(LengthRun(symbol: 16, extra: UInt64(part - 3), extraCount: 2))
      rest -= part
    }
    return runs + Array(repeating: LengthRun(symbol: length), count: rest)
  }
}

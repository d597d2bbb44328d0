/// The lengths of the codewords of a dynamic block's two codes, which define them: run-length encoded
/// by code length codes (RFC 1951 §3.2.7).
struct CodeLengths {
  /// The order in which the lengths of the code length code's own codewords come.
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private let literalCount: Int
  private let distanceCount: Int
  private let runs: [LengthRun]
  private let code: HuffmanCode
  private let orderCount: Int

  /// Makes the start of a block with codes of these lengths.
  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, CodeLengths.usedCount(literals))
    distanceCount = max(1, CodeLengths.usedCount(distances))
    runs = LengthRun.runs(
      of: Array(literals.prefix(literalCount) + distances.prefix(distanceCount)))
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: counts, limit: 7)
    let last = CodeLengths.order.lastIndex { code.lengths[$0] > 0 }
    orderCount = max(4, (last ?? 0) + 1)
    self.code = code
  }

  /// The number of bits.
  var size: Int {
    runs.reduce(14 + 3 * orderCount) { $0 + code.codewords[$1.symbol].count + $1.extraCount }
  }

  /// Writes the lengths.
  func write(to writer: inout BitWriter) {
    writer.append(UInt64(literalCount - 257), count: 5)
    writer.append(UInt64(distanceCount - 1), count: 5)
    writer.append(UInt64(orderCount - 4), count: 4)
    for symbol in CodeLengths.order.prefix(orderCount) {
      writer.append(UInt64(code.lengths[symbol]), count: 3)
    }
    for run in runs {
      writer.append(code.codewords[run.symbol])
      writer.append(run.extra, count: run.extraCount)
    }
  }

  /// The number of symbols up to the last that has a codeword.
  private static func usedCount(_ lengths: [UInt8]) -> Int {
    (lengths.lastIndex { $0 > 0 } ?? -1) + 1
  }
}

/// A code length code: a codeword's length, or a run of equal ones.
private struct LengthRun {
  /// The length itself (0…15), or 16 to repeat the last, 17 and 18 for zeros.
  let symbol: Int
  /// How often it repeats, less the least that the symbol means.
  var extra: UInt64 = 0
  /// The number of bits that `extra` takes.
  var extraCount = 0

  static func runs(of lengths: [UInt8]) -> [LengthRun] {
    var runs: [LengthRun] = []
    var start = 0
    while start < lengths.count {
      var end = start + 1
      while end < lengths.count && lengths[end] == lengths[start] { end += 1 }
      let length = Int(lengths[start])
      if length == 0 {
        appendZeros(end - start, to: &runs)
      } else {
        appendRepeats(of: length, end - start, to: &runs)
      }
      start = end
    }
    return runs
  }

  private static func appendZeros(_ count: Int, to runs: inout [LengthRun]) {
    var rest = count
    while rest >= 3 {
      let part = min(rest, 138)
      runs.append(
        part <= 10
          ? LengthRun(symbol: 17, extra: UInt64(part - 3), extraCount: 3)
          : LengthRun(symbol: 18, extra: UInt64(part - 11), extraCount: 7))
      rest -= part
    }
    for _ in 0..<rest { runs.append(LengthRun(symbol: 0)) }
  }

  private static func appendRepeats(of length: Int, _ count: Int, to runs: inout [LengthRun]) {
    runs.append(LengthRun(symbol: length))
    var rest = count - 1
    while rest >= 3 {
      let part = min(rest, 6)
      runs.append(LengthRun(symbol: 16, extra: UInt64(part - 3), extraCount: 2))
      rest -= part
    }
    for _ in 0..<rest { runs.append(LengthRun(symbol: length)) }
  }
}

/// The bits that a code has for a symbol.
struct Codeword: Equatable {
  /// No bits, for a symbol that does not occur.
  static let none = Codeword(bits: 0, count: 0)

  private let code: UInt32

  /// Makes a codeword of at most 24 bits, the first lowest.
  init(bits: UInt32, count: Int) {
    code = bits | UInt32(count) << 24
  }

  /// The bits, the first lowest.
  var bits: UInt64 { UInt64(code & 0xFF_FFFF) }
  /// The number of bits, 0…24.
  var count: Int { Int(code >> 24) }

  /// The codeword and more bits behind it.
  func followed(by extra: UInt64, count extraCount: Int) -> Codeword {
    Codeword(
      bits: UInt32(truncatingIfNeeded: bits | extra << UInt64(count)), count: count + extraCount)
  }
}

/// A prefix code: for each symbol a codeword, short where the symbol is frequent.
struct HuffmanCode {
  /// The number of bits of each symbol's codeword; 0 where the symbol has none.
  let lengths: [UInt8]
  /// Each symbol's codeword.
  let codewords: [Codeword]

  /// Makes Huffman's code for symbols of these frequencies, with codewords of at most `limit` bits.
  ///
  /// It is optimal unless the limit cuts codewords; then it is a near one (`countsByLength`), not the
  /// optimum that package-merge finds.
  ///
  /// At least two symbols get codewords, because some decoders refuse a code of one.
  init(frequencies: [UInt32], limit: Int) {
    self.init(lengths: HuffmanCode.lengths(frequencies, limit: limit))
  }

  /// Makes the code that deflate gives to lengths (RFC 1951 §3.2.2): shorter codewords before longer,
  /// then by symbol.
  init(lengths: [UInt8]) {
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] &+ counts[length - 1]) << 1 }
    self.lengths = lengths
    codewords = lengths.map { length in
      guard length > 0 else { return .none }
      let bits = next[Int(length)]
      next[Int(length)] &+= 1
      return Codeword(
        bits: UInt32(bits.bitReversed >> (16 - UInt16(length))), count: Int(length))
    }
  }

  private static func lengths(_ frequencies: [UInt32], limit: Int) -> [UInt8] {
    var used: [UInt64] = []
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      used.append(UInt64(frequency) << 16 | UInt64(symbol))
    }
    for symbol in frequencies.indices where used.count < 2 && frequencies[symbol] == 0 {
      used.append(1 << 16 | UInt64(symbol))
    }
    used.sort()
    var counts = countsByLength(used.map { Int($0 >> 16) }, limit: limit)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // The rarest symbols take the longest codewords.
    var length = limit
    for entry in used {
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[Int(entry & 0xFFFF)] = UInt8(length)
    }
    return lengths
  }

  /// How many codewords each length has for ascending weights: as in Huffman's code, and where that
  /// has longer ones than the limit, by a heuristic that makes the lengths a valid code again.
  private static func countsByLength(_ weights: [Int], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in leafDepths(weights) { counts[min(depth, limit)] += 1 }
    // Lengths cut to the limit break Kraft's inequality, in which 2^limit is written for 1. Each
    // round makes the longest codeword below the limit a bit longer, which frees a codeword beside it,
    // and gives that to a symbol of the limit's length.
    var kraftSum = counts.enumerated().reduce(0) { $0 + ($1.element << (limit - $1.offset)) }
    while kraftSum > 1 << limit {
      counts[limit] -= 1
      guard let length = (1..<limit).last(where: { counts[$0] > 0 }) else { break }
      counts[length] -= 1
      counts[length + 1] += 2
      kraftSum -= 1
    }
    return counts
  }

  /// The depth of each leaf in Huffman's tree over ascending weights, by merging two queues.
  private static func leafDepths(_ weights: [Int]) -> [Int] {
    let leafCount = weights.count
    let nodeCount = 2 * leafCount - 1
    var weight = weights
    weight.reserveCapacity(nodeCount)
    var parent = [Int](repeating: 0, count: nodeCount)
    var (leaf, inner) = (0, leafCount)
    func takeLightest(for node: Int) -> Int {
      let takesLeaf = leaf < leafCount && (inner >= node || weight[leaf] <= weight[inner])
      let lightest = takesLeaf ? leaf : inner
      if takesLeaf { leaf += 1 } else { inner += 1 }
      parent[lightest] = node
      return weight[lightest]
    }
    for node in leafCount..<nodeCount {
      let sum = takeLightest(for: node) + takeLightest(for: node)
      weight.append(sum)
    }
    // A node's parent comes behind it: the array turns into depths from its end.
    parent[nodeCount - 1] = 0
    for node in (0..<nodeCount - 1).reversed() { parent[node] = parent[parent[node]] + 1 }
    return Array(parent.prefix(leafCount))
  }
}

extension UInt16 {
  /// The same bits from the other end.
  fileprivate var bitReversed: UInt16 {
    var bits = self
    bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
    bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
    return bits.byteSwapped
  }
}

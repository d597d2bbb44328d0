/// What each symbol is expected to cost, in sixteenths of a bit.
///
/// A symbol's cost is the length of its codeword, which depends on how often it is chosen: the search
/// needs costs before its outcome is known. The first are estimated, the literals' from a sample of
/// the block and those of matches as pictures of user interfaces turn out to have them (flat areas,
/// antialiased letters, soft shadows), to within half a bit. A second
/// search starts from the codewords that the first one's path would get.
struct CostModel {
  /// More than any path costs.
  static let impossible: Int32 = 1 << 28
  private static let bit: Int32 = 16

  /// By literal 0…255, by length 0…258, by the bits of a distance less one; then the distances of the
  /// row above and the pixel before. One array, as all are read at every node.
  private var table = [Int32](repeating: impossible, count: Index.count)

  /// Where each kind starts in the table.
  private enum Index {
    static let lengths = 256
    static let distances = lengths + Match.longest + 1
    static let distanceCount = 16
    static let rowAbove = distances + distanceCount
    static let pixelBefore = rowAbove + 1
    static let count = pixelBefore + 1
  }

  /// The cost of a literal.
  @inline(__always)
  func literal(_ byte: UInt8) -> Int32 { cost(at: Int(byte)) }

  /// The cost of a match's length, 0…258; impossible below 3, which spares the search a test.
  @inline(__always)
  func length(_ length: Int) -> Int32 { cost(at: Index.lengths &+ length) }

  /// The cost of a match's distance, 1…32,768.
  @inline(__always)
  func distance(_ distance: Int) -> Int32 {
    cost(at: Index.distances &+ Int.bitWidth &- (distance &- 1).leadingZeroBitCount)
  }

  /// The cost of the distance to the pixel before.
  var pixelBefore: Int32 { cost(at: Index.pixelBefore) }
  /// The cost of the distance to the row above.
  var rowAbove: Int32 { cost(at: Index.rowAbove) }

  @inline(__always)
  private func cost(at index: Int) -> Int32 {
    // SAFETY: literals, lengths and distances of the format lie within the table.
    unsafe table.span[unchecked: index]
  }
}

extension CostModel {
  /// Estimates the costs for a block.
  init(_ nodes: Span<Node>, from start: Int, in scanlines: Scanlines) {
    estimateLiterals(nodes, from: start, in: scanlines)
    estimateLengths(pixelLength: scanlines.pixelLength)
    estimateDistances(scanlineLength: scanlines.scanlineLength)
  }

  private mutating func estimateLiterals(
    _ nodes: Span<Node>, from start: Int, in scanlines: Scanlines
  ) {
    var counts = [Int32](repeating: 0, count: 256)
    var total: Int32 = 0
    for index in stride(from: 0, to: nodes.count - 2, by: 4) {
      // SAFETY: a node lies before the scanlines' padding.
      var word = unsafe scanlines.word(at: start + Int(nodes[index].offset))
      for _ in 0..<scanlines.pixelLength {
        counts[Int(word & 0xFF)] &+= 1
        word >>= 8
      }
      total += Int32(scanlines.pixelLength)
    }
    // Those outside matches are rarer than all, which makes each dearer by a bit and a quarter.
    let most = CostModel.logarithm(total) + 20
    for (byte, count) in counts.enumerated() {
      let cost = count == 0 ? .max : most - CostModel.logarithm(count)
      table[byte] = min(11 * CostModel.bit, max(2 * CostModel.bit, cost))
    }
  }

  private mutating func estimateLengths(pixelLength: Int) {
    for length in Match.shortest...Match.longest {
      let extraCount = Int32(MatchCode(length: length).extraCount)
      table[Index.lengths + length] = 104 + extraCount * CostModel.bit
    }
    // A third of all matches are a single pixel, and another third is part of a long run.
    table[Index.lengths + Match.longest] = 48
    if pixelLength == 3 { table[Index.lengths + 3] = 64 }
    if pixelLength == 4 {
      table.replaceSubrange(Index.lengths + 3...Index.lengths + 4, with: [76, 40])
    }
  }

  private mutating func estimateDistances(scanlineLength: Int) {
    for bits in 0..<Index.distanceCount {
      // Near distances other than the pixel before are rare, far ones are where all else repeats.
      let codeword: Int32 = bits < 4 ? 144 : bits < 11 ? 104 : 76
      table[Index.distances + bits] = codeword + Int32(max(0, bits - 2)) * CostModel.bit
    }
    let extraCount = MatchCode(distance: min(Match.windowSize, scanlineLength)).extraCount
    table[Index.rowAbove] = (2 + Int32(extraCount)) * CostModel.bit
    table[Index.pixelBefore] = 22
  }

  /// The logarithm to base 2 of a positive number in sixteenths, straight between powers of two.
  private static func logarithm(_ number: Int32) -> Int32 {
    let exponent = Int32(31 - number.leadingZeroBitCount)
    return (exponent - 1) * 16 + Int32((Int64(number) << 4) >> Int64(exponent))
  }
}

extension CostModel {
  /// The costs in the codes of a path that was found, with which a shorter one is searched.
  init(_ codes: BlockCodes, _ scanlines: Scanlines) {
    // A symbol that did not occur would have one of the longest codewords.
    func cost(_ codeword: Codeword) -> Int32 {
      (codeword.count == 0 ? 13 : Int32(codeword.count)) * CostModel.bit
    }
    for (byte, codeword) in codes.literals.prefix(256).enumerated() { table[byte] = cost(codeword) }
    let lengths = codes.lengthCodewords
    for length in Match.shortest...Match.longest {
      table[Index.lengths + length] = cost(lengths[length])
    }
    func cost(ofDistance distance: Int) -> Int32 {
      let code = MatchCode(distance: distance)
      return cost(codes.distances[code.symbol]) + Int32(code.extraCount) * CostModel.bit
    }
    for bits in 0..<Index.distanceCount {
      // Of the distances whose predecessors have so many bits, each half has a symbol.
      let (first, half) = ((1 << bits) / 2 + 1, (1 << bits) / 4)
      table[Index.distances + bits] = min(cost(ofDistance: first), cost(ofDistance: first + half))
    }
    table[Index.rowAbove] = cost(ofDistance: min(Match.windowSize, scanlines.scanlineLength))
    table[Index.pixelBefore] = cost(ofDistance: scanlines.pixelLength)
  }
}

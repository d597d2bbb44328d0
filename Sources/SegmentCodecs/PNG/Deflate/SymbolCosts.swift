/// What symbols are expected to cost before any is chosen, in sixteenths of a bit.
///
/// The literals' costs come from the bytes that are searched; those of copies are what the codes of
/// controls turn out to be, to within half a bit.
struct SymbolCosts {
  /// More than any way costs.
  static let impossible: Int32 = 1 << 28
  private static let bit: Int32 = 16

  /// The costs of everything, one behind the other, as the search reads them at every stop: see the
  /// readings of a span of them.
  private(set) var table = [Int32](repeating: impossible, count: CostPlace.count)

  /// Estimates costs for a stretch of bytes.
  init(_ stops: Span<Stop>, from start: Int, in bytes: Span<UInt8>, _ shape: RowShape) {
    estimateLiterals(stops, from: start, in: bytes, shape)
    estimateLengths(pixelLength: shape.pixelLength)
    estimateDistances(rowLength: shape.rowLength)
  }

  /// The costs in the codes of a way that was found, which a better way is searched with.
  init(_ codes: DeflateCodes, _ shape: RowShape) {
    // A symbol that did not occur would have one of the longest words.
    func cost(_ word: HuffmanWord) -> Int32 {
      (word.count == 0 ? 13 : Int32(word.count)) * SymbolCosts.bit
    }
    for (byte, word) in codes.literals.prefix(256).enumerated() { table[byte] = cost(word) }
    let lengthWords = codes.lengthWords
    for length in DeflateCopy.shortest...DeflateCopy.longest {
      table[CostPlace.lengths + length] = cost(lengthWords[length])
    }
    func cost(ofDistance distance: Int) -> Int32 {
      let sort = DeflateClass(distance: distance)
      return cost(codes.distances[sort.symbol]) + Int32(sort.extraCount) * SymbolCosts.bit
    }
    for bits in 0..<CostPlace.distanceCount {
      // The two classes of distances of as many bits.
      let (first, second) = (1 << bits / 2 + 1, 1 << bits / 2 + 1 << bits / 4 + 1)
      table[CostPlace.distances + bits] = min(
        cost(ofDistance: first), cost(ofDistance: second))
    }
    table[CostPlace.rowAbove] = cost(ofDistance: min(DeflateCopy.farthest, shape.rowLength))
    table[CostPlace.pixelBefore] = cost(ofDistance: shape.pixelLength)
  }

  private mutating func estimateLiterals(
    _ stops: Span<Stop>, from start: Int, in bytes: Span<UInt8>, _ shape: RowShape
  ) {
    var counts = [Int32](repeating: 0, count: 256)
    var total: Int32 = 0
    for index in stride(from: 0, to: stops.count - 2, by: 4) {
      // SAFETY: a stop lies before the padding of the bytes.
      var word = unsafe bytes.word(at: start + Int(stops[index].place))
      for _ in 0..<shape.pixelLength {
        counts[Int(word & 0xFF)] &+= 1
        word >>= 8
      }
      total += Int32(shape.pixelLength)
    }
    // Those that are not copied are rarer than all, which makes each dearer by a bit and a quarter.
    let most = SymbolCosts.logarithm(total) + 20
    for (byte, count) in counts.enumerated() {
      let cost = count == 0 ? .max : most - SymbolCosts.logarithm(count)
      table[byte] = min(11 * SymbolCosts.bit, max(2 * SymbolCosts.bit, cost))
    }
  }

  private mutating func estimateLengths(pixelLength: Int) {
    for length in DeflateCopy.shortest...DeflateCopy.longest {
      let extraCount = Int32(DeflateClass(length: length).extraCount)
      table[CostPlace.lengths + length] = 104 + extraCount * SymbolCosts.bit
    }
    // A third of all copies are a single pixel, and another third is part of a long run.
    table[CostPlace.lengths + DeflateCopy.longest] = 48
    if pixelLength == 3 { table[CostPlace.lengths + 3] = 64 }
    if pixelLength == 4 {
      table.replaceSubrange(CostPlace.lengths + 3...CostPlace.lengths + 4, with: [76, 40])
    }
  }

  private mutating func estimateDistances(rowLength: Int) {
    for bits in 0..<CostPlace.distanceCount {
      // Near places other than the pixel before are rare, far ones are where all else repeats.
      let word: Int32 = bits < 4 ? 144 : bits < 11 ? 104 : 76
      table[CostPlace.distances + bits] = word + Int32(max(0, bits - 2)) * SymbolCosts.bit
    }
    let extraCount = DeflateClass(distance: min(DeflateCopy.farthest, rowLength)).extraCount
    table[CostPlace.rowAbove] = (2 + Int32(extraCount)) * SymbolCosts.bit
    table[CostPlace.pixelBefore] = 22
  }

  /// The logarithm to base 2 of a positive number in sixteenths, straight between powers of two.
  private static func logarithm(_ number: Int32) -> Int32 {
    let exponent = Int32(31 - number.leadingZeroBitCount)
    return (exponent - 1) * 16 + Int32((Int64(number) << 4) >> Int64(exponent))
  }
}

/// Where in a table of costs each kind starts.
private enum CostPlace {
  /// Behind the 256 literals, by length, 0…258.
  static let lengths = 256
  /// By the bits of a distance less one.
  static let distances = lengths + DeflateCopy.longest + 1
  static let distanceCount = 16
  static let rowAbove = distances + distanceCount
  static let pixelBefore = rowAbove + 1
  static let count = pixelBefore + 1
}

/// The costs in the table of `SymbolCosts`.
extension Span<Int32> {
  /// The cost of a byte as it is.
  @inline(__always)
  func literal(_ byte: UInt8) -> Int32 { unsafe self[unchecked: Int(byte)] }

  /// The cost of a length, 0…258; impossible below 3.
  @inline(__always)
  func length(_ length: Int) -> Int32 { unsafe self[unchecked: CostPlace.lengths &+ length] }

  /// The cost of a distance, 1…32,768.
  @inline(__always)
  func distance(_ distance: Int) -> Int32 {
    let bits = Int.bitWidth &- (distance &- 1).leadingZeroBitCount
    return unsafe self[unchecked: CostPlace.distances &+ bits]
  }

  /// The cost of the distance to the pixel before.
  var pixelBefore: Int32 { unsafe self[unchecked: CostPlace.pixelBefore] }
  /// The cost of the distance to the row above.
  var rowAbove: Int32 { unsafe self[unchecked: CostPlace.rowAbove] }
}

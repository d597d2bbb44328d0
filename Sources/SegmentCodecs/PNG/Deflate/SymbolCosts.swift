/// What symbols are expected to cost before any is chosen, in sixteenths of a bit.
///
/// The literals' costs come from the bytes that are searched; those of copies are what the codes of
/// controls turn out to be, to within half a bit. A second search with the costs that a first one
/// leads to makes files only 0.5 % smaller.
struct SymbolCosts {
  /// One bit.
  static let bit: Int32 = 16
  /// More than any way costs.
  static let impossible: Int32 = 1 << 28

  /// By byte.
  private(set) var literals = [Int32](repeating: 11 * bit, count: 256)
  /// By length, 0…258; impossible below 3.
  private(set) var lengths = [Int32](repeating: impossible, count: 259)
  /// By the bits of a distance less one, extra bits included.
  private(set) var distances = [Int32](repeating: 0, count: 16)
  let pixelDistance: Int32 = 22
  private(set) var rowDistance: Int32 = 0

  @inline(__always)
  func distance(_ distance: Int) -> Int32 {
    unsafe distances.span[unchecked: 64 &- (distance &- 1).leadingZeroBitCount]
  }

  /// Estimates costs for a stretch of bytes.
  init(_ stops: Span<Stop>, from start: Int, in bytes: Span<UInt8>, _ shape: RowShape) {
    estimateLiterals(stops, from: start, in: bytes, shape)
    for length in DeflateCopy.shortest...DeflateCopy.longest {
      let sort = DeflateClass(length: length)
      lengths[length] =
        6 * SymbolCosts.bit + SymbolCosts.bit / 2 + Int32(sort.extraCount) * SymbolCosts.bit
    }
    lengths[DeflateCopy.longest] = 3 * SymbolCosts.bit
    if shape.pixelLength == 4 {
      lengths[3] = 76
      lengths[4] = 40
    }
    if shape.pixelLength == 3 { lengths[3] = 64 }
    estimateDistances(shape)
  }

  private mutating func estimateDistances(_ shape: RowShape) {
    for bits in distances.indices {
      let extra = Int32(max(0, bits - 2))
      // Near places other than the pixel before are rare, far ones are where all else repeats.
      let word: Int32 = bits < 4 ? 144 : bits < 11 ? 104 : 76
      distances[bits] = word + extra * SymbolCosts.bit
    }
    rowDistance =
      32 + Int32(DeflateClass(distance: min(32768, shape.rowLength)).extraCount) * SymbolCosts.bit
  }

  private mutating func estimateLiterals(
    _ stops: Span<Stop>, from start: Int, in bytes: Span<UInt8>, _ shape: RowShape
  ) {
    var counts = [UInt32](repeating: 0, count: 256)
    var total: UInt32 = 0
    for index in stride(from: 0, to: stops.count - 2, by: 4) {
      var word = unsafe bytes.word(at: start + Int(stops[index].place))
      for _ in 0..<shape.pixelLength {
        counts[Int(word & 0xFF)] &+= 1
        word >>= 8
      }
      total += UInt32(shape.pixelLength)
    }
    let most = SymbolCosts.logarithm(max(1, total))
    for byte in counts.indices where counts[byte] > 0 {
      let cost = most - SymbolCosts.logarithm(counts[byte]) + 20
      literals[byte] = min(11 * SymbolCosts.bit, max(2 * SymbolCosts.bit, cost))
    }
  }

  /// The logarithm to base 2 in sixteenths, straight between powers of two.
  private static func logarithm(_ number: UInt32) -> Int32 {
    let exponent = 31 - Int32(number.leadingZeroBitCount)
    let fraction = ((UInt64(number) << 4) >> UInt64(exponent)) - 16
    return exponent * 16 + Int32(fraction)
  }
}

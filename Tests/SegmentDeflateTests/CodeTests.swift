import Testing

@testable import SegmentDeflate

/// Symbols, codewords and bits, against the tables and examples of RFC 1951.
@Suite struct CodeTests {
  /// The first length of each symbol, from the table in RFC 1951 §3.2.5.
  static let firstLengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  /// The first distance of each symbol, from the same table.
  static let firstDistances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  @Test("Every length has the symbol of the standard's table")
  func lengthSymbol() throws {
    for length in 3...258 {
      let found = MatchCode(length: length)
      let index = try #require(Self.firstLengths.lastIndex { $0 <= length })
      #expect(found.symbol == 257 + index)
      #expect(Self.firstLengths[index] + Int(found.extra) == length)
    }
  }

  @Test("Every distance has the symbol of the standard's table")
  func distanceSymbol() throws {
    for distance in 1...32_768 {
      let found = MatchCode(distance: distance)
      let index = try #require(Self.firstDistances.lastIndex { $0 <= distance })
      #expect(found.symbol == index)
      #expect(Self.firstDistances[index] + Int(found.extra) == distance)
    }
  }

  @Test("A block's symbol keeps its index and its extra bits")
  func blockSymbol() {
    for distance in 1...32_768 {
      let (symbol, code) = (BlockSymbol(distance: distance), MatchCode(distance: distance))
      #expect(symbol.index == BlockSymbol.distances + code.symbol)
      #expect(symbol.extra == code.extra && symbol.extraCount == code.extraCount)
    }
    let others =
      (0...255).map { BlockSymbol(literal: $0) } + [.end]
      + (3...258).map { BlockSymbol(length: $0) }
    #expect(others.map(\.index) == Array(0...256) + Array(259...514))
    #expect(SymbolTally(repeating: 0).count == BlockSymbol.indexCount)
    #expect(others.allSatisfy { $0.extraCount == 0 && $0.extra == 0 })
  }

  @Test(
    "A code is complete and keeps to the limit",
    arguments: [
      [1, 1], [5, 0, 0], [0, 0, 0, 9], [1, 2, 3, 4, 5, 6], [0, 0, 0, 0],
      // Fibonacci's numbers make the deepest tree there is.
      [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181, 6765],
    ] as [[UInt32]], [7, 15])
  func codeComplete(frequencies: [UInt32], limit: Int) {
    let code = HuffmanCode(frequencies: frequencies, limit: limit)
    let sum = code.lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 << (limit - Int($1))) }
    #expect(sum == 1 << limit)
    #expect(code.lengths.allSatisfy { $0 <= limit })
    for (a, b) in zip(frequencies.indices, frequencies.indices.dropFirst())
    where frequencies[a] > 0 && frequencies[a] < frequencies[b] {
      #expect(code.lengths[a] >= code.lengths[b])
    }
  }

  /// The example of RFC 1951 §3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 for A…H.
  @Test("Codewords are those of the standard's example")
  func codewords() {
    let code = HuffmanCode(frequencies: [10, 10, 10, 10, 10, 18, 3, 3], limit: 15)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    // The RFC's codewords 010, 011, 100, 101, 110, 00, 1110, 1111, first bit lowest here.
    #expect(
      code.codewords.map(\.bits) == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test("Bits fill bytes from the lowest")
  func bitsFill() {
    var writer = BitWriter()
    writer.append(0b101, count: 3)
    writer.append(0x1FFFF, count: 17)
    writer.alignToByte()
    writer.append(0x0403_0201, count: 32)
    #expect(writer.bytes == [0xFD, 0xFF, 0x0F, 1, 2, 3, 4])
  }
}

import Testing

@testable import SegmentDeflate

/// Paths over a block's nodes, followed byte by byte as a decoder does.
@Suite struct ShortestPathTests {
  @Test(
    "Paths give every byte of runs of every length", arguments: SampleScanlines.sizes,
    [50, 1 << 14])
  func runPaths(size: SampleScanlines.Size, limit: Int) throws {
    let scanlines = SampleScanlines.runs(size)
    #expect(try Self.decoded(scanlines, limit: limit).bytes == scanlines.content)
  }

  @Test(
    "Paths give every byte of rows that nearly repeat", arguments: SampleScanlines.sizes,
    [50, 1 << 14])
  func rowPaths(size: SampleScanlines.Size, limit: Int) throws {
    let scanlines = SampleScanlines.nearlyEqualRows(size)
    #expect(try Self.decoded(scanlines, limit: limit).bytes == scanlines.content)
  }

  /// Scanlines of 32,768 bytes repeat at the window's size; a byte more is too far.
  @Test(
    "Matches reach as far as the window",
    arguments: [(32_766, true), (32_767, true), (32_768, false)])
  func matchesReach(width: Int, isReached: Bool) throws {
    let scanlines = SampleScanlines.equalRows(.init(pixelLength: 1, width: width, height: 2))
    let decoded = try Self.decoded(scanlines, limit: 1 << 17)
    #expect(decoded.bytes == scanlines.content)
    #expect((decoded.distances.max() == width + 1) == isReached)
  }

  @Test("A run is a match with the pixel before")
  func run() throws {
    let size = SampleScanlines.Size(pixelLength: 4, width: 100, height: 1)
    let scanlines = Scanlines([UInt32](repeating: 0x4030_2010, count: 100), size)
    let decoded = try Self.decoded(scanlines, limit: 1 << 14)
    #expect(decoded.distances == [4, 4])
    #expect(decoded.lengths == [258, 138])
  }

  @Test("A row that repeats is a match with the row above")
  func rowAbove() throws {
    let scanlines = SampleScanlines.equalRows(.init(pixelLength: 3, width: 80, height: 2))
    let decoded = try Self.decoded(scanlines, limit: 1 << 14)
    #expect(decoded.distances.last == 241)
    #expect(decoded.lengths.last == 241)
  }

  /// The bytes that the shortest paths stand for, and their matches.
  private static func decoded(
    _ scanlines: Scanlines, limit: Int
  ) throws -> (bytes: [UInt8], lengths: [Int], distances: [Int]) {
    var search = ShortestPathSearch<ThoroughEffort>()
    var bytes: [UInt8] = []
    var (lengths, distances): ([Int], [Int]) = ([], [])
    while bytes.count < scanlines.byteCount {
      let start = bytes.count
      let nodes = NodeScanner.nodes(from: start, in: scanlines, limit: limit)
      let costs = CostModel(nodes.span, from: start, in: scanlines)
      let block = BlockContext(scanlines: scanlines, start: start, costs: costs)
      let path = search.path(over: nodes, in: block)
      var isAllowed = true
      path.follow(in: scanlines) {
        bytes.append($0)
      } match: { length, distance in
        isAllowed = isAllowed && (3...258).contains(length) && (1...32_768).contains(distance)
        isAllowed = isAllowed && distance <= bytes.count
        guard isAllowed else { return }
        lengths.append(length)
        distances.append(distance)
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      }
      try #require(isAllowed && bytes.count == path.end)
    }
    return (bytes, lengths, distances)
  }
}

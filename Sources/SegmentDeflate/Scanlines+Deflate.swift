extension Scanlines {
  /// Flat art has at least so many pixels for each node: user interfaces have 4.3 to 20, close small
  /// text a little fewer, a picture that shows a photo through translucent parts 1.9.
  private static let flatArtPixelsPerNode = 3
  /// So few nodes are searched, however many pixels there are.
  private static let fewNodes = 256
  /// The number of nodes after which a block ends: its codes are worth writing anew, and what the
  /// search keeps stays in a processor's second-level cache.
  private static let blockNodes = 1 << 14

  /// The deflate stream (RFC 1951) of flat art, which takes less time and fewer bytes than
  /// libdeflate's; `ShortestPathSearch.run` says how matches are chosen.
  /// - Parameters:
  ///   - passes: How many times each block is searched.
  ///   - evenIfBusy: Whether a picture that is not flat art is compressed as well, which takes longer.
  /// - Returns: The stream; `nil` for a picture that is not flat art, unless `evenIfBusy`.
  package func deflated(
    _ passes: ParsingPasses = .one, evenIfBusy: Bool = false
  ) -> [UInt8]? {
    var stream = BitWriter()
    var parser = OptimalParser(self, passes)
    var (start, nodeCount) = (0, 0)
    while start < byteCount {
      let nodes = nodes(from: start)
      nodeCount += nodes.count
      let end = start + nodes.blockLength
      if !evenIfBusy && isBusy(nodeCount, upTo: end) { return nil }
      let path = parser.path(over: consume nodes, from: start)
      stream.append(path, of: self, isLast: end == byteCount)
      start = end
    }
    return stream.bytes
  }

  /// Whether there are gradients, which filters may make smaller.
  package var isSmooth: Bool {
    var smoothness = Smoothness()
    var start = 0
    while start < byteCount {
      let nodes = nodes(from: start)
      smoothness.add(nodes.span, from: start, in: self)
      start += nodes.blockLength
    }
    return smoothness.isSmooth
  }

  /// The nodes of the block that starts at a position.
  private func nodes(from start: Int) -> [Node] {
    NodeScanner.nodes(from: start, in: self, limit: Scanlines.blockNodes)
  }

  /// Whether the bytes up to a position have too many nodes for flat art; a few rows of text may.
  private func isBusy(_ nodeCount: Int, upTo end: Int) -> Bool {
    nodeCount > Scanlines.fewNodes && nodeCount * Scanlines.flatArtPixelsPerNode > end / pixelLength
  }
}

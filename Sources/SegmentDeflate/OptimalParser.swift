/// How many times each block is searched.
package enum ParsingPasses: Sendable {
  /// Once, with costs as they usually are: for pictures by themselves.
  case one
  /// Again and harder, with the costs that the first path turned out to have: 2.7 % smaller for three
  /// times the search. For the frames of an animation: what changes from one to the next is mostly
  /// antialiased outlines, which repeat less than the areas inside them.
  case two
}

/// Chooses the literals and matches of a picture's blocks, one after the other.
struct OptimalParser {
  private let scanlines: Scanlines
  private var usual = ShortestPathSearch<UsualEffort>()
  private var thorough: ShortestPathSearch<ThoroughEffort>?

  /// Makes a parser for a picture.
  init(_ scanlines: Scanlines, _ passes: ParsingPasses) {
    self.scanlines = scanlines
    thorough = passes == .two ? ShortestPathSearch() : nil
  }

  /// The shortest path over a block's nodes; blocks come in their order.
  /// - Parameters:
  ///   - nodes: The block's nodes, without paths to them.
  ///   - start: The block's start, a position in the scanlines.
  mutating func path(over nodes: consuming [Node], from start: Int) -> ShortestPath {
    let costs = CostModel(nodes.span, from: start, in: scanlines)
    let block = BlockContext(scanlines: scanlines, start: start, costs: costs)
    if thorough == nil { return usual.path(over: nodes, in: block) }
    let first = usual.path(over: copy nodes, in: block)
    let codes = BlockCodes(BlockSymbols(first, in: scanlines).counts)
    let refined = BlockContext(
      scanlines: scanlines, start: start, costs: CostModel(codes, scanlines))
    return thorough?.path(over: nodes, in: refined) ?? first
  }
}

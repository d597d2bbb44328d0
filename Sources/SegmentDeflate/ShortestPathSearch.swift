/// What the search for a block's shortest path reads and never changes.
struct BlockContext {
  /// The picture's scanlines, of which those before the block hold matches too.
  let scanlines: Scanlines
  /// The block's start, a position in the scanlines.
  let start: Int
  /// What each symbol is expected to cost.
  let costs: CostModel
}

/// Finds the shortest path through the graph of each block of a picture, in the order of the blocks:
/// the match finder's hash table goes on from one to the next.
struct ShortestPathSearch<Effort: SearchEffort> {
  private var table = HashSlots<Effort>.emptyTable

  /// The shortest path over a block's nodes.
  mutating func path(over nodes: consuming [Node], in block: BlockContext) -> ShortestPath {
    run(&nodes, in: block)
    return ShortestPath(consume nodes, from: block.start)
  }

  /// Finds the shortest path to each node of a block, which is the choice of literals and matches that
  /// encodes the bytes before it in the fewest bits: *optimal parsing*, as in zopfli and swift-png.
  ///
  /// The graph's **nodes** are the few positions where a match may start or end to any use
  /// (`NodeScanner`). An **edge** is the symbols from one node to a later one (`Edge`), and its length
  /// is what they cost (`CostModel`). Here are a filter type byte and pixels of four bytes, of which
  /// the third to the fifth repeat the second; matches are written (length, distance):
  ///
  ///     bytes          0   r g b a   s t u a   s t u a   s t u a   s t u a   v w x a
  ///     nodes          ●   ●         ●         ●                             ●         ●
  ///
  ///     literals       ├─0─┼─r g b a─┼─s t u a─┤                             ├─v w x a─┤
  ///     pixel before                           ├────────── (12, 4) ──────────┤
  ///     row above                    ├(4, 3409)┤
  ///     … all of it                  ├────────────── (16, 3409) ─────────────┤
  ///     hash table         ├─(4, 72)─┤
  ///     match, literal     ├─(3, 8)─a┤
  ///     literals, match              ├─s t u──────────── (13, 1260) ─────────┤
  ///
  /// Every edge leads forward, so that one pass over the nodes in their order is enough: when a node's
  /// turn comes, the shortest path to it is known, and its outgoing edges are *relaxed*: where the path
  /// over an edge is cheaper than the one known to the edge's end, it replaces that (`OutgoingEdges`).
  /// At each node:
  ///
  /// 1. It is skipped if paths through it seldom win: it lies within a long match (a run's nodes do
  ///    not count, as runs are long anyway), no path reaches it, or one to the next node costs hardly
  ///    more than the one to it. Only its position is entered into the hash table.
  /// 2. The pixel's bytes as literals are the edge to the next node.
  /// 3. The match finder proposes matches, those with the cheapest distance first: the pixel before,
  ///    the row above and, if neither is long, what the hash table holds for the next 3, 4 and 8 bytes.
  /// 4. A match is taken up only if it is longer than those before it, and then relaxes one edge to
  ///    each node that they do not reach: to the nodes within it too, as a part of it.
  /// 5. A match that ends within the next pixel is an edge with the rest as literals; a match that
  ///    starts with the last byte of the pixel before is one that leaves the node before.
  ///
  /// `ShortestPath` then goes back from the block's end, from each node over the edge that reached it.
  /// - Parameters:
  ///   - nodes: The block's nodes without paths, which get their costs and last edges.
  ///   - block: The block, the one behind that of the last call.
  mutating func run(_ nodes: inout [Node], in block: BlockContext) {
    var table = table.mutableSpan
    var nodes = nodes.mutableSpan
    // The nodes before this index lie within a long match.
    var skipEnd = 0
    var costOfLiteralsBefore = Int32.max
    nodes[0].cost = 0
    for index in 0..<nodes.count - 2 {
      // SAFETY: an index is followed by two nodes, and a node lies before the scanlines' padding.
      let (node, next) = unsafe (nodes[unchecked: index], nodes[unchecked: index &+ 1])
      let position = block.start &+ Int(node.offset)
      let word = unsafe block.scanlines.word(at: position)
      let isWithinLongMatch = index < skipEnd && !node.isRun
      let gainsLittle = next.cost <= node.cost &+ Effort.leastGain
      if isWithinLongMatch || !node.isReached || gainsLittle {
        HashSlots<Effort>(word: word).insert(position, into: &table)
        costOfLiteralsBefore = .max
        continue
      }
      var edges = OutgoingEdges(
        node, index: index, position: position, word: word,
        costOfLiteralsBefore: costOfLiteralsBefore)
      costOfLiteralsBefore = edges.relaxLiterals(block.costs, &nodes)
      edges.relaxNeighbours(of: node, before: next, in: block, &nodes)
      // A position that repeats a neighbour is not entered: the neighbour's is as good.
      if edges.longest >= Effort.goodLength { continue }
      let slots = HashSlots<Effort>(word: word)
      edges.relaxCandidates(slots, of: table.span, in: block, &nodes)
      slots.insert(position, into: &table)
      let lastReached = unsafe nodes[unchecked: edges.reached &- 1]
      if lastReached.offset &- node.offset >= Effort.skippingLength && index >= skipEnd {
        // The last node within it is not skipped: a match from there may go on beyond the end.
        skipEnd = edges.reached &- 2
      }
    }
  }
}

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
  /// the third to the fifth repeat the second. Matches are written (length, distance); a row has 3409
  /// bytes, 852 pixels and the filter type byte, which the distances into the row above include:
  ///
  ///     bytes          0   r g b a   s t u a   s t u a   s t u a   s t u a   v w x a
  ///     nodes          ●   ●         ●         ●                             ●         ●
  ///
  ///     literals       ├─0─┼─r g b a─┼─s t u a─┤                             ├─v w x a─┤
  ///     pixel before                           ├────────── (12, 4) ──────────┤
  ///     row above                    ├(4, 3409)┤
  ///     … all of it                  ├────────────── (16, 3409) ─────────────┤
  ///     hash table         ├─(4, 73)─┤
  ///     match, literal     ├─(3, 9)─a┤
  ///     literals, match              ├─s t u──────────── (13, 1261) ─────────┤
  ///
  /// Every edge leads forward, so that one pass over the nodes in their order is enough: when a node's
  /// turn comes, the shortest path to it is known, and its outgoing edges are *relaxed*: where the path
  /// over an edge is cheaper than the one known to the edge's end, it replaces that (`OutgoingEdges`).
  /// At each node:
  ///
  /// 1. The node is skipped if the shortest path seldom leads through it: it lies within a long match
  ///    from an earlier node and is not the start of a run, no edge reaches it, or one already
  ///    reaches the next node for hardly more. Only its position is entered into the hash table
  ///    (`HashSlots`).
  /// 2. The pixel's bytes as literals are the edge to the next node.
  /// 3. The match finder proposes matches, those of the cheapest distance first: the pixel before, the
  ///    row above and, if neither is long, the positions where the hash table has seen the next 3, 4
  ///    and 8 bytes.
  /// 4. A match counts only if it is longer than those before it. Then there is an edge to each node
  ///    that they do not reach: to the match's end, and to the nodes within it, for its first bytes.
  /// 5. A match that ends within a pixel makes an edge with the pixel's other bytes as literals. A match
  ///    that could start one byte earlier makes an edge from the node before, which is all literals but
  ///    for that byte.
  ///
  /// `ShortestPath` then follows the edges back from the block's end. The costs that all this compares
  /// are estimates; `OptimalParser` can search again with those of the path that was found.
  /// - Parameters:
  ///   - nodes: The block's nodes without paths, which get their costs and last edges.
  ///   - block: The block, the one behind that of the last call.
  mutating func run(_ nodes: inout [Node], in block: BlockContext) {
    var table = table.mutableSpan
    var nodes = nodes.mutableSpan
    // The nodes before this index lie within a long match.
    var skipEnd = 0
    var costOneByteBefore = Int32.max
    nodes[0].cost = 0
    for index in 0..<nodes.count - 2 {
      // SAFETY: an index is followed by two nodes, and a node lies before the scanlines' padding.
      let (node, next) = unsafe (nodes[unchecked: index], nodes[unchecked: index &+ 1])
      let position = block.start &+ Int(node.offset)
      let word = unsafe block.scanlines.word(at: position)
      // A run's nodes are few and stay, as a match of full length may start at each.
      let isWithinLongMatch = index < skipEnd && !node.isRun
      let gainsLittle = next.cost <= node.cost &+ Effort.leastGain
      if isWithinLongMatch || !node.isReached || gainsLittle {
        HashSlots<Effort>(word: word).insert(position, into: &table)
        costOneByteBefore = .max
        continue
      }
      var edges = OutgoingEdges(
        node, index: index, position: position, word: word,
        costOneByteBefore: costOneByteBefore)
      costOneByteBefore = edges.relaxLiterals(block.costs, &nodes)
      edges.relaxNeighbours(of: node, before: next, in: block, &nodes)
      // A position that repeats a neighbour for so long is not entered: the neighbour's is as good.
      if edges.longest >= Effort.goodLength { continue }
      let slots = HashSlots<Effort>(word: word)
      edges.relaxCandidates(slots, of: table.span, in: block, &nodes)
      slots.insert(position, into: &table)
      let lastReached = unsafe nodes[unchecked: edges.firstUnreached &- 1]
      if lastReached.offset &- node.offset >= Effort.skippingLength && index >= skipEnd {
        // The last node within it is searched: a match from there may go on beyond the end.
        skipEnd = edges.firstUnreached &- 2
      }
    }
  }
}

/// The edges that leave a node, relaxed one after the other: where the path over an edge is cheaper
/// than the shortest one known to the edge's end, it replaces that one.
///
/// Matches come by roughly ascending cost of their distance. Of those that reach a node, the first is
/// thus nearly always the cheapest, and a later one is taken up only where it is longer.
struct OutgoingEdges {
  /// The node's position in the scanlines.
  let position: Int
  /// The eight bytes from there on.
  let word: UInt64
  /// The first node that no match reaches yet.
  private(set) var firstUnreached: Int
  /// The length of the longest match so far; 2 where there is none, as shorter ones do not exist.
  private(set) var longest = Match.shortest - 1
  private let index: Int
  private let offset: Int
  private let cost: Int32
  /// The cost of a path to the byte before the node; the greatest number if there is none, or none that
  /// is cheaper than that to the node.
  private let costOneByteBefore: Int32

  /// Starts with no edge relaxed.
  /// - Parameters:
  ///   - node: The node, to which the shortest path is known.
  ///   - index: Its index among the nodes.
  ///   - position: Its position in the scanlines.
  ///   - word: The eight bytes from there on.
  ///   - costOneByteBefore: What `relaxLiterals` gave at the node before.
  @inline(__always)
  init(_ node: Node, index: Int, position: Int, word: UInt64, costOneByteBefore: Int32) {
    self.index = index
    self.position = position
    self.word = word
    offset = Int(node.offset)
    cost = node.cost
    self.costOneByteBefore = costOneByteBefore < node.cost ? costOneByteBefore : .max
    firstUnreached = index &+ 1
  }

  /// Relaxes the edge of literals to the next node, if that is at most a pixel away.
  /// - Returns: The cost of the path up to the pixel's last byte, with which a match of the next node may
  ///   start; the greatest number for none.
  @inline(__always)
  func relaxLiterals(_ costs: CostModel, _ nodes: inout MutableSpan<Node>) -> Int32 {
    // SAFETY: here and below, a node with outgoing edges lies before the last two, no edge reaches the
    // last, and nodes are positions in the scanlines.
    let count = unsafe Int(nodes[unchecked: index &+ 1].offset) &- offset
    guard count <= 4 else { return .max }
    var (cost, rest) = (self.cost, word)
    for _ in 1..<count {
      cost &+= costs.literal(UInt8(truncatingIfNeeded: rest))
      rest &>>= 8
    }
    let full = cost &+ costs.literal(UInt8(truncatingIfNeeded: rest))
    relax(full, span: 1, .literals, to: index &+ 1, &nodes)
    return count > 1 ? cost : .max
  }

  /// Relaxes the edges of a match, if it is longer than those before, to the nodes that it reaches and
  /// those do not.
  @inline(__always)
  mutating func relaxMatch(
    _ length: Int, distance: Int, _ distanceCost: @autoclosure () -> Int32,
    in block: BlockContext, _ nodes: inout MutableSpan<Node>
  ) {
    guard length > longest else { return }
    longest = length
    let match = Match(length: length, distance: distance, distanceCost: distanceCost())
    relaxEdges(of: match, in: block, &nodes)
  }

  @inline(never)
  private mutating func relaxEdges(
    of match: Match, in block: BlockContext, _ nodes: inout MutableSpan<Node>
  ) {
    if canStartEarlier(match, in: block.scanlines) {
      let cost = costOneByteBefore &+ match.distanceCost
      _ = relaxPrefixes(of: match, head: 1, cost, block.costs, &nodes)
    }
    let cost = self.cost &+ match.distanceCost
    firstUnreached = relaxPrefixes(of: match, head: 0, cost, block.costs, &nodes)
    relaxTail(match, cost, in: block, &nodes)
  }

  /// Whether the match may start one byte before the node, which leaves one literal fewer there: the
  /// pixel before often has the same opacity where its colour differs.
  @inline(__always)
  private func canStartEarlier(_ match: Match, in scanlines: Scanlines) -> Bool {
    guard costOneByteBefore != .max && match.length < Match.longest else { return false }
    let before = position &- 1
    guard match.distance <= before else { return false }
    return unsafe scanlines.byte(at: before) == scanlines.byte(at: before &- match.distance)
  }

  /// Relaxes the edges of a match to each node that it reaches and those before do not: of its first
  /// bytes to the nodes within it, and of all of them to its end.
  /// - Parameters:
  ///   - head: How many bytes before the node the match starts: 0, or 1 for an edge that leaves the
  ///     node before and begins with literals. So the edge starts as many nodes before this one.
  ///   - cost: The cost of the path to the match's start, and of the match's distance.
  /// - Returns: The first node that the match does not reach.
  @inline(__always)
  private func relaxPrefixes(
    of match: Match, head: Int, _ cost: Int32, _ costs: CostModel,
    _ nodes: inout MutableSpan<Node>
  ) -> Int {
    var target = firstUnreached
    while true {
      let part = unsafe Int(nodes[unchecked: target].offset) &- offset
      if part > match.length { return target }
      let length = part &+ head
      relax(
        cost &+ costs.length(length), span: target &- index &+ head,
        Edge(length: length, distance: match.distance, tail: 0), to: target, &nodes)
      target &+= 1
    }
  }

  /// Relaxes the edge of a match that ends within a pixel, whose other bytes are literals, to the first
  /// node that the match does not reach.
  @inline(__always)
  private func relaxTail(
    _ match: Match, _ cost: Int32, in block: BlockContext, _ nodes: inout MutableSpan<Node>
  ) {
    let tail = unsafe Int(nodes[unchecked: firstUnreached].offset) &- offset &- match.length
    guard tail < block.scanlines.pixelLength else { return }
    var cost = cost &+ block.costs.length(match.length)
    let end = position &+ match.length
    for literal in end..<end &+ tail {
      cost &+= block.costs.literal(unsafe block.scanlines.byte(at: literal))
    }
    relax(
      cost, span: firstUnreached &- index,
      Edge(length: match.length, distance: match.distance, tail: tail), to: firstUnreached, &nodes)
  }

  /// Relaxes one edge: takes its path where that is cheaper than the one known to the edge's end.
  /// - Parameters:
  ///   - cost: The cost of the path over the edge.
  ///   - span: How many nodes before its end the edge starts.
  @inline(__always)
  private func relax(
    _ cost: Int32, span: Int, _ edge: @autoclosure () -> Edge, to target: Int,
    _ nodes: inout MutableSpan<Node>
  ) {
    guard unsafe cost < nodes[unchecked: target].cost else { return }
    unsafe nodes[unchecked: target].cost = cost
    unsafe nodes[unchecked: target].edgeSpan = UInt16(truncatingIfNeeded: span)
    unsafe nodes[unchecked: target].edge = edge()
  }
}

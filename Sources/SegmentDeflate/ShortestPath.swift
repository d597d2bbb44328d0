/// The shortest path over the nodes of a block.
struct ShortestPath {
  /// The nodes. On the path, `edgeSpan` counts forward: how many nodes ahead the next edge ends.
  private let nodes: [Node]
  /// The block's start, a position in the scanlines.
  let start: Int
  /// How many symbols the path takes: one for each literal and two for each match.
  let symbolCount: Int

  /// Turns the shortest paths, which lead back from each node, into the one that leads on from the
  /// first.
  /// - Parameters:
  ///   - nodes: Nodes to which the shortest paths are known.
  ///   - start: The block's start.
  init(_ nodes: consuming [Node], from start: Int) {
    var edgeSpan: UInt16 = 0
    var index = nodes.count - 2
    var symbolCount = nodes.blockLength
    while index > 0 {
      let length = nodes[index].edge.length
      if length > 0 { symbolCount += 2 - length }
      swap(&nodes[index].edgeSpan, &edgeSpan)
      index -= Int(edgeSpan)
    }
    nodes[0].edgeSpan = edgeSpan
    self.nodes = nodes
    self.start = start
    self.symbolCount = symbolCount
  }

  /// The block's end, a position in the scanlines.
  var end: Int { start + nodes.blockLength }

  /// Follows the path and gives each literal and each match.
  @inline(__always)
  func follow(
    in scanlines: Scanlines, literal: (UInt8) -> Void,
    match: (_ length: Int, _ distance: Int) -> Void
  ) {
    let nodes = self.nodes.span
    precondition(end <= scanlines.byteCount)
    var (index, position) = (0, start)
    while true {
      let edgeSpan = Int(nodes[index].edgeSpan)
      if edgeSpan == 0 { return }
      index &+= edgeSpan
      let next = start &+ Int(nodes[index].offset)
      let edge = nodes[index].edge
      if edge.length > 0 {
        let matchStart = next &- edge.tail &- edge.length
        while position < matchStart {
          literal(unsafe scanlines.byte(at: position))
          position &+= 1
        }
        match(edge.length, edge.distance)
        position &+= edge.length
      }
      while position < next {
        literal(unsafe scanlines.byte(at: position))
        position &+= 1
      }
    }
  }
}

/// A node of a block's graph: a position where an edge may start or end, and the shortest path to
/// it that is known so far.
struct Node {
  /// The number of bytes from the block's start.
  let offset: Int32
  /// The cost of the shortest path from the block's start, in the unit of `CostModel`.
  var cost = Int32.max
  /// The last edge of that path.
  var edge = Edge.literals
  /// During the search, how many nodes back that edge starts. In a `ShortestPath`, for nodes on the
  /// path only, how many nodes ahead the path's next edge ends; 0 at its end.
  var edgeSpan: UInt16 = 0
  private let repetition: UInt16

  /// Makes a node to which no path is known.
  /// - Parameters:
  ///   - offset: The number of bytes from the block's start.
  ///   - rowAboveLength: How many bytes from here on equal those of the row above.
  ///   - isRun: Whether all bytes up to the next node repeat the pixel before.
  @inline(__always)
  init(offset: Int, rowAboveLength: Int, isRun: Bool) {
    self.offset = Int32(truncatingIfNeeded: offset)
    let length = UInt16(truncatingIfNeeded: max(0, min(rowAboveLength, Match.longest)))
    repetition = isRun ? length | 1 << 15 : length
  }

  /// How many bytes from here on equal those of the row above, at most 258.
  var rowAboveLength: Int { Int(repetition & 0x1FF) }
  /// Whether all bytes up to the next node repeat the pixel before.
  var isRun: Bool { repetition >> 15 != 0 }
  /// Whether a path leads here.
  var isReached: Bool { cost < CostModel.impossible }
}

extension [Node] {
  /// The bytes of the block; its end is the last node but one.
  var blockLength: Int { Int(self[count - 2].offset) }
}

/// The symbols that lead from a node to a later one: literals, then at most one match, then fewer
/// literals than a pixel has bytes.
///
/// Only the match and the number of literals behind it are stored; what is left of the distance between
/// the nodes are the literals before it.
struct Edge: Equatable {
  /// Literals and no match.
  static let literals = Edge(code: 0)

  private let code: UInt32

  private init(code: UInt32) {
    self.code = code
  }

  /// Makes an edge with a match.
  /// - Parameters:
  ///   - length: The match's bytes, 3…258.
  ///   - distance: The match's distance, 1…32,768.
  ///   - tail: The literals behind the match, 0…3.
  @inline(__always)
  init(length: Int, distance: Int, tail: Int) {
    code = UInt32(truncatingIfNeeded: length &<< 17 | (distance &- 1) &<< 2 | tail)
  }

  /// The match's bytes, 0 where there is none.
  var length: Int { Int(code >> 17) }
  /// The match's distance.
  var distance: Int { Int(code >> 2 & 0x7FFF) + 1 }
  /// The number of literals behind the match.
  var tail: Int { Int(code & 3) }
}

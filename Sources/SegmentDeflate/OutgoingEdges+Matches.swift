/// The match finder: where a node's next bytes may have been before, the cheapest distances first.
extension OutgoingEdges {
  /// Relaxes the matches with the two neighbours that a picture's bytes repeat most: the pixel before
  /// and the row above. How far they go is known of runs and of repeated rows; see `NodeScanner`.
  @inline(__always)
  mutating func relaxNeighbours(
    of node: Node, before next: Node, in block: BlockContext, _ nodes: inout MutableSpan<Node>
  ) {
    let (scanlines, costs) = (block.scanlines, block.costs)
    let pixelLength = scanlines.pixelLength
    if position >= pixelLength {
      let length =
        node.isRun
        ? Int(next.offset &- node.offset) : equalBytes(atDistance: pixelLength, in: scanlines)
      relaxMatch(length, distance: pixelLength, costs.pixelBefore, in: block, &nodes)
    }
    let length = node.rowAboveLength
    relaxMatch(length, distance: scanlines.scanlineLength, costs.rowAbove, in: block, &nodes)
  }

  /// Relaxes the matches with the positions that the hash table holds for the bytes from here on, the
  /// nearest first: with the last position of the same three bytes and of the same four, of which eight
  /// bytes at most are compared, then with the last ones of the same eight, for longer matches.
  @inline(__always)
  mutating func relaxCandidates<Effort>(
    _ slots: HashSlots<Effort>, of table: Span<UInt32>, in block: BlockContext,
    _ nodes: inout MutableSpan<Node>
  ) {
    // No match refers to the first byte, so that the 0 of an empty slot is beyond the window.
    let window = min(Match.windowSize, position &- 1)
    // SAFETY: slots lie within the table.
    unsafe relaxShortMatch(table[unchecked: slots.threeBytes], window, in: block, &nodes)
    unsafe relaxShortMatch(table[unchecked: slots.fourBytes], window, in: block, &nodes)
    for slot in slots.eightBytes..<slots.eightBytes &+ Effort.candidateCount {
      let distance = unsafe distance(to: table[unchecked: slot])
      guard distance <= window else { return }
      let length = longerMatch(atDistance: distance, in: block.scanlines)
      relaxMatch(length, distance: distance, block.costs.distance(distance), in: block, &nodes)
    }
  }

  /// Relaxes a match of which at most eight bytes are compared.
  @inline(__always)
  private mutating func relaxShortMatch(
    _ candidate: UInt32, _ window: Int, in block: BlockContext, _ nodes: inout MutableSpan<Node>
  ) {
    let distance = distance(to: candidate)
    guard distance <= window else { return }
    let length = equalBytes(atDistance: distance, in: block.scanlines)
    relaxMatch(length, distance: distance, block.costs.distance(distance), in: block, &nodes)
  }

  @inline(__always)
  private func distance(to candidate: UInt32) -> Int {
    Int(UInt32(truncatingIfNeeded: position) &- candidate)
  }

  /// How many of eight bytes equal those so far back.
  @inline(__always)
  private func equalBytes(atDistance distance: Int, in scanlines: Scanlines) -> Int {
    // SAFETY: here and below, the distance is at most the position.
    let difference = unsafe word ^ scanlines.word(at: position &- distance)
    return min(difference.trailingZeroBitCount &>> 3, scanlines.byteCount &- position)
  }

  /// How many bytes equal those so far back, 0 unless they are eight and more than in the longest
  /// match.
  @inline(__always)
  private func longerMatch(atDistance distance: Int, in scanlines: Scanlines) -> Int {
    // The last eight bytes that a longer match must have, before all others are compared.
    let end = position &+ max(0, longest &- 7)
    guard unsafe scanlines.word(at: position &- distance) == word,
      unsafe scanlines.word(at: end &- distance) == scanlines.word(at: end)
    else { return 0 }
    let limit = min(scanlines.byteCount &- position, Match.longest)
    if limit < 8 { return 0 }
    let rest = position &+ 8
    return scanlines.commonLength(rest &- distance, rest, limit: limit &- 8) &+ 8
  }
}

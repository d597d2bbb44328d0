/// Chooses the nodes of a block's graph.
///
/// Pictures repeat whole pixels, so that only a pixel's first byte and the filter type byte are worth a
/// node. Most pixels are none either, because the best match for them is known without a search:
/// - a run, that is bytes that repeat the pixel before, has nodes 258 bytes apart, the most that a
///   match can have;
/// - bytes that equal the row above have a node at the first pixel, nodes 258 bytes apart, and one at
///   each of the last pixels, where a match that goes on longer may start.
///
/// A picture of three buttons, 852 × 96 pixels of flat areas and antialiased letters, has 7,700 nodes
/// for 81,792 pixels.
struct NodeScanner {
  /// The fewest bytes that count as a run: in shorter ones other matches may be cheaper.
  private static let shortestRun = 12
  /// The most bytes of a run, so that a block's offsets stay small.
  private static let longestRun = 1 << 20
  /// The bytes at the end of a repetition of the row above in which every pixel is a node.
  private static let openEnd = 48

  private let scanlines: Scanlines
  private let start: Int
  /// The position up to which nodes are found.
  private var position: Int
  /// The first position from there on at which a scanline starts.
  private var nextScanline: Int
  /// The end of the bytes that equal the row above.
  private var rowAboveEnd: Int
  /// The last position that must be a node, because a repetition starts or ends there.
  private var required: Int
  /// The position of the last node.
  private var last: Int

  /// Finds the nodes from a position on until the scanlines end or there are enough. Behind them are
  /// two more: the block's end, and one that no edge reaches.
  ///
  /// - Parameters:
  ///   - start: The block's start, a pixel or a filter type byte.
  ///   - limit: How many nodes are enough.
  static func nodes(from start: Int, in scanlines: Scanlines, limit: Int) -> [Node] {
    let end = scanlines.byteCount
    // A run adds a node for each longest match in it.
    let capacity = min(limit, end - start) + longestRun / Match.longest + 4
    return [Node](capacity: capacity) { nodes in
      var scanner = NodeScanner(scanlines, from: start)
      while scanner.position < end && nodes.count < limit { scanner.advance(&nodes) }
      nodes.append(Node(offset: scanner.position - start, rowAboveLength: 0, isRun: false))
      nodes.append(Node(offset: Int(Int32.max), rowAboveLength: 0, isRun: false))
    }
  }

  private init(_ scanlines: Scanlines, from start: Int) {
    self.scanlines = scanlines
    self.start = start
    position = start
    nextScanline = scanlines.scanlineStart(from: start)
    rowAboveEnd = start
    required = start
    last = start
  }

  /// Goes on by a filter type byte, a pixel or a run.
  @inline(__always)
  private mutating func advance(_ nodes: inout OutputSpan<Node>) {
    // SAFETY: here and below, positions lie within the scanlines.
    let word = unsafe scanlines.word(at: position)
    if rowAboveEnd <= position { compareRowAbove(word) }
    if position == nextScanline {
      appendIfNeeded(&nodes)
      nextScanline &+= scanlines.scanlineLength
      position &+= 1
      return
    }
    let runLength = runLength(word)
    if runLength >= NodeScanner.shortestRun {
      appendRun(runLength, &nodes)
    } else {
      appendIfNeeded(&nodes)
      position &+= scanlines.pixelLength
    }
  }

  /// How many bytes from here on repeat the pixel before, 0 if fewer than eight do.
  @inline(__always)
  private func runLength(_ word: UInt64) -> Int {
    let before = position &- scanlines.pixelLength
    guard before >= 0, unsafe word == scanlines.word(at: before) else { return 0 }
    let limit = min(NodeScanner.longestRun, scanlines.byteCount &- position)
    return scanlines.commonLength(before, position, limit: limit)
  }

  @inline(__always)
  private mutating func compareRowAbove(_ word: UInt64) {
    let above = position &- scanlines.scanlineLength
    guard above >= 0 && scanlines.reachesRowAbove else { return }
    let difference = unsafe word ^ scanlines.word(at: above)
    let rest = scanlines.byteCount &- position
    let length =
      difference == 0
      ? scanlines.commonLength(above, position, limit: rest)
      : difference.trailingZeroBitCount &>> 3
    rowAboveEnd = position &+ min(rest, length)
    required = position
  }

  @inline(__always)
  private mutating func appendIfNeeded(_ nodes: inout OutputSpan<Node>) {
    let isNearRepetitionEnd = rowAboveEnd &- position < NodeScanner.openEnd
    let isFarFromLast = position &- last > Match.longest &- scanlines.pixelLength
    if position <= required || isNearRepetitionEnd || isFarFromLast { append(isRun: false, &nodes) }
  }

  @inline(__always)
  private mutating func appendRun(_ length: Int, _ nodes: inout OutputSpan<Node>) {
    let end = position &+ length
    while nextScanline < end { nextScanline &+= scanlines.scanlineLength }
    let next = scanlines.pixelStart(upTo: end, nextScanline: nextScanline)
    while position < next {
      append(isRun: true, &nodes)
      position &+= Match.longest
    }
    position = next
    required = next
  }

  @inline(__always)
  private mutating func append(isRun: Bool, _ nodes: inout OutputSpan<Node>) {
    nodes.append(
      Node(offset: position &- start, rowAboveLength: rowAboveEnd &- position, isRun: isRun))
    last = position
  }
}

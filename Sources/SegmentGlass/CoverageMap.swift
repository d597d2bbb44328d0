internal import SegmentPrimitives

/// The share of each pixel inside a capsule: its top left quarter, which the others mirror.
struct CoverageMap: Equatable, Sendable {
  /// The shape the map belongs to.
  let corner: CapsuleCorner
  /// The shares, row after row; the last of a row stands for the straight middle.
  let levels: [UInt8]

  /// Computes the map of a corner.
  init(_ corner: CapsuleCorner) {
    self.corner = corner
    levels = corner.map { UInt8(share: $0.coverage(scale: corner.scale)) }
  }

  /// Mixes some columns of a picture's row with another row as far as a capsule covers them.
  /// - Parameters:
  ///   - line: where the row lies among the pixels.
  ///   - other: the other row, from the same column on.
  func mix(
    row y: Int, of capsule: CapsuleGeometry, columns: Range<Int>,
    into pixels: inout MutableSpan<UInt32>, _ line: Range<Int>, with other: Span<UInt32>
  ) {
    guard capsule.rows.contains(y) else { return }
    let first = capsule.quadrantRow(y).index * corner.columnCount
    let bytes = levels.span
    for isRight in [false, true] {
      for x in capsule.end(isRight: isRight).clamped(to: columns) {
        let level = bytes[first + capsule.quadrantColumn(x, isRight: isRight)]
        pixels.mix(at: line.lowerBound + x, with: other[x], by: level)
      }
    }
    let middle = capsule.middle.clamped(to: columns)
    pixels.mix(
      in: middle.moved(by: line), with: other.extracting(middle),
      by: bytes[first + corner.curvedColumns])
  }
}

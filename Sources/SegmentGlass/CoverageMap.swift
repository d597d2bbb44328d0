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

  /// The shares along one row of a raster, for some columns.
  func row(_ y: Int, of capsule: CapsuleGeometry, columns: Range<Int>) -> [UInt8] {
    guard capsule.rows.contains(y) else { return Array(repeating: 0, count: columns.count) }
    let first = capsule.quadrantRow(y).index * corner.columnCount
    return columns.map { x in
      let inner = min(x - capsule.columns.lowerBound, capsule.columns.upperBound - 1 - x)
      return inner < 0 ? 0 : levels[first + min(inner, corner.curvedColumns)]
    }
  }
}

/// How a PNG's row is told by its neighbours; the raw values are the format's numbers.
enum RowFilter: UInt8, CaseIterable, Sendable {
  /// Each byte as it is.
  case none
  /// Each byte less the one of the pixel to its left.
  case left
  /// Each byte less the one above.
  case above
  /// Each byte less the mean of the left one and the one above.
  case average
  /// Each byte less whichever of its three neighbours is nearest to left + above − upper left.
  case paeth

  /// Writes a row filtered.
  ///
  /// - Parameters:
  ///   - row: The row, the first byte unused.
  ///   - above: The row above, zeros for the first one; the first byte unused.
  ///   - pixelLength: The bytes from a pixel to the next, at least 1.
  ///   - result: Room for as many bytes as the row has; the first becomes the filter's number.
  /// - Precondition: all rows have the same number of bytes.
  func apply(
    to row: Span<UInt8>, above: Span<UInt8>, pixelLength: Int, into result: inout MutableSpan<UInt8>
  ) {
    precondition(row.count == above.count && row.count == result.count && pixelLength >= 1)
    result[0] = rawValue
    // The first pixel has nothing to its left, which counts as zeros.
    let head = min(1 + pixelLength, row.count)
    for index in 1..<head { result[index] = row[index] &- prediction(0, above[index], 0) }
    // A loop for each filter, free of checks: these bytes are most of what a gradient costs.
    func fill(_ prediction: (_ left: UInt8, _ above: UInt8, _ upperLeft: UInt8) -> UInt8) {
      for index in head..<row.count {
        let left = unsafe row[unchecked: index - pixelLength]
        let upperLeft = unsafe above[unchecked: index - pixelLength]
        let predicted = unsafe prediction(left, above[unchecked: index], upperLeft)
        unsafe result[unchecked: index] = row[unchecked: index] &- predicted
      }
    }
    switch self {
    case .none: fill { _, _, _ in 0 }
    case .left: fill { left, _, _ in left }
    case .above: fill { _, above, _ in above }
    case .average: fill(RowFilter.average)
    case .paeth: fill(RowFilter.paeth)
    }
  }

  private func prediction(_ left: UInt8, _ above: UInt8, _ upperLeft: UInt8) -> UInt8 {
    switch self {
    case .none: 0
    case .left: left
    case .above: above
    case .average: RowFilter.average(left, above, upperLeft)
    case .paeth: RowFilter.paeth(left, above, upperLeft)
    }
  }

  @inline(__always)
  private static func average(_ left: UInt8, _ above: UInt8, _: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt16(left) &+ UInt16(above)) &>> 1)
  }

  @inline(__always)
  private static func paeth(_ left: UInt8, _ above: UInt8, _ upperLeft: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(upperLeft))
    // How far left + above − upper left is from each of the three.
    let toLeft = distance(b &- c)
    let toAbove = distance(a &- c)
    let toUpperLeft = distance(a &+ b &- c &- c)
    let nearerAbove = toAbove <= toUpperLeft ? above : upperLeft
    return toLeft <= toAbove && toLeft <= toUpperLeft ? left : nearerAbove
  }

  @inline(__always)
  private static func distance(_ difference: Int16) -> Int16 {
    difference < 0 ? 0 &- difference : difference
  }
}

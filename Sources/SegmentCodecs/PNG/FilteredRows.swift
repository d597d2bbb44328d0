/// Which filter each row of a picture gets.
enum RowFiltering: Equatable, Sendable {
  /// The same for every row.
  case uniform(RowFilter)
  /// For each row the one whose bytes, taken as signed, have the least sum of magnitudes, as the
  /// format's specification recommends.
  case adaptive

  /// Every way, the simplest first.
  static let all: [RowFiltering] = RowFilter.allCases.map { .uniform($0) } + [.adaptive]
}

/// The rows of a picture, filtered one after the other.
struct FilteredRows: Sendable {
  /// The filtered rows, each behind the byte that names its filter.
  private(set) var bytes: [UInt8]
  private let pixelLength: Int

  /// Filters a picture's rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - filtering: Which filter each row gets.
  init(_ rows: PackedRows, _ filtering: RowFiltering) {
    let (shape, rows) = (rows.shape, rows.bytes)
    let rowLength = shape.rowLength
    pixelLength = shape.pixelLength
    bytes = []
    bytes.reserveCapacity(shape.byteCount)
    var filtered = [UInt8](repeating: 0, count: rowLength)
    var spare = filtered
    let zeros = filtered
    for start in stride(from: 0, to: shape.byteCount, by: rowLength) {
      let row = rows.span.extracting(start..<start + rowLength)
      let above = start == 0 ? zeros.span : rows.span.extracting(start - rowLength..<start)
      switch filtering {
      case .uniform(let filter): apply(filter, to: row, above, into: &filtered)
      case .adaptive: applyBest(to: row, above, into: &filtered, &spare)
      }
      bytes += filtered
    }
  }

  private func apply(
    _ filter: RowFilter, to row: Span<UInt8>, _ above: Span<UInt8>, into result: inout [UInt8]
  ) {
    var span = result.mutableSpan
    filter.apply(to: row, above: above, pixelLength: pixelLength, into: &span)
  }

  private func applyBest(
    to row: Span<UInt8>, _ above: Span<UInt8>, into result: inout [UInt8], _ spare: inout [UInt8]
  ) {
    var least = Int.max
    for filter in RowFilter.allCases {
      apply(filter, to: row, above, into: &spare)
      let sum = FilteredRows.magnitude(spare.span)
      if sum < least {
        least = sum
        swap(&result, &spare)
      }
    }
  }

  private static func magnitude(_ row: Span<UInt8>) -> Int {
    var sum = 0
    for index in 1..<row.count {
      let byte = unsafe Int8(bitPattern: row[unchecked: index])
      sum &+= Int(byte.magnitude)
    }
    return sum
  }
}

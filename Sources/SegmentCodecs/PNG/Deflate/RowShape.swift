/// How a picture's rows lie in its bytes: each behind a byte that names its filter.
struct RowShape: Equatable, Sendable {
  /// The bytes of a row, the one that names its filter included.
  let rowLength: Int
  /// The bytes from a pixel to the next, 1 where several share one.
  let pixelLength: Int
  /// The bytes of all rows.
  let byteCount: Int

  /// Whether a copy can reach the row above.
  var reachesRowAbove: Bool { rowLength <= DeflateCopy.farthest }

  /// The first place from one on at which a row starts.
  func nextRow(from place: Int) -> Int { (place + rowLength - 1) / rowLength * rowLength }

  /// The last place up to another at which a pixel or a row starts.
  /// - Parameter nextRow: The first place from there on at which a row starts.
  @inline(__always)
  func pixelStart(upTo place: Int, nextRow: Int) -> Int {
    let firstPixel = nextRow &- rowLength &+ 1
    if place == nextRow || place < firstPixel { return place }
    return place &- (place &- firstPixel) % pixelLength
  }
}

/// A rectangle of whole pixels that is not empty.
struct PixelBounds: Equatable, Sendable {
  /// The columns.
  var columns: Range<Int>
  /// The rows.
  var rows: Range<Int>

  /// The number of pixels.
  var area: Int { columns.count * rows.count }

  /// Makes a rectangle of its columns and rows.
  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The smallest rectangle that holds every position for which a test holds; `nil` if it holds for
  /// none. The test gets the index of a pixel in rows of `width` pixels.
  @inline(__always)
  init?(width: Int, height: Int, where test: (Int) -> Bool) {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let start = y * width
      guard let first = (0..<width).first(where: { test(start + $0) }) else { continue }
      top = min(top, y)
      bottom = y
      left = min(left, first)
      // Columns that are inside already need no test.
      var x = width - 1
      while x > max(right, first) && !test(start + x) { x -= 1 }
      right = max(right, x)
    }
    guard bottom >= 0 else { return nil }
    self.init(columns: left..<right + 1, rows: top..<bottom + 1)
  }

  /// The smallest rectangle that holds this one and another.
  func union(_ other: PixelBounds?) -> PixelBounds {
    guard let other else { return self }
    return PixelBounds(
      columns: min(
        columns.lowerBound, other.columns.lowerBound)..<max(
          columns.upperBound, other.columns.upperBound),
      rows: min(
        rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
  }
}

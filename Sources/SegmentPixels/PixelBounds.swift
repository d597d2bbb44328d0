/// A rectangle of whole pixels that is not empty.
@usableFromInline package struct PixelBounds: Equatable, Sendable {
  /// The columns.
  @usableFromInline package var columns: Range<Int>
  /// The rows.
  @usableFromInline package var rows: Range<Int>

  /// The number of pixels.
  package var area: Int { columns.count * rows.count }

  /// Makes a rectangle of its columns and rows.
  @usableFromInline package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The smallest rectangle that holds every position for which a test holds; `nil` if it holds for
  /// none. The test gets the index of a pixel in rows of `width` pixels.
  @inlinable @inline(__always)
  package init?(width: Int, height: Int, where test: (Int) -> Bool) {
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
  package func union(_ other: PixelBounds?) -> PixelBounds {
    guard let other else { return self }
    return PixelBounds(
      columns: columns.union(other.columns), rows: rows.union(other.rows))
  }
}

extension Range<Int> {
  /// The smallest range that holds this one and another.
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension Raster {
  /// The smallest rectangle that holds every pixel with some opacity; `nil` if all are transparent.
  package var inkBounds: PixelBounds? {
    let pixels = pixels.span
    return PixelBounds(width: width, height: height) { pixels[$0] >> 24 != 0 }
  }
}

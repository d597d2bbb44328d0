internal import SegmentPixels

/// Puts different pixels together into boxes.
///
/// The picture is divided into squares; the pixels of one square and those of squares that touch it
/// are one region. So near pixels come together, and the work does not grow with the square of their
/// number. Regions whose boxes overlap are one.
enum ChangedRegions {
  /// The side of a square in pixels: about half the height of small letters at 1x, so that a word is
  /// one region.
  private static let side = 8

  /// The smallest boxes, in the order of reading.
  /// - Parameters:
  ///   - marks: A mark for each pixel, row after row.
  ///   - rows: All rows with different pixels, in order.
  static func boxes(marks: [UInt8], width: Int, rows: [Int]) -> [PixelBounds] {
    var squares = squares(marks: marks, width: width, rows: rows)
    var boxes: [PixelBounds] = []
    // In order, as a dictionary has none.
    for square in squares.keys.sorted() {
      if let box = connected(from: square, &squares) { boxes.append(box) }
    }
    return merged(boxes).sorted {
      ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
    }
  }

  /// The box of the different pixels in each square that has some.
  private static func squares(
    marks: [UInt8], width: Int, rows: [Int]
  ) -> [Square: PixelBounds] {
    var squares: [Square: PixelBounds] = [:]
    let marks = marks.span
    for y in rows {
      var x = 0
      while x < width {
        guard marks[y * width + x] == ImageComparison.Mark.different.rawValue else {
          x += 1
          continue
        }
        let start = x
        let end = min(width, (x / side + 1) * side)
        while x < end, marks[y * width + x] == ImageComparison.Mark.different.rawValue { x += 1 }
        let run = PixelBounds(columns: start..<x, rows: y..<y + 1)
        let square = Square(row: y / side, column: start / side)
        squares[square] = run.union(squares[square])
      }
    }
    return squares
  }

  /// The box of all squares that are connected with one, which are taken out.
  private static func connected(
    from start: Square, _ squares: inout [Square: PixelBounds]
  ) -> PixelBounds? {
    guard var box = squares.removeValue(forKey: start) else { return nil }
    var waiting = [start]
    while let square = waiting.popLast() {
      for neighbour in square.neighbours {
        guard let more = squares.removeValue(forKey: neighbour) else { continue }
        box = box.union(more)
        waiting.append(neighbour)
      }
    }
    return box
  }

  /// The boxes with those that overlap put together.
  private static func merged(_ boxes: [PixelBounds]) -> [PixelBounds] {
    var result: [PixelBounds] = []
    for box in boxes {
      var box = box
      while let index = result.firstIndex(where: { $0.overlaps(box) }) {
        box = box.union(result.remove(at: index))
      }
      result.append(box)
    }
    return result
  }
}

/// A square of the picture by its place among squares.
private struct Square: Hashable, Comparable {
  let row: Int
  let column: Int

  /// The eight squares around it.
  var neighbours: [Square] {
    (-1...1).flatMap { y in (-1...1).map { Square(row: row + y, column: column + $0) } }
      .filter { $0 != self }
  }

  static func < (a: Square, b: Square) -> Bool { (a.row, a.column) < (b.row, b.column) }
}

extension PixelBounds {
  fileprivate func overlaps(_ other: PixelBounds) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }
}

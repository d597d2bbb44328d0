public import SegmentPrimitives

extension CoverageMask {
  /// What lies inside a rectangle, in device pixels: at an edge that cuts through pixels as much of
  /// each as the rectangle has of it.
  public func cut(to rect: Rect) -> CoverageMask {
    let columns = CoverageMask.coverage(of: column..<column + width, from: rect.x, to: rect.maxX)
    let rows = CoverageMask.coverage(of: row..<row + height, from: rect.y, to: rect.maxY)
    guard (columns + rows).contains(where: { $0 < 255 }) else { return self }
    var window = CoverageMask(column: column, row: row, width: width, height: height)
    window.values.removeAll(keepingCapacity: true)
    for level in rows {
      window.values += level == 255 ? columns : columns.map { $0.times(level) }
    }
    return intersection(window)
  }

  /// How much of each pixel of a range lies between two edges, 0…255.
  private static func coverage(
    of pixels: Range<Int>, from start: Double, to end: Double
  ) -> [UInt8] {
    pixels.map { pixel in
      let inside = min(end, Double(pixel) + 1) - max(start, Double(pixel))
      return UInt8((255 * min(max(inside, 0), 1)).rounded())
    }
  }

  /// What lies inside both, in the pixels that both have.
  public func intersection(_ other: CoverageMask) -> CoverageMask {
    let columns = (column..<column + width).clamped(to: other.column..<other.column + other.width)
    let rows = (row..<row + height).clamped(to: other.row..<other.row + other.height)
    var result = CoverageMask(
      column: columns.lowerBound, row: rows.lowerBound, width: columns.count, height: rows.count)
    if columns.isEmpty { return result }
    var target = result.values.mutableSpan
    for (index, row) in rows.enumerated() {
      let (first, second) = (self.range(row, columns), other.range(row, columns))
      target.combine(
        values.span.extracting(first), other.values.span.extracting(second),
        from: index * columns.count
      ) { $0.times($1) }
    }
    return result
  }

  /// Where some device columns of a device row stand among the values.
  private func range(_ row: Int, _ columns: Range<Int>) -> Range<Int> {
    let first = (row - self.row) * width + columns.lowerBound - column
    return first..<first + columns.count
  }

  /// The mask with one column standing `times` times more.
  /// - Precondition: the column is one of the block's, counted from its own first.
  public func repeatingColumn(_ column: Int, times: Int) -> CoverageMask {
    joined(to: self, at: column, times: times)
  }

  /// The mask before a column, then that column `times` times and one of another mask of the same
  /// block, then what lies behind it there.
  /// - Precondition: the column is one of the block's, counted from its own first, and both have the
  ///   same position and size.
  public func joined(to other: CoverageMask, at column: Int, times: Int) -> CoverageMask {
    precondition((0..<width).contains(column) && times >= 0, "a column of the block is repeated")
    precondition(width == other.width && height == other.height, "masks of one block are joined")
    var result = CoverageMask(column: self.column, row: row, width: width + times, height: height)
    let (width, height, behind) = (width, height, width - column)
    unsafe values.withUnsafeBufferPointer { source in
      unsafe other.values.withUnsafeBufferPointer { others in
        unsafe result.values.withUnsafeMutableBufferPointer { target in
          guard var source = source.baseAddress, var others = others.baseAddress,
            var target = target.baseAddress
          else { return }
          for _ in 0..<height {
            unsafe target.update(from: source, count: column)
            unsafe (target + column).update(repeating: source[column], count: times)
            unsafe (target + column + times).update(from: others + column, count: behind)
            unsafe (source, others) = unsafe (source + width, others + width)
            unsafe target += width + times
          }
        }
      }
    }
    return result
  }

  /// The mask moved to the right by a part of a pixel, 0…1, or to the left by a negative one, in
  /// the same block: each value is what the move makes of it and its neighbour.
  public func moved(by offset: Double) -> CoverageMask {
    let weight = UInt16((min(abs(offset), 1) * 256).rounded())
    guard weight > 0, !values.isEmpty else { return self }
    var result = CoverageMask(column: column, row: row, width: width, height: height)
    var target = result.values.mutableSpan
    // What comes into a row's empty border from its neighbour's is nothing, too.
    let left = values.span.extracting(droppingLast: 1)
    let right = values.span.extracting(droppingFirst: 1)
    if offset > 0 {
      target.combine(right, left, from: 1) { $0.mixed(with: $1, weight: weight) }
    } else {
      target.combine(left, right, from: 0) { $0.mixed(with: $1, weight: weight) }
    }
    return result
  }

  /// The mean of this mask and another of the same block, `fraction` of the other, 0…1.
  /// - Precondition: both have the same position and size.
  public func mixed(with other: CoverageMask, by fraction: Double) -> CoverageMask {
    precondition(width == other.width && height == other.height, "masks of one block are mixed")
    let weight = UInt16((min(max(fraction, 0), 1) * 256).rounded())
    var result = CoverageMask(column: column, row: row, width: width, height: height)
    var target = result.values.mutableSpan
    target.combine(values.span, other.values.span, from: 0) {
      $0.mixed(with: $1, weight: weight)
    }
    return result
  }
}

extension MutableSpan<UInt8> {
  /// Stores what a function makes of two rows of values, one by one, from an index on.
  @inline(__always)
  fileprivate mutating func combine(
    _ first: Span<UInt8>, _ second: Span<UInt8>, from start: Int, _ body: (UInt8, UInt8) -> UInt8
  ) {
    let length = first.count
    precondition(second.count == length && start >= 0 && start + length <= count, "rows fit")
    for index in 0..<length {
      // SAFETY: the ranges were checked; a check of each index would keep the loop scalar.
      unsafe self[unchecked: start &+ index] = body(
        first[unchecked: index], second[unchecked: index])
    }
  }
}

extension UInt8 {
  /// The product of two fractions of 255, rounded.
  @inline(__always)
  fileprivate func times(_ other: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt16(self) &* UInt16(other)).dividedBy255)
  }

  /// The mean with another value, whose weight is 0…256.
  @inline(__always)
  fileprivate func mixed(with other: UInt8, weight: UInt16) -> UInt8 {
    let sum = UInt16(self) &* (256 &- weight) &+ UInt16(other) &* weight
    return UInt8(truncatingIfNeeded: (sum &+ 128) &>> 8)
  }
}

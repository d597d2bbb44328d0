public import SegmentPrimitives

extension CoverageMask {
  /// What lies inside a rectangle, in device pixels: at an edge that cuts through pixels as much of
  /// each as the rectangle has of it.
  public func cut(to rect: Rect) -> CoverageMask {
    let columns = CoverageMask.shares(column..<column + width, from: rect.x, to: rect.maxX)
    let rows = CoverageMask.shares(row..<row + height, from: rect.y, to: rect.maxY)
    guard (columns + rows).contains(where: { $0 < 255 }) else { return self }
    var window = CoverageMask(column: column, row: row, width: width, height: height)
    window.values.removeAll(keepingCapacity: true)
    for share in rows {
      window.values += share == 255 ? columns : columns.map { $0.share(share) }
    }
    return intersection(window)
  }

  /// How much of each pixel of a run lies between two edges, 0…255.
  private static func shares(_ run: Range<Int>, from start: Double, to end: Double) -> [UInt8] {
    run.map { pixel in
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
    let (first, second) = (self.index(columns, rows), other.index(columns, rows))
    unsafe result.values.withUnsafeMutableBufferPointer { target in
      unsafe values.withUnsafeBufferPointer { values in
        unsafe other.values.withUnsafeBufferPointer { others in
          guard var target = target.baseAddress, let values = values.baseAddress,
            let others = others.baseAddress
          else { return }
          for y in 0..<rows.count {
            unsafe multiply(
              values + first + y * width, others + second + y * other.width, into: target,
              columns.count)
            unsafe target += columns.count
          }
        }
      }
    }
    return result
  }

  /// Where the first pixel of a part of the block stands among the values.
  private func index(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    rows.isEmpty ? 0 : (rows.lowerBound - row) * width + columns.lowerBound - column
  }

  /// The coverage with one column standing `times` times more.
  /// - Precondition: the column is one of the block's, counted from its own first.
  public func repeatingColumn(_ column: Int, times: Int) -> CoverageMask {
    joined(to: self, at: column, times: times)
  }

  /// The coverage before a column, then that column `times` times and one of another coverage of the
  /// same block, then what lies behind it there.
  /// - Precondition: the column is one of the block's, counted from its own first, and both have the
  ///   same place and size.
  public func joined(to other: CoverageMask, at column: Int, times: Int) -> CoverageMask {
    precondition((0..<width).contains(column) && times >= 0, "a column of the block is repeated")
    precondition(
      width == other.width && height == other.height, "coverages of one block are joined")
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

  /// The coverage moved to the right by a part of a pixel, 0…1, or to the left by a negative one, in
  /// the same block: each value is what the move makes of it and its neighbour.
  public func moved(by share: Double) -> CoverageMask {
    let weight = UInt16((min(abs(share), 1) * 256).rounded())
    guard weight > 0 else { return self }
    var result = CoverageMask(column: column, row: row, width: width, height: height)
    let count = values.count
    unsafe values.withUnsafeBufferPointer { source in
      unsafe result.values.withUnsafeMutableBufferPointer { target in
        guard count > 0, let source = source.baseAddress, let target = target.baseAddress else {
          return
        }
        // What comes into a row's empty border from its neighbour's is nothing, too.
        let (near, far) = share > 0 ? (1, 0) : (0, 1)
        unsafe mix(source + near, source + far, weight, into: target + near, count - 1)
      }
    }
    return result
  }

  /// The mean of this coverage and another of the same block, `share` of the other, 0…1.
  /// - Precondition: both have the same place and size.
  public func mixed(with other: CoverageMask, by share: Double) -> CoverageMask {
    precondition(width == other.width && height == other.height, "coverages of one block are mixed")
    let weight = UInt16((min(max(share, 0), 1) * 256).rounded())
    var result = self
    let count = values.count
    unsafe result.values.withUnsafeMutableBufferPointer { target in
      unsafe other.values.withUnsafeBufferPointer { others in
        guard let target = target.baseAddress, let others = others.baseAddress else { return }
        unsafe mix(target, others, weight, into: target, count)
      }
    }
    return result
  }
}

/// Takes means of values one by one, `weight` of 256 parts of the others.
private func mix(
  _ values: UnsafePointer<UInt8>, _ others: UnsafePointer<UInt8>, _ weight: UInt16,
  into target: UnsafeMutablePointer<UInt8>, _ count: Int
) {
  for x in 0..<count {
    let sum = unsafe UInt16(values[x]) &* (256 &- weight) &+ UInt16(others[x]) &* weight
    unsafe target[x] = UInt8(truncatingIfNeeded: (sum &+ 128) &>> 8)
  }
}

/// Multiplies shares of 255 one by one.
///
/// Plain pointers, because the checks of array indices keep such loops from being vectorised.
private func multiply(
  _ values: UnsafePointer<UInt8>, _ others: UnsafePointer<UInt8>,
  into target: UnsafeMutablePointer<UInt8>, _ count: Int
) {
  for x in 0..<count { unsafe target[x] = values[x].share(others[x]) }
}

extension UInt8 {
  /// The product of two shares of 255, rounded.
  @inline(__always)
  fileprivate func share(_ other: UInt8) -> UInt8 {
    let sum = UInt16(self) &* UInt16(other) &+ 128
    return UInt8(truncatingIfNeeded: (sum &+ sum &>> 8) &>> 8)
  }
}

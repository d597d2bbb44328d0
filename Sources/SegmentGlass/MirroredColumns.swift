/// A column of a capsule's left end and its mirror image, without those outside a raster; one only
/// where both are the same.
struct MirroredColumns: Sequence, IteratorProtocol {
  private let left: Int
  private let right: Int
  private let width: Int
  private var step = 0

  @inline(__always)
  init(left: Int, right: Int, width: Int) {
    self.left = left
    self.right = right
    self.width = width
  }

  /// The next column, and whether it is the right one.
  @inline(__always)
  mutating func next() -> (column: Int, isRight: Bool)? {
    if step == 0 {
      // Past the middle, the other end's index has drawn both already.
      step = left < right ? 1 : 2
      if left > right { return nil }
      if left >= 0 && left < width { return (left, false) }
    }
    if step == 1 {
      step = 2
      if right >= 0 && right < width { return (right, true) }
    }
    return nil
  }
}

extension Range<Int> {
  /// The columns as places in a row of pixels that lies at a run.
  @inline(__always)
  func moved(by run: Range<Int>) -> Range<Int> {
    run.lowerBound + lowerBound..<run.lowerBound + upperBound
  }
}

internal import SegmentPixels
internal import SegmentPrimitives

extension MutableSpan<UInt32> {
  /// Lays a row of premultiplied ink over this one; most of it is empty, and passed over in steps.
  mutating func over(_ ink: Span<UInt32>) {
    var index = 0
    while index + 16 <= count {
      if ink.hasSomething(at: index) { over(ink, in: index..<index + 16) }
      index += 16
    }
    over(ink, in: index..<count)
  }

  private mutating func over(_ ink: Span<UInt32>, in run: Range<Int>) {
    for index in run { self[index] = self[index].under(ink[index]) }
  }
}

extension Span<UInt32> {
  /// Whether one of sixteen pixels is more than nothing; comparing lane by lane takes far longer.
  @inline(__always)
  fileprivate func hasSomething(at index: Int) -> Bool {
    precondition(index >= 0 && index &+ 16 <= count, "sixteen pixels lie inside the row")
    // SAFETY: the range was checked, and every bit pattern is a value of the lanes.
    let pixels = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index &* 4, as: SIMD16<UInt32>.self)
    let halves = pixels.lowHalf | pixels.highHalf
    let quarters = halves.lowHalf | halves.highHalf
    let eighths = quarters.lowHalf | quarters.highHalf
    return eighths.x | eighths.y != 0
  }
}

extension Raster {
  /// Lays premultiplied ink of the same size over the picture.
  mutating func over(_ ink: Raster) {
    var target = pixels.mutableSpan
    target.over(ink.pixels.span)
  }
}

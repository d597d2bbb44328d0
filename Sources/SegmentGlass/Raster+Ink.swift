internal import SegmentPrimitives

extension MutableSpan<UInt32> {
  /// Lays a row of premultiplied ink over this one; most of it is empty, and passed over in steps.
  mutating func over(_ ink: Span<UInt32>) {
    var index = 0
    while index < count {
      let end = Swift.min(index + pixelsAStep, count)
      if end - index == pixelsAStep && ink.lanes(at: index) == PixelLanes(repeating: 0) {
        index = end
        continue
      }
      while index < end {
        self[index] = self[index].under(ink[index])
        index += 1
      }
    }
  }
}

extension Raster {
  /// Lays premultiplied ink of the same size over the picture.
  mutating func over(_ ink: Raster) {
    var target = pixels.mutableSpan
    target.over(ink.pixels.span)
  }
}

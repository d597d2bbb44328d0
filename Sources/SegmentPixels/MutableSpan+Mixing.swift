extension MutableSpan<UInt32> {
  /// Copies a range of a row to the same range here.
  package mutating func copy(_ range: Range<Int>, of row: Span<UInt32>) {
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      store(row.eight(at: index), at: index)
      index += 8
    }
    while index < range.upperBound {
      self[index] = row[index]
      index += 1
    }
  }

  /// Mixes one pixel with another by a byte: 0 keeps it, 255 gives the other.
  @inlinable @inline(__always)
  package mutating func mix(at index: Int, with other: UInt32, by byte: UInt8) {
    self[index] = self[index].mixed(with: other, by: byte)
  }

  /// Mixes a range with one colour by a byte: 0 keeps the range, 255 gives the colour.
  package mutating func mix(in range: Range<Int>, with color: UInt32, by byte: UInt8) {
    let lanes = PixelLanes(color)
    mix(in: range, Int(weight: byte), eight: { _ in lanes }, one: { _ in color })
  }

  /// Mixes a range with a row by a byte: 0 keeps the range, 255 gives the row.
  package mutating func mix(in range: Range<Int>, with row: Span<UInt32>, by byte: UInt8) {
    mix(in: range, with: row, weight: Int(weight: byte))
  }

  /// Mixes a range with a row by a weight of the row, 0…256.
  mutating func mix(in range: Range<Int>, with row: Span<UInt32>, weight: Int) {
    mix(in: range, weight, eight: { row.eight(at: $0) }, one: { row[$0] })
  }

  /// Mixes eight pixels at once and the rest one by one, all rounded as `WidePixel.mixed` rounds.
  @inline(__always)
  private mutating func mix(
    in range: Range<Int>, _ weight: Int, eight: (Int) -> PixelLanes, one: (Int) -> UInt32
  ) {
    if weight == 0 { return }
    let first = PixelLanes(repeating: UInt16(256 - weight))
    let second = PixelLanes(repeating: UInt16(weight))
    let (low, half) = (PixelLanes.lowBytes, PixelLanes(repeating: 0x80))
    var index = 0
    while index + 8 <= range.count {
      let position = range.lowerBound + index
      let (old, new): (PixelLanes, PixelLanes) = (span.eight(at: position), eight(index))
      let even = ((old & low) &* first &+ (new & low) &* second &+ half) &>> 8
      let odd = ((old &>> 8) &* first &+ (new &>> 8) &* second &+ half) & ~low
      store(even | odd, at: position)
      index += 8
    }
    while index < range.count {
      let position = range.lowerBound + index
      self[position] =
        WidePixel(self[position]).mixed(with: WidePixel(one(index)), weight: weight).pixel
      index += 1
    }
  }
}

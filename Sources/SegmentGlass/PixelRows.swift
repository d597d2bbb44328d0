/// Sixteen half-channels of eight pixels: the lanes of one step through a row.
///
/// Blue and red are the low, green and alpha the high bytes of a lane, so that a pixel needs no
/// unpacking. Twice as wide as one SSE register; the compiler splits it.
typealias PixelLanes = SIMD16<UInt16>

/// The pixels of one step.
let pixelsAStep = 8

extension Span<UInt32> {
  /// Eight pixels from an index on.
  @inline(__always)
  func lanes(at index: Int) -> PixelLanes {
    precondition(index >= 0 && index &+ pixelsAStep <= count, "eight pixels lie inside the row")
    // SAFETY: the range was checked, and every bit pattern is a value of the lanes.
    return unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index &* 4, as: PixelLanes.self)
  }
}

extension MutableSpan<UInt32> {
  /// Stores eight pixels from an index on.
  @inline(__always)
  mutating func store(_ lanes: PixelLanes, at index: Int) {
    precondition(index >= 0 && index &+ pixelsAStep <= count, "eight pixels lie inside the row")
    // SAFETY: lanes are pixels; no byte of them is an invalid value.
    var target = unsafe mutableBytes
    target.storeBytes(of: lanes, toByteOffset: index &* 4, as: PixelLanes.self)
  }

  /// Copies some pixels of a row to the same places here.
  mutating func copy(_ run: Range<Int>, of row: Span<UInt32>) {
    var index = run.lowerBound
    while index + pixelsAStep <= run.upperBound {
      store(row.lanes(at: index), at: index)
      index += pixelsAStep
    }
    while index < run.upperBound {
      self[index] = row[index]
      index += 1
    }
  }

  /// Replaces a run by the mean of two rows with a weight of the second, 0…256.
  mutating func mean(
    in run: Range<Int>, of first: Span<UInt32>, and second: Span<UInt32>, weight: Int
  ) {
    let mixer = LaneMixer(weight)
    var index = 0
    while index + pixelsAStep <= run.count {
      let lanes = mixer(first.lanes(at: index), second.lanes(at: index))
      store(lanes, at: run.lowerBound + index)
      index += pixelsAStep
    }
    while index < run.count {
      self[run.lowerBound + index] =
        Lanes(first[index]).mixed(with: Lanes(second[index]), weight: weight).pixel
      index += 1
    }
  }

  /// Mixes one pixel with another by a byte: 0 keeps it, 255 gives the other.
  @inline(__always)
  mutating func mix(at place: Int, with other: UInt32, by byte: UInt8) {
    self[place] = self[place].mixed(with: other, by: byte)
  }

  /// Mixes a run with a row by a byte: 0 keeps the run, 255 gives the row.
  mutating func mix(in run: Range<Int>, with other: Span<UInt32>, by byte: UInt8) {
    if byte == 0 { return }
    let mixer = LaneMixer(Int(weight: byte))
    var index = 0
    while index + pixelsAStep <= run.count {
      let place = run.lowerBound + index
      store(mixer(span.lanes(at: place), other.lanes(at: index)), at: place)
      index += pixelsAStep
    }
    while index < run.count {
      let place = run.lowerBound + index
      self[place] = self[place].mixed(with: other[index], by: byte)
      index += 1
    }
  }

  /// Mixes a run with one colour by a byte: 0 keeps the run, 255 gives the colour.
  mutating func mix(in run: Range<Int>, with color: UInt32, by byte: UInt8) {
    if byte == 0 { return }
    let mixer = LaneMixer(Int(weight: byte))
    let colors = PixelLanes(color)
    var place = run.lowerBound
    while place + pixelsAStep <= run.upperBound {
      store(mixer(span.lanes(at: place), colors), at: place)
      place += pixelsAStep
    }
    while place < run.upperBound {
      self[place] = self[place].mixed(with: color, by: byte)
      place += 1
    }
  }
}

extension PixelLanes {
  /// Eight times the same pixel.
  init(_ pixel: UInt32) {
    let (low, high) = (UInt16(pixel & 0xFFFF), UInt16(pixel >> 16))
    self.init(repeating: low)
    oddHalf = SIMD8(repeating: high)
  }
}

/// The mean of eight pixels and eight others, rounded as `Lanes.mixed` rounds.
private struct LaneMixer {
  private let first: PixelLanes
  private let second: PixelLanes

  init(_ weight: Int) {
    first = PixelLanes(repeating: UInt16(256 - weight))
    second = PixelLanes(repeating: UInt16(weight))
  }

  @inline(__always)
  func callAsFunction(_ a: PixelLanes, _ b: PixelLanes) -> PixelLanes {
    let (low, half) = (PixelLanes(repeating: 0xFF), PixelLanes(repeating: 0x80))
    let even = ((a & low) &* first &+ (b & low) &* second &+ half) &>> 8
    let odd = ((a &>> 8) &* first &+ (b &>> 8) &* second &+ half) & ~low
    return even | odd
  }
}

extension Range<Int> {
  /// The columns as places in a row of pixels that lies at a run.
  @inline(__always)
  func moved(by run: Range<Int>) -> Range<Int> {
    run.lowerBound + lowerBound..<run.lowerBound + upperBound
  }
}

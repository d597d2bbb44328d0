/// The different colours of some pixels, and how often each occurs.
struct ColorHistogram: Equatable, Sendable {
  /// The colours in the order in which they came.
  private(set) var colors: [UInt32] = []
  /// How often each colour occurs.
  private(set) var counts: [Int] = []
  /// One more than a colour's position in `colors`, by hash; 0 where there is none. The number of
  /// slots is a power of two and at least twice that of colours, so that a search always ends.
  private var slots = [UInt32](repeating: 0, count: 1024)
  private var shift: UInt32 = 22

  /// Starts without a colour.
  init() {}

  /// Counts the pixels that are not zero.
  init(_ pixels: [UInt32]) {
    let span = pixels.span
    var index = 0
    while index < span.count {
      let (pixel, start) = (span[index], index)
      repeat { index += 1 } while index < span.count && span[index] == pixel
      if pixel != 0 { add(pixel, count: index - start) }
    }
  }

  /// The position of a colour, or `nil` if it does not occur.
  @inline(__always)
  func position(of color: UInt32) -> Int? {
    let entry = slots[slot(of: color)]
    return entry == 0 ? nil : Int(entry) - 1
  }

  /// Counts a colour so many times more.
  mutating func add(_ color: UInt32, count: Int) {
    let slot = self.slot(of: color)
    if slots[slot] != 0 {
      counts[Int(slots[slot]) - 1] += count
      return
    }
    colors.append(color)
    counts.append(count)
    slots[slot] = UInt32(colors.count)
    if colors.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    shift -= 1
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (position, color) in colors.enumerated() { slots[slot(of: color)] = UInt32(position + 1) }
  }

  @inline(__always)
  private func slot(of color: UInt32) -> Int {
    // Knuth's multiplicative hash: 2³² divided by the golden ratio; the upper bits.
    var slot = Int((color &* 2_654_435_761) >> shift)
    while slots[slot] != 0 && colors[Int(slots[slot]) - 1] != color {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

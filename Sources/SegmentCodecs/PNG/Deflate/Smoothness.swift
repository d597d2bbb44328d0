/// How often neighbouring pixels differ by little, which tells gradients and photos from flat art.
///
/// Filters make a picture smaller where more than half of its new pixels are near the one before or
/// above in every component, as in 50 to 96 of a hundred in pictures that filters help, and in 12 to
/// 50 of a hundred in others but glass without a picture behind it.
struct Smoothness {
  /// The greatest difference of near components.
  private static let nearness: UInt8 = 8

  private var nearCount = 0
  private var count = 0

  /// Knows no pixel yet.
  init() {}

  /// Whether most of the pixels looked at are near one of their neighbours.
  var isSmooth: Bool { nearCount * 2 > count }

  /// Looks at every eighth of a stretch's stops that does not repeat a neighbour.
  mutating func add(
    _ stops: Span<Stop>, from start: Int, in bytes: Span<UInt8>, _ shape: RowShape
  ) {
    for index in stride(from: 0, to: stops.count - 2, by: 8) {
      let stop = stops[index]
      let place = start + Int(stop.place)
      guard !stop.isRun && stop.above < shape.pixelLength && place >= shape.rowLength else {
        continue
      }
      let word = unsafe bytes.word(at: place)
      let left = unsafe bytes.word(at: place - shape.pixelLength)
      let above = unsafe bytes.word(at: place - shape.rowLength)
      let mask = UInt64.max >> UInt64(64 - 8 * shape.pixelLength)
      if (word ^ left) & mask == 0 { continue }
      count += 1
      if isNear(word, left, shape.pixelLength) || isNear(word, above, shape.pixelLength) {
        nearCount += 1
      }
    }
  }

  private func isNear(_ a: UInt64, _ b: UInt64, _ count: Int) -> Bool {
    (0..<UInt64(count)).allSatisfy { index in
      let one = UInt8(truncatingIfNeeded: a >> (8 * index))
      let other = UInt8(truncatingIfNeeded: b >> (8 * index))
      return max(one, other) - min(one, other) <= Smoothness.nearness
    }
  }
}

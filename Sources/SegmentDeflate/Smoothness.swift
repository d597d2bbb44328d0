/// How often neighbouring pixels differ by little, as in gradients and photos but not in flat art.
///
/// Filters make a picture smaller where more than half of its new pixels are near the one before or
/// above in every component, as in 50 to 96 of a hundred in pictures that filters help, and in 12 to
/// 50 of a hundred in nearly all others.
struct Smoothness {
  /// The greatest difference of near components.
  private static let nearness: UInt8 = 8

  private var nearCount = 0
  private var count = 0

  /// Whether most of the pixels looked at are near one of their neighbours.
  var isSmooth: Bool { nearCount * 2 > count }

  /// Looks at every eighth of a block's nodes that does not repeat a neighbour.
  mutating func add(_ nodes: Span<Node>, from start: Int, in scanlines: Scanlines) {
    let pixelLength = scanlines.pixelLength
    for index in stride(from: 0, to: nodes.count - 2, by: 8) {
      let node = nodes[index]
      let position = start + Int(node.offset)
      let isNew = !node.isRun && node.rowAboveLength < pixelLength
      guard isNew && position >= scanlines.scanlineLength else { continue }
      // SAFETY: a node is a position in the scanlines, here behind the first of them.
      let pixel = unsafe scanlines.word(at: position)
      let before = unsafe scanlines.word(at: position - pixelLength)
      let above = unsafe scanlines.word(at: position - scanlines.scanlineLength)
      let mask = UInt64.max >> UInt64(64 - 8 * pixelLength)
      if (pixel ^ before) & mask == 0 { continue }
      count += 1
      if isNear(pixel, before, pixelLength) || isNear(pixel, above, pixelLength) { nearCount += 1 }
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

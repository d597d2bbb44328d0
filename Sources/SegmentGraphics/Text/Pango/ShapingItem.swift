internal import CPango

/// A part of a text that is shaped at once: one font, one script, one embedding level.
@safe struct ShapingItem {
  /// The part, in bytes of UTF-8.
  var bytes: Range<Int>
  /// Pango's font, script, level and language; the font is the itemisation's.
  var analysis: PangoAnalysis
  /// The number of the item that Pango made; `nil` for a grapheme cluster put together again.
  var source: Int?

  var font: UnsafeMutablePointer<PangoFont>? { unsafe analysis.font }
}

extension [ShapingItem] {
  /// The same items with one font a grapheme cluster.
  ///
  /// Pango chooses a font for each character, so that a mark that the letter's font lacks would
  /// stand beside the letter, wherever the other font puts it.
  ///
  /// - Parameter font: the first font that has all of a cluster; `nil` leaves the cluster as it is.
  func withWholeClusters(
    of text: String, font: (Character, ShapingItem) -> UnsafeMutablePointer<PangoFont>?
  ) -> [ShapingItem] {
    guard count > 1 else { return self }
    var result: [ShapingItem] = []
    var (start, next) = (0, 0)
    for cluster in text {
      let bytes = start..<start + cluster.utf8.count
      let parts = parts(in: bytes, from: &next)
      if parts.hasSeveralFonts, var joined = parts.first, let font = unsafe font(cluster, joined) {
        joined.bytes = bytes
        joined.source = nil
        unsafe joined.analysis.font = unsafe font
        result.join(joined)
      } else {
        for part in parts { result.join(part) }
      }
      start = bytes.upperBound
    }
    return result
  }

  /// The items, or parts of them, in a range of bytes.
  private func parts(in bytes: Range<Int>, from next: inout Int) -> [ShapingItem] {
    var parts: [ShapingItem] = []
    while next < count, self[next].bytes.lowerBound < bytes.upperBound {
      var part = self[next]
      part.bytes = part.bytes.clamped(to: bytes)
      parts.append(part)
      guard self[next].bytes.upperBound <= bytes.upperBound else { break }
      next += 1
    }
    return parts
  }

  private var hasSeveralFonts: Bool {
    contains { unsafe $0.font != first?.font }
      && allSatisfy { unsafe $0.analysis.level == first?.analysis.level }
  }

  /// Appends an item, or makes the last one longer where both are parts of the same.
  private mutating func join(_ item: ShapingItem) {
    guard let last, last.source == item.source, unsafe last.font == item.font,
      unsafe last.analysis.level == item.analysis.level,
      unsafe last.analysis.script == item.analysis.script
    else { return append(item) }
    self[count - 1].bytes = last.bytes.lowerBound..<item.bytes.upperBound
  }

  /// The items from left to right: Unicode Standard Annex #9, rule L2.
  var inVisualOrder: [ShapingItem] {
    var result = self
    let levels = map { unsafe $0.analysis.level }
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return self
    }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < count {
        let end = result[start...].firstIndex { unsafe $0.analysis.level < level } ?? count
        result[start..<end].reverse()
        start = end + 1
      }
    }
    return result
  }
}

/// A scanline's filter type, which predicts each byte by its neighbours (PNG 3, §9.2); the raw values
/// are the filter type bytes.
enum FilterType: UInt8, CaseIterable, Sendable {
  /// Each byte as it is.
  case none
  /// Each byte less the one of the pixel before.
  case sub
  /// Each byte less the one above.
  case up
  /// Each byte less the mean of the one before and the one above.
  case average
  /// Each byte less whichever of its three neighbours is nearest to before + above − upper left.
  case paeth

  /// Writes a scanline filtered.
  ///
  /// - Parameters:
  ///   - scanline: The scanline, the first byte unused.
  ///   - above: The one above, zeros for the first; the first byte unused.
  ///   - pixelLength: The bytes from a pixel to the next, at least 1.
  ///   - result: As many bytes as the scanline has; the first becomes the filter type.
  /// - Precondition: all have the same number of bytes.
  func apply(
    to scanline: Span<UInt8>, above: Span<UInt8>, pixelLength: Int,
    into result: inout MutableSpan<UInt8>
  ) {
    precondition(
      scanline.count == above.count && scanline.count == result.count && pixelLength >= 1)
    result[0] = rawValue
    // The first pixel has none before it, which counts as zeros.
    let head = min(1 + pixelLength, scanline.count)
    // A loop for each filter, free of checks: these bytes are most of what a gradient costs.
    func fill(_ prediction: (_ before: UInt8, _ above: UInt8, _ upperLeft: UInt8) -> UInt8) {
      for index in 1..<head { result[index] = scanline[index] &- prediction(0, above[index], 0) }
      for index in head..<scanline.count {
        let before = unsafe scanline[unchecked: index - pixelLength]
        let upperLeft = unsafe above[unchecked: index - pixelLength]
        let predicted = unsafe prediction(before, above[unchecked: index], upperLeft)
        unsafe result[unchecked: index] = scanline[unchecked: index] &- predicted
      }
    }
    switch self {
    case .none: fill { _, _, _ in 0 }
    case .sub: fill { before, _, _ in before }
    case .up: fill { _, above, _ in above }
    case .average: fill(FilterType.average)
    case .paeth: fill(FilterType.paeth)
    }
  }

  @inline(__always)
  private static func average(_ before: UInt8, _ above: UInt8, _: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt16(before) &+ UInt16(above)) &>> 1)
  }

  @inline(__always)
  private static func paeth(_ before: UInt8, _ above: UInt8, _ upperLeft: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(before), Int16(above), Int16(upperLeft))
    // How far before + above − upper left is from each of the three.
    let toBefore = distance(b &- c)
    let toAbove = distance(a &- c)
    let toUpperLeft = distance(a &+ b &- c &- c)
    let nearerAbove = toAbove <= toUpperLeft ? above : upperLeft
    return toBefore <= toAbove && toBefore <= toUpperLeft ? before : nearerAbove
  }

  @inline(__always)
  private static func distance(_ difference: Int16) -> Int16 {
    difference < 0 ? 0 &- difference : difference
  }
}

internal import SegmentPixels
internal import SegmentPrimitives

/// How much of each pixel a capsule covers: its top left quarter, which the others mirror.
struct CapsuleMask: Equatable, Sendable {
  /// The capsule on the pixel grid.
  let capsule: CapsuleGeometry
  /// The coverage, row after row; the last value of a row stands for the straight middle.
  private let levels: [UInt8]

  /// Computes the mask of a capsule.
  init(_ capsule: CapsuleGeometry) {
    self.capsule = capsule
    let scale = capsule.corner.scale
    levels = capsule.corner.map { UInt8(fraction: $0.coverage(scale: scale)) }
  }

  /// Mixes some columns of a picture's row with another row as far as the capsule covers them.
  /// - Parameters:
  ///   - line: where the row lies among the pixels.
  ///   - other: the other row, from column 0 on.
  func mix(
    row y: Int, columns: Range<Int>, into pixels: inout MutableSpan<UInt32>, _ line: Range<Int>,
    with other: Span<UInt32>
  ) {
    guard capsule.rows.contains(y) else { return }
    let first = capsule.quarterRow(y).index * capsule.corner.columnCount
    let bytes = levels.span
    for isRight in [false, true] {
      for x in capsule.end(isRight: isRight).clamped(to: columns) {
        let level = bytes[first + capsule.quarterColumn(x, isRight: isRight)]
        pixels.mix(at: line.lowerBound + x, with: other[x], by: level)
      }
    }
    let middle = capsule.middle.clamped(to: columns)
    pixels.mix(
      in: middle.moved(by: line.lowerBound), with: other.extracting(middle),
      by: bytes[first + capsule.corner.curvedColumns])
  }
}

extension Range<Int> {
  /// The range with both ends moved: columns as indices into pixels of which the row is a part.
  @inline(__always)
  func moved(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}

extension UInt8 {
  /// The byte nearest to a fraction in 0…1.
  init(fraction: Double) {
    // Cutting off is one instruction; rounding would be a call for each pixel.
    self = UInt8(Swift.min(Swift.max(fraction, 0), 1) * 255 + 0.5)
  }
}

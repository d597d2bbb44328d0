internal import SegmentDeflate

/// Which filter type each scanline of a picture gets.
enum FilterStrategy: Equatable, Sendable {
  /// The same for every scanline.
  case uniform(FilterType)
  /// For each scanline the one of the least sum of absolute differences, the bytes taken as signed
  /// (PNG 3, §12.7).
  case adaptive

  /// Every strategy, the simplest first.
  static let all: [FilterStrategy] = FilterType.allCases.map { .uniform($0) } + [.adaptive]
}

/// The scanlines of a picture, filtered one after the other.
struct FilteredScanlines: Sendable {
  /// The filtered scanlines, each behind its filter type byte.
  private(set) var bytes: [UInt8] = []
  private let pixelLength: Int

  /// Filters a picture's scanlines.
  init(_ scanlines: Scanlines, _ strategy: FilterStrategy) {
    let (unfiltered, length) = (scanlines.bytes.span, scanlines.scanlineLength)
    pixelLength = scanlines.pixelLength
    bytes.reserveCapacity(scanlines.byteCount)
    var filtered = [UInt8](repeating: 0, count: length)
    var trial = filtered
    let zeros = filtered
    for start in stride(from: 0, to: scanlines.byteCount, by: length) {
      let scanline = unfiltered.extracting(start..<start + length)
      let above = start == 0 ? zeros.span : unfiltered.extracting(start - length..<start)
      switch strategy {
      case .uniform(let type): apply(type, to: scanline, above, into: &filtered)
      case .adaptive: applyBest(to: scanline, above, into: &filtered, &trial)
      }
      bytes += filtered
    }
  }

  private func apply(
    _ type: FilterType, to scanline: Span<UInt8>, _ above: Span<UInt8>, into result: inout [UInt8]
  ) {
    var span = result.mutableSpan
    type.apply(to: scanline, above: above, pixelLength: pixelLength, into: &span)
  }

  private func applyBest(
    to scanline: Span<UInt8>, _ above: Span<UInt8>, into result: inout [UInt8],
    _ trial: inout [UInt8]
  ) {
    var least = Int.max
    for type in FilterType.allCases {
      apply(type, to: scanline, above, into: &trial)
      let sum = FilteredScanlines.sumOfAbsoluteDifferences(trial.span)
      if sum < least {
        least = sum
        swap(&result, &trial)
      }
    }
  }

  private static func sumOfAbsoluteDifferences(_ scanline: Span<UInt8>) -> Int {
    var sum = 0
    for index in 1..<scanline.count {
      let byte = unsafe Int8(bitPattern: scanline[unchecked: index])
      sum &+= Int(byte.magnitude)
    }
    return sum
  }
}

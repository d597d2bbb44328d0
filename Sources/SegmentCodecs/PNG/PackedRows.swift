internal import SegmentPrimitives

/// A raster's rows as a layout stores them, each behind a byte for its filter.
struct PackedRows: Sendable {
  /// The rows, one after the other.
  private(set) var bytes: [UInt8]
  private let rowLength: Int
  private let pixelLength: Int

  /// Packs a raster's rows.
  init(_ raster: Raster, _ layout: PixelLayout) {
    rowLength = 1 + layout.rowLength(width: raster.width)
    pixelLength = max(1, layout.bitsPerPixel / 8)
    bytes = []
    bytes.reserveCapacity(rowLength * raster.height)
    var row = [UInt8](repeating: 0, count: rowLength)
    for y in 0..<raster.height {
      layout.pack(raster.pixels.span.extracting(raster.row(y)), into: &row)
      bytes += row
    }
  }

  /// The zlib stream of the rows, filtered and compressed by libdeflate at a level from 1 to 12.
  /// - Throws: `PNGError.outOfMemory`.
  func compressed(_ filtering: RowFiltering, level: Int32) throws(PNGError) -> [UInt8] {
    let compressor = try ZlibCompressor(level: level)
    if filtering == .uniform(.none) { return compressor.compress(bytes.span) }
    let filtered = FilteredRows(
      bytes, rowLength: rowLength, pixelLength: pixelLength, filtering)
    return compressor.compress(filtered.bytes.span)
  }
}

extension PixelLayout {
  /// The zlib stream of a raster's unfiltered rows, its repetitions found pixel by pixel.
  /// - Precondition: a pixel fills at least one byte.
  func matchedStream(_ raster: Raster) -> [UInt8] {
    var stream = DeflateStream()
    var matcher = PixelMatcher(width: raster.width, bytesPerPixel: bitsPerPixel / 8)
    var row = [UInt8](repeating: 0, count: 1 + rowLength(width: raster.width))
    var checksum: UInt32 = 1
    for y in 0..<raster.height {
      pack(raster.pixels.span.extracting(raster.row(y)), into: &row)
      checksum = Checksum.adler32(of: row.span, after: checksum)
      matcher.addRow(y, of: raster.pixels.span, bytes: row.span, to: &stream)
      stream.endBlockIfLong()
    }
    return stream.finish(checksum: checksum)
  }

  /// The bytes that a palette adds to a file: its chunks, and opacities where it has any.
  var paletteSize: Int {
    guard case .palette(let palette, _) = self else { return 0 }
    let opacities = palette.alphaBytes.count
    return 12 + palette.colorBytes.count + (opacities > 0 ? 12 + opacities : 0)
  }
}

extension Raster {
  /// Where one row's pixels lie.
  fileprivate func row(_ y: Int) -> Range<Int> { y * width..<(y + 1) * width }
}

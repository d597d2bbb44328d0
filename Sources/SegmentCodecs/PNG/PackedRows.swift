internal import SegmentPrimitives

/// A raster's rows as a layout stores them, each behind a byte for its filter.
struct PackedRows: Sendable {
  /// The bytes behind the rows, which let eight be read at once wherever a row's byte is.
  static let padding = 8

  /// The rows, one after the other, and the padding.
  private(set) var bytes: [UInt8]
  /// How the pixels lie in the rows.
  let layout: PixelLayout
  /// How the rows lie in the bytes.
  let shape: RowShape

  /// Packs a raster's rows.
  init(_ raster: Raster, _ layout: PixelLayout) {
    self.layout = layout
    let rowLength = 1 + layout.rowLength(width: raster.width)
    shape = RowShape(
      rowLength: rowLength, pixelLength: max(1, layout.bitsPerPixel / 8),
      byteCount: rowLength * raster.height)
    bytes = []
    bytes.reserveCapacity(shape.byteCount + PackedRows.padding)
    var row = [UInt8](repeating: 0, count: rowLength)
    for y in 0..<raster.height {
      layout.pack(raster.pixels.span.extracting(raster.row(y)), into: &row)
      bytes += row
    }
    bytes += [UInt8](repeating: 0, count: PackedRows.padding)
  }
}

extension Raster {
  /// Where one row's pixels lie.
  func row(_ y: Int) -> Range<Int> { y * width..<(y + 1) * width }
}

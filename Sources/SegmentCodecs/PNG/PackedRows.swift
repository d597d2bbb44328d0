internal import SegmentPixels
internal import SegmentPrimitives

/// A raster's rows as a layout stores them, each behind a byte for its filter.
struct PackedRows: Sendable {
  /// The bytes behind the rows, which let eight be read at once wherever a row's byte is.
  static let padding = 8

  /// The rows, one after the other, and the padding.
  let bytes: [UInt8]
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
    let (count, shape) = (shape.byteCount + PackedRows.padding, shape)
    bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // SAFETY: whatever the memory holds is bytes, and each is written before it is read.
      for y in 0..<raster.height {
        let part = buffer.extracting(y * rowLength..<(y + 1) * rowLength)
        var row = unsafe part.mutableSpan
        row[0] = 0
        layout.pack(raster.pixels.span.extracting(raster.row(y)), into: &row)
      }
      for index in shape.byteCount..<count { unsafe buffer[index] = 0 }
      initializedCount = count
    }
  }
}

extension Raster {
  /// Where one row's pixels lie.
  func row(_ y: Int) -> Range<Int> { y * width..<(y + 1) * width }
}

internal import SegmentDeflate
internal import SegmentPixels
internal import SegmentPrimitives

/// A raster's scanlines as a layout stores them, each behind the filter type byte of none.
struct PackedScanlines: Sendable {
  /// How the pixels lie in the scanlines.
  let layout: PixelLayout
  /// The scanlines.
  let scanlines: Scanlines

  /// Packs a raster's pixels.
  init(_ raster: Raster, _ layout: PixelLayout) {
    self.layout = layout
    let length = 1 + layout.scanlineLength(width: raster.width)
    let byteCount = length * raster.height
    let count = byteCount + Scanlines.padding
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // SAFETY: whatever the memory holds is bytes, and each is written before it is read.
      for y in 0..<raster.height {
        let part = buffer.extracting(y * length..<(y + 1) * length)
        var scanline = unsafe part.mutableSpan
        scanline[0] = FilterType.none.rawValue
        layout.pack(raster.pixels.span.extracting(raster.row(y)), into: &scanline)
      }
      for index in byteCount..<count { unsafe buffer[index] = 0 }
      initializedCount = count
    }
    scanlines = Scanlines(
      padded: bytes, scanlineLength: length, pixelLength: max(1, layout.bitsPerPixel / 8))
  }
}

extension Raster {
  /// The indices of a row's pixels.
  func row(_ y: Int) -> Range<Int> { y * width..<(y + 1) * width }
}

public import SegmentPixels
internal import SegmentPrimitives

/// Writes rasters as PNG files with straight colours in sRGB.
///
/// The colour type is the smallest that loses nothing: grey, grey and alpha, RGB, RGBA or a palette.
/// The bytes depend on the raster, the metadata and the compression alone.
public struct PNGEncoder: Sendable {
  /// How much work goes into making files small.
  public var compression: CompressionEffort

  /// Makes an encoder.
  public init(compression: CompressionEffort = .balanced) {
    self.compression = compression
  }

  /// The PNG file of a raster.
  /// - Throws: `PNGError` where the raster has no extent or the metadata cannot be stored.
  public func encode(
    raster: Raster, metadata: PNGMetadata = PNGMetadata()
  ) throws(PNGError) -> [UInt8] {
    let sides = 1...Int(Int32.max)
    guard sides.contains(raster.width), sides.contains(raster.height) else {
      throw .sideOutOfRange(width: raster.width, height: raster.height)
    }
    let picture = try CompressedPicture(raster, compression)
    var file = PNGChunkWriter()
    file.appendHeader(width: raster.width, height: raster.height, picture.layout)
    try file.append(metadata)
    file.appendPalette(picture.layout)
    file.append(.imageData, picture.stream)
    file.append(.trailer, [])
    return file.bytes
  }
}

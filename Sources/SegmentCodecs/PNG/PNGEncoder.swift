public import SegmentPixels
internal import SegmentPrimitives

/// How much work goes into making a PNG small; the pixels are exact at each.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// The least work: flat art as with `balanced`, and larger files of photos.
  case fast
  /// Clearly smaller than other programs' files, in half a millisecond for a control.
  case balanced
  /// As small as dedicated optimisers make it; takes hundreds of times as long.
  case small
}

/// Writes rasters as PNG files with straight colours in sRGB.
///
/// The colour type is the smallest that loses nothing: grey, grey and alpha, RGB, RGBA or a palette.
/// The bytes depend on the raster, the metadata and the compression alone.
public struct PNGEncoder: Sendable {
  /// How much work goes into making files small.
  public var compression: PNGCompression

  /// Makes an encoder.
  public init(compression: PNGCompression = .balanced) {
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

public import SegmentPixels

/// Reads PNG, JPEG and WebP files as sRGB pixels, whatever colours they declare.
public struct PictureDecoder: Sendable {
  /// The most pixels that are read.
  public var pixelLimit: Int

  /// Makes a decoder; it reads 64 Mi pixels at most by default.
  public init(pixelLimit: Int = 1 << 26) {
    self.pixelLimit = pixelLimit
  }

  /// Reads a file's picture; its first bytes say the format.
  /// - Throws: `PictureError`.
  public func decode(_ bytes: [UInt8]) throws(PictureError) -> Raster {
    let (raster, colors) = try decodedAsStored(bytes)
    switch colors {
    case .sRGB: return raster
    case .profile(let data): return try ColorProfile(data).converted(raster)
    case .gamma(let exponent, let chromaticities):
      return try ColorProfile(exponent: exponent, chromaticities).converted(raster)
    }
  }

  /// Reads a file's picture with its component values as they are.
  func decodeAsStored(_ bytes: [UInt8]) throws(PictureError) -> Raster {
    try decodedAsStored(bytes).raster
  }

  private func decodedAsStored(
    _ bytes: [UInt8]
  ) throws(PictureError) -> (raster: Raster, colors: SourceColors) {
    switch PictureFormat(signatureOf: bytes) {
    case .jpeg:
      let decoder = try JPEGDecoder()
      let markers = JPEGMarkers(bytes)
      return (try decoder.decode(bytes, check).oriented(markers.orientation), markers.colors)
    case .webP: return try WebPDecoder.decode(bytes, check)
    case .png:
      do {
        let png = try PNGDecoder(pixelLimit: pixelLimit).decode(bytes)
        return (png.raster, png.colors)
      } catch {
        throw .png(error)
      }
    case .gif, nil: throw ForeignFile.name(bytes).map { .foreign($0) } ?? .unknownFormat
    }
  }

  /// Refuses a size before memory is asked for.
  func check(_ format: PictureFormat, width: Int, height: Int) throws(PictureError) {
    let side = PNGDecoder.longestSide
    guard (1...side).contains(width), (1...side).contains(height), width * height <= pixelLimit
    else { throw .tooManyPixels(format, width: width, height: height, limit: pixelLimit) }
  }
}

/// Refuses a picture of a size that is too large.
typealias SizeCheck = (PictureFormat, _ width: Int, _ height: Int) throws(PictureError) -> Void

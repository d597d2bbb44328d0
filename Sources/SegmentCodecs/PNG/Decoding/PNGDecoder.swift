internal import SegmentPixels
internal import SegmentPrimitives

/// Reads PNG files of any colour type, depth and interlacing, and those that Xcode changes for apps.
public struct PNGDecoder: Sendable {
  /// The longest side that is read, in pixels: what cairo can draw on.
  public static let longestSide = 32_767

  /// The most pixels that are read; each takes 4 bytes, or 12 for a moment in files of 16 bits.
  public var pixelLimit: Int

  /// Makes a decoder; it reads 64 Mi pixels at most by default.
  public init(pixelLimit: Int = 1 << 26) {
    self.pixelLimit = pixelLimit
  }

  /// Reads a file's picture, the default one if it is animated.
  ///
  /// Components are rounded to the nearest of 256 levels where the file has more.
  /// - Throws: `PNGDecodingError`.
  public func decode(_ bytes: [UInt8]) throws(PNGDecodingError) -> DecodedPNG {
    try checkStart(bytes)
    let isCgBI = CgBIFile.isRecognized(bytes)
    let file = isCgBI ? try CgBIFile(bytes, pixelLimit: pixelLimit).standardFile : bytes
    let reader = try PNGReader.open(file)
    let header = try reader.header()
    let pixels =
      isCgBI
      ? try reader.cgBIPixels()
      : header.bitDepth == 16 ? try reader.deepPixels() : try reader.pixels()
    return DecodedPNG(
      raster: Raster(width: header.width, height: header.height, pixels: pixels),
      colors: reader.colors(),
      texts: reader.texts())
  }

  /// Reads a file's picture with straight alpha, as it is stored, and what it says of its colours.
  /// - Throws: `PNGDecodingError`.
  func decodeStraight(
    _ bytes: [UInt8]
  ) throws(PNGDecodingError) -> (raster: StraightRaster, colors: ColorDeclaration) {
    try checkStart(bytes)
    let reader = try PNGReader.open(bytes)
    let header = try reader.header()
    let pixels =
      header.bitDepth == 16 ? try reader.deepStraightPixels() : try reader.straightPixels()
    let raster = StraightRaster(width: header.width, height: header.height, pixels: pixels)
    return (raster, reader.colorDeclaration())
  }

  /// Refuses what the first bytes show to be unreadable, before memory is allocated.
  func checkStart(_ bytes: [UInt8]) throws(PNGDecodingError) {
    guard bytes.starts(with: PNGChunkWriter().bytes) else { throw .notPNG }
    let firstChunk = bytes.dropFirst(12)
    guard firstChunk.starts(with: "IHDR".utf8), firstChunk.count >= 12 else { return }
    let sides = firstChunk.dropFirst(4).prefix(8).map { Int($0) }
    let width = sides.prefix(4).reduce(0) { $0 << 8 | $1 }
    let height = sides.suffix(4).reduce(0) { $0 << 8 | $1 }
    try PNGDecoder.check(width: width, height: height, pixelLimit: pixelLimit)
  }

  /// Refuses a size before memory is allocated.
  static func check(width: Int, height: Int, pixelLimit: Int) throws(PNGDecodingError) {
    guard max(width, height) <= longestSide else {
      throw .sideTooLong(width: width, height: height, limit: longestSide)
    }
    guard width * height <= pixelLimit else {
      throw .tooManyPixels(width: width, height: height, limit: pixelLimit)
    }
  }
}

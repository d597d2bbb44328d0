package import SegmentPixels
package import SegmentPrimitives

/// One picture of a file, as it shows, and for how long.
package struct StoredFrame: Equatable, Sendable {
  /// The whole canvas with straight alpha.
  package var raster: StraightRaster
  /// How long it shows, in seconds; 0 for a still.
  package var duration: Rational
}

/// What is known of a file before its frames are read.
struct FrameHeader {
  /// What the file says about its colours.
  let colors: ColorDeclaration
  /// The canvas in pixels.
  let size: (width: Int, height: Int)
  /// How often the animation plays, 0 for ever; `nil` for a still.
  let playCount: Int?
}

/// Reads the frames of one file, one after the other.
protocol FrameReader: ~Copyable {
  /// What is known before the first frame is read.
  var header: FrameHeader { get }

  /// The next frame; `nil` behind the last.
  mutating func next() throws(PictureError) -> StoredFrame?
}

/// The frames of a PNG, APNG, WebP, GIF or JPEG file, read one after the other, so that memory does
/// not grow with their number. A still is one frame.
package struct PictureFrames: ~Copyable {
  /// The most pixels of all frames together: a thousand of a large screen.
  private static let totalLimit = 1 << 31

  private let header: FrameHeader
  private var reader: any FrameReader & ~Copyable
  private var count = 0

  /// Opens a file; its first bytes say the format.
  /// - Parameter pixelLimit: the most pixels of a frame.
  /// - Throws: `PictureError`.
  package init(_ bytes: [UInt8], pixelLimit: Int = 1 << 26) throws(PictureError) {
    switch PictureFormat(signatureOf: bytes) {
    case .png: self = try PictureFrames.ofPNG(bytes, PNGDecoder(pixelLimit: pixelLimit))
    case .webP: self.init(try WebPFrameReader.open(bytes, pixelLimit: pixelLimit))
    case .gif: self.init(try GIFFrameReader.open(bytes, pixelLimit: pixelLimit))
    case .jpeg:
      let raster = try PictureDecoder(pixelLimit: pixelLimit).decodeAsStored(bytes)
      let colors = ColorDeclaration(JPEGMarkers(bytes).colors)
      self.init(StillReader(StraightRaster(raster), colors: colors))
    case nil: throw .unknownFrameFormat
    }
  }

  private init(_ reader: consuming some FrameReader & ~Copyable) {
    header = reader.header
    self.reader = consume reader
  }

  private static func ofPNG(
    _ bytes: [UInt8], _ decoder: PNGDecoder
  ) throws(PictureError) -> PictureFrames {
    do throws(PNGDecodingError) {
      if let animation = try APNGFrameReader.open(bytes, decoder) {
        return PictureFrames(animation)
      }
      let (raster, colors) = try decoder.decodeStraight(bytes)
      return PictureFrames(StillReader(raster, colors: colors))
    } catch {
      throw .png(error)
    }
  }

  /// The canvas in pixels.
  package var size: (width: Int, height: Int) { header.size }
  /// What the file says about its colours.
  package var colors: ColorDeclaration { header.colors }
  /// How often the animation plays, 0 for ever; `nil` for a still.
  package var playCount: Int? { header.playCount }

  /// The next frame; `nil` behind the last.
  /// - Throws: `PictureError`.
  package mutating func next() throws(PictureError) -> StoredFrame? {
    let (width, height) = header.size
    guard width * height * count <= PictureFrames.totalLimit else {
      throw .tooManyFrames(
        frame: count, width: width, height: height, limit: PictureFrames.totalLimit)
    }
    count += 1
    return try reader.next()
  }
}

/// The one frame of a still.
private struct StillReader: FrameReader, ~Copyable {
  let header: FrameHeader
  private var raster: StraightRaster?

  init(_ raster: StraightRaster, colors: ColorDeclaration) {
    header = FrameHeader(colors: colors, size: (raster.width, raster.height), playCount: nil)
    self.raster = raster
  }

  mutating func next() throws(PictureError) -> StoredFrame? {
    defer { raster = nil }
    return raster.map { StoredFrame(raster: $0, duration: Rational(0, 1)) }
  }
}

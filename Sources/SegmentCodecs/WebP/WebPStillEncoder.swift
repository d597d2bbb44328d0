internal import CWebP
public import SegmentPixels

/// Writes rasters as still WebP files by libwebp.
public struct WebPStillEncoder: Sendable {
  /// How pixels are compressed.
  public var compression: WebPCompression

  /// Makes an encoder; lossless by default.
  public init(compression: WebPCompression = .lossless(.balanced)) {
    self.compression = compression
  }

  /// The WebP file of a raster, with texts in an XMP packet where there are any.
  ///
  /// Flat art is often smaller without loss: then the file is lossless although a quality was asked
  /// for, which `WebPEncoder.isLossless` tells. Wraps `WebPEncode`.
  /// - Throws: `PictureError.sideOutOfRange`, `.qualityOutOfRange`, `.encoderFailed`.
  public func encode(
    _ raster: Raster, texts: [PNGText] = []
  ) throws(PictureError) -> [UInt8] {
    let sides = 1...16_383
    guard sides.contains(raster.width), sides.contains(raster.height) else {
      throw .sideOutOfRange(.webP, width: raster.width, height: raster.height, limit: 16_383)
    }
    var file = try encoded(raster, compression)
    if case .lossy(let quality) = compression {
      guard (0...100).contains(quality) else {
        throw .qualityOutOfRange(.webP, quality, allowed: 0...100)
      }
      let exact = try encoded(raster, .lossless(.balanced))
      if exact.count <= file.count { file = exact }
    }
    return try file.webP(with: texts)
  }

  private func encoded(
    _ raster: Raster, _ compression: WebPCompression
  ) throws(PictureError) -> [UInt8] {
    do throws(AnimationError) {
      var settings = try WebPConfig.make(compression)
      let picture = try WebPFrame(width: raster.width, height: raster.height)
      picture.set(raster)
      return try picture.encoded(&settings)
    } catch {
      throw PictureError(error)
    }
  }
}

extension PictureError {
  /// The same of a still, said once: both errors name the format and what to do.
  init(_ error: AnimationError) {
    if case .encoderFailed(_, let reason) = error {
      self = .encoderFailed(.webP, reason: reason)
    } else {
      self = .encoderFailed(.webP, reason: error.reason)
    }
  }
}

extension WebPFrame {
  /// The file of the picture alone (`WebPEncode`, `WebPMemoryWrite`).
  fileprivate func encoded(_ settings: inout WebPConfig) throws(AnimationError) -> [UInt8] {
    var writer = unsafe WebPMemoryWriter()
    unsafe WebPMemoryWriterInit(&writer)
    defer { unsafe WebPMemoryWriterClear(&writer) }
    let isDone = unsafe withUnsafeMutablePointer(to: &writer) { writer in
      unsafe handle.pointee.writer = WebPMemoryWrite
      unsafe handle.pointee.custom_ptr = UnsafeMutableRawPointer(writer)
      return unsafe WebPEncode(&settings, handle) != 0
    }
    guard isDone else {
      let code = unsafe handle.pointee.error_code.rawValue
      throw .encoderFailed(.webP, reason: "libwebp gave up with its error \(code)")
    }
    return unsafe Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }
}

extension [UInt8] {
  /// A WebP file with texts in an XMP packet; as it is where there are none.
  func webP(with texts: [PNGText]) throws(PictureError) -> [UInt8] {
    guard !texts.isEmpty else { return self }
    guard let container = WebPContainer(self) else {
      throw .encoderFailed(.webP, reason: "libwebpmux cannot read what libwebp wrote")
    }
    return try container.file(with: "XMP ", Array(XMPPacket(texts).text.utf8))
  }
}

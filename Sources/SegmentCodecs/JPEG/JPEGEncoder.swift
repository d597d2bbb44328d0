internal import CTurboJPEG
public import SegmentPixels
public import SegmentPrimitives

/// Writes rasters as JPEG files over a matte, as the format has no opacity.
public struct JPEGEncoder: Sendable {
  /// How well colours are to look, 1…100.
  public var quality: Double
  /// The colour under what shows through.
  public var matte: Color

  /// Makes an encoder; quality 90 by default, at which letters show no ringing at arm's length.
  public init(quality: Double = 90, matte: Color = .white) {
    (self.quality, self.matte) = (quality, matte)
  }

  /// The JPEG file of a raster, at `scale` pixels per point, with comments.
  ///
  /// Colour is stored for each pixel, not for blocks of four: red letters stay sharp.
  /// Wraps `tjCompress2`.
  /// - Throws: `PictureError.sideOutOfRange`, `.qualityOutOfRange`, `.encoderFailed`.
  public func encode(
    _ raster: Raster, scale: Double, comments: [String] = []
  ) throws(PictureError) -> [UInt8] {
    guard (1...100).contains(quality) else {
      throw .qualityOutOfRange(.jpeg, quality, allowed: 1...100)
    }
    let sides = 1...65_500
    guard sides.contains(raster.width), sides.contains(raster.height) else {
      throw .sideOutOfRange(.jpeg, width: raster.width, height: raster.height, limit: 65_500)
    }
    guard let handle = unsafe tjInitCompress() else {
      throw .encoderFailed(.jpeg, reason: "no memory for the encoder")
    }
    defer { _ = unsafe tjDestroy(handle) }
    let pixels = raster.composited(over: matte.opaquePixel).pixels
    var (bytes, length) = unsafe (nil as UnsafeMutablePointer<UInt8>?, UInt(0))
    defer { unsafe tjFree(bytes) }
    let status = unsafe pixels.withUnsafeBytes { pixels in
      unsafe tjCompress2(
        handle, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(raster.width), 0,
        Int32(raster.height), Int32(TJPF_BGRX.rawValue), &bytes, &length,
        Int32(TJSAMP_444.rawValue), Int32(quality.rounded()), TJFLAG_ACCURATEDCT)
    }
    guard status == 0 else {
      throw .encoderFailed(.jpeg, reason: unsafe String(cString: tjGetErrorStr2(handle)))
    }
    let file = unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
    return file.withDensity(scale: scale).withComments(comments)
  }
}

extension [UInt8] {
  /// The JFIF header's end: the start of image, and APP0 of 18 bytes.
  private static let headerLength = 20

  /// The file with its physical size, in pixels per inch (JFIF 1.02), where the header is as the
  /// library writes it.
  fileprivate func withDensity(scale: Double) -> [UInt8] {
    guard count > Self.headerLength, self[6..<11].elementsEqual("JFIF\0".utf8) else { return self }
    let density = UInt16(clamping: Int((72 * scale).rounded()))
    let bytes = [UInt8(density >> 8), UInt8(density & 255)]
    return self[..<13] + [1] + bytes + bytes + self[18...]
  }

  /// The file with comments (COM) behind its header.
  fileprivate func withComments(_ comments: [String]) -> [UInt8] {
    let segments = comments.flatMap { comment -> [UInt8] in
      let text = Array(comment.utf8.prefix(65_533))
      return [0xFF, 0xFE, UInt8((text.count + 2) >> 8), UInt8((text.count + 2) & 255)] + text
    }
    return self[..<Self.headerLength] + segments + self[Self.headerLength...]
  }
}

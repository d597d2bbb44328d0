internal import CWebP
internal import SegmentPixels

/// Reads still WebP files by libwebp.
enum WebPDecoder {
  /// The premultiplied pixels of a file and the colours that it declares (`WebPGetFeatures`,
  /// `WebPDecodeBGRAInto`).
  /// - Throws: `PictureError.malformed`, `.tooManyPixels`.
  static func decode(
    _ bytes: [UInt8], _ check: SizeCheck
  ) throws(PictureError) -> (raster: Raster, colors: SourceColors) {
    var features = WebPBitstreamFeatures()
    guard unsafe WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
      throw .malformed(.webP, reason: "its header is broken")
    }
    let (width, height) = (Int(features.width), Int(features.height))
    try check(.webP, width, height)
    guard features.has_animation == 0 else {
      throw .malformed(.webP, reason: "it moves, and a still is needed")
    }
    let count = width * height
    var isRead = false
    let straight = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe buffer.initialize(repeating: 0)
      isRead = unsafe UnsafeMutableRawBufferPointer(buffer).withMemoryRebound(to: UInt8.self) {
        unsafe WebPDecodeBGRAInto(
          bytes, bytes.count, $0.baseAddress, $0.count, Int32(width * 4)) != nil
      }
      initialized = count
    }
    guard isRead else { throw .malformed(.webP, reason: "it ends before its picture does") }
    let pixels = straight.map { StraightColor(pixel: $0).premultiplied }
    return (Raster(width: width, height: height, pixels: pixels), colors(of: bytes))
  }

  /// The colours of the `ICCP` chunk, else sRGB (`WebPMuxGetChunk`).
  static func colors(of bytes: [UInt8]) -> SourceColors {
    guard let profile = WebPContainer(bytes)?.chunk("ICCP") else { return .sRGB }
    return .profile(profile)
  }
}

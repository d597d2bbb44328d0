internal import CWebP

/// A WebP file as its chunks.
///
/// Wraps `WebPMux`; made by `WebPMuxCreate`, released by `WebPMuxDelete`.
@safe struct WebPContainer: ~Copyable {
  private let handle: OpaquePointer

  /// Takes a file apart; `nil` where it is broken.
  init?(_ file: [UInt8]) {
    let handle = unsafe file.withUnsafeBufferPointer { bytes in
      var data = unsafe WebPData(bytes: bytes.baseAddress, size: bytes.count)
      return unsafe WebPMuxCreate(&data, 1)
    }
    guard let handle = unsafe handle else { return nil }
    unsafe self.handle = handle
  }

  deinit {
    unsafe WebPMuxDelete(handle)
  }

  /// A chunk's bytes by its name of four letters; `nil` where there is none (`WebPMuxGetChunk`).
  func chunk(_ name: String) -> [UInt8]? {
    var data = unsafe WebPData()
    guard unsafe WebPMuxGetChunk(handle, name, &data) == WEBP_MUX_OK else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  /// Whether the first frame is stored without loss (`WebPMuxGetFrame`, `WebPGetFeatures`).
  var isLossless: Bool {
    var frame = unsafe WebPMuxFrameInfo()
    guard unsafe WebPMuxGetFrame(handle, 1, &frame) == WEBP_MUX_OK else { return false }
    defer { unsafe WebPDataClear(&frame.bitstream) }
    var features = WebPBitstreamFeatures()
    let status = unsafe WebPGetFeatures(frame.bitstream.bytes, frame.bitstream.size, &features)
    return status == VP8_STATUS_OK && features.format == 2
  }

  /// The file with a chunk of a name, instead of one that it had (`WebPMuxSetChunk`).
  /// - Throws: `PictureError.encoderFailed` if there is no memory.
  func file(with name: String, _ bytes: [UInt8]) throws(PictureError) -> [UInt8] {
    var file = unsafe WebPData()
    defer { unsafe WebPDataClear(&file) }
    let isSet = unsafe bytes.withUnsafeBufferPointer { bytes in
      var data = unsafe WebPData(bytes: bytes.baseAddress, size: bytes.count)
      return unsafe WebPMuxSetChunk(handle, name, &data, 1) == WEBP_MUX_OK
    }
    guard isSet, unsafe WebPMuxAssemble(handle, &file) == WEBP_MUX_OK else {
      throw .encoderFailed(.webP, reason: "no memory for the file")
    }
    return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.size))
  }
}

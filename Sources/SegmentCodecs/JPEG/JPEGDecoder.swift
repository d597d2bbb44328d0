internal import CTurboJPEG
internal import SegmentPixels

/// libjpeg-turbo's decoder, by its TurboJPEG interface, which returns where the classic one jumps.
///
/// Wraps `tjhandle`; made by `tjInitDecompress`, released by `tjDestroy`.
@safe struct JPEGDecoder: ~Copyable {
  private let handle: UnsafeMutableRawPointer

  /// Makes a decoder.
  /// - Throws: `PictureError.malformed` if there is no memory.
  init() throws(PictureError) {
    guard let handle = unsafe tjInitDecompress() else {
      throw .malformed(.jpeg, reason: "no memory")
    }
    unsafe self.handle = handle
  }

  deinit {
    _ = unsafe tjDestroy(handle)
  }

  /// The opaque pixels of a file (`tjDecompressHeader3`, `tjDecompress2`).
  ///
  /// The exact inverse transform is used, so that all machines give the same pixels; a file that
  /// ends early is refused, and one with more progressive scans than any picture needs.
  /// - Throws: `PictureError.malformed`, `.tooManyPixels`.
  func decode(_ bytes: [UInt8], _ check: SizeCheck) throws(PictureError) -> Raster {
    var (width, height, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let length = UInt(bytes.count)
    guard
      unsafe tjDecompressHeader3(
        handle, bytes, length, &width, &height, &sampling, &colors) == 0
    else { throw malformed }
    try check(.jpeg, Int(width), Int(height))
    guard colors != TJCS_CMYK.rawValue, colors != TJCS_YCCK.rawValue else {
      throw .malformed(.jpeg, reason: "its colours are those of print, CMYK")
    }
    let count = Int(width) * Int(height)
    var status: Int32 = 0
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      unsafe buffer.initialize(repeating: 0)
      status = unsafe tjDecompress2(
        handle, bytes, length, buffer.baseAddress, width, 0, height, Int32(TJPF_BGRA.rawValue),
        TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
      initialized = count
    }
    guard status == 0 else { throw malformed }
    return Raster(width: Int(width), height: Int(height), pixels: pixels)
  }

  private var malformed: PictureError {
    .malformed(.jpeg, reason: unsafe String(cString: tjGetErrorStr2(handle)))
  }
}

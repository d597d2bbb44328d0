internal import CWebP
internal import SegmentPixels
internal import SegmentPrimitives

/// Reads the frames of a WebP file, composed by libwebp.
///
/// Wraps `WebPAnimDecoder`; made by `WebPAnimDecoderNew`, released by `WebPAnimDecoderDelete`.
@safe struct WebPFrameReader: FrameReader, ~Copyable {
  let header: FrameHeader
  private let handle: OpaquePointer
  /// A copy of the file that stays where it is as long as the decoder reads it.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let frameCount: Int
  private var index = 0
  private var end = 0

  /// Opens a file.
  /// - Throws: `PictureError.malformed`, `.tooManyPixels`.
  static func open(_ file: [UInt8], pixelLimit: Int) throws(PictureError) -> WebPFrameReader {
    var features = WebPBitstreamFeatures()
    guard unsafe WebPGetFeatures(file, file.count, &features) == VP8_STATUS_OK else {
      throw .malformed(.webP, reason: "its header is broken")
    }
    try PictureDecoder(pixelLimit: pixelLimit)
      .check(.webP, width: Int(features.width), height: Int(features.height))
    return try WebPFrameReader(file, isAnimated: features.has_animation != 0)
  }

  private init(_ file: [UInt8], isAnimated: Bool) throws(PictureError) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
    _ = unsafe bytes.initialize(fromContentsOf: file)
    var options = WebPAnimDecoderOptions()
    unsafe WebPAnimDecoderOptionsInit(&options)
    options.color_mode = MODE_RGBA
    var data = unsafe WebPData(bytes: bytes.baseAddress, size: bytes.count)
    guard let handle = unsafe WebPAnimDecoderNew(&data, &options) else {
      unsafe bytes.deallocate()
      throw .malformed(.webP, reason: "it is broken or ends early")
    }
    var info = WebPAnimInfo()
    _ = unsafe WebPAnimDecoderGetInfo(handle, &info)
    header = FrameHeader(
      colors: ColorDeclaration(WebPDecoder.colors(of: file)),
      size: (Int(info.canvas_width), Int(info.canvas_height)),
      playCount: isAnimated ? Int(info.loop_count) : nil)
    frameCount = Int(info.frame_count)
    unsafe self.handle = handle
    unsafe self.bytes = bytes
  }

  deinit {
    unsafe WebPAnimDecoderDelete(handle)
    unsafe bytes.deallocate()
  }

  /// The next frame (`WebPAnimDecoderGetNext`, which gives the time of its end).
  mutating func next() throws(PictureError) -> StoredFrame? {
    guard index < frameCount else { return nil }
    var (pixels, milliseconds): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
    guard unsafe WebPAnimDecoderGetNext(handle, &pixels, &milliseconds) != 0,
      let pixels = unsafe pixels
    else { throw .malformed(.webP, reason: "frame \(index) is broken or ends early") }
    let (width, height) = header.size
    let count = width * height
    let raster = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      let source = unsafe UnsafeRawBufferPointer(start: pixels, count: 4 * count)
      unsafe UnsafeMutableRawBufferPointer(buffer).copyMemory(from: source)
      initialized = count
    }
    defer { (index, end) = (index + 1, Int(milliseconds)) }
    return StoredFrame(
      raster: StraightRaster(
        width: width, height: height, pixels: raster.map { UInt32(littleEndian: $0) }),
      duration: Rational(Int(milliseconds) - end, 1000))
  }
}

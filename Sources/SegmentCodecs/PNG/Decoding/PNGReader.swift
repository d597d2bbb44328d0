internal import CSpng
internal import SegmentPixels

/// libspng's decoder over the bytes of one file.
@safe struct PNGReader: ~Copyable {
  /// The size of a picture, and the bits of each of its components in the file.
  struct Header: Equatable {
    var width: Int
    var height: Int
    var bitDepth: Int
  }

  /// The most bytes of an ancillary chunk, unpacked: a profile fits, a decompression bomb does not.
  private static let chunkLimit = 8 << 20

  let context: OpaquePointer
  /// A copy of the file that stays where it is as long as the context reads it.
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Opens a file (`spng_set_chunk_limits`, `spng_set_png_buffer`).
  /// - Throws: `PNGDecodingError.malformed` if there is no memory.
  static func open(_ file: [UInt8]) throws(PNGDecodingError) -> PNGReader {
    let reader = try PNGReader(file)
    try check(unsafe spng_set_chunk_limits(reader.context, chunkLimit, chunkLimit))
    try check(unsafe spng_set_png_buffer(reader.context, reader.bytes.baseAddress, file.count))
    return reader
  }

  private init(_ file: [UInt8]) throws(PNGDecodingError) {
    guard let context = unsafe spng_ctx_new(0) else { throw .malformed(reason: "no memory") }
    unsafe self.context = context
    unsafe bytes = .allocate(capacity: file.count)
    _ = unsafe bytes.initialize(fromContentsOf: file)
  }

  deinit {
    unsafe spng_ctx_free(context)
    unsafe bytes.deallocate()
  }

  /// The size and the depth (`spng_get_ihdr`).
  func header() throws(PNGDecodingError) -> Header {
    var header = spng_ihdr()
    try PNGReader.check(unsafe spng_get_ihdr(context, &header))
    return Header(
      width: Int(header.width), height: Int(header.height), bitDepth: Int(header.bit_depth))
  }

  /// The premultiplied pixels of a file of at most 8 bits (`spng_decode_image`, `SPNG_FMT_RGBA8`).
  func pixels() throws(PNGDecodingError) -> [UInt32] {
    var pixels: [UInt32] = try decoded(SPNG_FMT_RGBA8)
    for index in pixels.indices {
      pixels[index] = StraightColor(rgba: UInt32(littleEndian: pixels[index])).premultiplied
    }
    return pixels
  }

  /// The straight pixels of a file of at most 8 bits (`spng_decode_image`, `SPNG_FMT_RGBA8`).
  func straightPixels() throws(PNGDecodingError) -> [UInt32] {
    let pixels: [UInt32] = try decoded(SPNG_FMT_RGBA8)
    return UInt32(littleEndian: 1) == 1 ? pixels : pixels.map { UInt32(littleEndian: $0) }
  }

  /// The straight pixels of a file of 16 bits, rounded to 8 (`SPNG_FMT_RGBA16`).
  func deepStraightPixels() throws(PNGDecodingError) -> [UInt32] {
    let pixels: [SIMD4<UInt16>] = try decoded(SPNG_FMT_RGBA16)
    func rounded(_ component: UInt16) -> UInt8 {
      UInt8((UInt32(component) * 255 + 32_767) / 65_535)
    }
    return pixels.map { pixel in
      StraightColor(
        red: rounded(pixel.x), green: rounded(pixel.y), blue: rounded(pixel.z),
        alpha: rounded(pixel.w)
      ).rgba
    }
  }

  /// The pixels of a file whose components are premultiplied and in the order of `CgBIFile`.
  func cgBIPixels() throws(PNGDecodingError) -> [UInt32] {
    let pixels: [SIMD4<UInt8>] = try decoded(SPNG_FMT_RGBA8)
    return pixels.map { pixel in
      // A component is no larger than the opacity, whatever the file says.
      let components = [pixel.w, pixel.z, pixel.y, pixel.x]
      return components.reduce(0) { $0 << 8 | UInt32(min($1, pixel.w)) }
    }
  }

  /// The premultiplied pixels of a file of 16 bits (`spng_decode_image`, `SPNG_FMT_RGBA16`).
  func deepPixels() throws(PNGDecodingError) -> [UInt32] {
    let pixels: [SIMD4<UInt16>] = try decoded(SPNG_FMT_RGBA16)
    return pixels.map { pixel in
      let alpha = UInt64(pixel.w)
      // Both divisors are odd, so that no quotient lies halfway between two levels.
      func scaled(_ component: UInt16) -> UInt32 {
        UInt32((UInt64(component) * alpha * 255 + 65535 * 65535 / 2) / (65535 * 65535))
      }
      let opacity = UInt32((alpha * 255 + 65535 / 2) / 65535)
      return opacity << 24 | scaled(pixel.x) << 16 | scaled(pixel.y) << 8 | scaled(pixel.z)
    }
  }

  /// The texts in the order in which they are stored, once the pixels are read (`spng_get_text`).
  func texts() -> [PNGText] {
    var count: UInt32 = 0
    guard unsafe spng_get_text(context, nil, &count) == 0, count > 0 else { return [] }
    var texts = unsafe [spng_text](repeating: spng_text(), count: Int(count))
    guard unsafe spng_get_text(context, &texts, &count) == 0 else { return [] }
    return unsafe texts.map { text in
      let keyword = unsafe withUnsafeBytes(of: text.keyword) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let language = unsafe text.language_tag.map { unsafe String(cString: $0) } ?? ""
      return PNGText(
        keyword: keyword, text: unsafe String(cString: text.text),
        language: language.isEmpty ? nil : language)
    }
  }

  private func decoded<Pixel: BitwiseCopyable>(
    _ format: spng_format
  ) throws(PNGDecodingError) -> [Pixel] {
    let header = try header()
    let count = header.width * header.height
    var status: Int32 = 0
    let pixels = unsafe [Pixel](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      let length = count * MemoryLayout<Pixel>.stride
      status = unsafe spng_decode_image(
        context, buffer.baseAddress, length, Int32(format.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue))
      initializedCount = status == 0 ? count : 0
    }
    try PNGReader.check(status)
    // Only reading on to the file's end checks the sum of the picture's last chunk.
    try PNGReader.check(unsafe spng_decode_chunks(context))
    return pixels
  }

  private static func check(_ status: Int32) throws(PNGDecodingError) {
    switch status {
    case 0: return
    case SPNG_IO_EOF.rawValue, Int32(SPNG_EOF.rawValue), Int32(SPNG_EIDAT_TOO_SHORT.rawValue):
      throw .truncated
    default: throw .malformed(reason: unsafe String(cString: spng_strerror(status)))
    }
  }
}

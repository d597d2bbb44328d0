internal import CDeflate

/// A PNG in the variant that Xcode writes into apps for iPhone: a chunk `CgBI` before the header, a
/// deflate stream without zlib's head and sum, components in the order blue, green, red, multiplied
/// by their opacity. Source: iphonewiki.com, "CgBI file format".
struct CgBIFile {
  /// The same file as a standard PNG, but for the order and the multiplication of components.
  let standardFile: [UInt8]

  /// Whether a file is of the variant: the chunk comes first in it.
  static func isRecognized(_ bytes: [UInt8]) -> Bool {
    bytes.dropFirst(12).starts(with: "CgBI".utf8)
  }

  /// Unpacks the stream, whose size follows from the header, and gives it what a PNG's has.
  /// - Throws: `PNGDecodingError`.
  init(_ bytes: [UInt8], pixelLimit: Int) throws(PNGDecodingError) {
    var (header, data): ([UInt8], [UInt8]) = ([], [])
    var others: [(type: UInt32, data: ArraySlice<UInt8>)] = []
    var place = 8
    while place + 12 <= bytes.count {
      let length = Int(bytes.bigEndian(at: place))
      let type = bytes.bigEndian(at: place + 4)
      guard length <= bytes.count - place - 12 else { throw .truncated }
      let content = bytes[place + 8..<place + 8 + length]
      switch PNGChunkType(code: type) {
      case .header: header = Array(content)
      case .imageData: data += content
      case .trailer: place = bytes.count
      default: if type != CgBIFile.mark { others.append((type, content)) }
      }
      place += 12 + length
    }
    let size = try CgBIFile.unpackedSize(header, pixelLimit: pixelLimit)
    let stream = try CgBIFile.zlibStream(data, unpackedSize: size)
    var writer = PNGChunkWriter()
    writer.append(.header, header)
    for other in others { writer.append(PNGChunkType(code: other.type), other.data) }
    writer.append(.imageData, stream)
    writer.append(.trailer, [])
    standardFile = writer.bytes
  }

  /// `CgBI`
  private static let mark: UInt32 = 0x4367_4249

  /// No fewer bytes than the rows have with their filters, in seven passes if interlaced.
  private static func unpackedSize(
    _ header: [UInt8], pixelLimit: Int
  ) throws(PNGDecodingError) -> Int {
    guard header.count == 13, header[8] == 8, header[9] == 2 || header[9] == 6 else {
      throw .malformed(reason: "a CgBI file of other than 8-bit colours")
    }
    let (width, height) = (Int(header.bigEndian(at: 0)), Int(header.bigEndian(at: 4)))
    try PNGDecoder.check(width: width, height: height, pixelLimit: pixelLimit)
    return width * height * (header[9] == 6 ? 4 : 3) + 2 * height + 16
  }

  /// A stream with the head and the sum that zlib has (RFC 1950).
  private static func zlibStream(
    _ data: [UInt8], unpackedSize: Int
  ) throws(PNGDecodingError) -> [UInt8] {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else {
      throw .malformed(reason: "no memory")
    }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var count = 0
    var result = LIBDEFLATE_BAD_DATA
    let unpacked = unsafe [UInt8](unsafeUninitializedCapacity: unpackedSize) { buffer, length in
      result = unsafe libdeflate_deflate_decompress(
        decompressor, data, data.count, buffer.baseAddress, unpackedSize, &count)
      length = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    guard result == LIBDEFLATE_SUCCESS else { throw .truncated }
    var stream: [UInt8] = [0x78, 0x01] + data
    stream.append(bigEndian: Checksum.adler32(of: unpacked.span))
    return stream
  }
}

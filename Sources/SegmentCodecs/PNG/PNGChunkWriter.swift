/// Puts a PNG file together, chunk by chunk.
struct PNGChunkWriter: Sendable {
  /// The file so far, from the signature on, without what was taken.
  private(set) var bytes: [UInt8]

  /// Starts a file with PNG's signature.
  init() {
    bytes = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  }

  /// Gives the bytes since they were last taken, so that a file can be written while it is made.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Adds one chunk: the length, the type, the data and the checksum of type and data.
  mutating func append(_ type: PNGChunkType, _ data: some Collection<UInt8>) {
    bytes.reserveCapacity(bytes.count + data.count + 12)
    bytes.append(bigEndian: UInt32(data.count))
    let start = bytes.count
    bytes.append(bigEndian: type.code)
    bytes.append(contentsOf: data)
    bytes.append(bigEndian: Checksum.crc32(of: bytes.span.extracting(start..<bytes.count)))
  }
}

/// The four letters that name a chunk.
struct PNGChunkType: Equatable, Sendable {
  /// The letters as one big-endian number.
  let code: UInt32

  /// Makes a type of its letters, the first in the highest byte.
  init(code: UInt32) {
    self.code = code
  }

  /// Makes a type of its four letters.
  init(_ letters: StaticString) {
    code = letters.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The size and the colour type.
  static let header = PNGChunkType("IHDR")
  /// The statement that colours are sRGB.
  static let standardColors = PNGChunkType("sRGB")
  /// The pixels per metre.
  static let physicalSize = PNGChunkType("pHYs")
  /// The palette's colours.
  static let palette = PNGChunkType("PLTE")
  /// The palette's opacities.
  static let transparency = PNGChunkType("tRNS")
  /// An ASCII text.
  static let text = PNGChunkType("tEXt")
  /// A text in any script, with its language.
  static let internationalText = PNGChunkType("iTXt")
  /// The compressed pixels.
  static let data = PNGChunkType("IDAT")
  /// The end of the file.
  static let end = PNGChunkType("IEND")
}

extension [UInt8] {
  /// Adds a number's four bytes, the highest first.
  mutating func append(bigEndian number: UInt32) {
    append(UInt8(truncatingIfNeeded: number >> 24))
    append(UInt8(truncatingIfNeeded: number >> 16))
    append(UInt8(truncatingIfNeeded: number >> 8))
    append(UInt8(truncatingIfNeeded: number))
  }
}

/// Writes a PNG file chunk by chunk.
struct PNGChunkWriter: Sendable {
  /// The file so far, from the signature on, without the bytes given away.
  private(set) var bytes: [UInt8]

  /// Starts a file with PNG's signature.
  init() {
    bytes = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  }

  /// Gives the bytes since the last call away, so that a file can be written while it is made.
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

extension PNGChunkWriter {
  /// Adds the header of a picture that is not interlaced.
  mutating func appendHeader(width: Int, height: Int, _ layout: PixelLayout) {
    var data: [UInt8] = []
    data.append(bigEndian: UInt32(width))
    data.append(bigEndian: UInt32(height))
    append(.header, data + [UInt8(layout.bitDepth), layout.colorType, 0, 0, 0])
  }

  /// Adds the palette and its opacities, if the layout has one.
  mutating func appendPalette(_ layout: PixelLayout) {
    guard case .palette(let palette, _) = layout else { return }
    append(.palette, palette.colorBytes)
    let opacities = palette.alphaBytes
    if !opacities.isEmpty { append(.transparency, opacities) }
  }

  /// Adds the ancillary chunks: the colour space, the physical size and the texts.
  /// - Throws: `PNGError` for a scale, keyword or text that a PNG cannot hold.
  mutating func append(_ metadata: PNGMetadata) throws(PNGError) {
    // 0 is the perceptual rendering intent, the usual one for pictures.
    append(.sRGB, [0])
    if let scale = metadata.scale { try appendPhysicalSize(scale) }
    for text in metadata.texts { try append(text) }
  }

  private mutating func appendPhysicalSize(_ scale: Double) throws(PNGError) {
    // A point is 1/72 inch, an inch 0.0254 m.
    let pixelsPerMetre = (scale * 72 / 0.0254).rounded()
    guard pixelsPerMetre >= 1, pixelsPerMetre <= Double(Int32.max) else {
      throw .scaleOutOfRange(scale)
    }
    var data: [UInt8] = []
    data.append(bigEndian: UInt32(pixelsPerMetre))
    data.append(bigEndian: UInt32(pixelsPerMetre))
    append(.physicalSize, data + [1])
  }

  private mutating func append(_ text: PNGText) throws(PNGError) {
    guard text.hasValidKeyword else { throw .keywordInvalid(text.keyword) }
    guard text.hasValidText else { throw .textInvalid(keyword: text.keyword) }
    let keyword = Array(text.keyword.utf8) + [0]
    let isPlain = text.language == nil && text.text.utf8.allSatisfy { $0 < 0x80 }
    let bytes = Array(text.text.utf8)
    // The method 0 is zlib, the only one; 9 is as small as libdeflate gets without its slow search.
    let data =
      text.isCompressed ? try ZlibCompressor(level: 9).compress(bytes.span) : bytes
    switch (isPlain, text.isCompressed) {
    case (true, false): append(.text, keyword + data)
    case (true, true): append(.compressedText, keyword + [0] + data)
    case (false, let isCompressed):
      // The flag, the method, the language and no translated keyword, each of these ended by 0.
      let head = [isCompressed ? 1 : 0, 0] + Array((text.language ?? "").utf8) + [0, 0]
      append(.internationalText, keyword + head + data)
    }
  }
}

/// The four letters of a chunk's type (PNG 3, §11).
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

  /// The image header: the size, the bit depth and the colour type.
  static let header = PNGChunkType("IHDR")
  /// The colour space, sRGB.
  static let sRGB = PNGChunkType("sRGB")
  /// The physical pixel dimensions.
  static let physicalSize = PNGChunkType("pHYs")
  /// The palette's colours.
  static let palette = PNGChunkType("PLTE")
  /// The palette's opacities.
  static let transparency = PNGChunkType("tRNS")
  /// Textual data in ASCII.
  static let text = PNGChunkType("tEXt")
  /// Textual data in ASCII, compressed.
  static let compressedText = PNGChunkType("zTXt")
  /// International textual data, with its language.
  static let internationalText = PNGChunkType("iTXt")
  /// The image data: a zlib stream of filtered scanlines.
  static let imageData = PNGChunkType("IDAT")
  /// The image trailer.
  static let trailer = PNGChunkType("IEND")
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

extension PNGText {
  fileprivate var hasValidKeyword: Bool {
    let bytes = Array(keyword.utf8)
    let hasDoubleSpace = zip(bytes, bytes.dropFirst()).contains { $0 == (0x20, 0x20) }
    return (1...79).contains(bytes.count) && bytes.allSatisfy { (0x20...0x7E).contains($0) }
      && bytes.first != 0x20 && bytes.last != 0x20 && !hasDoubleSpace
  }

  fileprivate var hasValidText: Bool {
    let tag = language ?? ""
    return !text.utf8.contains(0) && tag.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

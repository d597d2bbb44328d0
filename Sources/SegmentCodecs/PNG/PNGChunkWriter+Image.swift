extension PNGChunkWriter {
  /// Adds the header: the size in pixels and how they lie in the rows, not interlaced.
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

  /// Adds the statement that colours are sRGB, the physical size and the texts.
  /// - Throws: `PNGError` for a scale, keyword or text that a PNG cannot hold.
  mutating func append(_ metadata: PNGMetadata) throws(PNGError) {
    // 0 is the perceptual intent, the usual one for pictures.
    append(.standardColors, [0])
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
    if text.language == nil && text.text.utf8.allSatisfy({ $0 < 0x80 }) {
      append(.text, keyword + text.text.utf8)
    } else {
      // Not compressed (two bytes), then the language and no translated keyword, each ended by 0.
      append(
        .internationalText,
        keyword + [0, 0] + (text.language ?? "").utf8 + [0, 0] + text.text.utf8)
    }
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

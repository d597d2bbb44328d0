extension BitWriter {
  /// Adds a block in the shortest of its three types: stored, fixed or dynamic (RFC 1951 §3.2.3).
  mutating func append(_ path: ShortestPath, of scanlines: Scanlines, isLast: Bool) {
    let block = BlockSymbols(path, in: scanlines)
    let codes = BlockCodes(block.counts)
    let dynamicSize = codes.size(of: block.counts)
    let fixedSize = BlockCodes.fixed.size(of: block.counts)
    let size = min(dynamicSize, fixedSize)
    if BitWriter.storedSize(of: path.end - path.start) < size {
      appendStored(scanlines.bytes.span.extracting(path.start..<path.end), isLast: isLast)
      return
    }
    let shorter = fixedSize < dynamicSize ? .fixed : codes
    shorter.writeHeader(isLast: isLast, to: &self)
    let codewords = shorter.codewords
    append(atMost: size) { pending, words in
      let (symbols, codewords) = (block.symbols.span, codewords.span)
      var bits = pending
      for index in symbols.indices {
        let symbol = symbols[index]
        let codeword = codewords[symbol.index]
        bits.append(
          codeword.bits | symbol.extra &<< UInt64(truncatingIfNeeded: codeword.count),
          count: codeword.count &+ symbol.extraCount, to: &words)
      }
      pending = bits
    }
  }

  /// The most bytes of a stored block.
  private static let longestStored = 65_535

  /// The bits that so many bytes take at most in stored blocks.
  private static func storedSize(of count: Int) -> Int {
    count * 8 + (count + longestStored - 1) / longestStored * (3 + 7 + 32)
  }

  private mutating func appendStored(_ bytes: Span<UInt8>, isLast: Bool) {
    for start in stride(from: 0, to: bytes.count, by: BitWriter.longestStored) {
      let end = min(start + BitWriter.longestStored, bytes.count)
      let count = UInt64(end - start)
      append(isLast && end == bytes.count ? 1 : 0, count: 3)
      alignToByte()
      append(count | (~count << 16) & 0xFFFF_0000, count: 32)
      append(atMost: 8 * (end - start)) { pending, words in
        for index in start..<end { pending.append(UInt64(bytes[index]), count: 8, to: &words) }
      }
    }
  }
}

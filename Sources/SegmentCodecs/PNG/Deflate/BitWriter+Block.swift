extension BitWriter {
  /// Adds a stretch of bytes as a block of a deflate stream, in the shortest of the format's three
  /// forms.
  mutating func append(_ way: CheapestWay, of bytes: Span<UInt8>, isLast: Bool) {
    let block = BlockSymbols(way, in: bytes)
    let codes = DeflateCodes(block.counts)
    let (size, fixedSize) = (
      codes.size(of: block.counts), DeflateCodes.fixed.size(of: block.counts)
    )
    let stretch = way.start..<way.end
    if StoredBlocks.size(of: stretch.count) < min(size, fixedSize) {
      StoredBlocks.write(bytes.extracting(stretch), isLast: isLast, to: &self)
      return
    }
    let shorter = fixedSize < size ? .fixed : codes
    shorter.writeHeader(isLast: isLast, to: &self)
    let symbolWords = shorter.words
    append(atMost: min(size, fixedSize)) { pending, words in
      let (symbols, symbolWords) = (block.symbols.span, symbolWords.span)
      var bits = pending
      for index in symbols.indices {
        let symbol = symbols[index]
        let word = symbolWords[symbol.place]
        bits.append(
          word.bits | symbol.extra &<< UInt64(truncatingIfNeeded: word.count),
          count: word.count &+ symbol.extraCount, to: &words)
      }
      pending = bits
    }
  }
}

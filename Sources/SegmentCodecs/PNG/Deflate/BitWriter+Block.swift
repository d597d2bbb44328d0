extension BitWriter {
  /// Adds a stretch of bytes as a block of a deflate stream, in the shortest of the format's three
  /// forms.
  mutating func append(_ way: CheapestWay, of bytes: Span<UInt8>, isLast: Bool) {
    let counts = SymbolCounts(way, in: bytes)
    let codes = DeflateCodes(counts)
    let (size, fixedSize) = (codes.size(of: counts), DeflateCodes.fixed.size(of: counts))
    let stretch = way.start..<way.end
    if StoredBlocks.size(of: stretch.count) < min(size, fixedSize) {
      StoredBlocks.write(bytes.extracting(stretch), isLast: isLast, to: &self)
      return
    }
    let shorter = fixedSize < size ? .fixed : codes
    shorter.writeHeader(isLast: isLast, to: &self)
    append(atMost: min(size, fixedSize)) { pending, words in
      var bits = pending
      bits.append(way, of: bytes, shorter, to: &words)
      pending = bits
    }
  }
}

extension PendingBits {
  /// Adds what a way tells, in the words of its codes, and the end of the block.
  @inline(__always)
  fileprivate mutating func append(
    _ way: CheapestWay, of bytes: Span<UInt8>, _ codes: DeflateCodes,
    to words: inout OutputSpan<UInt32>
  ) {
    let lengthWords = codes.lengthWords
    let (literals, lengths) = (codes.literals.span, lengthWords.span)
    let distances = codes.distances.span
    way.follow(in: bytes) { byte in
      append(unsafe literals[unchecked: Int(byte)], to: &words)
    } copy: { length, distance in
      append(unsafe lengths[unchecked: length], to: &words)
      let sort = DeflateClass(distance: distance)
      let word = unsafe distances[unchecked: sort.symbol]
      append(
        word.bits | sort.extra &<< UInt64(truncatingIfNeeded: word.count),
        count: word.count &+ sort.extraCount, to: &words)
    }
    append(literals[DeflateCodes.endOfBlock], to: &words)
  }
}

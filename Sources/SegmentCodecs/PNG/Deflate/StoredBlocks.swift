/// Bytes as they are, in blocks of a deflate stream: for what no code makes shorter.
enum StoredBlocks {
  /// The most bytes of one block.
  private static let longest = 65_535

  /// The bits that so many bytes take at most.
  static func size(of count: Int) -> Int {
    count * 8 + (count + longest - 1) / longest * (3 + 7 + 32)
  }

  /// Writes bytes as blocks.
  static func write(_ bytes: Span<UInt8>, isLast: Bool, to writer: inout BitWriter) {
    for start in stride(from: 0, to: bytes.count, by: longest) {
      let end = min(start + longest, bytes.count)
      let count = UInt64(end - start)
      writer.append(isLast && end == bytes.count ? 1 : 0, count: 3)
      writer.alignToByte()
      writer.append(count | ~count << 16 & 0xFFFF_0000, count: 32)
      writer.append(atMost: 8 * (end - start)) { pending, words in
        for index in start..<end { pending.append(UInt64(bytes[index]), count: 8, to: &words) }
      }
    }
  }
}

extension PNGFile {
  /// A file of chunks with right checksums.
  package static func bytes(_ chunks: [Chunk]) -> [UInt8] {
    signature + chunks.flatMap(\.bytes)
  }

  /// A file of straight RGBA pixels of one colour.
  package static func picture(width: Int, height: Int, filledWith pixel: [UInt8]) -> [UInt8] {
    let row: [UInt8] = [0] + Array(repeatElement(pixel, count: width).joined())
    let rows = Array(repeatElement(row, count: height).joined())
    return bytes([
      header(UInt32(width), UInt32(height), depth: 8, type: 6),
      Chunk(type: "IDAT", data: stored(rows)), Chunk(type: "IEND", data: []),
    ])
  }

  /// A header; by default of 8-bit RGBA.
  package static func header(
    _ width: UInt32, _ height: UInt32, depth: UInt8 = 8, type: UInt8 = 6
  ) -> Chunk {
    Chunk(type: "IHDR", data: four(width) + four(height) + [depth, type, 0, 0, 0])
  }

  /// A zlib stream of stored blocks (RFC 1950, RFC 1951 §3.2.4).
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 1]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      result += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      result += [UInt8(~count & 255), UInt8(~count >> 8)] + block
    } while !rest.isEmpty
    return result + four(adler32(bytes))
  }

  /// The four bytes of a number, the highest first.
  package static func four(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// RFC 1950 §8.2.
  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}

extension PNGFile.Chunk {
  /// The chunk as it stands in a file, with its length and its checksum.
  package var bytes: [UInt8] {
    let body = Array(type.utf8) + data
    return PNGFile.four(UInt32(data.count)) + body + PNGFile.four(PNGFile.crc32(body))
  }
}

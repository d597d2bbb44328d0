/// A PNG taken apart in the plainest way, apart from the code under test.
struct PNGFile {
  struct Chunk: Equatable {
    var type: String
    var data: [UInt8]
  }

  var chunks: [Chunk] = []
  /// Whether each chunk's checksum is right and nothing lies behind the last.
  var isSound = true

  init(_ bytes: [UInt8]) {
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = Int(PNGFile.number(rest.prefix(4)))
      let body = rest.dropFirst(4).prefix(4 + length)
      let sum = PNGFile.number(rest.dropFirst(8 + length).prefix(4))
      isSound = isSound && sum == PNGFile.crc32(body)
      chunks.append(
        Chunk(type: String(decoding: body.prefix(4), as: UTF8.self), data: Array(body.dropFirst(4)))
      )
      rest = rest.dropFirst(12 + length)
    }
    isSound = isSound && rest.isEmpty && chunks.last?.type == "IEND"
  }

  subscript(type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }

  /// The checksum bit by bit, as the PNG specification defines it (annex D).
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }

  static func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// A file of chunks with right checksums.
  static func bytes(_ chunks: [Chunk]) -> [UInt8] {
    func four(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { file, chunk in
      let body = Array(chunk.type.utf8) + chunk.data
      file += four(UInt32(chunk.data.count)) + body + four(crc32(body))
    }
  }

  /// The data of a header.
  static func header(_ width: UInt32, _ height: UInt32, depth: UInt8, type: UInt8) -> Chunk {
    let sides = [width, height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    return Chunk(type: "IHDR", data: sides + [depth, type, 0, 0, 0])
  }

  /// A zlib stream of one stored block.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    let count = UInt16(bytes.count)
    let head: [UInt8] = [
      0x78, 1, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
    ]
    let sum = [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
    return head + bytes + sum
  }
}

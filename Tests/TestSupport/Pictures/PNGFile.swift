/// A PNG taken apart and put together in the plainest way, apart from the code under test.
package struct PNGFile {
  /// A chunk without its length and its checksum.
  package struct Chunk: Equatable, Sendable {
    package var type: String
    package var data: [UInt8]

    /// A chunk of a type of four letters.
    package init(type: String, data: [UInt8]) {
      self.type = type
      self.data = data
    }
  }

  /// The eight bytes with which every file begins.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks in the file's order.
  package private(set) var chunks: [Chunk] = []
  /// Whether each chunk's checksum is right and nothing lies behind the last.
  package private(set) var isSound = true

  /// Takes a file apart.
  package init(_ bytes: [UInt8]) {
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

  /// The data of the first chunk of a type.
  package subscript(type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }

  /// The width and the height that the header names, in pixels.
  package var size: [Int] {
    let header = self["IHDR"] ?? []
    return [header.prefix(4), header.dropFirst(4).prefix(4)].map { Int(PNGFile.number($0)) }
  }

  /// The checksum bit by bit, as the PNG specification defines it (annex D).
  package static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }

  /// A number of up to four bytes, the highest first.
  package static func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

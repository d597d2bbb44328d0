/// PNG files made by hand: sound ones with stored data, and broken ones.
enum PNGParts {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A picture of straight RGBA pixels, its data stored.
  static func picture(width: Int, height: Int, rgba: [UInt8]) -> [UInt8] {
    let stride = width * 4
    let rows = (0..<height).flatMap { y -> [UInt8] in [0] + rgba[y * stride..<(y + 1) * stride] }
    return signature + header(width, height) + chunk("IDAT", zlib(rows)) + chunk("IEND", [])
  }

  /// A picture of one colour.
  static func picture(width: Int, height: Int, filledWith pixel: [UInt8]) -> [UInt8] {
    let rgba = (0..<width * height).flatMap { _ in pixel }
    return picture(width: width, height: height, rgba: rgba)
  }

  /// The header of an 8-bit RGBA picture.
  static func header(_ width: Int, _ height: Int) -> [UInt8] {
    chunk("IHDR", four(width) + four(height) + [8, 6, 0, 0, 0])
  }

  /// A chunk with its length and checksum.
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return four(data.count) + body + four(Int(crc32(body)))
  }

  /// A zlib stream of stored blocks.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 1]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      result += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      result += [UInt8(~count & 255), UInt8(~count >> 8)] + block
    } while !rest.isEmpty
    return result + four(Int(adler32(bytes)))
  }

  static func four(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Annex D of the PNG specification.
  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }

  /// RFC 1950, section 8.2.
  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}

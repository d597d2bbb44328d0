internal import CDeflate

/// The two checksums of a PNG file.
enum Checksum {
  /// The CRC-32 that ends each chunk (`libdeflate_crc32`).
  static func crc32(of bytes: Span<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe libdeflate_crc32(0, buffer.baseAddress, buffer.count)
    }
  }

  /// The Adler-32 that ends a zlib stream, continued from the value for the bytes before; the value
  /// for no bytes is 1 (`libdeflate_adler32`).
  static func adler32(of bytes: Span<UInt8>, after previous: UInt32 = 1) -> UInt32 {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe libdeflate_adler32(previous, buffer.baseAddress, buffer.count)
    }
  }
}

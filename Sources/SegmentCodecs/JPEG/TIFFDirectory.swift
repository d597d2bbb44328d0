/// The first directory of a TIFF structure, in which Exif keeps what it says (TIFF 6.0 §2).
struct TIFFDirectory {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool
  /// Where the entries start, and how many there are.
  private let (start, count): (Int, Int)

  /// Finds the directory; `nil` where there is none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 8 else { return nil }
    switch Array(bytes[..<4]) {
    case [0x49, 0x49, 42, 0]: isLittleEndian = true
    case [0x4D, 0x4D, 0, 42]: isLittleEndian = false
    default: return nil
    }
    self.bytes = bytes
    let number = TIFFDirectory.number(4, at: 4, in: bytes, isLittleEndian)
    guard let offset = number,
      let count = TIFFDirectory.number(2, at: offset, in: bytes, isLittleEndian)
    else { return nil }
    (start, self.count) = (offset + 2, count)
  }

  /// The value of a tag that is one number of 16 bits; entries have 12 bytes: the tag, the type, how
  /// many values, and the value.
  func shortValue(of tag: Int) -> Int? {
    for entry in 0..<count {
      let place = start + 12 * entry
      guard let found = number(2, at: place) else { return nil }
      if found == tag, number(2, at: place + 2) == 3 { return number(2, at: place + 8) }
    }
    return nil
  }

  private func number(_ length: Int, at offset: Int) -> Int? {
    TIFFDirectory.number(length, at: offset, in: bytes, isLittleEndian)
  }

  private static func number(
    _ length: Int, at offset: Int, in bytes: [UInt8], _ isLittleEndian: Bool
  ) -> Int? {
    guard offset >= 0, offset <= bytes.count - length else { return nil }
    let digits = bytes[offset..<offset + length]
    return isLittleEndian
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
  }
}

internal import SegmentPrimitives

extension JSONParser {
  /// Goes past white space and comments.
  mutating func skipSpace() throws(JSONError) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = index
    switch index + 1 < bytes.count ? bytes[index + 1] : 0 {
    case UInt8(ascii: "/"):
      index = bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
    case UInt8(ascii: "*"):
      index += 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      throw .unterminated("comment", position(of: start))
    default: throw unexpected("a value or a comment")
    }
  }

  /// Whether a byte can be part of a bare word or number, so that an error shows all of it.
  func isWordByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-")]
        .contains(byte)
  }

  /// The line and column of a byte, counted only when an error needs them.
  func position(of offset: Int) -> JSONPosition {
    let before = bytes[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
    // Bytes 10xxxxxx continue a character; only the others start one.
    let column = before[start...].count { $0 & 0xC0 != 0x80 }
    return JSONPosition(line: line + 1, column: column + 1)
  }

  /// The error that something else than `expected` stands at the current byte.
  func unexpected(_ expected: String) -> JSONError {
    guard index < bytes.count else {
      return .unexpected(found: nil, expected: expected, position(of: index))
    }
    if bytes[index] < 0x20 {
      let found = "the control character 0x\(hexadecimal(bytes[index]))"
      return .unexpected(found: found, expected: expected, position(of: index))
    }
    let end = bytes[index...].firstIndex { !isWordByte($0) } ?? bytes.count
    let found = "\"" + excerpt(index..<max(end, index + 1)) + "\""
    return .unexpected(found: found, expected: expected, position(of: index))
  }

  /// The text of some bytes, cut where it is too long for one line.
  func excerpt(_ range: Range<Int>) -> String {
    let limit = 40
    let text = String(printable: bytes[range].prefix(limit))
    return range.count > limit ? text + "…" : text
  }
}

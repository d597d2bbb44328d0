internal import SegmentPrimitives

/// Where in a document something is wrong.
public struct JSONPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column in characters as Unicode scalars, from 1.
  public let column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line 3, column 5`.
  public var description: String { "line \(line), column \(column)" }
}

/// Why a document is not JSON, or is more than this reader takes.
public enum JSONError: Error, Hashable, Sendable {
  /// The document has more bytes than allowed.
  case tooLarge(bytes: Int, limit: Int)
  /// Arrays and objects lie deeper within each other than allowed.
  case tooDeep(limit: Int, JSONPosition)
  /// The grammar wants `expected` here; `found` is `nil` at the end.
  case unexpected(found: String?, expected: String, JSONPosition)
  /// The document is UTF-16, as some editors save it.
  case isUTF16
  /// A byte is not part of any character in UTF-8.
  case invalidUTF8(byte: UInt8, JSONPosition)
  /// A string or comment is not closed; the position is that of its start.
  case unterminated(String, JSONPosition)
  /// An escape is none of JSON's, or half a surrogate pair.
  case invalidEscape(String, JSONPosition)
  /// A number is not written as JSON wants it, or is too large for one.
  case invalidNumber(String, JSONPosition)
  /// An object has a key twice; the position is that of the second.
  case duplicateKey(String, JSONPosition)
}

extension JSONError: CustomStringConvertible {
  /// One line that says where, what and what to do.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "the document has \(bytes) bytes, more than the \(limit) allowed; split it"
    case .isUTF16: "line 1, column 1: the document is UTF-16; save it as UTF-8"
    case .tooDeep(let limit, let position):
      "\(position): more than \(limit) arrays and objects lie within each other"
    case .unexpected(let found, let expected, let position):
      "\(position): expected \(expected), found \(found ?? "the end of the document")"
    case .invalidUTF8(let byte, let position):
      "\(position): the byte 0x\(hexadecimal(byte)) is not UTF-8; save the document as UTF-8"
    case .unterminated(let what, let position):
      "\(position): the \(what) that starts here is not closed"
    case .invalidEscape(let text, let position):
      "\(position): \(text) is not an escape of JSON"
    case .invalidNumber(let text, let position):
      "\(position): \(text) is not a number that JSON allows"
    case .duplicateKey(let key, let position):
      "\(position): the key \"\(key.printable)\" is there twice; keep one"
    }
  }
}

/// A byte as two uppercase hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.utf8.count == 1 ? "0" + digits : digits
}

/// How a document is laid out.
public enum JSONStyle: Hashable, Sendable {
  /// One line without spaces.
  case compact
  /// Two spaces a level.
  case pretty
}

extension JSONValue {
  /// The value as JSON, without a line break at the end.
  ///
  /// The same value gives the same text: members in their order, numbers as the shortest decimal
  /// that reads back the same, whole ones without a fraction, zero without a sign. Slashes and
  /// characters outside ASCII stand as they are. A number that is not finite, which JSON cannot
  /// say, is written as `null`.
  public func text(_ style: JSONStyle = .compact) -> String {
    var writer = JSONWriter(style: style)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// A document that grows by one value after the other, as bytes: these append faster than text.
private struct JSONWriter {
  let style: JSONStyle
  var bytes: [UInt8] = []
  private var level = 0

  init(style: JSONStyle) {
    self.style = style
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .number(let number): append(JSONWriter.decimal(number))
    case .string(let string): writeQuoted(string)
    case .array(let elements):
      writeItems(elements, within: ("[", "]")) { writer, element in writer.write(element) }
    case .object(let object):
      writeItems(object.members, within: ("{", "}")) { writer, member in
        writer.writeQuoted(member.key)
        writer.append(writer.style == .pretty ? ": " : ":")
        writer.write(member.value)
      }
    }
  }

  private mutating func writeItems<Item>(
    _ items: [Item], within brackets: (String, String), _ write: (inout JSONWriter, Item) -> Void
  ) {
    append(brackets.0)
    level += 1
    for (index, item) in items.enumerated() {
      if index > 0 { append(",") }
      breakLine()
      write(&self, item)
    }
    level -= 1
    if !items.isEmpty { breakLine() }
    append(brackets.1)
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == 0 { return "0" }
    let shortest = number.description
    return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
  }

  private mutating func writeQuoted(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20: append("\\u00" + hexadecimal(byte))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }
}

extension String {
  /// The text as a message can quote it: control and other invisible characters as `\u{…}`, so that
  /// it stays on its line and cannot steer a terminal, and cut behind 200 scalars.
  public var printable: String {
    escaped(limit: 200) { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// The text as one line of a terminal: what could steer it (control characters, those that turn
  /// the direction of writing, line separators) as `\u{…}`, and cut behind 2000 scalars. Joined
  /// emoji stay; what is `printable` already does not change.
  public var terminalLine: String {
    let limit = 2000
    guard !utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) || utf8.count > limit else { return self }
    return escaped(limit: limit, where: \.canSteerTerminal)
  }

  private func escaped(limit: Int, where isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in unicodeScalars.prefix(limit) {
      if isEscaped(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > limit ? result + "…" : result
  }

  /// Bytes as text that a message can quote, those that are not UTF-8 as `\xFF`.
  public init(printable bytes: some Collection<UInt8>) {
    self = ""
    var rest = bytes[...]
    while let byte = rest.first {
      var decoder = UTF8.ForwardParser()
      var iterator = rest.makeIterator()
      if case .valid(let scalar) = decoder.parseScalar(from: &iterator) {
        self += String(decoding: scalar, as: UTF8.self).printable
        rest = rest.dropFirst(scalar.count)
      } else {
        self += "\\x" + String(byte, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may obey the scalar instead of showing it.
  public var canSteerTerminal: Bool {
    switch self {
    // Marks, embeddings, overrides and isolates of the direction of writing (UAX #9).
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default:
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}

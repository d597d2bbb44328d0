extension String {
  /// The text as a message can quote it: control and other invisible characters as `\u{…}`, so that
  /// it stays on its line and cannot steer a terminal, and cut behind 200 scalars.
  public var printable: String {
    let limit = 200
    var result = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
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

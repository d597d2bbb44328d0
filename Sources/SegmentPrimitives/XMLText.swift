extension String {
  /// The text as XML has it between tags or quotation marks, with U+FFFD for what XML cannot hold
  /// (XML 1.0 §2.2).
  public var escapedForXML: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append("\u{FFFD}")
      }
    }
  }
}

extension [UInt8] {
  /// An SVG document with metadata, and declared to be one image with a description as its title.
  ///
  /// Screen readers then say the title and pass over the parts. Only the root element's tag is
  /// touched; a document without one is given back as it is.
  func annotated(_ description: PictureDescription?, metadata: String?) -> [UInt8] {
    let root = Array("<svg ".utf8)
    guard let start = indices.first(where: { self[$0...].starts(with: root) }),
      let end = self[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return self }
    let inside = start + root.count
    let title = description.map {
      "\n<title xml:lang=\"\(xmlText($0.language))\">\(xmlText($0.text))</title>"
    }
    let role = description == nil ? "" : "role=\"img\" "
    let head = (title ?? "") + (metadata.map { "\n<metadata>\($0)</metadata>" } ?? "")
    return self[..<inside] + Array(role.utf8) + self[inside...end] + Array(head.utf8)
      + self[(end + 1)...]
  }
}

/// Text as XML has it between tags or quotation marks, with U+FFFD for what XML cannot hold.
private func xmlText(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
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

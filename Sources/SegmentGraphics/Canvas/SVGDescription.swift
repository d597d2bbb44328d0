/// An SVG document declared to be one image, with a description as its title.
///
/// Screen readers then say the title and pass over the parts. Only the root element's tag is
/// touched; a document without one is given back as it is.
func described(_ document: [UInt8], by description: PictureDescription) -> [UInt8] {
  let root = Array("<svg ".utf8)
  guard let start = document.indices.first(where: { document[$0...].starts(with: root) }),
    let end = document[start...].firstIndex(of: UInt8(ascii: ">"))
  else { return document }
  let inside = start + root.count
  let title =
    "<title xml:lang=\"\(xmlText(description.language))\">\(xmlText(description.text))</title>"
  return document[..<inside] + Array("role=\"img\" ".utf8) + document[inside...end]
    + Array("\n\(title)".utf8) + document[(end + 1)...]
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

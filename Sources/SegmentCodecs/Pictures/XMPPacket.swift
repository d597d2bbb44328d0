internal import SegmentPrimitives

/// Texts about a picture as RDF in XML (ISO 16684-1), as WebP and SVG files hold them.
///
/// A `Description` becomes `dc:description` in its language; any other text keeps its keyword as an
/// element of our own namespace.
public struct XMPPacket: Hashable, Sendable {
  private static let namespace = "https://github.com/segrender/ns#"

  /// The element `rdf:RDF` with everything in it.
  public let rdf: String

  /// The packet as a file of its own holds it.
  public var text: String { "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\(rdf)</x:xmpmeta>" }

  /// Makes a packet of texts.
  public init(_ texts: [PNGText]) {
    let elements = texts.map { text in
      guard text.keyword == "Description" else {
        let name = text.keyword.split(separator: ":").last ?? ""
        return "<s:\(name)>\(text.text.escapedForXML)</s:\(name)>"
      }
      let language = (text.language ?? "x-default").escapedForXML
      return "<dc:description><rdf:Alt><rdf:li xml:lang=\"\(language)\">"
        + "\(text.text.escapedForXML)</rdf:li></rdf:Alt></dc:description>"
    }
    rdf =
      "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
      + "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
      + "xmlns:s=\"\(XMPPacket.namespace)\">\(elements.joined())</rdf:Description></rdf:RDF>"
  }

  /// The text of one of our own elements in some bytes of XML; `nil` where there is none.
  public static func text(_ name: String, in bytes: [UInt8]) -> String? {
    let document = String(decoding: bytes, as: UTF8.self)
    guard let (_, rest) = document.parted(at: "<s:\(name)>"),
      let (text, _) = rest.parted(at: "</s:\(name)>")
    else { return nil }
    return String(text).unescaped
  }
}

extension StringProtocol where SubSequence == Substring {
  /// What stands before and behind the first occurrence of another text.
  fileprivate func parted(at mark: String) -> (Substring, Substring)? {
    var start = startIndex
    while let match = self[start...].utf8.firstIndex(of: UInt8(ascii: "<")) {
      if self[match...].hasPrefix(mark) {
        return (self[..<match], self[match...].dropFirst(mark.count))
      }
      start = index(after: match)
    }
    return nil
  }
}

extension String {
  private static let entities: [(Character, String)] = [
    ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"),
  ]

  /// The text that XML has so.
  fileprivate var unescaped: String {
    var (result, rest) = ("", self[...])
    while let character = rest.first {
      let entity = String.entities.first { rest.hasPrefix($0.1) }
      result.append(entity?.0 ?? character)
      rest = rest.dropFirst(entity?.1.count ?? 1)
    }
    return result
  }
}

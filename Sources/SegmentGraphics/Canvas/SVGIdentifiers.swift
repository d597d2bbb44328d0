/// The names by which the parts of an SVG document refer to each other.
///
/// Cairo counts them from 1 in each document, and pictures by a number that goes on counting for as
/// long as the process runs. Two documents in one page would then have equal names, and each would be
/// drawn with the first one's clips; and the same drawing would give other bytes the second time.
struct SVGIdentifiers {
  /// The document's new name for each of Cairo's.
  private let names: [Substring: String]
  /// The document between its quotation marks: text and attribute values in turn. No other text of
  /// Cairo's holds a quotation mark.
  private let parts: [Substring]

  /// The document with names that only a document of the same drawing has: each begins with a hash
  /// of the content.
  static func unique(_ document: String) -> String {
    let identifiers = SVGIdentifiers(document)
    let hash = identifiers.renamed(prefix: "").utf8.shortHash
    return identifiers.renamed(prefix: "s\(hash)-")
  }

  private init(_ document: String) {
    parts = document.split(separator: "\"", omittingEmptySubsequences: false)
    var names: [Substring: String] = [:]
    for (before, value) in zip(parts, parts.dropFirst()) where before.hasSuffix(" id=") {
      names[value] = "\(value.prefix { !$0.isNumber })\(names.count)"
    }
    self.names = names
  }

  /// The document with the names counted in the order of their definitions, behind a prefix.
  private func renamed(prefix: String) -> String {
    var result = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { result += "\"" }
      guard !index.isMultiple(of: 2) else {
        result += part
        continue
      }
      let isDefinition = parts[index - 1].hasSuffix(" id=")
      if let name = isDefinition ? names[part] : nil {
        result += prefix + name
      } else {
        result += referring(part, prefix)
      }
    }
    return result
  }

  /// An attribute's value, `#name` or with a `url(#name)` in it, with the new name.
  private func referring(_ value: Substring, _ prefix: String) -> String {
    guard let hash = value.utf8.firstIndex(of: UInt8(ascii: "#")) else { return String(value) }
    let start = value.index(after: hash)
    let end = value[start...].firstIndex(of: ")") ?? value.endIndex
    guard let name = names[value[start..<end]] else { return String(value) }
    return value[..<start] + prefix + name + value[end...]
  }
}

extension Sequence<UInt8> {
  /// Eight hexadecimal digits that other bytes hardly ever have: FNV-1a, 64 bits folded to 32.
  var shortHash: String {
    let hash = reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

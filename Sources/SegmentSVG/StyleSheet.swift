/// The rules of a file's `style` elements: classes, identifiers and element names.
///
/// What depends on where an element stands (descendants, states) is not read; blocks of at-rules,
/// which are for other media, are passed over.
struct StyleSheet {
  /// Declarations of properties and what they are for.
  private struct Rule {
    let selector: Selector
    let declarations: [(name: String, value: String)]
  }

  private var rules: [Rule] = []

  /// Reads a sheet.
  /// - Throws: `SVGError.unsupported`.
  init(_ text: String) throws(SVGError) {
    guard !text.isEmpty else { return }
    var rest = StyleSheet.withoutComments(text)[...]
    while !rest.trimmedSpaces.isEmpty {
      if rest.trimmedSpaces.hasPrefix("@") {
        rest = try StyleSheet.behindAtRule(rest)
        continue
      }
      guard let open = rest.firstIndex(of: "{") else { break }
      let head = rest[..<open].trimmedSpaces
      let close = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let declarations = try cssDeclarations(rest[rest.index(after: open)..<close])
      for part in head.split(separator: ",") {
        guard let selector = try Selector(part.trimmedSpaces) else { continue }
        rules.append(Rule(selector: selector, declarations: declarations))
      }
      rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
    }
    // A stable order: of rules as specific as each other the later one counts.
    rules = rules.enumerated().sorted {
      ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset)
    }.map(\.element)
  }

  /// The sheet without the rules of symbol templates for several colours and for previews.
  var monochrome: StyleSheet {
    var result = self
    let others = ["multicolor-", "hierarchical-", "SFSymbolsPreview"]
    result.rules.removeAll { rule in
      rule.selector.classes.contains { name in others.contains(where: name.hasPrefix) }
    }
    return result
  }

  /// The declarations for an element, those that count most last.
  func declarations(for element: XMLElement) -> [(name: String, value: String)] {
    guard !rules.isEmpty else { return [] }
    return rules.filter { $0.selector.matches(element) }.flatMap(\.declarations)
  }

  private static func withoutComments(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// What follows an at-rule, be it a statement or a block.
  private static func behindAtRule(_ text: Substring) throws(SVGError) -> Substring {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case ";" where depth == 0:
        if text.trimmedSpaces.hasPrefix("@import") {
          throw .unsupported(feature: "an imported style sheet")
        }
        return text[text.index(after: index)...]
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return text[text.index(after: index)...] }
      default: break
      }
    }
    return ""
  }
}

/// An element's name, its identifier, its classes, or several of them.
private struct Selector {
  private var name: Substring?
  private var id: Substring?
  private(set) var classes: [Substring] = []

  /// - Returns: `nil` for what no still picture has, such as an element under a pointer.
  /// - Throws: `SVGError.unsupported` for what depends on where an element stands.
  init?(_ text: Substring) throws(SVGError) {
    if let colon = text.firstIndex(of: ":"), !text.contains(where: { " >+~[\n\t".contains($0) }) {
      let state = text[text.index(after: colon)...]
      let places = ["first", "last", "nth", "only", "not", "is", "where", "root", "empty", "has"]
      guard places.contains(where: state.hasPrefix) else { return nil }
    }
    guard !text.contains(where: { " >+~:[\n\t".contains($0) }) else {
      throw .unsupported(feature: "the style selector \"\(text.prefix(40))\"")
    }
    var rest = text
    while !rest.isEmpty {
      let end = rest.dropFirst().firstIndex { $0 == "." || $0 == "#" } ?? rest.endIndex
      let part = rest[..<end]
      switch part.first {
      case ".": classes.append(part.dropFirst())
      case "#": id = part.dropFirst()
      default: name = part == "*" ? nil : part
      }
      rest = rest[end...]
    }
  }

  /// How much the selector counts (Selectors 4 §17).
  var specificity: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (name == nil ? 0 : 1) }

  func matches(_ element: XMLElement) -> Bool {
    if let name, name != element.name { return false }
    if let id, element["id"].map({ $0 == id }) != true { return false }
    guard !classes.isEmpty else { return true }
    let own = (element["class"] ?? "").split(whereSeparator: \.isWhitespace)
    return classes.allSatisfy(own.contains)
  }
}

/// The declarations of a `style` attribute or of a rule, in order.
/// - Throws: `SVGError.unsupported`.
func cssDeclarations(
  _ text: Substring
) throws(SVGError) -> [(name: String, value: String)] {
  var result: [(name: String, value: String)] = []
  for part in text.split(separator: ";") {
    guard let colon = part.firstIndex(of: ":") else { continue }
    let value = part[part.index(after: colon)...].trimmedSpaces
    if value.contains("!") { throw .unsupported(feature: "!important in its style") }
    result.append((part[..<colon].trimmedSpaces.lowercased(), String(value)))
  }
  return result
}

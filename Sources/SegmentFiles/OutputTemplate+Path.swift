internal import SegmentPrimitives

extension OutputTemplate {
  /// The path for one output.
  ///
  /// Values never leave the folder that the template names: see `safeName`. Each name between
  /// slashes is cut to 255 bytes of UTF-8 by shortening its values between characters.
  /// - Throws: `TemplateError.unavailable` where a placeholder has no value.
  public func path(_ values: [Placeholder: String]) throws(TemplateError) -> String {
    var names: [[NamePart]] = [[]]
    for part in parts {
      switch part {
      case .text(let text):
        let pieces = text.split(at: "/")
        for (index, piece) in pieces.enumerated() {
          if index > 0 { names.append([]) }
          names[names.count - 1].append(NamePart(text: String(piece), isValue: false))
        }
      case .placeholder(let placeholder, let width):
        guard let value = values[placeholder] else { throw .unavailable(placeholder) }
        let zeros = String(repeating: "0", count: max(0, width - value.utf8.count))
        let name = safeName(zeros + value)
        names[names.count - 1].append(NamePart(text: name, isValue: true))
      }
    }
    return names.map(NamePart.joined).joined(separator: "/")
  }

  /// The paths for several outputs, all different.
  /// - Throws: `TemplateError.unavailable`; `.duplicate` with the placeholders that would help.
  public func paths(_ values: [[Placeholder: String]]) throws(TemplateError) -> [String] {
    if values.count == 1 { return [try path(values[0])] }
    var seen: [String: Int] = [:]
    var paths: [String] = []
    for (index, value) in values.enumerated() {
      let path = try path(value)
      if let other = seen.updateValue(index, forKey: normalized(path: path)) {
        let missing = Placeholder.allCases.filter { placeholder in
          !placeholders.contains(placeholder)
            && values[other][placeholder] != value[placeholder]
        }
        throw .duplicate(path, missing: missing)
      }
      paths.append(path)
    }
    return paths
  }
}

/// A piece of a file's name: the template's own text, or a value that may be shortened.
private struct NamePart {
  var text: String
  var isValue: Bool

  /// The most bytes of a name on Linux file systems.
  private static let limit = 255

  static func joined(_ parts: [NamePart]) -> String {
    var left = limit - parts.filter { !$0.isValue }.reduce(0) { $0 + $1.text.utf8.count }
    return parts.reduce(into: "") { name, part in
      guard part.isValue else { return name += part.text }
      for character in part.text {
        left -= character.utf8.count
        if left < 0 { return }
        name.append(character)
      }
    }
  }
}

/// A path by which equal ones are found: without `.`, doubled slashes and `x/..`.
public func normalized(path: String) -> String {
  var names: [Substring] = []
  for name in path.split(at: "/") where name != "." && !name.isEmpty {
    if name == "..", let last = names.last, last != ".." {
      names.removeLast()
    } else {
      names.append(name)
    }
  }
  return (path.utf8.first == UInt8(ascii: "/") ? "/" : "") + names.joined(separator: "/")
}

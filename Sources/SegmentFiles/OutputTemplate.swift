internal import SegmentPrimitives

/// An output path with placeholders for what differs between outputs: `icons/{label}@{scale}x.png`.
///
/// A placeholder is a word in braces or, for numbered files, `%d` or `%04d` as in C; `%%` is a percent
/// sign. Braces around anything but letters stand for themselves.
public struct OutputTemplate: Hashable, Sendable {
  /// What a placeholder stands for.
  public enum Placeholder: String, CaseIterable, Hashable, Sendable {
    /// The segment's number.
    case index
    /// The segment's label.
    case label
    /// The pixels per point.
    case scale
    /// Light or dark.
    case appearance
    /// The language.
    case locale
    /// The frame's number, also written `%d`.
    case frame
  }

  enum Part: Hashable {
    case text(String)
    /// A placeholder; `width` is the least number of digits.
    case placeholder(Placeholder, width: Int)
  }

  /// The template as written.
  public let text: String
  let parts: [Part]

  /// Reads a template.
  /// - Throws: `TemplateError.unknownPlaceholder`, `.unknownNumber`.
  public init(_ text: String) throws(TemplateError) {
    self.text = text
    var reader = TemplateReader(text)
    parts = try reader.read()
  }

  /// What has a placeholder, so that its outputs get different names.
  public var placeholders: Set<Placeholder> {
    Set(
      parts.compactMap { part in
        if case .placeholder(let placeholder, _) = part { placeholder } else { nil }
      })
  }
}

/// Why a template gives no names.
public enum TemplateError: Error, Hashable, Sendable {
  /// A word in braces is none of the placeholders.
  case unknownPlaceholder(String, suggestion: String?)
  /// A number's form is not `%d` or `%0Nd` with N of 1…99.
  case unknownNumber(String)
  /// A placeholder has no value in this job, as `{frame}` in a still.
  case unavailable(OutputTemplate.Placeholder)
  /// Two outputs have one path.
  case duplicate(String, missing: [OutputTemplate.Placeholder])
}

extension TemplateError: CustomStringConvertible {
  /// One line that says what cannot be done, why, and what to do.
  public var description: String {
    switch self {
    case .unknownPlaceholder(let name, let suggestion):
      "cannot name the output: unknown placeholder {\(name.printable)}; "
        + (suggestion.map { "did you mean {\($0)}? " } ?? "")
        + "there are \(TemplateError.list(OutputTemplate.Placeholder.allCases))"
    case .unknownNumber(let text):
      "cannot name the output: \(text.printable) numbers nothing; write %d or %04d"
    case .unavailable(let placeholder):
      "cannot name the output: \(placeholder.reason); leave {\(placeholder.rawValue)}"
        + (placeholder == .frame ? " or %04d out" : " out")
    case .duplicate(let path, let missing):
      "cannot name the outputs: two have the path \(path.printable); "
        + (missing.isEmpty
          ? "give them different names" : "add \(TemplateError.list(missing)) to it")
    }
  }

  private static func list(_ placeholders: [OutputTemplate.Placeholder]) -> String {
    placeholders.map { "{\($0.rawValue)}" }.joined(separator: ", ")
  }
}

extension OutputTemplate.Placeholder {
  /// Why an output has no value for the placeholder.
  fileprivate var reason: String {
    switch self {
    case .index, .label: "the whole control is drawn, not each segment (--each)"
    case .locale: "no --locale is given"
    case .frame: "a still or a single file has no frame number"
    case .scale, .appearance: "the output has no \(rawValue)"
    }
  }
}

/// Goes once through a template's text.
private struct TemplateReader {
  private var rest: Substring.UnicodeScalarView
  private var parts: [OutputTemplate.Part] = []

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  mutating func read() throws(TemplateError) -> [OutputTemplate.Part] {
    while let scalar = rest.first {
      switch scalar {
      case "{": try readBraces()
      case "%": try readNumber()
      default: add(String(rest.removeFirst()))
      }
    }
    return parts
  }

  private mutating func readBraces() throws(TemplateError) {
    let name = rest.dropFirst().prefix(while: \.properties.isAlphabetic)
    guard !name.isEmpty, rest[name.endIndex...].first == "}" else {
      return add(String(rest.removeFirst()))
    }
    guard let placeholder = OutputTemplate.Placeholder(rawValue: String(name)) else {
      let names = OutputTemplate.Placeholder.allCases.map(\.rawValue)
      throw .unknownPlaceholder(
        String(name), suggestion: nearestWord(to: String(name), in: names))
    }
    parts.append(.placeholder(placeholder, width: 0))
    rest = rest[name.endIndex...].dropFirst()
  }

  private mutating func readNumber() throws(TemplateError) {
    let digits = rest.dropFirst().prefix { "0"..."9" ~= $0 }
    switch rest[digits.endIndex...].first {
    case "%" where digits.isEmpty: add("%")
    case "d" where digits.isEmpty: parts.append(.placeholder(.frame, width: 0))
    case "d":
      guard digits.first == "0", let width = Int(String(digits)), 1...99 ~= width else {
        throw .unknownNumber("%\(String(digits))d")
      }
      parts.append(.placeholder(.frame, width: width))
    default: return add(String(rest.removeFirst()))
    }
    rest = rest[digits.endIndex...].dropFirst()
  }

  private mutating func add(_ text: String) {
    if case .text(let before) = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(text))
    }
  }
}

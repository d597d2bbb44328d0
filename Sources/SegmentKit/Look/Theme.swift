public import SegmentJSON
internal import SegmentPrimitives

/// What replaces single tokens of a look, as a theme file says it.
///
/// The file is a JSON object of tokens, nested by the dots of their names; the sections `light`,
/// `dark` and `highContrast` hold tokens for these traits alone and win over the others:
///
///     { "track": { "radius": 12 }, "dark": { "selection": { "fill": "#0A84FF" } } }
public struct Theme: Hashable, Sendable {
  /// When an override holds.
  enum Condition: String, CaseIterable, Hashable, Sendable {
    case always
    case light
    case dark
    case highContrast

    func holds(for traits: Traits) -> Bool {
      switch self {
      case .always: true
      case .light: traits.appearance == .light
      case .dark: traits.appearance == .dark
      case .highContrast: traits.contrast == .high
      }
    }
  }

  /// One token's new value.
  struct Override: Hashable, Sendable {
    let condition: Condition
    let path: String
    let value: JSONValue
  }

  /// The new values; later ones win.
  private(set) var overrides: [Override] = []

  /// Makes a theme that changes nothing.
  public init() {}

  /// Reads a theme from a document.
  /// - Throws: `ThemeError` for a token that does not exist or a value it cannot have.
  public init(_ document: JSONValue) throws(ThemeError) {
    guard case .object(let members) = document else {
      throw .notAnObject(path: "the theme", kind: document.kind)
    }
    var sections: [Override] = []
    for member in members.members where member.key != "$schema" {
      if let condition = Condition(rawValue: member.key), condition != .always {
        sections += try Theme.flatten(member.value, at: "", condition)
      } else {
        overrides += try Theme.flatten(member.value, at: member.key, .always)
      }
    }
    overrides += sections
    for override in overrides { try override.check() }
  }

  /// Writes the new values that hold for some traits into a look.
  func apply(to look: inout Look, traits: Traits) throws(ThemeError) {
    for override in overrides where override.condition.holds(for: traits) {
      try override.apply(to: &look)
    }
  }

  private static func flatten(
    _ value: JSONValue, at path: String, _ condition: Condition
  ) throws(ThemeError) -> [Override] {
    guard case .object(let object) = value else {
      guard !path.isEmpty else { throw .notAnObject(path: condition.rawValue, kind: value.kind) }
      return [Override(condition: condition, path: path, value: value)]
    }
    var result: [Override] = []
    for member in object.members {
      let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
      result += try flatten(member.value, at: inner, condition)
    }
    return result
  }
}

extension Theme.Override {
  /// Refuses an unknown token or a value it cannot have, without changing anything.
  func check() throws(ThemeError) {
    var scratch = Look()
    try apply(to: &scratch)
  }

  /// Writes the value into a look.
  func apply(to look: inout Look) throws(ThemeError) {
    guard let token = Token.all.first(where: { $0.path == path }) else {
      let names = Token.all.map(\.path)
      throw .unknownToken(path: path, suggestion: nearestWord(to: path, in: names))
    }
    try token.write(value, to: &look)
  }
}

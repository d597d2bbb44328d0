/// Where a value was given.
public enum Origin: Hashable, Sendable {
  /// On the command line.
  case commandLine
  /// In a document, under a key.
  case document(path: String, key: String)
}

/// One appearance of an option with its value.
public struct Given: Sendable {
  /// The option.
  public let option: Option
  /// The value as it was written; empty for a switch.
  public let text: String
  /// Where it was given.
  public let origin: Origin

  /// Takes a value that was given.
  /// - Throws: `ValueError` where the text is no value of the option.
  public init(_ option: Option, _ text: String, from origin: Origin) throws(ValueError) {
    try option.check(text)
    self.option = option
    self.text = text
    self.origin = origin
  }
}

/// The options that were given, read by typed keys: `settings[.paddingX]`.
public struct Settings: Sendable {
  /// Each appearance of an option; of one that is not repeatable the last one holds.
  public var given: [Given]

  /// Makes settings; none by default.
  public init(_ given: [Given] = []) {
    self.given = given
  }

  /// The value of an option, or its initial value where it was not given.
  @inlinable public subscript<Value>(_ setting: Setting<Value>) -> Value {
    guard let last = texts(of: setting.option.name).last else { return setting.initial }
    // Each text was checked when it was given.
    return (try? setting.read(last)) ?? setting.initial
  }

  /// The values of an option that is a list; those of all its appearances if it is repeatable.
  @inlinable public subscript<Element>(_ setting: Setting<[Element]>) -> [Element] {
    let values = all(setting)
    return setting.option.isRepeatable ? values.flatMap(\.self) : values.last ?? setting.initial
  }

  /// Whether an option was given.
  @inlinable public func has<Value>(_ setting: Setting<Value>) -> Bool {
    !texts(of: setting.option.name).isEmpty
  }

  /// The values of all appearances of some options of one type, in the order given.
  @inlinable public func all<Value>(_ settings: Setting<Value>...) -> [Value] {
    given.compactMap { given in
      settings.first { $0.option.name == given.option.name }.flatMap { try? $0.read(given.text) }
    }
  }

  /// The texts of all appearances of an option, in the order given.
  @inlinable public func texts<Value>(_ setting: Setting<Value>) -> [String] {
    texts(of: setting.option.name)
  }

  /// The settings with one more value as it would be written, which holds over those given before.
  @inlinable public func setting<Value>(_ setting: Setting<Value>, to text: String) -> Settings {
    let value = try? Given(setting.option, text, from: .commandLine)
    return Settings(given + [value].compactMap(\.self))
  }

  @usableFromInline func texts(of name: String) -> [String] {
    given.filter { $0.option.name == name }.map(\.text)
  }
}

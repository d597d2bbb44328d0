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
  /// The value as the option's setting reads it.
  public let value: any Sendable
  /// Where it was given.
  public let origin: Origin

  /// Reads the value of an option.
  /// - Throws: `ValueError` where the text is no such value.
  public init(_ option: Option, _ text: String, from origin: Origin) throws(ValueError) {
    self.init(option, text, value: try option.read(text), from: origin)
  }

  /// Takes over a value that is no text, such as an object of a document.
  public init(_ option: Option, _ text: String, value: any Sendable, from origin: Origin) {
    self.option = option
    self.text = text
    self.value = value
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
  public subscript<Value>(_ setting: Setting<Value>) -> Value {
    // Most options are not given: no list of values is made for them.
    guard has(setting), let last = all(setting).last else { return setting.initial }
    return setting.join?(all(setting)) ?? last
  }

  /// Whether an option was given.
  public func has<Value>(_ setting: Setting<Value>) -> Bool {
    given.contains { $0.option.name == setting.option.name }
  }

  /// The values of all appearances of some options of one type, in the order given.
  public func all<Value>(_ settings: Setting<Value>...) -> [Value] {
    let names = settings.map(\.option.name)
    return given.filter { names.contains($0.option.name) }.compactMap { $0.value as? Value }
  }

  /// The texts of all appearances of an option, in the order given.
  public func texts<Value>(_ setting: Setting<Value>) -> [String] {
    given.filter { $0.option.name == setting.option.name }.map(\.text)
  }

  /// The settings with one more value, which holds over those given before.
  public func setting<Value>(_ setting: Setting<Value>, _ value: Value) -> Settings {
    Settings(given + [Given(setting.option, "", value: value, from: .commandLine)])
  }
}

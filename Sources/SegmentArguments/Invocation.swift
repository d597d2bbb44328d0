/// A command line that was understood.
public struct Invocation: Hashable, Sendable {
  /// One option as given.
  public struct Setting: Hashable, Sendable {
    /// The option.
    public var option: Option
    /// Its value; empty for a switch.
    public var value: String

    /// Makes a setting.
    public init(option: Option, value: String) {
      self.option = option
      self.value = value
    }
  }

  /// What is to be done.
  public var verb: Verb
  /// Whether the verb stood on the command line.
  public var isVerbWritten: Bool
  /// The options in the order given.
  public var settings: [Setting]
  /// What stood beside options, in order.
  public var operands: [String]

  /// Makes an invocation.
  public init(verb: Verb, isVerbWritten: Bool, settings: [Setting], operands: [String]) {
    self.verb = verb
    self.isVerbWritten = isVerbWritten
    self.settings = settings
    self.operands = operands
  }

  /// Whether an option was given, by its long name without hyphens.
  public func has(_ name: String) -> Bool {
    settings.contains { $0.option.name == name }
  }

  /// The last value given for an option.
  public func value(of name: String) -> String? {
    settings.last { $0.option.name == name }?.value
  }

  /// All values given for an option, in order.
  public func values(of name: String) -> [String] {
    settings.filter { $0.option.name == name }.map(\.value)
  }
}

/// An option with the type of its value: the key by which a program reads what was given.
///
///     extension Setting { static var width: Setting<Double?> { .number("width", "PT", "…") } }
///     settings[.width]
public struct Setting<Value: Sendable>: Sendable {
  /// The option as help, completions and documents know it.
  public let option: Option
  /// The value where the option is not given.
  public let initial: Value
  /// How the values of several appearances become one; by default the last one holds.
  let join: (@Sendable ([Value]) -> Value)?

  /// Makes a setting.
  /// - Parameters:
  ///   - option: what describes the option; its values are read by `read`.
  ///   - initial: the value where the option is not given.
  ///   - join: how the values of a repeatable option become one.
  ///   - read: reads one value as it is written.
  public init(
    _ option: Option, initial: Value, join: (@Sendable ([Value]) -> Value)? = nil,
    read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    var option = option
    option.read = { (text) throws(ValueError) -> any Sendable in try read(text) }
    self.option = option
    self.initial = initial
    self.join = join
  }
}

/// The options behind settings, in their order.
public func options<each Value>(_ settings: repeat Setting<each Value>) -> [Option] {
  var options: [Option] = []
  for setting in repeat each settings { options.append(setting.option) }
  return options
}

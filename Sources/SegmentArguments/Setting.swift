/// An option with the type of its value: the key by which a program reads what was given.
///
///     extension Setting { static var width: Setting<Double?> { .number("width", "PT", "…") } }
///     settings[.width]
///
/// Everything generic is inlinable: specialised where it is used, it needs no type metadata, which
/// the runtime would otherwise build for each type of value when the program starts.
@frozen public struct Setting<Value: Sendable>: Sendable {
  /// The option as help, completions and documents know it.
  public let option: Option
  /// The value where the option is not given.
  public let initial: Value
  /// Reads one value as it is written.
  @usableFromInline let read: @Sendable (String) throws(ValueError) -> Value

  /// Makes a setting.
  /// - Parameters:
  ///   - option: what describes the option; its values are read by `read`.
  ///   - initial: the value where the option is not given.
  ///   - read: reads one value as it is written.
  @inlinable public init(
    _ option: Option, initial: Value,
    read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    var option = option
    option.check = { (text) throws(ValueError) in _ = try read(text) }
    self.option = option
    self.initial = initial
    self.read = read
  }
}

/// The options behind settings, in their order.
@inlinable public func options<each Value>(_ settings: repeat Setting<each Value>) -> [Option] {
  var options: [Option] = []
  for setting in repeat each settings { options.append(setting.option) }
  return options
}

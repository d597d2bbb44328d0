/// A command line that was understood.
public struct Invocation: Sendable {
  /// What is to be done.
  public var verb: Verb
  /// Whether the verb stood on the command line.
  public var isVerbWritten: Bool
  /// The options in the order given.
  public var settings = Settings()
  /// The operands, in order.
  public var operands: [String] = []
}

/// One thing the program does, with the options it takes.
public struct Verb: Sendable {
  /// A line to try and what it does.
  public struct Example: Hashable, Sendable {
    /// The command line.
    public var command: String
    /// What it does.
    public var summary: String

    /// Makes an example.
    public init(_ command: String, _ summary: String) {
      self.command = command
      self.summary = summary
    }
  }

  /// The word after the program's name.
  public var name: String
  /// What the verb does: one sentence without a full stop.
  public var summary: String
  /// The operands, in order.
  public var operands: [Operand]
  /// Not made before the verb is chosen or explained.
  private let makeOptions: @Sendable () -> [Option]
  /// Lines to try.
  public var examples: [Example]

  /// Makes a verb.
  public init(
    _ name: String, _ summary: String, operands: [Operand] = [],
    options: @autoclosure @escaping @Sendable () -> [Option] = [], examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    makeOptions = options
    self.examples = examples
  }

  /// The options, in the order of help.
  public var options: [Option] { makeOptions() }

  /// The option of a long name without hyphens.
  public func option(named name: String) -> Option? {
    options.first { $0.name == name }
  }
}

/// An argument that is no option, such as the files to compare (POSIX: operand).
public struct Operand: Sendable {
  /// How many there may be.
  public enum Count: Hashable, Sendable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// One or more; only the last operand of a verb.
    case several
  }

  /// What it is; never `.flag`.
  public var argument: Option.Argument
  /// What it is for.
  public var summary: String
  /// How many.
  public var count: Count

  /// Makes an operand, of which there is one by default.
  public init(_ argument: Option.Argument, _ summary: String, count: Count = .one) {
    self.argument = argument
    self.summary = summary
    self.count = count
  }

  /// The operand's name in help.
  public var name: String { argument.placeholder ?? "" }

  /// The operand as a usage line shows it: `A`, `[A]`, `A…`.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .several: "\(name)…"
    }
  }
}

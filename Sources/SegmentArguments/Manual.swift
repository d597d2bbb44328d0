/// All the program's verbs: what is parsed, explained and completed.
public struct Manual: Sendable {
  /// The command's name.
  public var program: String
  /// The version, as `--version` shows it.
  public var version: String
  /// What the program does: one sentence without a full stop.
  public var summary: String
  /// The verbs in the order of help; the first may be left out on the command line.
  public var verbs: [Verb]

  /// Makes a manual.
  /// - Precondition: there is a verb.
  public init(program: String, version: String, summary: String, verbs: [Verb]) {
    precondition(!verbs.isEmpty, "a program needs a verb")
    self.program = program
    self.version = version
    self.summary = summary
    self.verbs = verbs
  }

  /// The verb that holds where none is written.
  public var defaultVerb: Verb { verbs[0] }

  /// The verb of a name.
  public func verb(named name: String) -> Verb? {
    verbs.first { $0.name == name }
  }
}

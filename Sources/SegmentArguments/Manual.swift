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

  /// What the man page explains behind the options: a heading, and names with texts.
  public typealias Topic = (title: String, entries: [(name: String, text: String)])
  /// The topics, not made before the page is.
  let topics: @Sendable () -> [Topic]

  /// Makes a manual.
  /// - Precondition: there is a verb.
  public init(
    program: String, version: String, summary: String, verbs: [Verb],
    topics: @autoclosure @escaping @Sendable () -> [Topic] = []
  ) {
    precondition(!verbs.isEmpty, "a program needs a verb")
    self.program = program
    self.version = version
    self.summary = summary
    self.verbs = verbs
    self.topics = topics
  }

  /// The verb that holds where none is written.
  public var defaultVerb: Verb { verbs[0] }

  /// The verb of a name.
  public func verb(named name: String) -> Verb? {
    verbs.first { $0.name == name }
  }
}

/// One option of a verb: the single source for parsing, help, completion, the man page and the
/// keys of documents.
public struct Option: Sendable {
  /// The long name without its hyphens, lower case with hyphens between words: `text-size`.
  public var name: String
  /// The letter of the short form, ASCII; `nil` where there is none.
  public var short: Character?
  /// What follows the name.
  public var argument: Argument
  /// What the option does: one sentence without a full stop.
  public var summary: String
  /// What holds where the option is left out, as help says it; `nil` says nothing.
  public var defaultValue: String?
  /// The heading under which help lists the option.
  public var section: String
  /// Whether each appearance counts; otherwise the last one does.
  public var isRepeatable: Bool
  /// Whether a document may hold the option under `documentKey`.
  public var isDocumented: Bool
  /// Whether the option asks about the program (`--help`), so that nothing else is needed.
  public var isQuestion: Bool
  /// Refuses a text that is no value of the option.
  @usableFromInline var check: @Sendable (String) throws(ValueError) -> Void

  /// Makes an option whose value is a text, by default one under "Options" that a document may
  /// hold.
  public init(
    _ name: String, short: Character? = nil, _ argument: Argument, _ summary: String,
    default defaultValue: String? = nil, section: String = "Options", isRepeatable: Bool = false,
    isDocumented: Bool = true, isQuestion: Bool = false
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.summary = summary
    self.defaultValue = defaultValue
    self.section = section
    self.isRepeatable = isRepeatable
    self.isDocumented = isDocumented
    self.isQuestion = isQuestion
    check = { (text) throws(ValueError) in try argument.check(text) }
  }

  /// The option's key in a document, the name in camel case; `nil` where documents lack it.
  public var documentKey: String? {
    guard isDocumented else { return nil }
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The long form as it is written: `--text-size`.
  public var longForm: String { "--" + name }
}

/// One option of a verb: the single source for parsing, help, completion, the man page and the
/// keys of documents.
public struct Option: Sendable {
  /// What an option takes after its name.
  public enum Argument: Hashable, Sendable {
    /// Nothing: the option is a switch.
    case flag
    /// Any text; the first value names it in help, the second is offered by completion.
    case text(String, suggesting: [String] = [])
    /// One of several words.
    case choice(String, of: [String])
    /// One or more of several words, separated by commas.
    case choices(String, of: [String])
    /// The path of a file, or one of the words that completion offers beside files.
    case file(String, suggesting: [String] = [])
    /// The path of a folder.
    case folder(String)
  }

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
  /// Reads a value: what it gives has the type of the option's setting.
  var read: @Sendable (String) throws(ValueError) -> any Sendable

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
    read = { (text) throws(ValueError) in
      try argument.check(text)
      return text
    }
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

extension Option.Argument {
  /// The name of the value in help; `nil` for a switch.
  public var placeholder: String? {
    switch self {
    case .flag: nil
    case .text(let name, _), .file(let name, _), .folder(let name): name
    case .choice(let name, _), .choices(let name, _): name
    }
  }

  /// The words allowed, or worth offering where others are allowed, too.
  public var words: [String] {
    switch self {
    case .flag, .folder: []
    case .text(_, let words), .file(_, let words): words
    case .choice(_, let words), .choices(_, let words): words
    }
  }

  /// Refuses a value with a part that is none of the allowed words.
  func check(_ value: String) throws(ValueError) {
    switch self {
    case .choice(_, let words):
      if !words.contains(value) { throw .notAllowed(value, words: words) }
    case .choices(_, let words):
      for item in listItems(value).map(String.init) where !words.contains(item) {
        throw .notAllowed(item, words: words)
      }
    case .flag, .text, .file, .folder: break
    }
  }
}

extension Option {
  /// What an option takes after its name, or an operand is.
  public struct Argument: Sendable {
    /// What a value is.
    public enum Kind: Hashable, Sendable {
      /// Nothing: the option is a switch.
      case flag
      /// Any text.
      case text
      /// A number, or one of the words.
      case number
      /// Texts with commas between them.
      case list
      /// One of several words.
      case choice
      /// One or more of several words, separated by commas.
      case choices
      /// The path of a file, or one of the words.
      case file
      /// The path of a folder.
      case folder
    }

    /// What a value is.
    public let kind: Kind
    /// The name of the value in help; `nil` for a switch.
    public let placeholder: String?
    /// Not made before they are needed: most runs show no help and take few options.
    private let makeWords: @Sendable () -> [String]

    private init(
      _ kind: Kind, _ placeholder: String?, words: @escaping @Sendable () -> [String] = { [] }
    ) {
      self.kind = kind
      self.placeholder = placeholder
      makeWords = words
    }
  }
}

extension Option.Argument {
  /// A function that makes words.
  public typealias Words = @Sendable () -> [String]

  /// Nothing: the option is a switch.
  public static let flag = Option.Argument(.flag, nil)

  /// Any text, with words that completion offers.
  public static func text(
    _ placeholder: String, suggesting words: @autoclosure @escaping Words = []
  ) -> Option.Argument { Option.Argument(.text, placeholder, words: words) }

  /// A number, with words that completion offers.
  public static func number(
    _ placeholder: String, suggesting words: @autoclosure @escaping Words = []
  ) -> Option.Argument { Option.Argument(.number, placeholder, words: words) }

  /// Texts with commas between them, with words that completion offers for each.
  public static func list(
    _ placeholder: String, suggesting words: @autoclosure @escaping Words = []
  ) -> Option.Argument { Option.Argument(.list, placeholder, words: words) }

  /// One of several words.
  public static func choice(
    _ placeholder: String, of words: @autoclosure @escaping Words
  ) -> Option.Argument { Option.Argument(.choice, placeholder, words: words) }

  /// One or more of several words, separated by commas.
  public static func choices(
    _ placeholder: String, of words: @autoclosure @escaping Words
  ) -> Option.Argument { Option.Argument(.choices, placeholder, words: words) }

  /// The path of a file, or one of the words that completion offers beside files.
  public static func file(
    _ placeholder: String, suggesting words: @autoclosure @escaping Words = []
  ) -> Option.Argument { Option.Argument(.file, placeholder, words: words) }

  /// The path of a folder.
  public static func folder(_ placeholder: String) -> Option.Argument {
    Option.Argument(.folder, placeholder)
  }

  /// The words allowed, or worth offering where others are allowed, too.
  public var words: [String] { makeWords() }

  /// Whether a value is of items with commas between them.
  public var isList: Bool { kind == .list || kind == .choices }

  /// Refuses a value with a part that is none of the allowed words.
  func check(_ value: String) throws(ValueError) {
    guard kind == .choice || kind == .choices else { return }
    for item in isList ? listItems(value).map(String.init) : [value] where !words.contains(item) {
      throw .notAllowed(item, words: words)
    }
  }
}

extension Setting where Value == Bool {
  /// A switch, off unless it is given.
  @inlinable public static func flag(
    _ name: String, short: Character? = nil, _ summary: String, in section: String,
    isDocumented: Bool = true, isQuestion: Bool = false
  ) -> Setting {
    let option = Option(
      name, short: short, .flag, summary, section: section, isDocumented: isDocumented,
      isQuestion: isQuestion)
    return Setting(option, initial: false) { _ in true }
  }
}

extension Setting where Value: RawRepresentable<String> & CaseIterable {
  /// One word of an enumeration.
  @inlinable public static func choice(
    _ name: String, _ placeholder: String, _ summary: String, default value: Value,
    shown: String? = nil, in section: String
  ) -> Setting {
    let option = Option(
      name, .choice(placeholder, of: words(of: Value.self)), summary,
      default: shown ?? value.rawValue, section: section)
    return Setting(option, initial: value) { (text) throws(ValueError) in try readWord(text) }
  }
}

extension Setting {
  /// One word of an enumeration, or `nil` where the option is not given.
  @inlinable public static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ placeholder: String, _ summary: String, shown: String? = nil,
    in section: String
  ) -> Setting where Value == Choice? {
    let option = Option(
      name, .choice(placeholder, of: words(of: Choice.self)), summary, default: shown,
      section: section)
    return Setting(option, initial: nil) { (text) throws(ValueError) in try readWord(text) }
  }

  /// Words of an enumeration, separated by commas.
  @inlinable public static func choices<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ placeholder: String, _ summary: String, default value: Choice,
    in section: String
  ) -> Setting where Value == [Choice] {
    let option = Option(
      name, .choices(placeholder, of: words(of: Choice.self)), summary, default: value.rawValue,
      section: section)
    return Setting(option, initial: [value]) { (text) throws(ValueError) in
      try listItems(text).map { (item) throws(ValueError) in try readWord(item) }
    }
  }

  /// A number, or `nil` where the option is not given.
  @inlinable public static func number(
    _ name: String, _ placeholder: String,
    suggesting words: @autoclosure @escaping @Sendable () -> [String] = [], _ summary: String,
    shown: String? = nil, in section: String
  ) -> Setting where Value == Double? {
    let option = Option(
      name, .number(placeholder, suggesting: words()), summary, default: shown, section: section)
    return Setting(option, initial: nil) { (text) throws(ValueError) in try readNumber(text) }
  }

  /// A whole number in a range, or `nil` where the option is not given.
  @inlinable public static func whole(
    _ name: String, _ placeholder: String, _ summary: String, in range: ClosedRange<Int>,
    shown: String? = nil, section: String
  ) -> Setting where Value == Int? {
    let option = Option(name, .number(placeholder), summary, default: shown, section: section)
    return Setting(option, initial: nil) { (text) throws(ValueError) in
      try readWhole(text, in: range)
    }
  }

  /// A text, or `nil` where the option is not given.
  @inlinable public static func text(
    _ name: String, short: Character? = nil, _ argument: Option.Argument, _ summary: String,
    shown: String? = nil, in section: String, isDocumented: Bool = true
  ) -> Setting where Value == String? {
    let option = Option(
      name, short: short, argument, summary, default: shown, section: section,
      isDocumented: isDocumented)
    return Setting(option, initial: nil) { $0 }
  }

  /// Texts, some with each appearance of the option.
  @inlinable public static func texts(
    _ name: String, _ argument: Option.Argument, _ summary: String, shown: String? = nil,
    in section: String, isRepeatable: Bool = true,
    read: @escaping @Sendable (String) -> [String] = { [$0] }
  ) -> Setting where Value == [String] {
    let option = Option(
      name, argument, summary, default: shown, section: section, isRepeatable: isRepeatable)
    return Setting(option, initial: [], read: read)
  }
}

extension Setting where Value == Double {
  /// A number with a default.
  @inlinable public static func number(
    _ name: String, _ placeholder: String, _ summary: String, default value: Double,
    in section: String
  ) -> Setting {
    let shown = value == value.rounded() ? "\(value.description.dropLast(2))" : "\(value)"
    let option = Option(name, .number(placeholder), summary, default: shown, section: section)
    return Setting(option, initial: value) { (text) throws(ValueError) in
      try readNumber(text)
    }
  }
}

extension Setting where Value == Int {
  /// A whole number in a range, with a default.
  @inlinable public static func whole(
    _ name: String, _ placeholder: String, _ summary: String, in range: ClosedRange<Int>,
    default value: Int, section: String
  ) -> Setting {
    let option = Option(name, .number(placeholder), summary, default: "\(value)", section: section)
    return Setting(option, initial: value) { (text) throws(ValueError) in
      try readWhole(text, in: range)
    }
  }
}

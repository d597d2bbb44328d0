extension Manual {
  /// The help of a verb, or of the program where it is `nil`, ending in a line break.
  /// - Parameter width: the columns of the terminal; texts are wrapped to 40…120 of them.
  public func helpText(for verb: Verb? = nil, width: Int = 80) -> String {
    let page = HelpPage(width: min(max(width, 40), 120))
    let subject = verb ?? defaultVerb
    var blocks = [verb.map { "\(title(of: $0)): \($0.summary)." } ?? "\(program): \(summary)."]
      .map { page.paragraph($0) }
    blocks.append(page.usage(of: subject, in: self, isProgram: verb == nil))
    if verb == nil { blocks.append(page.table("Verbs", verbs.map { ($0.name, $0.summary) })) }
    if verb != nil, !subject.operands.isEmpty {
      blocks.append(page.table("Operands", subject.operands.map { ($0.name, $0.details) }))
    }
    blocks += sections(of: subject).map { section in
      page.table(section.title, section.options.map { ($0.synopsis, $0.details) })
    }
    if !subject.examples.isEmpty { blocks.append(page.examples(subject.examples)) }
    if verb == nil { blocks.append("\(program) VERB --help explains a verb.\n") }
    return blocks.joined(separator: "\n")
  }

  /// The options of a verb under their headings, these in the order of their first options.
  func sections(of verb: Verb) -> [(title: String, options: [Option])] {
    var titles: [String] = []
    for option in verb.options where !titles.contains(option.section) {
      titles.append(option.section)
    }
    return titles.map { title in (title, verb.options.filter { $0.section == title }) }
  }
}

extension Option {
  /// The option's forms and its value: `-o, --output FILE`.
  var synopsis: String {
    let forms = (short.map { "-\($0), " } ?? "    ") + longForm
    return argument.placeholder.map { "\(forms) \($0)" } ?? forms
  }

  /// The summary with what is allowed and what holds by default.
  var details: String {
    var notes: [String] = []
    if let words = argument.wordList { notes.append(words) }
    if let defaultValue { notes.append("default: \(defaultValue)") }
    if isRepeatable { notes.append("repeatable") }
    return notes.isEmpty ? summary : "\(summary) (\(notes.joined(separator: "; ")))"
  }
}

extension Operand {
  /// The summary with what is allowed.
  var details: String {
    argument.wordList.map { "\(summary) (\($0))" } ?? summary
  }
}

extension Option.Argument {
  /// The allowed words as help lists them; `nil` where others are allowed, too.
  fileprivate var wordList: String? {
    kind == .choice || kind == .choices ? words.joined(separator: ", ") : nil
  }
}

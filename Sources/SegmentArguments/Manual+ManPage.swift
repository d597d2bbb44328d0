extension Manual {
  /// The manual page in the `man` macros of roff; it has no date, so that it is the same each time.
  public func manPage() -> String {
    let title = program.uppercased()
    var page = ".TH \(roff(title)) 1 \"\" \"\(roff(program + " " + version))\"\n"
    page += ".SH NAME\n\(roff(program)) \\- \(roff(lowercasedFirst(summary)))\n"
    page += ".SH SYNOPSIS\n"
    for verb in verbs { page += synopsis(of: verb) }
    page += ".SH VERBS\n"
    for verb in verbs { page += ".TP\n.B \(roff(verb.name))\n\(roff(verb.summary + "."))\n" }
    let shared = Set(defaultVerb.options.map(\.name))
    page += manSections(of: defaultVerb.options, verb: defaultVerb, title: "OPTIONS")
    for verb in verbs.dropFirst() {
      let own = verb.options.filter { !shared.contains($0.name) }
      guard !own.isEmpty || !verb.operands.isEmpty else { continue }
      page += manSections(of: own, verb: verb, title: "THE VERB \(verb.name.uppercased())")
    }
    for topic in topics() {
      page += ".SH \"\(roff(topic.title.uppercased()))\"\n"
      page += topic.entries.map { ".TP\n.B \(roff($0.name))\n\(roff($0.text))\n" }.joined()
    }
    return page + manExamples()
  }

  private func synopsis(of verb: Verb) -> String {
    let isDefault = verb.name == defaultVerb.name
    let name = isDefault ? "[\(roff(verb.name))]" : "\\fB\(roff(verb.name))\\fR"
    let operands = verb.operands.map { " \\fI\(roff($0.usage))\\fR" }.joined()
    return "\\fB\(roff(program))\\fR \(name) [\\fIoptions\\fR]\(operands)\n.br\n"
  }

  private func manSections(of options: [Option], verb: Verb, title: String) -> String {
    var text = ".SH \"\(roff(title))\"\n"
    for operand in verb.operands {
      text += ".TP\n.I \(roff(operand.name))\n\(roff(operand.details + "."))\n"
    }
    for section in sections(of: Verb("", "", options: options)) {
      text += ".SS \"\(roff(section.title))\"\n"
      for option in section.options { text += manEntry(of: option) }
    }
    return text
  }

  private func manEntry(of option: Option) -> String {
    let forms =
      (option.short.map { "\\fB\\-\($0)\\fR, " } ?? "") + "\\fB\(roff(option.longForm))\\fR"
    let value = option.argument.placeholder.map { " \\fI\(roff($0))\\fR" } ?? ""
    return ".TP\n\(forms)\(value)\n\(roff(option.details + "."))\n"
  }

  private func manExamples() -> String {
    let examples = verbs.flatMap(\.examples)
    guard !examples.isEmpty else { return "" }
    return examples.reduce(into: ".SH EXAMPLES\n") { text, example in
      text += ".TP\n.B \(roff(example.command))\n\(roff(example.summary))\n"
    }
  }
}

/// A text as roff shows it unchanged: hyphens that can be copied, no escapes, no requests.
private func roff(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    case "\"": result += "\\(dq"
    case "'": result += "\\(aq"
    case "…": result += "..."
    case "\n": result += " "
    default: result.append(character)
    }
  }
  return result.hasPrefix(".") ? "\\&" + result : result
}

/// A sentence's text as a part of another.
func lowercasedFirst(_ text: String) -> String {
  text.prefix(1).lowercased() + text.dropFirst()
}

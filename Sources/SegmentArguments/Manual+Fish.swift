extension Manual {
  /// A script that completes the command in fish 3 or newer.
  public func fishCompletion() -> String {
    let names = verbs.map(\.name).joined(separator: " ")
    var script = "# fish completion for \(program)\n"
    for verb in verbs {
      script +=
        "complete -c \(program) -n __fish_use_subcommand -a \(verb.name)"
        + " -d \(quoted(verb.summary))\n"
    }
    for verb in verbs {
      let isDefault = verb.name == defaultVerb.name
      let others = verbs.dropFirst().map(\.name).joined(separator: " ")
      let condition =
        isDefault
        ? "not __fish_seen_subcommand_from \(others.isEmpty ? names : others)"
        : "__fish_seen_subcommand_from \(verb.name)"
      for option in verb.options { script += fishOption(option, when: condition) }
      let words = verb.operands.flatMap(\.argument.words).joined(separator: " ")
      guard !words.isEmpty else { continue }
      script += "complete -c \(program) -n \(quoted(condition)) -f -a \(quoted(words))\n"
    }
    return script
  }

  private func fishOption(_ option: Option, when condition: String) -> String {
    var line = "complete -c \(program) -n \(quoted(condition)) -l \(option.name)"
    if let short = option.short { line += " -s \(short)" }
    switch option.argument.kind {
    case .flag: break
    case .text, .number, .list, .choice, .choices: line += " -x"
    case .file: line += " -r -F"
    case .folder: line += " -x -a '(__fish_complete_directories)'"
    }
    let words = option.argument.words.joined(separator: " ")
    if !words.isEmpty {
      let list = "(__fish_complete_list , 'printf \"%s\\n\" \(words)')"
      line += " -a \(quoted(option.argument.isList ? list : words))"
    }
    return line + " -d \(quoted(option.summary))\n"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return "'\(escaped)'"
  }
}

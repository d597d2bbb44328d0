extension Manual {
  /// A script that completes the command in zsh, to be saved as a file `_NAME` on `$fpath`.
  public func zshCompletion() -> String {
    let descriptions = verbs.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
    let cases = verbs.map { verb in
      "    \(verb.name))\n      _arguments -s -S \\\n"
        + (verb.options.flatMap(zshOption) + zshOperands(of: verb))
        .map { "        \($0)" }.joined(separator: " \\\n") + "\n      ;;\n"
    }
    return """
      #compdef \(program)
      # zsh completion for \(program)
      local -a verbs
      local verb=\(defaultVerb.name)
      verbs=(
      \(descriptions)  )
      if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        _describe verb verbs
        return
      fi
      if [[ -n ${(M)verbs:#$words[2]:*} ]]; then
        verb=$words[2]
        shift words
        ((CURRENT--))
      fi
      case $verb in
      \(cases.joined())esac

      """
  }

  private func zshOption(_ option: Option) -> [String] {
    let forms = [option.longForm] + (option.short.map { ["-\($0)"] } ?? [])
    let others = option.isRepeatable ? "*" : "(\(forms.joined(separator: " ")))"
    let value = option.argument.placeholder.map { ":\(escaped($0)):\(zshAction(option.argument))" }
    return forms.map { form in
      // `=` lets a value follow a long form attached or as the next argument, `+` a short form.
      let mark = value == nil ? "" : form.hasPrefix("--") ? "=" : "+"
      return quoted("\(others)\(form)\(mark)[\(escaped(option.summary))]\(value ?? "")")
    }
  }

  private func zshOperands(of verb: Verb) -> [String] {
    verb.operands.map { operand in
      let colons =
        switch operand.count {
        case .one: ":"
        case .optional: "::"
        case .several: "*:"
        }
      return quoted("\(colons)\(escaped(operand.name)):\(zshAction(operand.argument))")
    }
  }

  private func zshAction(_ argument: Option.Argument) -> String {
    let words = argument.words.joined(separator: " ")
    return switch argument.kind {
    case .flag: ""
    case .file: "_files"
    case .folder: "_files -/"
    case _ where words.isEmpty: " "
    case .list, .choices: "_values -s , word \(words)"
    case .text, .number, .choice: "(\(words))"
    }
  }

  /// A text in which the marks of zsh's descriptions stand for themselves.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\:[]".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

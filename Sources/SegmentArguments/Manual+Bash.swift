extension Manual {
  /// A script that completes the command in bash 4.2 or newer; it needs no other package.
  public func bashCompletion() -> String {
    let function = "_" + identifier
    let names = verbs.map(\.name).joined(separator: " ")
    let cases = verbs.map { verb in
      """
          \(verb.name))
            options="\(verb.options.map(\.longForm).joined(separator: " "))"
            case $previous in
      \(bashValues(of: verb))      esac
            \(bashOperands(of: verb))
            ;;

      """
    }
    return """
      # bash completion for \(program)
      \(function)() {
        local word=$2 previous=$3 verb=\(defaultVerb.name) options= operands=
        COMPREPLY=()
        case ${COMP_WORDS[1]} in
          \(verbs.map(\.name).joined(separator: "|"))) ((COMP_CWORD > 1)) && verb=${COMP_WORDS[1]} ;;
        esac
        case $verb in
      \(cases.joined())  esac
        ((COMP_CWORD == 1)) && operands="\(names) $operands"
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        elif [[ -n $operands ]]; then
          COMPREPLY=($(compgen -W "$operands" -- "$word"))
        else
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }
      complete -o filenames -o bashdefault -F \(function) \(program)

      """
  }

  private func bashValues(of verb: Verb) -> String {
    verb.options.filter { $0.argument.kind != .flag }.map { option in
      let forms = ([option.longForm] + (option.short.map { ["-\($0)"] } ?? [])).joined(
        separator: "|")
      let words = option.argument.words.isEmpty ? "" : " -W \"\(wordList(option.argument))\""
      let kinds =
        switch option.argument.kind {
        case .file: " -f"
        case .folder: " -d"
        default: ""
        }
      let reply =
        words.isEmpty && kinds.isEmpty
        ? ""
        : option.argument.isList
          // Without a comma both are empty or the word itself.
          ? "local before=${word%\"${word##*,}\"}; "
            + "COMPREPLY=($(compgen -P \"$before\"\(words) -- \"${word##*,}\")); "
          : "COMPREPLY=($(compgen\(words)\(kinds) -- \"$word\")); "
      return "        \(forms)) \(reply)return ;;\n"
    }.joined()
  }

  private func bashOperands(of verb: Verb) -> String {
    let words = verb.operands.flatMap(\.argument.words)
    return "operands=\"\(words.joined(separator: " "))\""
  }

  private func wordList(_ argument: Option.Argument) -> String {
    argument.words.joined(separator: " ")
  }

  /// The program's name as a shell function can have it.
  var identifier: String {
    String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

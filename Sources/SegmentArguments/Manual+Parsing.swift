internal import SegmentPrimitives

extension Manual {
  /// Reads a command line.
  ///
  /// `--name value`, `--name=value`, `-n value`, `-nvalue`; a value may begin with a hyphen; `--`
  /// ends the options; names are never abbreviated. The verb comes first or is left out.
  /// - Parameter arguments: the bytes of each argument after the program's name, without zeros.
  /// - Throws: `ArgumentError` for the first fault.
  public func parse(_ arguments: [[UInt8]]) throws(ArgumentError) -> Invocation {
    let first = arguments.first.map { String(decoding: $0, as: UTF8.self) }
    let written = first.flatMap { self.verb(named: $0) }
    let verb = written ?? defaultVerb
    let rest = arguments.dropFirst(written == nil ? 0 : 1)
    let scanned = try ArgumentScanner(rest, of: verb, in: self).scan()
    var result = Invocation(verb: verb, isVerbWritten: written != nil)
    for argument in scanned { try add(argument, to: &result) }
    if !result.settings.given.contains(where: { $0.option.isQuestion }) {
      try checkOperands(of: result)
    }
    return result
  }

  private func add(
    _ argument: ScannedArgument, to result: inout Invocation
  ) throws(ArgumentError) {
    switch argument {
    case .operand(let bytes):
      let place = "argument \(result.operands.count + 1)"
      result.operands.append(try text(bytes, of: place))
    case .option(let option, let written, let bytes):
      let value = try text(bytes, of: written)
      try at(written) { () throws(ValueError) in
        result.settings.given.append(try Given(option, value, from: .commandLine))
      }
    }
  }

  private func text(_ bytes: [UInt8], of place: String) throws(ArgumentError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .invalidUTF8(place: place, value: String(printable: bytes))
    }
    return text
  }

  /// Runs what reads a value and names the option or operand in its error.
  private func at(_ place: String, _ body: () throws(ValueError) -> Void) throws(ArgumentError) {
    do {
      try body()
    } catch {
      throw .invalidValue(place: place, error)
    }
  }

  private func checkOperands(of invocation: Invocation) throws(ArgumentError) {
    let verb = invocation.verb
    for (index, text) in invocation.operands.enumerated() {
      let isLastRepeated = verb.operands.last?.count == .several
      guard index < verb.operands.count || isLastRepeated else {
        throw unexpectedOperand(text, in: invocation)
      }
      let operand = verb.operands[min(index, verb.operands.count - 1)]
      try at(operand.name) { () throws(ValueError) in try operand.argument.check(text) }
    }
    for operand in verb.operands.dropFirst(invocation.operands.count)
    where operand.count != .optional {
      throw .missingOperand(operand.name, verb: title(of: verb), summary: operand.summary)
    }
  }
}

extension Manual {
  /// The verb after the program's name, as messages show it.
  func title(of verb: Verb) -> String { "\(program) \(verb.name)" }

  private func unexpectedOperand(_ text: String, in invocation: Invocation) -> ArgumentError {
    guard !invocation.isVerbWritten else {
      return .unexpectedOperand(text, verb: title(of: invocation.verb), suggestion: nil)
    }
    if verb(named: text) != nil { return .lateVerb(text) }
    let suggestion = nearestWord(to: text, in: verbs.map(\.name))
    return .unexpectedOperand(
      text, verb: program, suggestion: suggestion.map { "\(program) \($0)" })
  }

  /// The error about an option that a verb lacks, with where it belongs or what may be meant.
  func unknownOption(_ written: String, in verb: Verb) -> ArgumentError {
    let others = verbs.filter { $0.options.option(written: written) != nil }.map(\.name)
    let names = verb.options.map(\.name)
    let near = others.isEmpty ? nearestWord(to: String(written.drop { $0 == "-" }), in: names) : nil
    return .unknownOption(
      written.printable, verb: title(of: verb), elsewhere: others,
      suggestion: near.map { "--" + $0 })
  }
}

extension [Option] {
  /// The option of a long or short form with its hyphens.
  func option(written: String) -> Option? {
    let name = written.dropFirst(written.hasPrefix("--") ? 2 : 1)
    return first {
      written.hasPrefix("--") ? $0.name == name : $0.short.map(String.init) ?? "" == name
    }
  }
}

internal import SegmentPrimitives

/// Why a command line cannot be followed.
public enum ArgumentError: Error, Hashable, Sendable {
  /// The verb has no such option; others may have it, and one may be meant.
  case unknownOption(String, verb: String, elsewhere: [String], suggestion: String?)
  /// The last option lacks its value.
  case missingValue(option: String, placeholder: String)
  /// A short option's value begins with `=`, as only a long option's may.
  case misplacedEqualsSign(option: String, value: String)
  /// A switch has a value.
  case unexpectedValue(option: String, value: String)
  /// An argument is not text in UTF-8; `place` is an option, or the operand's number.
  case invalidUTF8(place: String, value: String)
  /// A value is none that an option or operand can have.
  case invalidValue(place: String, ValueError)
  /// An operand that the verb does not take.
  case unexpectedOperand(String, verb: String, suggestion: String?)
  /// A verb is written after options.
  case lateVerb(String)
  /// The verb lacks an operand that it needs.
  case missingOperand(String, verb: String, summary: String)
}

extension ArgumentError: CustomStringConvertible {
  /// One line that says what cannot be done, why, and what to do.
  public var description: String {
    if case .invalidValue(_, .refused(let sentence)) = self { return sentence }
    return "cannot read the command line: " + reason
  }

  private var reason: String {
    switch self {
    case .unknownOption(let name, let verb, let elsewhere, let suggestion):
      "unknown option \(name) for \(verb); "
        + (suggestion.map { "did you mean \($0)?" }
          ?? (elsewhere.isEmpty
            ? "see \(verb) --help" : "it belongs to \(elsewhere.joined(separator: ", "))"))
    case .missingValue(let option, let placeholder):
      "\(option) has no value; write \(option) \(placeholder)"
    case .misplacedEqualsSign(let option, let value):
      "\(option) takes its value without \"=\"; write \(option) \(value)"
    case .unexpectedValue(let option, let value):
      "\(option) takes no value, but has \"\(value)\"; write \(option) alone"
    case .invalidUTF8(let place, let value):
      "\(place) is not UTF-8: \"\(value)\"; write it in UTF-8"
    case .invalidValue(let place, let error): error.description(at: place)
    case .unexpectedOperand(let text, let verb, let suggestion):
      "\(verb) has no use for \"\(text.printable)\"; "
        + (suggestion.map { "did you mean \($0)?" } ?? "see \(verb) --help")
    case .lateVerb(let verb):
      "\(verb) comes after options; write it first"
    case .missingOperand(let name, let verb, let summary):
      "\(verb) needs \(name), \(lowercasedFirst(summary)); see \(verb) --help"
    }
  }
}

internal import SegmentPrimitives

/// Why a theme cannot be used.
public enum ThemeError: Error, Hashable, Sendable {
  /// A section that must hold tokens holds something else.
  case notAnObject(path: String, kind: String)
  /// A token that no look has.
  case unknownToken(path: String, suggestion: String?)
  /// A value that a token cannot have.
  case invalidValue(path: String, value: String, allowed: String)
}

extension ThemeError: CustomStringConvertible {
  /// One line: the token, its value, what is allowed.
  public var description: String {
    switch self {
    case .notAnObject(let path, let kind):
      "cannot read \(path.printable): it is \(kind); give an object of tokens"
    case .unknownToken(let path, let suggestion):
      "cannot set \(path.printable): no look has that token"
        + (suggestion.map { "; did you mean \($0)?" } ?? "")
    case .invalidValue(let path, let value, let allowed):
      "cannot set \(path.printable) to \(value.printable): give \(allowed)"
    }
  }
}

internal import SegmentPrimitives

/// Why a text is no value of an option; the same for the command line and for documents.
public enum ValueError: Error, Hashable, Sendable {
  /// The part of the text that is none of the allowed words.
  case notAllowed(String, words: [String])
  /// The part of the text that cannot be read, and what completes "give …".
  case unreadable(String, expected: String)
  /// A later stage refused the value; its own sentence says why.
  case refused(String)

  /// What is wrong with the value given at a place: an option, or a key of a document.
  public func description(at place: String) -> String {
    switch self {
    case .notAllowed(let text, let words):
      "\(place) cannot be \"\(text.printable)\"; "
        + (nearestWord(to: text, in: words).map { "did you mean \($0)? " } ?? "")
        + "allowed are \(words.joined(separator: ", "))"
    case .unreadable(let text, let expected):
      "\(place) cannot be \"\(text.printable)\"; give \(expected)"
    case .refused(let sentence): "\(place): \(sentence)"
    }
  }
}

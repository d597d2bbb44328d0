extension StringProtocol {
  /// The parts between the appearances of a Unicode scalar, empty ones too.
  ///
  /// `split(separator:)` goes by grapheme clusters, in which a separator before a combining mark, a
  /// joiner or a skin tone is a part of another character.
  public func split(at separator: Unicode.Scalar) -> [Substring] {
    Substring(self).unicodeScalars
      .split(separator: separator, omittingEmptySubsequences: false).map { Substring($0) }
  }
}

extension Substring {
  /// The text without spaces around it.
  public var trimmed: Substring { trimmed(of: " ") }

  /// The text without any of some scalars around it.
  public func trimmed(of outer: String) -> Substring {
    let start = unicodeScalars.drop { outer.unicodeScalars.contains($0) }
    let last = start.lastIndex { !outer.unicodeScalars.contains($0) }
    return Substring(last.map { start[...$0] } ?? start[..<start.startIndex])
  }
}

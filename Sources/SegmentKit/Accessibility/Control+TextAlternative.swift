public import SegmentGraphics

extension Control {
  /// What stands for a segment in speech: its name, its state, and its place among all, as in
  /// "Recipes, selected, 2 of 3".
  ///
  /// The words are those of the locale's language where it is one of the table's, else English. A
  /// segment without a label goes by its icon.
  /// - Precondition: `index` is a segment's.
  public func textAlternative(of index: Int) -> String {
    let words = AlternativeWords.matching(traits.locale)
    let segment = segments[index]
    let states = [
      index == selection ? words.selected : nil, segment.isEnabled ? nil : words.dimmed,
    ]
    let position = words.position(index + 1, segments.count)
    let parts = [segment.spokenName] + states + [position]
    return parts.compactMap { $0 }.joined(separator: words.separator)
  }

  /// What stands for the whole control, or for one of its segments, where it cannot be seen.
  /// - Parameter index: one segment's index, or `nil` for all of them.
  public func textAlternative(segment index: Int? = nil) -> PictureDescription {
    let words = AlternativeWords.matching(traits.locale)
    let indices = index.map { [$0] } ?? Array(segments.indices)
    return PictureDescription(
      text: indices.map(textAlternative).joined(separator: words.listSeparator),
      language: languageTag)
  }

  /// The language of labels and words as a tag that files can hold; English where it is not known.
  private var languageTag: String {
    guard let locale = traits.locale else { return "en" }
    let tag = locale.split { $0 == "-" || $0 == "_" }.joined(separator: "-")
    let isSound = tag.utf8.allSatisfy {
      $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isLetter
        || Character(Unicode.Scalar($0)).isNumber
    }
    // `und` says that the language is undetermined.
    return isSound && !tag.isEmpty && tag.utf8.count < 64 && locale.utf8.allSatisfy { $0 < 0x80 }
      ? tag : "und"
  }
}

extension Control.Segment {
  /// The label, or the icon's name as words, its variant left out; `nil` where there is neither.
  fileprivate var spokenName: String? {
    guard label.isEmpty else { return label }
    guard let icon else { return nil }
    let words = icon.split(separator: ".").filter { $0 != "fill" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

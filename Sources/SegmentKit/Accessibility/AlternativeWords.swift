public import SegmentGraphics

/// The words of a language around a segment's name in speech.
struct AlternativeWords: Sendable {
  /// Said of the selected segment.
  let selected: String
  /// Said of a disabled segment, as VoiceOver does.
  let dimmed: String
  /// Said of badges.
  let badge: BadgeWords
  /// The position among all, of the segment's number from 1 and how many there are.
  let position: @Sendable (_ number: Int, _ count: Int) -> String
  /// What stands between two parts of one segment.
  let separator: String
  /// What stands between two segments.
  let listSeparator: String

  private init(
    _ selected: String, _ dimmed: String, _ badge: BadgeWords, separator: String = ", ",
    listSeparator: String = "; ",
    position: @escaping @Sendable (_ number: Int, _ count: Int) -> String
  ) {
    self.selected = selected
    self.dimmed = dimmed
    self.badge = badge
    self.position = position
    self.separator = separator
    self.listSeparator = listSeparator
  }

  static let english = AlternativeWords("selected", "dimmed", .english) { "\($0) of \($1)" }

  private static let simplifiedChinese = AlternativeWords(
    "已选中", "变暗", .simplifiedChinese, separator: "，", listSeparator: "；"
  ) { "第\($0)个，共\($1)个" }
  private static let traditionalChinese = AlternativeWords(
    "已選取", "變暗", .traditionalChinese, separator: "，", listSeparator: "；"
  ) { "第\($0)個，共\($1)個" }

  private static let byLanguage: [String: AlternativeWords] = [
    "ar": AlternativeWords("محدد", "معتم", .arabic, separator: "، ", listSeparator: "؛ ") {
      "\($0) من \($1)"
    },
    "de": AlternativeWords("ausgewählt", "abgeblendet", .german) { "\($0) von \($1)" },
    "en": english,
    "es": AlternativeWords("seleccionado", "atenuado", .spanish) { "\($0) de \($1)" },
    "fr": AlternativeWords("sélectionné", "estompé", .french, listSeparator: " ; ") {
      "\($0) sur \($1)"
    },
    "it": AlternativeWords("selezionato", "oscurato", .italian) { "\($0) di \($1)" },
    "ja": AlternativeWords("選択中", "淡色表示", .japanese, separator: "、", listSeparator: "；") {
      "\($1)個中\($0)番目"
    },
    "ko": AlternativeWords("선택됨", "흐리게 표시됨", .korean) { "\($1)개 중 \($0)번째" },
    "nl": AlternativeWords("geselecteerd", "gedimd", .dutch) { "\($0) van \($1)" },
    "pt": AlternativeWords("selecionado", "esmaecido", .portuguese) { "\($0) de \($1)" },
    "zh": simplifiedChinese,
  ]

  /// Whether a locale's language is one of those known; one that is not said is taken for English.
  static func knows(_ locale: String?) -> Bool {
    let language = (locale ?? "en").prefix { $0 != "-" && $0 != "_" }.lowercased()
    return byLanguage[language] != nil
  }

  /// The words for a language tag, English where the language is not among those known.
  ///
  /// Chinese goes by its script, which Taiwan, Hong Kong and Macau imply.
  static func matching(_ locale: String?) -> AlternativeWords {
    let subtags = (locale ?? "").split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let language = subtags.first else { return english }
    let isTraditional =
      subtags.contains("hant")
      || !subtags.contains("hans") && subtags.contains { ["tw", "hk", "mo"].contains($0) }
    if language == "zh", isTraditional { return traditionalChinese }
    return byLanguage[language] ?? english
  }
}

extension Control {
  /// What stands for a segment in speech: its name, its state, its badge, and its position among all,
  /// as in "Recipes, selected, 3 new items, 2 of 3".
  ///
  /// The words are those of the locale's language where it is one of the table's, else English. A
  /// segment without a label goes by its icon.
  /// - Precondition: `index` is a segment's.
  public func textAlternative(of index: Int) -> String {
    let words = AlternativeWords.matching(traits.locale)
    let segment = segments[index]
    let states = [
      selection.contains(index) ? words.selected : nil, segment.isEnabled ? nil : words.dimmed,
    ]
    let badge = segment.badge.flatMap { words.badge.text(of: $0) }
    let position = words.position(index + 1, segments.count)
    let parts = [spokenName(of: segment)] + states + [badge, position]
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

  /// Whether the words around the labels are in the locale's language; in English otherwise.
  public var isTextAlternativeTranslated: Bool { AlternativeWords.knows(traits.locale) }

  /// The language of the words as a tag that files can hold; English where they are English.
  private var languageTag: String {
    guard let locale = traits.locale else { return "en" }
    let tag = locale.split { $0 == "-" || $0 == "_" }.joined(separator: "-")
    let isSound = tag.utf8.allSatisfy {
      $0 == UInt8(ascii: "-") || Character(Unicode.Scalar($0)).isLetter
        || Character(Unicode.Scalar($0)).isNumber
    }
    // `und` says that the language is undetermined.
    if isSound, !tag.isEmpty, !isTextAlternativeTranslated { return "en" }
    return isSound && !tag.isEmpty && tag.utf8.count < 64 && locale.utf8.allSatisfy { $0 < 0x80 }
      ? tag : "und"
  }
}

extension Control {
  /// The label, or the icon's name as words, its variant left out; `nil` where there is neither.
  fileprivate func spokenName(of segment: Segment) -> String? {
    guard segment.lines.isEmpty else { return segment.lines.joined(separator: " ") }
    guard let name = segment.icon else { return nil }
    let words = (icons[name]?.title ?? name).split(separator: ".").filter { $0 != "fill" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

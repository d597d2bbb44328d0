/// The words of a language around a segment's name in speech.
struct AlternativeWords: Sendable {
  /// Said of the selected segment.
  let selected: String
  /// Said of a disabled segment, as VoiceOver does.
  let dimmed: String
  /// The place among all, of the segment's number from 1 and how many there are.
  let position: @Sendable (_ number: Int, _ count: Int) -> String
  /// What stands between two parts of one segment.
  let separator: String
  /// What stands between two segments.
  let listSeparator: String

  private init(
    _ selected: String, _ dimmed: String, separator: String = ", ", listSeparator: String = "; ",
    position: @escaping @Sendable (_ number: Int, _ count: Int) -> String
  ) {
    self.selected = selected
    self.dimmed = dimmed
    self.position = position
    self.separator = separator
    self.listSeparator = listSeparator
  }

  static let english = AlternativeWords("selected", "dimmed") { "\($0) of \($1)" }

  private static let simplifiedChinese = AlternativeWords(
    "已选中", "变暗", separator: "，", listSeparator: "；"
  ) { "第\($0)个，共\($1)个" }
  private static let traditionalChinese = AlternativeWords(
    "已選取", "變暗", separator: "，", listSeparator: "；"
  ) { "第\($0)個，共\($1)個" }

  private static let byLanguage: [String: AlternativeWords] = [
    "ar": AlternativeWords("محدد", "معتم", separator: "، ", listSeparator: "؛ ") {
      "\($0) من \($1)"
    },
    "de": AlternativeWords("ausgewählt", "abgeblendet") { "\($0) von \($1)" },
    "en": english,
    "es": AlternativeWords("seleccionado", "atenuado") { "\($0) de \($1)" },
    "fr": AlternativeWords("sélectionné", "estompé", listSeparator: " ; ") { "\($0) sur \($1)" },
    "it": AlternativeWords("selezionato", "oscurato") { "\($0) di \($1)" },
    "ja": AlternativeWords("選択中", "淡色表示", separator: "、", listSeparator: "；") { "\($1)個中\($0)番目" },
    "ko": AlternativeWords("선택됨", "흐리게 표시됨") { "\($1)개 중 \($0)번째" },
    "nl": AlternativeWords("geselecteerd", "gedimd") { "\($0) van \($1)" },
    "pt": AlternativeWords("selecionado", "esmaecido") { "\($0) de \($1)" },
    "zh": simplifiedChinese,
  ]

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

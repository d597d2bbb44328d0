/// The words of a language for what a badge says, as the platform reads a tab's badge: "3 new items".
struct BadgeWords: Sendable {
  /// Said of a dot.
  let some: String
  /// Said of a count of 1 or more.
  let count: @Sendable (Int) -> String

  private init(_ some: String, count: @escaping @Sendable (Int) -> String) {
    self.some = some
    self.count = count
  }

  /// Words of a language with one form for 1 and another for all else.
  private init(one: String, other: String) {
    self.init(other) { $0 == 1 ? one : "\($0) \(other)" }
  }

  /// What is read of a badge; `nil` where it shows nothing.
  func text(of badge: Control.Badge) -> String? {
    guard badge.isShown else { return nil }
    return switch badge {
    case .dot: some
    case .count(let number): count(number)
    case .text(let text): text
    }
  }

  static let english = BadgeWords(one: "1 new item", other: "new items")
  static let german = BadgeWords(one: "1 neues Objekt", other: "neue Objekte")
  static let spanish = BadgeWords(one: "1 elemento nuevo", other: "elementos nuevos")
  static let french = BadgeWords(one: "1 nouvel élément", other: "nouveaux éléments")
  static let italian = BadgeWords(one: "1 nuovo elemento", other: "nuovi elementi")
  static let dutch = BadgeWords(one: "1 nieuw onderdeel", other: "nieuwe onderdelen")
  static let portuguese = BadgeWords(one: "1 novo item", other: "novos itens")
  static let japanese = BadgeWords("新規項目あり") { "新規項目\($0)件" }
  static let korean = BadgeWords("새로운 항목 있음") { "새로운 항목 \($0)개" }
  static let simplifiedChinese = BadgeWords("有新项目") { "\($0)个新项目" }
  static let traditionalChinese = BadgeWords("有新項目") { "\($0)個新項目" }
  /// Arabic has six forms (CLDR plural rules, `ar`); 0 is never said.
  static let arabic = BadgeWords("عناصر جديدة") { number in
    switch (number, number % 100) {
    case (1, _): "عنصر جديد واحد"
    case (2, _): "عنصران جديدان"
    case (_, 3...10): "\(number) عناصر جديدة"
    case (_, 11...99): "\(number) عنصرًا جديدًا"
    default: "\(number) عنصر جديد"
    }
  }
}

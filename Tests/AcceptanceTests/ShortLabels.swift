import Foundation

/// Short labels by others in many languages, read from the folder that `SEGRENDER_MATERIAL` names.
struct ShortLabels {
  /// The labels of each language, by its tag.
  var byLanguage: [String: [String]]

  /// The tags of all languages, none where there is no material.
  static let languages = (try? ShortLabels())?.byLanguage.keys.sorted() ?? []

  init() throws {
    let folder = ProcessInfo.processInfo.environment["SEGRENDER_MATERIAL"] ?? "/nonexistent"
    let file = URL(fileURLWithPath: folder + "/labels/short-labels.json")
    let table = try JSONDecoder().decode(
      [String: [String: String]].self, from: Data(contentsOf: file))
    byLanguage = [:]
    for key in table.keys.sorted() {
      for (language, label) in table[key] ?? [:] { byLanguage[language, default: []].append(label) }
    }
  }

  /// A language's labels.
  static func labels(of language: String) throws -> [String] {
    try ShortLabels().byLanguage[language] ?? []
  }
}

/// The families that are preferred for a script, by the language that Pango searches for.
///
/// Fontconfig's own rules prefer DejaVu Sans for each script that it has, whose letters match neither
/// Inter's weights nor what a platform shows; these come before it, and behind what a rule of the
/// machine or its user names.
enum ScriptFamilies {
  /// Languages of one script, and the families for it, the best first.
  private static let table: [(languages: [String], families: [String])] = [
    (["ar", "fa", "ur", "ps", "sd", "ug", "ckb", "ku"], ["Noto Sans Arabic", "Noto Kufi Arabic"]),
    (["he", "yi"], ["Noto Sans Hebrew"]),
    (["hy"], ["Noto Sans Armenian"]),
    (["ka"], ["Noto Sans Georgian"]),
    (["lo"], ["Noto Sans Lao"]),
    (["th"], ["Noto Sans Thai"]),
    (["nqo"], ["Noto Sans NKo"]),
    (["ber", "zgh"], ["Noto Sans Tifinagh"]),
    (["iu", "cr", "oj"], ["Noto Sans Canadian Aboriginal"]),
  ]

  /// The families for a language tag, `ar-EG` as `ar`.
  static func families(for language: String) -> [String] {
    let primary = language.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init)
    return table.first { row in row.languages.contains { $0 == primary } }?.families ?? []
  }
}

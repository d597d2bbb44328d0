internal import SegmentGraphics

extension Control {
  /// The direction the control is read in: the one that was set, else the locale's, else that of
  /// the first label with a direction of its own, else left to right.
  var readingDirection: TextDirection {
    switch traits.direction {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case .auto: break
    }
    if let locale = traits.locale { return Control.direction(of: locale) }
    for segment in segments {
      if let direction = TextDirection.natural(of: segment.label) { return direction }
    }
    return .leftToRight
  }

  /// The direction of a language tag: by its script if it names one, else by its language.
  private static func direction(of locale: String) -> TextDirection {
    let subtags = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let scripts = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"]
    let languages = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return subtags.first.map(languages.contains) == true ? .rightToLeft : .leftToRight
  }
}

internal import SegmentJSON
internal import SegmentPrimitives

extension PictureRecord {
  /// What is said otherwise, or set in another font.
  func textChanges(_ here: JSONValue, since there: JSONValue) -> [PictureChange] {
    let fonts = here["font"] == there["font"] ? [] : [fontChange(here, since: there)]
    let segments = zip(
      (here["layout"] ?? .null).items("segments"), (there["layout"] ?? .null).items("segments"))
    let words = segments.enumerated().flatMap {
      wordChanges("segment \($0 + 1)", $1.0, since: $1.1)
    }
    let glyphs =
      fonts.isEmpty ? glyphChanges(here.items("glyphs"), since: there.items("glyphs")) : []
    return fonts + words + glyphs
  }

  private func fontChange(_ here: JSONValue, since there: JSONValue) -> PictureChange {
    func family(_ document: JSONValue) -> String { document["font"]?.text() ?? "unknown" }
    return PictureChange(.text, "the font is \(family(here)) in place of \(family(there))")
  }

  private func wordChanges(
    _ name: String, _ here: JSONValue, since there: JSONValue
  ) -> [PictureChange] {
    let texts = ["label", "icon", "badge"].compactMap { key -> PictureChange? in
      func word(_ segment: JSONValue) -> JSONValue? {
        key == "badge" ? segment[key]?["text"] : segment[key]
      }
      guard let new = word(here), let old = word(there), new != old else { return nil }
      return PictureChange(.text, "\(name)'s \(key) is \(new.text()) in place of \(old.text())")
    }
    let states = ["selected", "enabled", "truncated"].compactMap { key -> PictureChange? in
      guard let new = here[key], let old = there[key], new != old else { return nil }
      return PictureChange(.text, "\(name) is \(new == true ? "" : "not ")\(key) now")
    }
    return texts + states
  }

  /// Lines that say the same with other glyphs.
  private func glyphChanges(_ here: [JSONValue], since there: [JSONValue]) -> [PictureChange] {
    guard here.count == there.count else { return [] }
    return zip(here, there).compactMap { here, there in
      guard here != there, let text = here["text"], text == there["text"] else { return nil }
      return PictureChange(
        .text, "\(text.text()) has other glyphs: of another font file, size or weight")
    }
  }

  /// The tokens of the look that have another value.
  func tokenChanges(_ here: JSONValue, since there: JSONValue) -> [PictureChange] {
    Token.all.compactMap { token in
      guard let new = here[token.path], let old = there[token.path], new != old else { return nil }
      let sentence = "\(token.path) went from \(old.said) to \(new.said)"
      switch token.access {
      case .color: return PictureChange(.fill, sentence, amount: levels(new, old))
      case .weight, .fontFeatures: return PictureChange(.text, sentence)
      case .number, .optionalNumber, .cornerCurve: return PictureChange(.geometry, sentence)
      }
    }
  }

  /// The greatest difference of two colours' components, in levels of 255.
  private func levels(_ here: JSONValue, _ there: JSONValue) -> Double? {
    guard case .string(let new) = here, case .string(let old) = there, let new = Color(css: new),
      let old = Color(css: old)
    else { return nil }
    let differences = [
      new.red - old.red, new.green - old.green, new.blue - old.blue, new.alpha - old.alpha,
    ]
    return differences.map { abs($0 * 255).rounded() }.max()
  }
}

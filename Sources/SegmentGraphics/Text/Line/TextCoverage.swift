internal import CPango

extension FontCollection {
  /// Whether for each grapheme cluster of a text one of the added faces has all of it, a colour face
  /// where it is to show as emoji: only then shaping with them alone gives what all fonts would give.
  func covers(_ text: String) -> Bool {
    text.allSatisfy { cluster in
      let scalars = Array(cluster.unicodeScalars)
      let isEmoji = scalars.isEmoji
      return faces.contains { ($0.isColor || !isEmoji) && scalars.areCovered(by: $0.has) }
    }
  }
}

extension [Unicode.Scalar] {
  /// Whether a font has what is visible of a grapheme cluster, as it is or composed as HarfBuzz
  /// composes it.
  func areCovered(by hasGlyph: (Unicode.Scalar) -> Bool) -> Bool {
    var base: Unicode.Scalar?
    for scalar in self where !scalar.properties.isDefaultIgnorableCodePoint {
      let composed = base.flatMap { $0.composed(with: scalar) }
      guard hasGlyph(scalar) || composed.map(hasGlyph) == true else { return false }
      base = composed ?? base ?? scalar
    }
    return true
  }

  /// Whether a grapheme cluster is to show in colours.
  fileprivate var isEmoji: Bool {
    zip(self, dropFirst().map(Optional.some) + [nil]).contains { scalar, next in
      next == .emojiVariation
        || scalar.properties.isEmojiPresentation && next != .textVariation
    }
  }
}

extension Unicode.Scalar {
  /// Asks for the plain form of the character before it.
  static let textVariation: Unicode.Scalar = "\u{FE0E}"
  /// Asks for the colour form of the character before it.
  static let emojiVariation: Unicode.Scalar = "\u{FE0F}"

  /// The one character that is this one and another, as `ä` is. Wraps `hb_unicode_compose`.
  func composed(with other: Unicode.Scalar) -> Unicode.Scalar? {
    var composed: hb_codepoint_t = 0
    guard
      unsafe hb_unicode_compose(
        hb_unicode_funcs_get_default(), value, other.value, &composed) != 0
    else { return nil }
    return Unicode.Scalar(composed)
  }

  /// Whether the character steers devices or breaks lines, which a label of one line cannot.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension String {
  /// The text with a space for each character that steers devices or breaks lines.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isControl ? " " : scalar) }
    return String(result)
  }
}

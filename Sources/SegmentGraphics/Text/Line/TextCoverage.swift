extension FontCollection {
  /// Whether the added faces have every visible character of a text, and a colour face those that
  /// are to show as emoji: only then shaping with them alone gives what all fonts would give.
  func covers(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.allSatisfy { index in
      let scalar = scalars[index]
      if scalar.properties.isDefaultIgnorableCodePoint { return true }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isEmoji =
        next == .emojiVariation
        || scalar.properties.isEmojiPresentation && next != .textVariation
      return faces.contains { ($0.isColor || !isEmoji) && $0.has(scalar) }
    }
  }
}

extension Unicode.Scalar {
  /// Asks for the plain form of the character before it.
  static let textVariation: Unicode.Scalar = "\u{FE0E}"
  /// Asks for the colour form of the character before it.
  static let emojiVariation: Unicode.Scalar = "\u{FE0F}"

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

extension Refusal {
  /// Characters that cannot stand in a label, by their code points.
  static let controlCharacters: [Refusal] =
    [1, 8, 9, 11, 12, 13, 27, 31, 127, 0x80, 0x85, 0x9F, 0x2028, 0x2029].compactMap { code in
      Unicode.Scalar(code).map { scalar in
        let digits = String(code, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
        return Refusal(
          "A label with \(name)", ["--label", "A\(scalar)B", "-o", "a.png"], status: 64,
          mentions: [name, "label 0"])
      }
    }

  /// Byte sequences that are no UTF-8: a lone byte, a cut one, an overlong one, a surrogate, more.
  private static let notUTF8: [(name: String, bytes: [UInt8])] = [
    ("a lone 0xFF", [0xFF]), ("a lone continuation", [0x41, 0x80]),
    ("a cut sequence", [0xE2, 0x82]),
    ("an overlong slash", [0xC0, 0xAF]), ("a surrogate", [0xED, 0xA0, 0x80]),
    ("a scalar beyond the last", [0xF4, 0x90, 0x80, 0x80]),
  ]

  /// Every kind of option × bytes that are no text.
  static let invalidBytes: [Refusal] =
    notUTF8.flatMap { name, bytes in
      ["--labels", "--icon", "--theme", "--background", "--font", "--width", "--spec"].map {
        option in
        let words = drawing(option).map { Array($0.utf8) }
        return Refusal(
          "\(option) with \(name)", bytes: words + [bytes], status: 64,
          mentions: ["\(option) is not UTF-8", "\\x"])
      }
    } + [
      Refusal(
        "An option's name with a lone 0xFF", bytes: [[0x2D, 0x2D, 0xFF]], status: 64,
        mentions: ["\\xFF"])
    ]

  /// Labels longer than any control shows.
  static let longLabels: [Refusal] = [4097, 100_000].map { count in
    let label = String(repeating: "A", count: count)
    return Refusal(
      "A label of \(count) bytes", ["--label", label, "-o", "a.png"], status: 64,
      mentions: ["\(count) bytes", "4096"])
  }

  /// Fonts and characters that are not there.
  static let fonts: [Refusal] = [
    Refusal(
      "A font that is not there", drawing("--font", "No Such Font"), status: 2,
      mentions: ["No Such Font"]),
    Refusal("A font without a name", drawing("--font", ""), status: 2, mentions: ["font"]),
    Refusal(
      "A folder of fonts that is not there", drawing("--font-dir", "absent"), status: 2,
      mentions: ["absent"]),
    Refusal(
      "A file for a folder of fonts", drawing("--font-dir", "file"), status: 2,
      mentions: ["file"], files: ["file": []]),
  ]

  /// What only `--strict` and `--overflow error` refuse.
  static let findings: [Refusal] = [
    Refusal(
      "A character no font has", ["--labels", "x\u{10FFFD}", "--strict", "-o", "a.png"],
      status: 1, mentions: ["U+10FFFD", "label 0"]),
    Refusal(
      "A label too long under --strict",
      ["--labels", "Benachrichtigungseinstellungen", "--strict", "-o", "a.png"], status: 1,
      mentions: ["Benachrichtigungseinstellungen", "too wide"]),
    Refusal(
      "A label too long under --overflow error",
      ["--labels", "Benachrichtigungseinstellungen", "--overflow", "error", "-o", "a.png"],
      status: 1, mentions: ["Benachrichtigungseinstellungen"]),
  ]
}

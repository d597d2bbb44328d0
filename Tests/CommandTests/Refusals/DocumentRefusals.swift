extension Refusal {
  /// What is wrong with a document, its bytes, and what the message says.
  private typealias Case = (name: String, bytes: [UInt8], mentions: [String])

  private static let notJSON: [Case] =
    [
      ("nothing", "", ["line 1, column 1"]), ("spaces", " \n ", ["line 2"]),
      ("a comment alone", "// {}", ["line 1"]), ("a brace", "{", ["line 1"]),
      ("words", "hello", ["line 1, column 1"]), ("no colon", #"{"labels" ["A"]}"#, ["column"]),
      ("no comma", "{\"labels\": [\"A\"]\n \"width\": 3}", ["line 2, column 2"]),
      ("an open text", #"{"labels": ["A]}"#, ["column 13"]),
      ("an open comment", "{} /* ", ["comment"]), ("a second value", "{} {}", ["column 4"]),
      ("single quotes", "{'labels': ['A']}", ["column 2"]),
      ("a key twice", #"{"labels": ["A"], "labels": ["B"]}"#, ["labels", "twice"]),
      ("a wrong escape", #"{"labels": ["\x41"]}"#, ["\\x"]),
      ("a key of two lines twice", #"{"a\nb": 1, "a\nb": 2}"#, ["a\\u{A}b", "twice"]),
      ("a DEL", "\u{7F}", ["\\u{7F}"]), ("an escape of ESC", "[\"\\u00\u{1B}0\"]", ["\\u{1B}"]),
      ("half a surrogate pair", #"{"labels": ["\uD800"]}"#, ["\\u"]),
      ("a number with a leading zero", #"{"width": 0100}"#, ["column"]),
      ("a number without an end", #"{"width": 1e}"#, ["column"]),
      ("NaN", #"{"width": NaN}"#, ["column 11"]), ("infinity", #"{"width": 1e999}"#, ["1e999"]),
      ("a raw newline in a text", "{\"labels\": [\"A\nB\"]}", ["not closed"]),
      ("a raw NUL in a text", "{\"labels\": [\"A\0B\"]}", ["control character"]),
      ("a NUL between", "{\"labels\": \0[\"A\"]}", ["column 12"]),
      ("10,000 levels", nested(10_000), ["128"]), ("a million levels", nested(1_000_000), ["128"]),
      ("a million objects", String(repeating: "{\"a\":", count: 800_000), ["128"]),
    ].map { ($0, Array($1.utf8), $2) }
    + [
      ("a byte that is no text", Array("{\"labels\": [\"A".utf8) + [0xFF], ["0xFF", "UTF-8"]),
      ("UTF-16", [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], ["column 1", "UTF-16"]),
      ("5 MB of spaces", Array(repeating: 32, count: 5 << 20), ["4194304"]),
    ]

  private static func nested(_ depth: Int) -> String {
    "{\"labels\": " + String(repeating: "[", count: depth)
  }

  private static let notOptions: [Case] = [
    ("a list", "[1]", ["array"]), ("a number", "3", ["number"]), ("a text", "\"A\"", ["string"]),
    ("null", "null", ["null"]),
    ("a misspelt key", #"{"lables": ["A"]}"#, ["lables", "did you mean labels?"]),
    ("a key of no option", #"{"xylophone": 1}"#, ["xylophone"]),
    ("an option's own spelling", #"{"text-size": "L"}"#, ["text-size", "textSize"]),
    ("a document in a document", #"{"spec": "a.json"}"#, ["spec"]),
    ("an empty key", #"{"": 1}"#, ["key"]),
    ("an object for labels", #"{"labels": {"a": 1}}"#, ["labels"]),
    ("true for a number", #"{"labels": ["A"], "width": true}"#, ["width", "true"]),
    ("a number for a switch", #"{"labels": ["A"], "each": 5}"#, ["each", "true or false"]),
    ("a text for a switch", #"{"labels": ["A"], "each": "yes"}"#, ["each"]),
    ("a list in a list", #"{"labels": [["A"]]}"#, ["labels"]),
    ("null for labels", #"{"labels": null}"#, ["labels", "null"]),
    ("null among labels", #"{"labels": ["A", null]}"#, ["labels", "null"]),
    ("null for a number", #"{"labels": ["A"], "width": null}"#, ["width", "null"]),
    ("a word that is none", #"{"labels": ["A"], "look": "pil"}"#, ["look", "pil", "pill"]),
    ("a number for a word", #"{"labels": ["A"], "look": 3}"#, ["look", "3"]),
    ("a number for segments", #"{"segments": 1}"#, ["segments"]),
    ("a number for a segment", #"{"segments": [1]}"#, ["segments[0]"]),
    (
      "a misspelt key of a segment", #"{"segments": [{"label": "A", "icno": "s"}]}"#,
      ["segments[0].icno", "icon"]
    ),
    (
      "a text for enabled", #"{"segments": [{"label": "A", "enabled": "no"}]}"#,
      ["segments[0].enabled"]
    ),
    ("an object for a label", #"{"segments": [{"label": {}}]}"#, ["segments[0].label"]),
    ("a list for a theme", #"{"labels": ["A"], "theme": []}"#, ["theme"]),
    (
      "a wrong theme inside", #"{"labels": ["A"], "theme": {"track": {"raduis": 1}}}"#,
      ["spec.json", "track.radius"]
    ),
  ].map { ($0, Array($1.utf8), $2) }

  /// Documents that are not JSON, or JSON but no options.
  static let documents: [Refusal] = (notJSON + notOptions).map { name, bytes, mentions in
    Refusal(
      "A document with \(name)", ["--spec", "spec.json", "-o", "out.png"], status: 2,
      mentions: ["spec.json"] + mentions, files: ["spec.json": bytes])
  }

  /// Documents that say what only drawing shows to be impossible.
  static let impossibleDocuments: [Refusal] = [
    ("no labels", "{}", ["--labels"]), ("an empty list", #"{"labels": []}"#, ["--labels"]),
    ("a negative width", #"{"labels": ["A"], "width": -5}"#, ["width", "-5"]),
    ("a text for a number", #"{"labels": ["A"], "width": "abc"}"#, ["width", "abc"]),
    ("NaN in a text", #"{"labels": ["A"], "margin": "nan"}"#, ["margin", "nan"]),
    ("a NUL in a label", #"{"labels": ["A\u0000B"]}"#, ["U+0000"]),
    (
      "a megabyte of a label", #"{"labels": [""# + String(repeating: "A", count: 1 << 20) + "\"]}",
      ["4096"]
    ),
    (
      "100,000 segments",
      "{\"labels\": [" + Array(repeating: "\"A\"", count: 100_000).joined(separator: ",") + "]}",
      ["100000", "10000"]
    ),
    ("an unknown icon", #"{"labels": ["A"], "icons": ["stra"]}"#, ["stra", "star"]),
    ("a selection outside", #"{"labels": ["A"], "selected": 1}"#, ["selected"]),
  ].map { name, text, mentions in
    Refusal(
      "A document with \(name)", ["--spec", "spec.json", "-o", "out.png"], status: 2,
      mentions: mentions + ["spec.json"], files: ["spec.json": Array(text.utf8)])
  }

  /// Paths in a document with a zero byte, at which C would end them.
  static let zeroBytes: [Refusal] = ["theme", "background", "font", "fontDir"].map { key in
    Refusal(
      "A document with a NUL in \(key)", ["--spec", "spec.json", "-o", "out.png"], status: 2,
      mentions: ["\\u{0}"],
      files: ["spec.json": Array("{\"labels\": [\"A\"], \"\(key)\": \"a\\u0000b\"}".utf8)])
  }

  /// Themes that name no token or a value it cannot have.
  static let themes: [Refusal] =
    notJSON.map { name, bytes, mentions in
      Refusal(
        "A theme with \(name)", drawing("--theme", "theme.json"), status: 2,
        mentions: ["theme.json"] + mentions, files: ["theme.json": bytes])
    }
    + [
      ("a list", "[]", ["array"]),
      ("a misspelt token", #"{"track": {"raduis": 1}}"#, ["did you mean track.radius?"]),
      ("a token too high", #"{"track": 3}"#, ["track"]),
      ("a token too deep", #"{"height": {"x": 1}}"#, ["height.x"]),
      ("a number for a colour", #"{"track": {"fill": 3}}"#, ["track.fill", "#RRGGBB"]),
      ("a misspelt name", #"{"track": {"fill": "bleu"}}"#, ["track.fill", "mean blue?"]),
      ("a text for a number", #"{"height": "32"}"#, ["height", "1 to 1000"]),
      ("a negative radius", #"{"track": {"radius": -1}}"#, ["track.radius", "-1"]),
      (
        "a huge blur", #"{"selection": {"shadow": {"blur": 1e9}}}"#,
        ["selection.shadow.blur", "200"]
      ),
      ("an opacity above 1", #"{"disabledOpacity": 2}"#, ["disabledOpacity"]),
      ("a misspelt weight", #"{"content": {"weight": "medum"}}"#, ["content.weight", "medium"]),
      ("a text for a section", #"{"dark": "x"}"#, ["dark"]),
      ("a section in a section", #"{"dark": {"light": {"height": 3}}}"#, ["light.height"]),
      ("a number under a condition not met", #"{"dark": {"height": -3}}"#, ["height"]),
    ].map { name, text, mentions in
      Refusal(
        "A theme with \(name)", drawing("--theme", "theme.json"), status: 2,
        mentions: ["theme.json"] + mentions, files: ["theme.json": Array(text.utf8)])
    }
}

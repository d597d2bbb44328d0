extension Refusal {
  /// Each option with a set of words, a word that is near one of them, and that one.
  private static let misspellings: [(option: String, written: String, meant: String)] = [
    ("show-labels", "selectd", "selected"), ("sizing", "equla", "equal"),
    ("sizing", "Fitting", "fitting"), ("overflow", "elipsis", "ellipsis"),
    ("look", "pil", "pill"), ("look", "borderd", "bordered"), ("appearance", "drak", "dark"),
    ("appearance", "light,drk", "dark"), ("contrast", "hihg", "high"),
    ("transparency", "reducd", "reduced"), ("text-size", "AX11", "AX1"),
    ("direction", "rlt", "rtl"), ("icon-weight", "semibld", "semibold"),
    ("text-weight", "medum", "medium"), ("line-height", "fnt", "font"),
    ("system-fonts", "nevr", "never"), ("format", "pgn", "png"),
    ("compression", "balancd", "balanced"),
  ]

  /// Words near an allowed one are refused with a suggestion.
  static let nearChoices: [Refusal] = misspellings.map { option, written, meant in
    Refusal(
      "--\(option) \(written)", drawing("--\(option)", written), status: 64,
      mentions: [
        "--\(option)", written.split(separator: ",").last.map(String.init) ?? "",
        "did you mean \(meant)?",
      ])
  }

  /// Words near none are refused with the list of all.
  static let farChoices: [Refusal] = Set(misspellings.map(\.option)).sorted().flatMap { option in
    ["", "zzzzzzzzzz", " ", "ключ"].map { value in
      Refusal(
        "--\(option) \"\(value)\"", drawing("--\(option)", value), status: 64,
        mentions: ["--\(option)", "allowed are "])
    }
  }

  /// Names of verbs, options and built-in things that are not there.
  static let names: [Refusal] = [
    ("A verb near one", ["rendr"] + drawing(), ["rendr", "did you mean segrender render?"]),
    ("A verb behind options", drawing("render"), ["render"]),
    ("A verb near none", ["xylophone"] + drawing(), ["xylophone"]),
    ("An option near one", drawing("--lables", "A"), ["--lables", "did you mean --labels?"]),
    ("An option near none", drawing("--xylophone"), ["--xylophone"]),
    ("A shortened option", drawing("--sel", "1"), ["--sel"]),
    ("A letter that is no option", drawing("-x"), ["-x"]),
    (
      "Another verb's option", ["measure", "--labels", "A", "--format", "png"],
      ["belongs to render"]
    ),
    (
      "An icon near one", drawing("--icons", "stra.fill"), ["stra.fill", "did you mean star.fill?"]
    ),
    ("An icon near none", drawing("--icon", "xylophone.fill.fill"), ["segrender list icons"]),
    ("An icon without a name", drawing("--icons", ""), ["icon"]),
    ("A list near one", ["list", "icon"], ["did you mean icons?"]),
    ("A list of nothing", ["list"], ["list"]),
    ("Two lists", ["list", "icons", "fonts"], ["fonts"]),
    ("A shell near one", ["completion", "bsh"], ["did you mean bash?"]),
    ("No shell", ["completion"], ["completion"]),
    ("An operand too many", ["man", "x"], ["x"]),
    ("Two pictures for the doctor", ["doctor", "a.png", "b.png"], ["b.png"]),
  ].map { Refusal($0, $1, status: 64, mentions: $2) }

  /// Command lines that say too little, or two things at once.
  static let shapes: [Refusal] = [
    ("Nothing at all", [], ["-o"]),
    ("No labels", ["-o", "out.png"], ["--labels"]),
    ("No output", ["--labels", "A"], ["-o"]),
    ("An option without its value", ["--labels", "A", "-o"], ["-o"]),
    ("A switch with a value", drawing("--quiet=yes"), ["--quiet", "yes"]),
    ("An operand", drawing("picture"), ["picture"]),
    (
      "More icons than segments", drawing("--icons", "star,moon,sun.max"),
      ["3 icons", "2 segments"]
    ),
    (
      "Fewer icons than segments", ["--labels", "A,B,C", "--icons", "star,moon", "-o", "a.png"],
      ["2 icons"]
    ),
    ("Too many segments", ["--labels", many(10_001), "-o", "a.png"], ["10001", "10000"]),
    ("30,000 segments", ["--labels", many(30_000), "--width", "300", "-o", "a.png"], ["10000"]),
    ("JSON into the picture", ["--labels", "A", "-o", "-", "--json"], ["--json"]),
    ("A colour of two digits", drawing("--background", "#12"), ["--background", "#12"]),
    ("A colour of no digits", drawing("--background", "#GGGGGG"), ["#GGGGGG"]),
    ("A lone number sign", drawing("--background", "#"), ["--background"]),
    ("A gradient of one colour", drawing("--background", "linear(#FFF)"), ["linear(#FFF)"]),
    ("A gradient left open", drawing("--background", "linear(#FFF,#000"), ["linear(A,B)"]),
    ("A gradient of words", drawing("--background", "linear(red,bleu)"), ["linear(red,bleu)"]),
    ("A gradient at no angle", drawing("--background", "linear(nan,#F00,#00F)"), ["nan"]),
    ("A gallery of each", drawing("--gallery", "--each"), ["--each", "--gallery"]),
    ("Fonts as a picture", ["list", "fonts", "-o", "out.png"], ["icons", "looks"]),
    ("A suffix of no format", ["--labels", "A", "-o", "out.bmp"], ["bmp", ".png"]),
    (
      "A duration without a curve",
      ["animate", "--labels", "A,B", "--duration", "0.5", "-o", "out.apng"],
      ["--duration", "--curve", "--spring"]
    ),
    ("A suffix of a motion", ["--labels", "A", "-o", "out.gif"], ["gif", ".png"]),
  ].map { Refusal($0, $1, status: 64, mentions: $2) }

  /// Each option of a motion × values it cannot have.
  static let motions: [Refusal] = [
    ("fps", ["0", "-60", "nan", "1e9", "", "10\u{19}", "x"]),
    ("from", ["9", "-1", "x", ""]), ("to", ["9", "-1", "x", ""]),
    ("spring", ["0,1", "0.35,-1", "nan,1,1", "physics(0,1,1)", "bounce(", ",,,", "snapy", ""]),
    ("curve", ["2,0,0,1", "steps(0)", "nan", "liner", ""]), ("hold", ["-1", "nan", "x"]),
    ("loop", ["-1", "x", "1.5"]), ("duration", ["0", "-1", "nan"]),
  ].flatMap { option, values in
    values.map { value in
      // The duration is that of a curve.
      let curve = option == "duration" ? ["--curve", "linear"] : []
      return Refusal(
        "animate --\(option) \"\(value)\"",
        ["animate", "--labels", "A,B", "-o", "out.apng", "--\(option)", value] + curve,
        status: 64, mentions: [])
    }
  }
}

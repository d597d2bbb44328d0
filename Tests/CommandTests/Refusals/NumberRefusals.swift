extension Refusal {
  /// An option with a number in points, and the least one that means something.
  private static let lengths: [(option: String, least: Double)] = [
    ("collapsed", 1), ("expanded", 1), ("width", 1), ("margin", 0), ("padding-x", 0),
    ("padding-y", 0), ("spacing", 0), ("icon-size", 1), ("text-size-pt", 1), ("scale", 0.01),
    ("device", 64),
  ]

  /// What is no number at all; an empty text, spaces and other scripts' digits included.
  private static let texts = ["", "abc", " 3", "3 ", "0x", "1_0", "3pt", "1e", "--", "٣", "½"]

  /// Numbers that no length can have; the text of the number need not return in the message.
  private static let impossible = ["nan", "-nan", "inf", "-inf", "-1", "1e999", "1e15", "-0.001"]

  /// Every option with a number × every value that is none or that it cannot have.
  static let numbers: [Refusal] = lengths.flatMap { option, least -> [Refusal] in
    let zero = least > 0 ? ["0", "-0"] : []
    return (texts + impossible + zero).map { value in
      Refusal(
        "--\(option) \"\(value)\"", drawing("--\(option)", value), status: 64, mentions: [option])
    }
  }

  /// The options with whole numbers.
  static let indices: [Refusal] =
    ["9", "2", "-1", "1.5", "nan", "", " 1", "99999999999999999999"].flatMap { value in
      ["selected", "disabled"].map { option in
        Refusal(
          "--\(option) \"\(value)\"", drawing("--\(option)", value), status: 64,
          mentions: [option == "disabled" ? "disable" : option])
      }
    }
    + ["0,", "0,9", ",", "0;1"].map { value in
      Refusal("--disabled \"\(value)\"", drawing("--disabled", value), status: 64, mentions: [])
    }
    + ["1,x", "1,,2", "0,1", "1,nan"].map { value in
      Refusal(
        "--scale \"\(value)\"", drawing("--scale", value), status: 64, mentions: ["scale"])
    }

  /// Pictures with a side Cairo cannot draw; the message names the limit.
  static let sizes: [Refusal] =
    [
      ("10,000 segments at 3x", ["--labels", many(10_000), "-o", "out.png"]),
      ("11,000 pt at 3x", drawing("--width", "11000")),
      ("32,768 px at 1x", drawing("--width", "32768", "--scale", "1")),
      ("A margin of 10,000 pt", drawing("--margin", "10000")),
      ("A measured width of 40,000 pt", ["measure", "--labels", "A", "--width", "40000"]),
    ].map { Refusal($0, $1, status: 2, mentions: ["at most 32767"]) }
    + [
      Refusal(
        "A billion pixels", drawing("--margin", "5000"), status: 2,
        mentions: ["at most 268435456"])
    ]

  /// A list of labels, each one letter.
  static func many(_ count: Int) -> String {
    Array(repeating: "A", count: count).joined(separator: ",")
  }
}

import SegmentArguments

/// A small program with every kind of option.
enum Fixture {
  static let common: [Option] = [
    Option("quiet", short: "q", .flag, "Say nothing but errors", section: "Messages"),
    Option(
      "help", short: "h", .flag, "Explain", section: "Messages", isDocumented: false,
      isQuestion: true),
  ]

  static let manual = Manual(
    program: "strip-it", version: "1.2", summary: "Draws strips from \"labels\"",
    verbs: [
      Verb(
        "render", "Draws a strip",
        options: [
          Option("labels", .text("A,B,C"), "One segment each; it's a list: \\, escapes [a] comma"),
          Option("label", .text("A"), "One segment", isRepeatable: true),
          Option("look", .choice("LOOK", of: ["bare", "pill"]), "The looks", default: "pill"),
          Option("scale", .choices("N", of: ["1", "2", "3"]), "Pixels a point"),
          Option("margin", .text("PT", suggesting: ["none"]), "Room around"),
          Option("output", short: "o", .file("FILE"), "Where to", isDocumented: false),
          Option("font-dir", .folder("DIR"), "Where fonts lie"),
        ] + common,
        examples: [Verb.Example("strip-it --labels A,B -o a.png", "Draws two segments")]),
      Verb(
        "animate", "Moves a strip", options: [Option("fps", .text("N"), "Frames a second")] + common
      ),
      Verb(
        "compare", "Tells two files apart",
        operands: [
          Operand(.file("A"), "The first file"), Operand(.file("B"), "The second"),
        ], options: common),
      Verb(
        "list", "Lists things",
        operands: [Operand(.choice("WHAT", of: ["icons", "fonts"]), "What to list")],
        options: common),
    ])

  static func parse(_ arguments: [String]) throws(ArgumentError) -> Invocation {
    try manual.parse(arguments.map { Array($0.utf8) })
  }
}

/// The layout of help: paragraphs and two-column tables wrapped to a width.
struct HelpPage {
  /// The columns of a line.
  let width: Int
  /// The most columns that names take before their texts go below them.
  private static let nameLimit = 30

  /// A text wrapped, its lines after the first indented.
  func paragraph(_ text: String, indent: Int = 0, hanging: Int = 0) -> String {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isStart = true
    for word in text.split(separator: " ") {
      if !isStart, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent + hanging)
        isStart = true
      }
      line += isStart ? String(word) : " " + word
      isStart = false
    }
    return (lines + [line]).map { $0 + "\n" }.joined()
  }

  /// A heading over names with their texts.
  func table(_ title: String, _ rows: [(name: String, text: String)]) -> String {
    let names = rows.map(\.name.count).filter { $0 <= HelpPage.nameLimit }
    let column = (names.max() ?? 0) + 4
    return rows.reduce(into: title + "\n") { text, row in
      let lines = paragraph(row.text, indent: column)
      if row.name.count + 4 > column {
        text += "  \(row.name)\n" + lines
      } else {
        let gap = String(repeating: " ", count: column - 2 - row.name.count)
        text += "  \(row.name)\(gap)" + lines.dropFirst(column)
      }
    }
  }

  /// The lines that show how a verb is written.
  func usage(of verb: Verb, in manual: Manual, isProgram: Bool) -> String {
    let operands = verb.operands.map { " " + $0.usage }.joined()
    guard isProgram || verb.name == manual.defaultVerb.name else {
      return "Usage: \(manual.program) \(verb.name) [OPTIONS]\(operands)\n"
    }
    let own = "Usage: \(manual.program) [\(verb.name)] [OPTIONS]\(operands)\n"
    return isProgram ? own + "       \(manual.program) VERB [OPTIONS] …\n" : own
  }

  /// A heading over lines to try.
  func examples(_ examples: [Verb.Example]) -> String {
    examples.reduce(into: "Examples\n") { text, example in
      text += "  \(example.command)\n" + paragraph(example.summary, indent: 6)
    }
  }
}

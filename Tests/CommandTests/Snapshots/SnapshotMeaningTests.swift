import TestSupport
import Testing

@Suite("A golden's verdict is a sentence")
struct SnapshotMeaningTests {
  private static let move = #"{"labels": ["A", "B"], "from": 0, "to": 1, "scale": 1, "fps": 20"#
  private static let strip = #"{"labels": ["Recipes", "Miniatures"], "scale": 2"#

  /// A document without its closing brace, what is added to it, and what is then said.
  private static let cases = [
    (strip, #""expanded": 140.5"#, "geometry: segment 2 moved 0.5 pt right"),
    (
      strip, ##""theme": {"selection": {"fill": "#FDFDFD"}}"##,
      "fill: selection.fill went from #FFFFFF to #FDFDFD"
    ),
    (strip, #""font": "DejaVu Sans""#, #"text: the font is "DejaVu Sans" in place of "Inter""#),
    (
      strip + #", "sizing": "equal", "selected": "none""#, #""theme": {"separator": {"width": 0}}"#,
      "geometry: separators: 0 in place of 1"
    ),
    (move, #""hold": 0.5"#, "shows for 0.55 s in place of 0.05 s"),
    (
      move + #", "spring": "0.35,0.8""#, #""spring": "0.35,0.7""#,
      "motion: widths.dampingRatio went from 0.8 to 0.7"
    ),
  ]

  @Test("Each change has its own sentence", .needs(.dejaVu), arguments: cases)
  func sentences(document: String, more: String, sentence: String) throws {
    let workspace = try Workspace()
    try workspace.write(document + "}", to: "s.json")
    try workspace.snapshot("record", "s.json").requireDone()
    #expect(try workspace.snapshot("verify", "s.json").text.hasPrefix("1 snapshots: 1 the same"))
    let key = more.prefix { $0 != ":" }
    let start = document.ranges(of: ", \(key)").first.map { document[..<$0.lowerBound] }
    try workspace.write((start ?? document[...]) + ", \(more)}", to: "s.json")
    let run = try workspace.snapshot("verify", "s.json")
    #expect(run.text.contains("\(sentence)\n"), "\(run.text)")
  }

  @Test("A separator that is gone is a failure, however little of it the eye sees")
  func structure() throws {
    let workspace = try Workspace()
    let document = #"{"labels": ["A", "B", "C"], "scale": 2, "sizing": "equal""#
    try workspace.write(document + "}", to: "s.json")
    try workspace.snapshot("record", "s.json").requireDone()
    try workspace.write(document + #", "theme": {"separator": {"width": 0}}}"#, to: "s.json")
    let run = try workspace.snapshot("verify", "s.json", "--threshold", "1")
    #expect(run.ending == .exited(1), "\(run.text)")
    #expect(run.text.contains("\n  geometry: separators: 0 in place of 1\n"), "\(run.text)")
  }

  @Test("Two pictures of ours are compared in the same words, and as JSON")
  func compare() throws {
    let workspace = try Workspace()
    for label in ["Recipes", "Recipe"] {
      try workspace.write(#"{"labels": ["\#(label)", "B"], "scale": 1}"#, to: "\(label).json")
    }
    try workspace.snapshot("record", "Recipes.json", "Recipe.json").requireDone()
    let sentence = #"segment 1's label is "Recipe" in place of "Recipes""#
    let run = try workspace.segrender(["compare", "Recipes.png", "Recipe.png"])
    #expect(run.text.hasPrefix("different\ntext: \(sentence)\n"), "\(run.text)")
    let json = try workspace.segrender(["compare", "Recipes.png", "Recipe.png", "--json"])
    #expect(json.text.contains(#""kind": "text""#), "\(json.text)")
  }

  @Test("Another compression of the same pixels changes nothing", .needs(.pillow))
  func reencoding() throws {
    let workspace = try Workspace()
    try workspace.write(Self.strip + "}", to: "s.json")
    try workspace.snapshot("record", "s.json").requireDone()
    let script = "from PIL import Image; Image.open('s.png').save('s.png', compress_level=1)"
    try workspace.run("/usr/bin/python3", ["-c", script]).requireDone()
    let run = try workspace.snapshot("verify", "s.json")
    #expect(run.isDone && run.text.hasPrefix("1 snapshots: 1 the same"), "\(run.text)")
  }
}

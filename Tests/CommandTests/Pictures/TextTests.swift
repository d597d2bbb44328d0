import SegmentJSON
import Testing
import TestSupport

/// Labels as text, not as markup or format.
@Suite("Labels are taken literally")
struct TextTests {
  /// Widths at 13 pt medium that HarfBuzz gives for the font file; see `fixtures/reference`.
  private static let widths = [
    "Q&A": 27.551136, "<b>": 25.446023, "A < B": 33.146307, "&amp;": 39.110795, "100%": 33.704901,
  ]

  @Test("Signs of markup are letters like others (A54)", arguments: widths)
  func markup(label: String, width: Double) throws {
    let measured = try Workspace().measure([label], options: ["--text-weight", "medium"])
    #expect(measured.segments.first?["label"] == .string(label))
    #expect(abs((measured.textWidths.first ?? 0) - width) < 0.01)
  }

  @Test("The shaper of each label is named, in measurements and beside the timings")
  func shapers() throws {
    let workspace = try Workspace()
    let measured = try workspace.measure(["Tag", "שבוע", ""])
    #expect(measured.segments.map { $0["shaper"] } == ["harfbuzz", "pango", .null])
    let run = try workspace.segrender(
      ["--labels", "Tag,שבוע", "--show-labels", "all", "--timings", "-o", "a.png"])
    #expect(run.errors.contains("harfbuzz shaped \"Tag\""))
    #expect(run.errors.contains("pango shaped \"שבוע\""))
  }

  @Test("A comma is escaped by a backslash, a backslash by itself")
  func escapes() throws {
    let run = try Workspace().segrender(["measure", "--labels", #"a\,b,c\\,\d,"#])
    try run.requireDone()
    let document = try JSONValue(parsing: run.output)
    let labels = Measurement(document: document).segments.map { $0["label"] }
    #expect(labels == ["a,b", #"c\"#, #"\d"#, ""])
  }

  @Test("In a document a segment without an icon has none beside one that has")
  func segmentsOfDocument() throws {
    let workspace = try Workspace()
    try workspace.write(
      #"{"segments": [{"label": "A", "icon": "moon"}, {"label": "B", "enabled": false}]}"#,
      to: "a.json")
    let run = try workspace.segrender(["measure", "--spec", "a.json"])
    try run.requireDone()
    let segments = Measurement(document: try JSONValue(parsing: run.output)).segments
    #expect(segments.map { $0["icon"] } == ["moon", .null])
    #expect(segments.map { $0["enabled"] } == [true, false])
  }

  @Test("A document says what options say, and options win over it")
  func documents() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      { // A comment.
        "labels": ["Day", "Week", "Mo,nth"], "selected": 2, "textSize": "xL", "look": "bordered",
        "scale": 2, "icons": null,
      }
      """, to: "a.json")
    let options = ["--look", "bordered", "--icons", "none", "--text-size", "xL"]
    let byOptions = try workspace.segrender(
      ["--labels", #"Day,Week,Mo\,nth"#, "--selected", "2", "--scale", "2", "-o", "-"] + options)
    let byDocument = try workspace.segrender(["--spec", "a.json", "-o", "-"])
    try byOptions.requireDone()
    #expect(byDocument == byOptions)
    let mixed = try workspace.segrender(["--spec", "a.json", "--scale", "1", "-o", "-"])
    let plain = try workspace.segrender(
      ["--labels", #"Day,Week,Mo\,nth"#, "--selected", "2", "--scale", "1", "-o", "-"] + options)
    #expect(mixed == plain)
  }
}

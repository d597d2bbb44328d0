import SegmentPixels
import SegmentCodecs
import SegmentJSON
import SegmentPrimitives
import Testing
import TestSupport

/// What the command says about seeing, hitting and hearing a control.
@Suite("The command says how well a control can be seen, hit and heard")
struct AccessibilityTests {
  private static let seed = ["--labels", "Miniatures,Recipes,Paints", "--selected", "1"]

  /// Black content on a ground that is too dark for it.
  private static let faint = [
    "--labels", "Recipes", "--look", "bare", "--background", "#555555",
  ]

  private func measure(_ options: [String]) throws -> (Measurement, ProgramRun) {
    let run = try Workspace().segrender(["measure"] + options)
    try #require(run.isDone, "\(run.errors)")
    return (Measurement(document: try JSONValue(parsing: run.output)), run)
  }

  @Test("A measurement has contrast, area and words of every segment, and warns of neither")
  func measurement() throws {
    let (measured, run) = try measure(AccessibilityTests.seed)
    let values = try measured.segments.map { try #require($0["accessibility"]) }
    #expect(
      values.map { $0["label"] } == [
        "Miniatures, 1 of 3", "Recipes, selected, 2 of 3", "Paints, 3 of 3",
      ])
    #expect(values.map { $0["labelContrast"] == .null } == [true, false, true])
    // Black on white, by WCAG and by APCA 0.0.98G-4g.
    #expect(values[1]["labelContrast"] == 21 && values[1]["labelAPCA"] == 106)
    // Black on tertiarySystemFill over white, #EFEFF0.
    #expect(values[0]["iconContrast"] == 18.27)
    #expect(values[0]["targetSize"] == ["width": 72, "height": 32])
    #expect(values.allSatisfy { $0["meetsTargetSize"] == false })
    #expect(run.errors == "")
  }

  @Test("Small areas are warned of where accessibility is asked about")
  func smallTargets() throws {
    let (measured, run) = try measure(AccessibilityTests.seed + ["--accessibility"])
    #expect(measured.notes.count == 3)
    #expect(run.errors.contains("warning: segment \"Recipes\" is 140 × 32 pt; a finger needs"))
    let (_, large) = try measure(
      AccessibilityTests.seed + ["--accessibility", "--text-size", "AX3"])
    #expect(large.errors == "")
  }

  @Test("Low contrast is always measured, and looked for in pictures where asked for")
  func lowContrast() throws {
    let (measured, run) = try measure(AccessibilityTests.faint)
    #expect(measured.notes.count == 2)
    #expect(
      run.errors.contains(
        "warning: label \"Recipes\" has a contrast of 2.81:1 to what is behind it; 4.5:1 is needed")
    )
    let workspace = try Workspace()
    let render = AccessibilityTests.faint + ["-o", "a.png"]
    #expect(try workspace.segrender(render).errors == "")
    for each in [[], ["--each"]] {
      let asked = try workspace.segrender(render + ["--accessibility"] + each)
      #expect(asked.isDone && asked.errors.contains("icon \"Recipes\" has a contrast of 2.81:1"))
    }
    let strict = try Workspace()
    let refused = try strict.segrender(render + ["--accessibility", "--strict"])
    #expect(refused.ending == .exited(1))
    #expect(try strict.names == [])
  }

  @Test("What a width changed is said, is no warning, and can be silenced")
  func adaptation() throws {
    let options = AccessibilityTests.seed + ["--device", "280", "--strict"]
    let (measured, run) = try measure(options)
    let note = "collapsed segments are 54 pt instead of 72, so that the control is 248 pt wide"
    #expect(measured.notes == [note])
    #expect(run.errors == "segrender: note: \(note)\n")
    #expect(try measure(options + ["--quiet"]).1.errors == "")
    let picture = try Workspace().segrender(options + ["-o", "-"])
    #expect(picture.isDone && picture.errors == run.errors)
    #expect(try PNGDecoder().decode(picture.output).raster.width == 744)
  }

  @Test("A width on the command line wins over a document's screen")
  func documents() throws {
    let workspace = try Workspace()
    try workspace.write(#"{"labels": ["A", "B"], "device": 100, "boldText": true}"#, to: "a.json")
    let run = try workspace.segrender(["measure", "--spec", "a.json", "--width", "300"])
    let measured = Measurement(document: try JSONValue(parsing: run.output))
    #expect(measured.document["size"]?["width"] == 300)
  }

  @Test("A picture holds its words where asked to, and nothing else changes")
  func pictures() throws {
    let workspace = try Workspace()
    let options = AccessibilityTests.seed + ["--locale", "de"]
    let words = "Miniatures, 1 von 3; Recipes, ausgewählt, 2 von 3; Paints, 3 von 3"
    for suffix in ["png", "svg", "pdf"] {
      let plain = try workspace.segrender(options + ["-o", "-", "--format", suffix])
      let told = try workspace.segrender(options + ["-o", "-", "--format", suffix, "--alt-text"])
      // A PDF has the words as its title anyway.
      #expect(told.isDone && (suffix == "pdf" || told.output != plain.output))
      guard suffix == "png" else { continue }
      let (a, b) = (
        try PNGDecoder().decode(plain.output), try PNGDecoder().decode(told.output)
      )
      #expect(a.raster == b.raster && a.texts == [])
      #expect(b.texts == [PNGText(keyword: "Description", text: words, language: "de")])
    }
    let svg = try workspace.segrender(options + ["-o", "-", "--format", "svg", "--alt-text"]).text
    #expect(svg.contains("<title xml:lang=\"de\">\(words)</title>"))
  }

  @Test("A segment drawn alone has its own words")
  func each() throws {
    let workspace = try Workspace()
    let run = try workspace.segrender(
      AccessibilityTests.seed + ["--each", "--alt-text", "-o", "{index}.png"])
    #expect(run.isDone)
    let texts = try (0..<3).map { index in
      try PNGDecoder().decode(workspace.bytes(of: "\(index).png")).texts.map(\.text)
    }
    #expect(texts == [["Miniatures, 1 of 3"], ["Recipes, selected, 2 of 3"], ["Paints, 3 of 3"]])
  }
}

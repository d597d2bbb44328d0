import SegmentCodecs
import SegmentPixels
import TestSupport
import Testing

@Suite("Icons from SVG files")
struct SVGIconTests {
  /// A bar of one unit on whole units, and a circle.
  private static let bar = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 3h12v1H2z"/></svg>
    """
  private static let icon = [
    "--labels", "", "--each", "--padding-x", "0", "--padding-y", "0", "--scale", "1",
  ]

  private func raster(_ run: ProgramRun) throws -> Raster {
    try #require(run.isDone, "\(run.errors)")
    return try PictureDecoder().decode(run.output)
  }

  @Test(
    "A bar on whole units is one row in every segment, and in a box of odd height",
    arguments: [("16", "14", 1), ("15", "13.125", 1), ("16", "28", 2), ("16", "42", 3)])
  func pixelFit(units: String, size: String, rows: Int) throws {
    let workspace = try Workspace()
    let svg = SVGIconTests.bar.replacing("0 0 16 16", with: "0 0 \(units) \(units)")
    _ = try workspace.write(svg, to: "bar.svg")
    let strip = try raster(
      workspace.segrender([
        "--labels", ",,", "--icons", "bar.svg", "--icon-size", size, "--scale", "1", "--look",
        "bare", "--height", "80", "-o", "-",
      ]))
    let inked = (0..<strip.height).filter { y in
      (0..<strip.width).contains { strip[$0, y] >> 24 > 0 }
    }
    #expect(inked.count == rows)
    let columns = (0..<strip.width).filter { strip[$0, inked.first ?? 0] >> 24 > 0 }
    #expect(columns.count == 3 * 12 * rows)
    let values = Set(inked.flatMap { row in columns.map { strip[$0, row] >> 24 } })
    #expect(values.count == 1)
  }

  @Test(
    "A file that cannot be an icon is named in one line",
    arguments: [
      ("viewBox='0 0 4822222222222222222220 360'", "<path d='M0 0h9v9z'/>", "100 times"),
      ("viewBox='0 0 9 9'", "<g id='Symbols'><g id='Regular-S'/></g>", "content in Regular-S"),
    ])
  func refusal(root: String, content: String, words: String) throws {
    let workspace = try Workspace()
    _ = try workspace.write("<svg \(root)>\(content)</svg>", to: "odd.svg")
    let run = try workspace.segrender(SVGIconTests.icon + ["--icons", "odd.svg", "-o", "-"])
    #expect(run.ending == .exited(2) && run.output.isEmpty)
    #expect(run.errors.contains("odd.svg") && run.errors.contains(words), "\(run.errors)")
  }

  @Test("A symbol template shows its glyph without the page, and a note for another weight")
  func symbol() throws {
    let workspace = try Workspace()
    let guides = "<path id='Capline-M' d='M0 40h9'/><path id='Baseline-M' d='M0 60h9'/>"
    let svg = """
      <svg viewBox='0 0 99 99'><g id='Notes'><rect width='99' height='99' fill='white'/>
      <text x='9' y='9'>Medium</text></g><g id='Guides'>\(guides)</g>
      <g id='Symbols'><g id='Regular-M'><path d='M20 40h40v20h-40z'/></g></g></svg>
      """
    _ = try workspace.write(svg, to: "bar.svg")
    let run = try workspace.segrender(
      SVGIconTests.icon + ["--icon-size", "28", "--icons", "bar.svg", "-o", "-"])
    #expect(run.errors.contains("no Semibold-M") && run.errors.contains("its Regular-M is drawn"))
    let picture = try raster(run)
    let ink = try #require(picture.inkBounds)
    // The cap height at 28 pt is 19.73 pt; the bar is as high, and twice as wide.
    #expect((20...21).contains(ink.rows.count))
    #expect((40...41).contains(ink.columns.count))
  }

  @Test("The control's colour is that of strokes in currentColor, and of all in template mode")
  func colors() throws {
    let workspace = try Workspace()
    func icon(_ paint: String, _ mode: String) throws -> UInt32 {
      let line = "<path d='M0 8h16' stroke-width='16' stroke='\(paint)'/>"
      let svg = "<svg viewBox='0 0 16 16'>\(line)</svg>"
      _ = try workspace.write(svg, to: "a.svg")
      let theme = ##"{"content": {"color": "#0A84FF"}, "selectedContent": {"color": "#0A84FF"}}"##
      _ = try workspace.write(theme, to: "t.json")
      let picture = try raster(
        workspace.segrender(
          SVGIconTests.icon + ["--icons", "a.svg" + mode, "--theme", "t.json", "-o", "-"]))
      return picture[8, 8]
    }
    #expect(try icon("currentColor", "") == 0xFF0A_84FF)
    #expect(try icon("currentColor", ":original") == 0xFF0A_84FF)
    #expect(try icon("#000", "") == 0xFF0A_84FF)
    #expect(try icon("#c00", ":original") == 0xFFCC_0000)
  }

  @Test("It stays a vector", arguments: ["", ":original"])
  func vector(mode: String) throws {
    let workspace = try Workspace()
    _ = try workspace.write(SVGIconTests.bar, to: "bar.svg")
    let run = try workspace.segrender(
      SVGIconTests.icon + ["--icons", "bar.svg" + mode, "--format", "svg", "-o", "-"])
    #expect(run.isDone && run.text.contains("<path") && !run.text.contains("<image"))
  }

  @Test("In a document its path is relative to the document")
  func document() throws {
    let workspace = try Workspace()
    try workspace.makeFolder("folder")
    _ = try workspace.write(SVGIconTests.bar, to: "folder/bar.svg")
    for icons in [#""icons": "bar.svg,none""#, #""icons": ["bar.svg", null]"#] {
      _ = try workspace.write(#"{"labels": ["A", "B"], \#(icons)}"#, to: "folder/spec.json")
      #expect(try workspace.segrender(["--spec", "folder/spec.json", "-o", "a.png"]).isDone)
    }
    let segments = #"{"segments": [{"label": "A", "icon": "bar.svg:original"}]}"#
    _ = try workspace.write(segments, to: "folder/spec.json")
    #expect(try workspace.segrender(["--spec", "folder/spec.json", "-o", "b.png"]).isDone)
  }

  @Test("A file that cannot be drawn is named, and nothing is written")
  func refusals() throws {
    let workspace = try Workspace()
    _ = try workspace.write("<svg", to: "half.svg")
    for (file, words) in [("half.svg", "not XML"), ("gone.svg", "gone.svg")] {
      let run = try workspace.segrender(["--labels", "A", "--icons", file, "-o", "a.png"])
      #expect(run.ending == .exited(2) && run.errorLines.count == 2)
      #expect(run.errors.contains(file) && run.errors.contains(words))
    }
    #expect(try workspace.names == ["half.svg"])
  }

  @Test("An icon moves with its segment in an animation, and its name is spoken")
  func motionAndSpeech() throws {
    let workspace = try Workspace()
    _ = try workspace.write(SVGIconTests.bar, to: "bar.svg")
    let arguments = ["--labels", "A,", "--icons", "bar.svg"]
    let run = try workspace.segrender(["animate"] + arguments + ["-o", "a.apng"])
    #expect(run.isDone, "\(run.errors)")
    let spoken = try workspace.segrender(
      arguments + ["--alt-text", "--format", "svg", "-o", "-"])
    #expect(spoken.text.contains("bar, 2 of 2"))
  }
}

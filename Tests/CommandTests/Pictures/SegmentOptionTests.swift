import SegmentCodecs
import SegmentJSON
import SegmentPixels
import Testing
import TestSupport

@Suite("Options and documents of single segments")
struct SegmentOptionTests {
  @Test("A document's segments say what lists of options say")
  func documents() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      {
        "selected": [0, 2],
        "segments": [
          {"label": "Cat", "icon": "star.fill", "tint": "red", "badge": 3},
          {"label": "Dog", "icon": "cart", "disabled": true, "badge": "a, b"},
          {"label": "Bi\\nrd", "icon": "bell", "tint": "#00aa00", "badge": "dot"}
        ]
      }
      """, to: "a.json")
    let byDocument = try workspace.segrender(["scene", "--spec", "a.json"])
    let byOptions = try workspace.segrender([
      "scene", "--labels", #"Cat,Dog,Bi\nrd"#, "--icons", "star.fill,cart,bell", "--selected",
      "0,2",
      "--tints", "red,,rgb(0, 170, 0)", "--disabled", "1", "--badges", #"3,a\, b,dot"#,
    ])
    try byOptions.requireDone()
    #expect(byDocument == byOptions)
    // The system's red and its dark variant.
    #expect(byOptions.text.contains("#FF3B30") && byOptions.text.contains(#"text "a, b""#))
    let dark = try workspace.segrender(["scene", "--spec", "a.json", "--appearance", "dark"])
    #expect(dark.text.contains("#FF453A") && dark.text.contains("#00AA00"))
  }

  @Test("measure names each selected segment's area; one alone is no list")
  func measured() throws {
    let workspace = try Workspace()
    func selection(_ selected: String) throws -> JSONValue? {
      try workspace.measure(
        ["A", "B", "C"], sizing: "equal", options: ["--width", "300", "--selected", selected]
      ).document["selection"]
    }
    #expect(try selection("none") == .null)
    #expect(try selection("1")?.edges.map { [$0.left, $0.right] } == [102, 198])
    guard case .array(let areas)? = try selection("0,2") else {
      Issue.record("several selected segments are no list")
      return
    }
    #expect(areas.compactMap(\.edges).map { [$0.left, $0.right] } == [[2, 98], [202, 298]])
  }

  @Test(
    "What no segment can have is refused in one line",
    arguments: [
      (["--selected", "0,5"], 64, "selected"), (["--selected", "0,x"], 64, "selected"),
      (["--tints", "red,blue,green,pink"], 64, "tints"), (["--tints", "redd"], 64, "redd"),
      (["--tints", "#11223344"], 64, "#11223344"), (["--badges", "1,2,3,4"], 64, "badges"),
      (["--badges=-1"], 64, "badge"),
      (["--overflow", "scroll", "--scroll-to", "3"], 64, "scroll-to"),
      (["--axis", "vertcal"], 64, "vertical"), (["--icon-position", "top"], 64, "icon-position"),
    ])
  func refusals(options: [String], status: Int32, mention: String) throws {
    let run = try Workspace().segrender(["--labels", "A,B,C", "-o", "-"] + options)
    #expect(run.ending == .exited(status) && run.output.isEmpty)
    #expect(run.errors.contains(mention) && run.errors.split(separator: "\n").count <= 2)
  }

  @Test("measure says where scrolled segments are")
  func scrolled() throws {
    let options = [
      "--width", "200", "--overflow", "scroll", "--scroll-to", "1", "--collapsed", "100",
    ]
    let document = try Workspace().measure(
      ["A", "B", "C"], sizing: "expanding", icons: "star.fill",
      options: options + ["--selected", "none"]
    ).document["scroll"]
    #expect(document?["contentSize"]?["width"]?.number == 300)
    #expect(document?["contentOffset"]?["x"]?.number == 50)
  }

  @Test("A scroll target without scrolling is noted, and is an error under --strict")
  func idleTarget() throws {
    let options = ["--labels", "A,B", "--scroll-to", "1", "-o", "-"]
    let run = try Workspace().segrender(options)
    #expect(run.isDone && run.errors.contains("--scroll-to has no effect"))
    #expect(try Workspace().segrender(options + ["--strict"]).ending == .exited(1))
  }

  @Test("SVG and PDF fade the same ends as PNG", arguments: ["svg", "pdf"])
  func vectorFades(format: String) throws {
    let workspace = try Workspace()
    let strip = [
      "--labels", "A,B,C,D,E,F,G,H", "--width", "200", "--overflow", "scroll", "--scroll-to", "3",
      "--look", "outline", "--selected", "0,1,2,3,4,5,6,7", "--scale", "1",
    ]
    try workspace.segrender(strip + ["-o", "a.\(format)"]).requireDone()
    let converters = [
      "svg": ["/usr/bin/rsvg-convert", "a.svg"],
      "pdf": ["/usr/bin/pdftocairo", "-png", "-r", "72", "-transp", "-singlefile", "a.pdf", "-"],
    ]
    let command = try #require(converters[format])
    let run = try workspace.run(command[0], Array(command.dropFirst()))
    try #require(run.isDone, "\(run.errors)")
    let seen = try PictureDecoder().decode(workspace.segrender(strip + ["-o", "-"]).output)
    let other = try PictureDecoder().decode(run.output)
    // The fill's opacity in the middle of the strip, at columns 4, 12, 20 of the fade and beyond.
    for x in [4, 12, 20, 100, 180, 188, 196] {
      let alphas = [seen, other].map { Int($0[x, 14] >> 24) }
      #expect(abs(alphas[0] - alphas[1]) <= 12, "\(x): \(alphas)")
      let distance = Double(min(x, 199 - x)) + 0.5
      #expect(abs(Double(alphas[0]) - 255 * min(1, distance / 24)) <= 4, "\(x): \(alphas)")
    }
  }
}

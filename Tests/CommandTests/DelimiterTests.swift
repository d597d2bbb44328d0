import TestSupport
import SegmentJSON
import TestSupport
import Testing

/// A comma is a comma whatever follows it: a skin tone, an accent or a joiner alone would make it
/// part of another character.
@Suite("Lists and templates are taken apart by scalars")
struct DelimiterTests {
  private func labels(_ arguments: [String]) throws -> [JSONValue?] {
    let run = try Workspace().segrender(["measure", "--show-labels", "all"] + arguments)
    try run.requireDone()
    guard case .array(let segments) = try JSONValue(parsing: run.output)["segments"] else {
      return []
    }
    return segments.map { $0["label"] }
  }

  @Test(
    "A comma before a mark, a joiner or a selector ends a label",
    arguments: [
      ("🏻,🏼,🏽", ["🏻", "🏼", "🏽"]), ("A,\u{308}B", ["A", "\u{308}B"]),
      ("A,\u{200D}B", ["A", "\u{200D}B"]), ("A,\u{FE0F}B", ["A", "\u{FE0F}B"]),
      ("A\\,\u{308}B", ["A,\u{308}B"]), ("A\\\\,\u{308}B", ["A\\", "\u{308}B"]),
      ("A\\\u{308}", ["A\\\u{308}"]),
    ])
  func labels(list: String, expected: [String]) throws {
    #expect(try labels(["--labels", list]) == expected.map(JSONValue.string))
  }

  @Test(
    "Spaces around a label are none of it, unless a backslash keeps them",
    arguments: [
      ("A, B", ["A", "B"]), ("  A  ,  B  ", ["A", "B"]), ("A,\\ B", ["A", " B"]),
      ("A\\ ,B", ["A ", "B"]), ("A b , c", ["A b", "c"]), ("A,\\  B", ["A", "  B"]),
      ("\u{A0}A,B", ["\u{A0}A", "B"]), ("A, \u{308}B", ["A", "\u{308}B"]), (" ,B", ["", "B"]),
    ])
  func spaces(list: String, expected: [String]) throws {
    #expect(try labels(["--labels", list]) == expected.map(JSONValue.string))
  }

  @Test("Icons, indices, scales and locales may have spaces, too")
  func otherLists() throws {
    let workspace = try Workspace()
    try workspace.segrender([
      "--labels", "A, B", "--icons", "heart, star", "--disabled", "0, 1", "--scale", "1, 2",
      "--appearance", "light, dark", "--locale", "de, en", "-o",
      "{scale}-{appearance}-{locale}.png",
    ]).requireDone()
    #expect(try workspace.names.contains("2-dark-en.png"))
  }

  @Test("A placeholder, a number and a slash before a mark are what they are")
  func templates() throws {
    let workspace = try Workspace()
    try workspace.segrender([
      "--labels", "A", "--look", "bare", "-o", "{scale}\u{308}.png",
    ]).requireDone()
    try workspace.segrender([
      "animate", "--labels", "A,B", "--duration", "0.02", "--curve", "linear", "-o",
      "%d\u{308}.png",
    ]).requireDone()
    try workspace.makeFolder("out")
    try workspace.segrender(["--labels", "A", "-o", "out/\u{308}x.png"]).requireDone()
    let names = try workspace.names.map { Array($0.unicodeScalars) }
    for name in ["3\u{308}.png", "0\u{308}.png", "1\u{308}.png", "out/\u{308}x.png"] {
      #expect(names.contains(Array(name.unicodeScalars)), "\(names)")
    }
  }

  @Test("Springs and gradients with a mark behind a comma are refused, not misread")
  func refusals() throws {
    for arguments in [
      ["animate", "--labels", "A,B", "--spring", "0.35,\u{301}0.8", "-o", "a.apng"],
      ["--labels", "A,B", "--background", "linear(#F00,\u{301}#00F)", "-o", "a.png"],
      ["--labels", "A,B", "--disabled", "0,\u{FE0F}1", "-o", "a.png"],
    ] {
      #expect(try Workspace().segrender(arguments).ending == .exited(64))
    }
  }
}

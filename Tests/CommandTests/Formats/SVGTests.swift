import TestSupport
import Foundation
import TestSupport
import Testing

@Suite("SVG files stand together in one page, and are vectors where they can be")
struct SVGTests {
  private static let control = ["--labels", "Miniatures,Recipes,Paints"]

  private func svg(_ arguments: [String]) throws -> String {
    let run = try Workspace().segrender(arguments + ["--format", "svg", "-o", "-"])
    try #require(run.isDone, "\(run.errors)")
    return run.text
  }

  @Test(
    "Each name is defined once, each reference has its definition, and no other file shares one",
    arguments: [[], ["--look", "bordered"], ["--look", "glass"], ["--gallery"]])
  func identifiers(options: [String]) throws {
    let (first, second) = (
      try svg(SVGTests.control + ["--selected", "0"] + options),
      try svg(SVGTests.control + ["--selected", "1"] + options)
    )
    for document in [first, second] {
      let defined = document.texts(of: #/ id="([^"]*)"/#)
      #expect(!defined.isEmpty && Set(defined).count == defined.count)
      let used = document.texts(of: #/url\(#([^)]*)\)/#) + document.texts(of: #/href="#([^"]*)"/#)
      #expect(Set(used).isSubset(of: defined))
    }
    let shared = Set(first.texts(of: #/ id="([^"]*)"/#))
      .intersection(second.texts(of: #/ id="([^"]*)"/#))
    #expect(options == ["--gallery"] ? first == second : shared.isEmpty, "\(shared)")
  }

  @Test("The same content has the same names, its title aside")
  func reproducible() throws {
    let (plain, described) = (
      try svg(SVGTests.control), try svg(SVGTests.control + ["--alt-text"])
    )
    #expect(try svg(SVGTests.control) == plain)
    #expect(described.texts(of: #/ id="([^"]*)"/#) == plain.texts(of: #/ id="([^"]*)"/#))
  }

  @Test("Labels on glass are outlines over one picture")
  func glass() throws {
    let pill = try svg(["--labels", "Day,Week", "--look", "pill", "--icons", "none"])
    let glass = try svg([
      "--labels", "Day,Week", "--look", "glass", "--icons", "none", "--background", "photo",
    ])
    #expect(glass.texts(of: #/<(image) /#).count == 1)
    let fills = { (document: String) in document.texts(of: #/<(path) style="[^"]*fill:rgb/#).count }
    #expect(fills(glass) > 0 && fills(glass) <= fills(pill))
  }

  @Test("A control wider than any raster is a vector document", arguments: ["svg", "pdf"])
  func wide(format: String) throws {
    let workspace = try Workspace()
    let wide = ["--labels", "A,B", "--width", "40000", "-o"]
    let run = try workspace.segrender(wide + ["wide.\(format)"])
    #expect(run.isDone, "\(run.errors)")
    #expect(try workspace.segrender(wide + ["wide.png"]).ending == .exited(2))
    let glass = try workspace.segrender(wide + ["glass.\(format)", "--look", "glass"])
    #expect(glass.ending == .exited(2) && glass.errors.contains("at most 32767"))
  }
}

extension String {
  /// What the first group of each match of an expression holds.
  func texts(of expression: Regex<(Substring, Substring)>) -> [String] {
    matches(of: expression).map { String($0.output.1) }
  }
}

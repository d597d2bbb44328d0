import SegmentJSON
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Themes")
struct ThemeTests {
  /// A value that no look has for any token of this kind.
  private static func valid(_ token: Token) -> JSONValue {
    switch token.access {
    case .number(let range, _): .number(range.upperBound - 0.25)
    case .optionalNumber(let range, _): .number(range.upperBound - 0.25)
    case .color: "#12345678"
    case .weight: "black"
    case .cornerCurve: "circular"
    case .fontFeatures: ["tnum", "calt=0"]
    }
  }

  private static func invalid(_ token: Token) -> [JSONValue] {
    switch token.access {
    case .number(let range, _):
      [.number(range.lowerBound - 1), .number(range.upperBound + 1), "12", true, nil, []]
    case .optionalNumber(let range, _):
      [.number(range.lowerBound - 1), .number(range.upperBound + 1), "12", true, []]
    case .color: ["#12345", "redd", 5, nil, ""]
    case .weight: ["blackest", 400, nil]
    case .cornerCurve: ["round", 1, nil]
    case .fontFeatures: ["tnum", ["tabular"], [1], nil]
    }
  }

  /// A document that says one token, nested by the dots of its name.
  private static func document(_ path: String, _ value: JSONValue) -> JSONValue {
    path.split(separator: ".").reversed().reduce(value) { inner, key in
      .object([(String(key), inner)])
    }
  }

  private func look(_ theme: JSONValue, _ change: (inout Control) -> Void = { _ in }) throws -> Look
  {
    let theme = try Theme(theme)
    return try Renderer().look(of: Control.of(["A"]).with { $0.theme = theme }.with(change))
  }

  @Test("Every token takes a value, and no two write to one place")
  func everyToken() throws {
    var looks: Set<Look> = [try look([:])]
    for token in Token.all {
      looks.insert(try look(Self.document(token.path, Self.valid(token))))
    }
    #expect(looks.count == Token.all.count + 1)
    #expect(Set(Token.all.map(\.path)).count == Token.all.count)
  }

  @Test("Every token refuses what it cannot be, by its name")
  func invalidValues() {
    for token in Token.all {
      for value in Self.invalid(token) {
        let error = #expect(throws: ThemeError.self, "\(token.path) took \(value.text())") {
          try Theme(Self.document(token.path, value))
        }
        #expect(error?.description.contains(token.path) == true)
      }
    }
  }

  @Test("A token that no look has is refused and the nearest one named")
  func unknownTokens() {
    #expect(throws: ThemeError.unknownToken(path: "track.fil", suggestion: "track.fill")) {
      try Theme(["track": ["fil": "#FFFFFF"]])
    }
    #expect(throws: ThemeError.unknownToken(path: "zzzzzzzzzzzz", suggestion: nil)) {
      try Theme(["zzzzzzzzzzzz": 1])
    }
    #expect(throws: ThemeError.notAnObject(path: "the theme", kind: "an array")) { try Theme([]) }
    #expect(throws: ThemeError.notAnObject(path: "dark", kind: "a number")) {
      try Theme(["dark": 1])
    }
  }

  @Test("Sections hold for their traits alone and win, wherever they stand in the file")
  func sections() throws {
    let theme: JSONValue = [
      "dark": ["height": 41], "light": ["height": 42], "highContrast": ["padding": 7],
      "height": 40, "padding": 3,
    ]
    #expect(try look(theme).height == 42)
    #expect(try look(theme) { $0.traits.appearance = .dark }.height == 41)
    #expect(try look(theme).padding == 3)
    #expect(try look(theme) { $0.traits.contrast = .high }.padding == 7)
    #expect(try look(["dark": ["height": 41]]).height == 32)
  }

  @Test("A theme of nothing changes nothing, a null height lets the images decide")
  func emptyAndNull() throws {
    #expect(try look([:]) == Look.pill(Traits()))
    #expect(try look(["height": nil]).height == nil)
  }
}

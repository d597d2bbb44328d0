import Foundation
import SegmentJSON
import SegmentKit
import TestSupport
import Testing

@Suite("The schemas are those of what the command reads")
struct SchemaTests {
  private func schema(_ kind: String) throws -> JSONValue {
    try JSONValue(parsing: Workspace().segrender(["schema", kind]).output)
  }

  /// The keys below an object of properties that are values, nested ones joined by dots.
  private func paths(_ schema: JSONValue?, _ prefix: String = "") -> [String] {
    guard case .object(let properties)? = schema?["properties"] else { return [] }
    return properties.members.flatMap { member in
      member.value["properties"] == nil
        ? [prefix + member.key] : paths(member.value, prefix + member.key + ".")
    }
  }

  @Test("The published schemas are what the command prints", arguments: ["spec", "theme"])
  func published(kind: String) throws {
    let printed = try Workspace().segrender(["schema", kind]).output
    let path = Repository.root.appending(path: "schemas/\(kind).schema.json")
    let isSame = try Data(printed) == Data(contentsOf: path)
    #expect(isSame, "segrender schema \(kind) > schemas/\(kind).schema.json")
  }

  @Test("Each key of a document stands in the schema with what it is, and each one is read")
  func spec() throws {
    let schema = try schema("spec")
    let keys = paths(schema)
    for key in keys {
      let member = schema["properties"]?[key]
      #expect(member?["description"] != nil, "\(key)")
      #expect(
        member?["type"] != nil || member?["enum"] != nil || member?["anyOf"] != nil, "\(key)")
    }
    let help = try Manuals().options.filter { !$0.hasPrefix("--no-") }
    let missing = Set(help.map(camelCase)).subtracting(keys)
    // What asks for a report on the run is said on the command line alone.
    #expect(missing == ["json", "verbose", "help", "version", "spec", "report", "prune"])
    let known = Set(help.map(camelCase)).union(["$schema", "segments"])
    #expect(Set(keys).subtracting(known).isEmpty)
  }

  private func camelCase(_ option: String) -> String {
    let words = option.dropFirst(2).split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) { $0 + $1.capitalized }
  }

  @Test("Each token stands in the schema of themes, and each of its keys is a token")
  func theme() throws {
    let tokens = paths(try schema("theme")["$defs"]?["tokens"])
    #expect(Set(tokens) == Set(Token.all.map(\.path)) && tokens.count == Token.all.count)
  }

  @Test("Documents and themes may name their schema")
  func named() throws {
    let workspace = try Workspace()
    let theme = #"{"$schema": "theme.schema.json", "track": {"radius": 4}}"#
    try workspace.write(theme, to: "theme.json")
    try workspace.write(#"{"$schema": "a", "labels": ["A"], "theme": \#(theme)}"#, to: "a.json")
    try workspace.segrender(["--spec", "a.json", "-o", "a.png"]).requireDone()
    let words = ["--labels", "A", "--theme"]
    try workspace.segrender(words + ["theme.json", "-o", "b.png"]).requireDone()
    try workspace.segrender(words + [theme, "-o", "c.png"]).requireDone()
    try workspace.segrender(["--labels", "A", "-o", "d.png"]).requireDone()
    #expect(try workspace.bytes(of: "a.png") == workspace.bytes(of: "b.png"))
    #expect(try workspace.bytes(of: "a.png") == workspace.bytes(of: "c.png"))
    #expect(try workspace.bytes(of: "a.png") != workspace.bytes(of: "d.png"))
  }

  @Test(
    "Python's jsonschema takes what the command takes, and refuses the rest", .needs(.jsonschema))
  func validated() throws {
    let workspace = try Workspace()
    for kind in ["spec", "theme"] {
      try workspace.write(workspace.segrender(["schema", kind]).output, to: kind)
    }
    let script = """
      import json, jsonschema
      def valid(kind, document):
          schema = json.load(open(kind))
          jsonschema.Draft202012Validator.check_schema(schema)
          return jsonschema.Draft202012Validator(schema).is_valid(document)
      good = [("spec", {"labels": ["A"], "width": 300, "look": "pill", "each": True,
                        "appearance": ["light", "dark"], "selected": None, "scale": 2,
                        "segments": [{"label": "A", "icon": None, "enabled": False},
                                     {"badge": 3, "tint": "red", "disabled": True}],
                        "theme": {"dark": {"track": {"fill": "red"}}}, "$schema": "x"}),
              ("theme", {"height": None, "light": {"selection": {"shadow": {"blur": 3}}},
                         "content": {"weight": "bold"}, "fontFeatures": ["tnum"]})]
      bad = [("spec", {"lables": ["A"]}), ("spec", {"look": "pil"}), ("spec", {"each": 1}),
             ("spec", {"segments": [{"icno": "x"}]}), ("spec", {"theme": {"track": {"fil": "red"}}}),
             ("theme", {"track": {"radius": "4"}}), ("theme", {"dark": {"height": 0}}),
             ("theme", {"always": {}}), ("theme", {"content": {"weight": "fat"}})]
      print([g for g in good if not valid(*g)], [b for b in bad if valid(*b)])
      """
    let run = try workspace.run(Requirement.jsonschemaPython, ["-c", script])
    #expect(run.text == "[] []\n", "\(run.errors)")
  }
}

/// What the command says of itself.
struct Manuals {
  let verbs = [
    "render", "animate", "curve", "measure", "scene", "compare", "snapshot", "list", "schema",
    "doctor", "completion", "man", "help",
  ]

  func help(_ verb: String) throws -> String {
    try Workspace().segrender(["help", verb]).text
  }

  func man() throws -> String { try Workspace().segrender(["man"]).text }

  /// All long options of all verbs, from the completion of fish, which is made of the table itself.
  var options: Set<String> {
    get throws {
      let script = try Workspace().segrender(["completion", "fish"]).text
      return Set(
        script.split(separator: "\n").compactMap { line in
          line.split(separator: " -l ").dropFirst().first?.split(separator: " ").first
            .map { "--" + $0 }
        })
    }
  }
}

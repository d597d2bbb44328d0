import Foundation
import SegmentCodecs
import SegmentPixels
import TestSupport
import Testing

@Suite("Documents are recorded as goldens and verified")
struct SnapshotTests {
  private let strip = #"{"labels": ["A", "B"], "scale": 1}"#

  /// A folder of documents, and no golden yet.
  private func goldens(_ documents: [String: String]) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.makeFolder("g")
    for (name, text) in documents { try workspace.write(text, to: "g/\(name)") }
    return workspace
  }

  @Test("Each appearance, locale and scale has a golden with a readable name")
  func names() throws {
    let workspace = try goldens([
      "strip.json": #"""
      {"labels": ["A"], "appearance": ["light", "dark"], "scale": [1, 2], "locale": ["de", "ja"]}
      """#,
      "move.json": #"{"labels": ["A", "B"], "from": 0, "to": 1, "scale": 1}"#,
      "many.json": #"[{"labels": ["A"], "scale": 1}, {"labels": ["B"], "scale": 1}]"#,
      "theme.json": #"{"selection": {"radius": 6}}"#,
    ])
    try workspace.snapshot("record", "g").requireDone()
    let names = try workspace.names.filter { $0.hasSuffix("png") }
    #expect(
      names == [
        "g/many-1.png", "g/many-2.png", "g/move.apng", "g/strip-dark-de@1x.png",
        "g/strip-dark-de@2x.png", "g/strip-dark-ja@1x.png", "g/strip-dark-ja@2x.png",
        "g/strip-light-de@1x.png", "g/strip-light-de@2x.png", "g/strip-light-ja@1x.png",
        "g/strip-light-ja@2x.png",
      ])
    let run = try workspace.snapshot("verify", "g")
    #expect(run.isDone)
    #expect(
      run.text == "11 snapshots: 11 the same, 0 different, 0 missing, 0 recorded, 0 failed\n")
    #expect(try !workspace.names.contains("snapshot-report"))
  }

  @Test("A golden shows what the same options draw")
  func picture() throws {
    let workspace = try goldens(["strip.json": strip])
    try workspace.snapshot("record", "g/strip.json").requireDone()
    try workspace.segrender(["--labels", "A,B", "--scale", "1", "-o", "a.png"]).requireDone()
    let run = try workspace.segrender(["compare", "a.png", "g/strip.png", "--levels", "0"])
    #expect(run.isDone, "\(run.text)")
  }

  /// A row of bugs elsewhere: a golden that was missing was recorded, and the build was green.
  @Test("A missing golden fails and leaves a candidate, and nothing beside the document")
  func missing() throws {
    let workspace = try goldens(["strip.json": strip])
    let run = try workspace.snapshot("verify", "g")
    #expect(run.ending == .exited(1) && run.text.contains("g/strip.png: missing\n"))
    #expect(try !workspace.names.contains("g/strip.png"))
    // The line that accepts it is a command.
    let accept = try #require(run.text.split(separator: "\n").first { $0.contains("accept: ") })
    try workspace.shell(String(accept.drop { $0 != ":" }.dropFirst())).requireDone()
    #expect(try workspace.snapshot("verify", "g").isDone)
  }

  /// Another row: after a failure there were differences, but not the new picture.
  @Test("A failure keeps actual, expected and difference, and begins with its reason")
  func different() throws {
    let workspace = try goldens(["strip.json": strip])
    try workspace.snapshot("record", "g").requireDone()
    let before = try workspace.bytes(of: "g/strip.png")
    try workspace.write(strip.replacing("\"A\"", with: "\"X\""), to: "g/strip.json")
    let run = try workspace.snapshot("verify", "g", "--report", "out/report")
    #expect(run.ending == .exited(1))
    #expect(
      run.text.hasPrefix("g/strip.png: different\n  the document has changed since then\n"))
    #expect(try workspace.bytes(of: "g/strip.png") == before)
    #expect(try workspace.bytes(of: "out/report/expected/g/strip.png") == before)
    let difference = try workspace.bytes(of: "out/report/difference/g/strip.png")
    #expect(try PNGDecoder().decode(difference).raster.pixels.contains(0xFFFF_0000))
    let accept = ["out/report/actual/g/strip.png", "g/strip.png"]
    try workspace.run("/bin/cp", accept).requireDone()
    #expect(try workspace.snapshot("verify", "g").isDone)
  }

  @Test(
    "Each mode records what it names",
    arguments: [
      ("all", ["new", "old"]), ("failed", ["old"]), ("missing", ["new"]), ("never", []),
    ] as [(String, [String])])
  func modes(mode: String, recorded: [String]) throws {
    let workspace = try goldens(["old.json": strip, "same.json": strip])
    try workspace.snapshot("record", "g").requireDone()
    try workspace.write(strip.replacing("\"A\"", with: "\"X\""), to: "g/old.json")
    try workspace.write(strip, to: "g/new.json")
    let run = try workspace.snapshot("record", "g", "--mode", mode)
    let lines = run.text.split(separator: "\n").filter { $0.hasSuffix(": recorded") }
    #expect(lines == recorded.map { "g/\($0).png: recorded" })
    #expect(run.isDone == (mode == "all"))
  }

  @Test("Nothing is recorded in CI")
  func continuousIntegration() throws {
    let workspace = try goldens(["strip.json": strip])
    let arguments = ["snapshot", "record", "g"]
    let run = try workspace.segrender(arguments, environment: ["CI": "true"])
    #expect(run.ending == .exited(64) && run.errors.contains("in CI"))
    #expect(try workspace.names == ["g", "g/strip.json"])
  }

  @Test("A golden within the tolerance is not written anew, and is said to age")
  func tolerance() throws {
    let workspace = try goldens(["strip.json": strip])
    try workspace.snapshot("record", "g").requireDone()
    let drawing = """
      from PIL import Image
      image = Image.open("g/strip.png"); image.load()
      red, green, blue, alpha = image.convert("RGBA").getpixel((60, 16))
      image = image.convert("RGBA"); image.putpixel((60, 16), (red ^ 1, green, blue, alpha))
      image.save("g/strip.png")
      """
    try workspace.run(Pillow.python, ["-c", drawing]).requireDone()
    let before = try workspace.bytes(of: "g/strip.png")
    let run = try workspace.snapshot("record", "g")
    #expect(run.isDone && run.text.contains("passes by the tolerance alone"), "\(run.text)")
    #expect(try workspace.bytes(of: "g/strip.png") == before)
    let exact = try workspace.snapshot("verify", "g", "--levels", "0")
    #expect(exact.ending == .exited(1) && exact.text.contains("has no fingerprint"))
    // A document may say its own.
    try workspace.write(#"{"labels": ["A", "B"], "scale": 1, "levels": 0}"#, to: "g/strip.json")
    #expect(try workspace.snapshot("verify", "g").ending == .exited(1))
  }

  @Test("Goldens that no document asks for are named, and removed on request")
  func orphans() throws {
    let workspace = try goldens(["strip.json": strip, "old.json": strip])
    try workspace.snapshot("record", "g").requireDone()
    try workspace.run("/bin/rm", ["g/old.json"]).requireDone()
    try workspace.copy(
      Repository.fixtures.appending(path: "reference/comparison/text-a.png").path,
      to: "g/other.png")
    let run = try workspace.snapshot("verify", "g")
    #expect(run.isDone && run.text.contains("g/old.png: no document asks for it\n"))
    #expect(!run.text.contains("other.png"))
    #expect(try workspace.snapshot("verify", "g", "--strict").ending == .exited(1))
    #expect(try workspace.names.contains("g/old.png"))
    try workspace.snapshot("record", "g", "--prune").requireDone()
    #expect(try workspace.names == ["g", "g/other.png", "g/strip.json", "g/strip.png"])
  }
}

extension Workspace {
  /// Runs `segrender snapshot` as on somebody's own machine.
  func snapshot(_ arguments: String...) throws -> ProgramRun {
    try segrender(["snapshot"] + arguments, environment: ["CI": ""])
  }
}

import Testing
import TestSupport

/// Names made from labels and languages, which anybody may have written.
@Suite("Names made from data stay in their folder")
struct NameTests {
  @Test(
    "No label leads out of the output's folder (A37)",
    arguments: [
      "../../x", "..", ".", " .. ", "/etc/x", "a/../../b", "CON", "nul.txt", "~", "-", "$HOME",
      "a\\..\\b", "\u{202E}gnp.", String(repeating: "ä", count: 300), "*", "`id`",
    ])
  func labels(label: String) throws {
    let workspace = try Workspace()
    try workspace.makeFolder("deep/below/out")
    let run = try workspace.segrender(
      ["--label", label, "--icon", "none", "--each", "-o", "deep/below/out/{label}.png"])
    try run.requireDone()
    let made = try workspace.names.filter { $0.hasSuffix(".png") }
    #expect(made.count == 1)
    #expect(
      made.allSatisfy { $0.hasPrefix("deep/below/out/") && $0.split(separator: "/").count == 4 })
    #expect(try workspace.names.count == 4)
  }

  @Test("No language leads out of the output's folder (A37)", arguments: ["../x", "..", "/tmp/x"])
  func locales(tag: String) throws {
    let workspace = try Workspace()
    try workspace.makeFolder("deep/below")
    let run = try workspace.segrender(
      ["--labels", "A", "--locale", tag, "-o", "deep/below/{locale}.png"])
    let made = try workspace.names.filter { $0 != "deep" && $0 != "deep/below" }
    #expect(made.count == (run.isDone ? 1 : 0))
    #expect(made.allSatisfy { $0.hasPrefix("deep/below/") })
  }

  @Test("Every combination of scales, appearances and segments gets its file")
  func product() throws {
    let workspace = try Workspace()
    let run = try workspace.segrender([
      "--labels", "Cat,Dog", "--each", "--scale", "1,2.5", "--appearance", "light,dark", "-o",
      "{appearance}-{index}-{label}@{scale}x.png",
    ])
    try run.requireDone()
    let expected = ["dark", "light"].flatMap { appearance in
      ["0-Cat", "1-Dog"].flatMap { name in
        ["1", "2.5"].map { "\(appearance)-\(name)@\($0)x.png" }
      }
    }
    #expect(try workspace.names == expected)
  }
}

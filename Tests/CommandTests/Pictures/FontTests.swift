import Testing
import TestSupport

/// What the command does where fonts or characters are missing, or where others are there.
@Suite("Fonts decide nothing silently")
struct FontTests {
  /// A system without any font but those of a folder.
  private func bareSystem(
    _ workspace: Workspace, folder: String = "/absent"
  ) throws -> [String: String] {
    try workspace.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>\(folder)</dir><cachedir>\(workspace("../cache"))</cachedir></fontconfig>
      """, to: "fonts.conf")
    return ["FONTCONFIG_FILE": workspace("fonts.conf")]
  }

  @Test("Without fonts for a label, the command says which characters show as boxes (A13)")
  func noFallback() throws {
    let workspace = try Workspace()
    let environment = try bareSystem(workspace, folder: "/usr/share/fonts/opentype/inter")
    let arguments = ["--labels", "中文", "--show-labels", "all", "-o", "a.png"]
    let run = try workspace.segrender(arguments, environment: environment)
    #expect(run.errors.contains("U+4E2D, U+6587"))
    try workspace.shell("rm -f a.png").requireDone()
    let strict = try workspace.segrender(arguments + ["--strict"], environment: environment)
    #expect(strict.ending == .exited(1))
    #expect(try workspace.names == ["fonts.conf"])
  }

  @Test("Without the family that is named, nothing is drawn (A13)")
  func noFamily() throws {
    let workspace = try Workspace()
    let run = try workspace.segrender(
      ["--labels", "A", "--font", "DejaVu Sans", "-o", "a.png"],
      environment: try bareSystem(workspace))
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("DejaVu Sans"))
    #expect(try workspace.names == ["fonts.conf"])
  }

  @Test("A configuration that the environment names decides about the default family, too")
  func namedConfiguration() throws {
    let workspace = try Workspace()
    let none = try workspace.segrender(
      ["--labels", "A", "-o", "a.png"], environment: try bareSystem(workspace))
    #expect(none.ending == .exited(2) && none.errors.contains("no font is installed"))
    let other = try workspace.segrender(
      ["--labels", "A", "-o", "a.png", "--fingerprint"],
      environment: try bareSystem(workspace, folder: "/usr/share/fonts/truetype/dejavu"))
    try other.requireDone()
    let text = String(decoding: try workspace.bytes(of: "a.png"), as: UTF8.self)
    #expect(text.contains("DejaVu") && !text.contains("Inter"))
  }

  @Test("A style, a weight as a number and features are options and keys alike")
  func options() throws {
    let workspace = try Workspace()
    try workspace.write(
      #"{"labels": ["To 11"], "fontStyle": "italic", "textWeight": "600", "fontFeatures": ["tnum"]}"#,
      to: "a.json")
    let plain = try workspace.segrender(["--labels", "To 11", "-o", "-"])
    let named = [
      "--labels", "To 11", "--font-style", "italic", "--text-weight", "semibold",
      "--font-features", "tnum=1", "-o", "-",
    ]
    let options = try workspace.segrender(named)
    try options.requireDone()
    #expect(try workspace.segrender(["--spec", "a.json", "-o", "-"]) == options)
    #expect(options != plain)
    #expect(try workspace.segrender(named.dropLast(4) + ["-o", "-"]) != options)
    let wrong = try workspace.segrender(["--labels", "A", "--font-features", "tn", "-o", "-"])
    #expect(wrong.ending == .exited(64))
  }

  @Test("A character no font has is named with its label and language (A14)")
  func missing() throws {
    let workspace = try Workspace()
    let arguments = [
      "--labels", "A,x\u{10FFFD}", "--show-labels", "all", "--locale", "de", "-o", "a.png",
    ]
    let run = try workspace.segrender(arguments)
    #expect(run.isDone)
    #expect(run.errorLines.count == 2)
    for part in ["U+10FFFD", "label 1", "x", "(de)"] { #expect(run.errors.contains(part)) }
    let quiet = try workspace.segrender(arguments + ["--quiet"])
    #expect(quiet.errors == "")
  }

  @Test("Fonts and rules of the user change no byte (A15)")
  func shadowed() throws {
    let workspace = try Workspace()
    try workspace.makeFolder("home/.fonts")
    try workspace.makeFolder("home/.config/fontconfig")
    let rule = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <match target="pattern"><edit name="family" mode="prepend_first" binding="strong">
      <string>DejaVu Serif</string></edit></match>
      <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
      </fontconfig>
      """
    try workspace.write(rule, to: "home/.config/fontconfig/fonts.conf")
    let home = ["HOME": workspace("home"), "XDG_CONFIG_HOME": workspace("home/.config")]
    let pictures = try [[:], home].map { environment in
      let run = try workspace.segrender(
        ["--labels", "Recipes,Größe,Ắ", "--show-labels", "all", "-o", "-"],
        environment: environment)
      try run.requireDone()
      return run.output
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(
    "A fallback font without the weight asked for is named, the same each time (A16)",
    .needs(.cjk))
  func weight() throws {
    let workspace = try Workspace()
    let runs = try (0..<2).map { _ in
      try workspace.segrender([
        "--labels", "Home 中", "--text-weight", "semibold", "--show-labels", "all", "-o", "-",
      ])
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].isDone)
    #expect(runs[0].errors.contains("600") || runs[0].errors == "")
  }
}

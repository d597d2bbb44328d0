import TestSupport
import Testing

/// What the command says where somebody wrote something else than was meant.
@Suite("Messages speak of the input and say what to write")
struct AdviceTests {
  @Test(
    "The right form is named (27, 28)",
    arguments: [
      (["-o=x.png", "--labels", "A"], "write -o x.png"),
      (["--labels", "A", "-o", "a.gif"], "segrender animate"),
      (["--labels", "A", "-o", "a.mp4"], "segrender animate"),
      (["animate", "--labels", "A,B", "-o", "a.mp4"], "--format y4m | ffmpeg"),
      (["animate", "--labels", "A,B", "-o", "a.%04d.webp"], "numbered frames are PNG files"),
      (["--labels", "A", "-o", "{index}.png"], "--each"),
      (["--labels", "A", "-o", "{locale}.png"], "--locale"),
      (["--labels", "A", "-o", "%04d.png"], "leave {frame} or %04d out"),
      (["help", "rendr"], "did you mean render?"),
    ])
  func advice(arguments: [String], expected: String) throws {
    let run = try Workspace().segrender(arguments)
    #expect(run.ending == .exited(64))
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test("A document in UTF-16 is named as such (27)")
  func utf16() throws {
    let workspace = try Workspace()
    for bytes in [[0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B], [0x7B, 0, 0x7D, 0]] {
      try workspace.write(bytes.map(UInt8.init), to: "a.json")
      let run = try workspace.segrender(["--spec", "a.json", "-o", "a.png"])
      #expect(run.ending == .exited(2) && run.errors.contains("UTF-16"), "\(run.errors)")
    }
  }

  @Test(
    "Options that change nothing are noted, and refused under --strict (27)",
    arguments: [
      (["--tint", "#F00000"], "--tint has no effect"),
      (["--glass", "clear"], "--glass has no effect"),
      (["--sizing", "equal", "--expanded", "200"], "--expanded has no effect"),
    ])
  func withoutEffect(arguments: [String], expected: String) throws {
    let words = ["--labels", "A,B", "-o", "a.png"] + arguments
    let run = try Workspace().segrender(words)
    #expect(run.isDone && run.errors.contains(expected), "\(run.errors)")
    #expect(try Workspace().segrender(words + ["--strict"]).ending == .exited(1))
    #expect(try Workspace().segrender(words + ["--quiet"]).errors == "")
  }

  @Test(
    "Options that a format of motion cannot honour are refused, and no others (27)",
    arguments: [
      ("a.apng", ["--quality", "--matte"]), ("a.webp", ["--matte"]),
      ("a.gif", ["--quality", "--compression"]),
      ("a.y4m", ["--quality", "--loop", "--compression"]),
      ("a.rgba", ["--quality", "--matte", "--loop", "--compression"]),
      ("%02d.png", ["--quality", "--matte", "--loop"]),
    ])
  func refusedInMotion(output: String, idle: [String]) throws {
    let options = ["--quality": "80", "--matte": "#FFF", "--loop": "2", "--compression": "fast"]
    for (option, value) in options {
      let run = try Workspace().segrender(
        ["animate", "--labels", "A,B", "--fps", "10", option, value, "-o", output])
      let isIdle = idle.contains(option)
      #expect(run.ending == .exited(isIdle ? 64 : 0), "\(option): \(run.errors)")
      #expect(run.errors.contains("cannot honour \(option)") == isIdle, "\(run.errors)")
    }
  }

  @Test("What has an effect is not noted")
  func withEffect() throws {
    for arguments in [
      ["--look", "outline", "--tint", "#F00000"], ["--look", "glass", "--glass", "clear"],
      ["--gallery", "--tint", "#F00000", "--glass", "clear"], ["--expanded", "200"],
    ] {
      let run = try Workspace().segrender(["--labels", "A,B", "-o", "a.png"] + arguments)
      #expect(run.errors == "")
    }
  }

  @Test("From a selection to itself is one still (27)")
  func still() throws {
    let workspace = try Workspace()
    try workspace.segrender([
      "animate", "--labels", "A,B", "--from", "1", "--to", "1", "-o", "%d.png",
    ]).requireDone()
    #expect(try workspace.names == ["0.png"])
    try workspace.segrender(["--labels", "A,B", "--selected", "1", "-o", "a.png"]).requireDone()
    #expect(try workspace.bytes(of: "0.png") == workspace.bytes(of: "a.png"))
  }

  @Test("help VERB is VERB --help, and doctor -q says nothing (28)")
  func verbs() throws {
    let workspace = try Workspace()
    let help = try workspace.segrender(["help", "animate"])
    let same = try workspace.segrender(["animate", "--help"])
    #expect(help.isDone && help.text == same.text)
    #expect(try workspace.segrender(["help"]).text == workspace.segrender(["--help"]).text)
    #expect(try workspace.segrender(["doctor", "-q"]).output == [])
  }

  @Test("Every verb makes the folders of its outputs, and removes them after a failure (28, 36)")
  func folders() throws {
    let workspace = try Workspace()
    for arguments in [
      ["--labels", "A", "-o", "a/b/c.png"], ["animate", "--labels", "A,B", "-o", "d/e.apng"],
      ["curve", "-o", "f/g.png"], ["list", "looks", "-o", "h/i.png"],
      ["--labels", "A,B", "--each", "-o", "{label}/x.png"],
    ] { try workspace.segrender(arguments).requireDone() }
    for name in ["a/b/c.png", "d/e.apng", "f/g.png", "h/i.png", "A/x.png", "B/x.png"] {
      #expect(try workspace.names.contains(name))
    }
    let before = try workspace.names
    let failed = try workspace.segrender([
      "--labels", "A", "--scale", "1,100", "--width", "1000", "-o", "new/{scale}.png",
    ])
    #expect(!failed.isDone)
    #expect(try workspace.names == before)
  }
}

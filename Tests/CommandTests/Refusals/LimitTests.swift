import TestSupport
import Testing

/// What a picture or a motion costs is known before it is spent.
@Suite("What costs too much is refused with the numbers, at once")
struct LimitTests {
  private static let wide = ##"{"selection": {"shadow": {"blur": 200, "color": "#000000"}}}"##

  @Test("A shadow's blur counts, for stills and for motion (34)", arguments: [[], ["animate"]])
  func blur(verb: [String]) throws {
    let workspace = try Workspace()
    try workspace.write(LimitTests.wide, to: "theme.json")
    let run = try workspace.shell(
      "ulimit -v 16000000; exec timeout 20 $SEGRENDER \(verb.joined()) --labels A,B --scale 100 "
        + "--theme theme.json -o x.png")
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("MiB of memory, and the limit is 4096 MiB"), "\(run.errors)")
    #expect(try workspace.names == ["theme.json"])
  }

  @Test("A vector document, which has no pixels, may be far larger (20, 34)")
  func vector() throws {
    let labels = Array(repeating: "A", count: 10_000).joined(separator: ",")
    try Workspace().segrender(["--labels", labels, "-o", "x.svg"]).requireDone()
  }

  @Test("The limit on memory is an option and a key (34)")
  func option() throws {
    let workspace = try Workspace()
    let words = ["--labels", "A,B", "--scale", "10", "-o", "x.png"]
    try workspace.segrender(words + ["--max-memory", "64m"]).requireDone()
    for arguments in [["--max-memory", "1M"], ["--max-memory", "1024K"], ["--spec", "s.json"]] {
      try workspace.write(#"{"maxMemory": "1048576"}"#, to: "s.json")
      let run = try workspace.segrender(words + arguments)
      #expect(run.ending == .exited(2))
      #expect(run.errors.contains("the limit is 1 MiB"), "\(run.errors)")
    }
    for value in ["0", "x", "-1", "1T", "", "G", "1e999"] {
      #expect(try workspace.segrender(words + ["--max-memory", value]).ending == .exited(64))
    }
  }

  @Test("A long rest is one frame, and counted where a format repeats it (34)")
  func hold() throws {
    let workspace = try Workspace()
    let words = ["animate", "--labels", "A,B", "--scale", "1", "--fps", "1000", "--hold", "3600"]
    for name in ["x.apng", "x.gif", "x.webp"] {
      try workspace.segrender(words + ["-o", name]).requireDone()
      #expect(try workspace.bytes(of: name).count < 1_000_000)
    }
    for name in ["x.y4m", "x.rgba"] {
      let run = try workspace.segrender(words + ["-o", name])
      #expect(run.ending == .exited(2))
      #expect(run.errors.contains("frames: the limit is 1000000"), "\(run.errors)")
      #expect(!(try workspace.names.contains(name)))
    }
  }

  @Test(
    "A path of too many frames, or too many changes, is refused (34)", arguments: [102, 20_000])
  func path(count: Int) throws {
    let path = (0..<count).map { "\($0 % 2)" }.joined(separator: ",")
    let run = try Workspace().segrender([
      "animate", "--labels", "A,B", "--curve", "linear", "--duration", "10", "--fps", "1000",
      "--path", path, "-o", "x.apng",
    ])
    #expect(run.ending == .exited(count == 102 ? 2 : 64))
    #expect(run.errors.contains(count == 102 ? "1010001 frames" : "20000 selections"))
  }

  @Test("A background is read once for all variants, so that it may be a pipe (34)")
  func background() throws {
    let workspace = try Workspace()
    let picture = PNGFile.picture(width: 4, height: 4, filledWith: [1, 2, 3, 255])
    try workspace.write(picture, to: "b.png")
    let words = ["--labels", "A", "--appearance", "light,dark", "--scale", "1,2", "-o"]
    let name = "{appearance}{scale}.png"
    try workspace.segrender(words + ["a" + name, "--background", "b.png"]).requireDone()
    try workspace.segrender(words + ["b" + name, "--background", "-"], input: picture).requireDone()
    for name in ["light1", "light2", "dark1", "dark2"] {
      #expect(try workspace.bytes(of: "a\(name).png") == workspace.bytes(of: "b\(name).png"))
    }
  }
}

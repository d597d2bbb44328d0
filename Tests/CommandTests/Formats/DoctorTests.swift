import TestSupport
import Testing

@Suite("The doctor is right on the machine that made a golden")
struct DoctorTests {
  private let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  @Test(
    "A fingerprint is found in every still format, whatever fonts took part",
    arguments: ["png", "webp", "jpg", "svg", "pdf"],
    [["--labels", "A,B"], ["--labels", "Größe,子供", "--show-labels", "all", "--bold-text"]])
  func stills(format: String, control: [String]) throws {
    let workspace = try Workspace()
    let made = try workspace.segrender(control + ["--fingerprint", "-o", "a.\(format)"])
    #expect(made.isDone, "\(made.errors)")
    let run = try workspace.segrender(["doctor", "a.\(format)"])
    #expect(run.isDone && run.text.contains("the golden's fingerprint agrees"), "\(run.errors)")
    #expect(run.text.contains("otf agrees"))
  }

  @Test(
    "A fingerprint is found in every format of motion",
    arguments: ["a.apng", "a.webp", "a.gif", "a%02d.png"])
  func motion(name: String) throws {
    let workspace = try Workspace()
    let made = try workspace.segrender([
      "animate", "--labels", "Größe,子供", "--fingerprint", "--scale", "1", "-o", name,
    ])
    #expect(made.isDone, "\(made.errors)")
    let run = try workspace.segrender(["doctor", try #require(workspace.names.first)])
    #expect(run.isDone && run.text.contains("otf agrees"), "\(run.errors)")
  }

  @Test("Y4M and raw RGBA hold no fingerprint and say so", arguments: ["a.y4m", "a.rgba"])
  func refused(name: String) throws {
    let run = try Workspace().segrender(["animate", "--labels", "A,B", "--fingerprint", "-o", name])
    #expect(run.ending == .exited(64) && run.errors.contains("--fingerprint"))
  }

  @Test("A font of a folder is looked up there, and each file has its answer")
  func folder() throws {
    let workspace = try Workspace()
    try workspace.makeFolder("fonts")
    try workspace.copy(font, to: "fonts/My Font.ttf")
    let fonts = ["--font-dir", "fonts", "--font", "DejaVu Sans"]
    #expect(
      try workspace.segrender(["--labels", "A", "--fingerprint", "-o", "a.png"] + fonts).isDone)
    let absent = try workspace.segrender(["doctor", "a.png"])
    #expect(absent.ending == .exited(1) && absent.errors.contains("My Font.ttf: absent here"))
    #expect(!absent.errors.contains("cairo"))
    let found = try workspace.segrender(["doctor", "a.png", "--font-dir", "fonts"])
    #expect(found.isDone && found.text.contains("My Font.ttf agrees"))
    try workspace.write(try workspace.bytes(of: "fonts/My Font.ttf") + [0], to: "fonts/My Font.ttf")
    let other = try workspace.segrender(["doctor", "a.png", "--font-dir", "fonts"])
    #expect(other.ending == .exited(1) && other.errors.contains("… here, "))
  }

  @Test("A quiet doctor says nothing, and its status says all")
  func quiet() throws {
    let workspace = try Workspace()
    #expect(try workspace.segrender(["--labels", "A", "--fingerprint", "-o", "a.png"]).isDone)
    let run = try workspace.segrender(["doctor", "-q", "a.png"])
    #expect(run.isDone && run.output.isEmpty && run.errors.isEmpty)
    #expect(try workspace.segrender(["doctor", "-q"]).output.isEmpty)
  }
}

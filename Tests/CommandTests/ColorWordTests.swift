import TestSupport
import Testing

@Suite("One colour grammar for options, documents and themes")
struct ColorWordTests {
  private let workspace = try? Workspace()

  private func picture(_ arguments: String...) throws -> [UInt8] {
    let workspace = try #require(workspace)
    try workspace.segrender(["--labels", "A,111", "-o", "out.png"] + arguments).requireDone()
    return try workspace.bytes(of: "out.png")
  }

  @Test("Forms of one colour give one picture")
  func options() throws {
    let red = try picture("--background", "#FF0000")
    for text in ["red", "f00", "rgb(255 0 0)", "hsl(0, 100%, 50%)", "color(srgb 1 0 0)"] {
      #expect(try picture("--background", text) == red, "\(text)")
    }
    let blue = try picture("--look", "outline", "--tint", "#0000FF")
    #expect(try picture("--look", "outline", "--tint", "hsl(240 100% 50%)") == blue)
    let gradient = try picture("--background", "linear(90,#F00,#0000FF)")
    #expect(try picture("--background", "linear(90,red,rgb(0, 0, 255))") == gradient)
  }

  @Test("Documents and themes take the same")
  func documents() throws {
    let workspace = try #require(workspace)
    try workspace.write(#"{"background": "red", "tint": "rgb(0,0,255)"}"#, to: "a.json")
    let options = try picture("--look", "outline", "--background", "#F00", "--tint", "#00F")
    #expect(try picture("--look", "outline", "--spec", "a.json") == options)
    let theme = try picture("--theme", ##"{"track": {"fill": "#00FF0080"}}"##)
    #expect(try picture("--theme", #"{"track": {"fill": "rgb(0 255 0 / 50%)"}}"#) == theme)
  }

  @Test("What looks like a colour is no path, but a file that is there is one")
  func paths() throws {
    let workspace = try #require(workspace)
    try workspace.segrender(["--labels", "B", "-o", "#b.png"]).requireDone()
    try workspace.copy(workspace("#b.png"), to: "blue")
    let file = try picture("--background", "./#b.png")
    #expect(try picture("--background", "#b.png") == file)
    #expect(try picture("--background", "./blue") == file)
    #expect(try picture("--background", "blue") == picture("--background", "#0000FF"))
    try workspace.makeFolder("inner")
    try workspace.copy(workspace("#b.png"), to: "inner/#c.png")
    try workspace.write(##"{"background": "#c.png"}"##, to: "inner/a.json")
    #expect(try picture("--spec", "inner/a.json") == file)
    for text in ["#c.png", "bleu", "rgb(1,2)"] {
      let run = try workspace.segrender(["--labels", "A", "-o", "a.png", "--background", text])
      #expect(run.ending == .exited(64) && run.errors.contains("a CSS name"), "\(run.errors)")
    }
  }

  @Test("A theme's font features are those of the option, which come after them")
  func fontFeatures() throws {
    let plain = try picture("--icons", "none")
    let tabular = try picture("--icons", "none", "--font-features", "tnum")
    #expect(plain != tabular)
    let theme = ["--icons", "none", "--theme", #"{"fontFeatures": ["tnum"]}"#]
    let workspace = try #require(workspace)
    try workspace.segrender(["--labels", "A,111", "-o", "b.png"] + theme).requireDone()
    #expect(try workspace.bytes(of: "b.png") == tabular)
    let off = theme + ["--font-features", "tnum=0"]
    try workspace.segrender(["--labels", "A,111", "-o", "c.png"] + off).requireDone()
    #expect(try workspace.bytes(of: "c.png") == plain)
  }
}

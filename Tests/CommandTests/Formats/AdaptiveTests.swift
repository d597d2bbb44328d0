import TestSupport
import Testing

@Suite("One picture for light and dark pages")
struct AdaptiveTests {
  @Test("One SVG holds both appearances, and a media query chooses")
  func adaptive() throws {
    let workspace = try Workspace()
    let control = ["--labels", "A,B"]
    for (name, appearance) in [("both", "auto"), ("light", "light"), ("dark", "dark")] {
      let run = try workspace.segrender(
        control + ["--alt-text", "--appearance", appearance, "-o", "\(name).svg"])
      #expect(run.isDone, "\(run.errors)")
    }
    let (both, light, dark) = (
      try text("both.svg", workspace), try text("light.svg", workspace),
      try text("dark.svg", workspace)
    )
    #expect(both.contains("@media(prefers-color-scheme:dark)"))
    #expect(both.matches(of: #/<title/#).count == 1 && both.matches(of: #/<svg /#).count == 1)
    let ids = both.texts(of: #/ id="([^"]*)"/#)
    #expect(Set(ids).count == ids.count)
    #expect(
      ids == light.texts(of: #/ id="([^"]*)"/#) + dark.texts(of: #/ id="([^"]*)"/#))
    guard Requirement.rsvg.isMet else { return }
    // librsvg asks no preference and so shows the light one.
    let same = try workspace.shell(
      "rsvg-convert both.svg > 1.png; rsvg-convert light.svg > 2.png; cmp 1.png 2.png")
    #expect(same.isDone, "\(same.errors)")
  }

  private func text(_ name: String, _ workspace: Workspace) throws -> String {
    String(decoding: try workspace.bytes(of: name), as: UTF8.self)
  }

  @Test(
    "What cannot be both is refused",
    arguments: [
      ["-o", "a.png"], ["-o", "a.pdf"], ["--gallery", "-o", "a.svg"],
      ["animate", "-o", "a.gif"], ["measure"], ["scene"],
    ])
  func refused(arguments: [String]) throws {
    let run = try Workspace().segrender(arguments + ["--labels", "A,B", "--appearance", "auto"])
    #expect(run.ending == .exited(64) && run.errors.contains("--appearance auto"), "\(run.errors)")
  }

  @Test("HTML shows each density, light and dark, with words")
  func html() throws {
    let run = try Workspace().segrender([
      "--labels", "A & \"B\"", "--appearance", "light,dark", "--scale", "1,2", "--html", "-o",
      "{appearance} {scale}.png",
    ])
    let expected = """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="dark%201.png 1x, dark%202.png 2x">
        <img src="light%202.png" srcset="light%201.png 1x, light%202.png 2x"
      """
    #expect(run.isDone && run.text.hasPrefix(expected), "\(run.text)")
    #expect(run.text.contains("alt=\"A &amp; &quot;B&quot;, selected, 1 of 1\""))
    let clash = try Workspace().segrender(["--labels", "A", "--html", "-o", "-"])
    #expect(clash.ending == .exited(64))
  }
}

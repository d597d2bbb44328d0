import Testing
import TestSupport

/// Nothing of an earlier frame shows where a shape has left (A29).
@Suite("No ghosts", .needs(.pillow))
struct GhostTests {
  @Test(
    "A shape that shrinks on transparent ground leaves nothing behind",
    arguments: ["apng", "webp", "gif"], ["bare", "pill"])
  func shrinking(format: String, look: String) throws {
    let workspace = try Workspace()
    // Black ink alone: its tones fit any palette, but for the soft shadow of the pill.
    let scene = [
      "--look", look, "--collapsed", "80", "--expanded", "160", "--path", "0,2,0", "--quiet",
      "--pill-motion", "width", "--fps", format == "gif" ? "50" : "60",
    ]
    try workspace.animate(scene, to: "frames/%04d.png")
    try workspace.animate(scene, to: "out.\(format)")
    let ground = format == "gif" ? "white" : nil
    let shown = try workspace.shown("out.\(format)", besides: "frames", over: ground)
    let limit = format != "gif" ? 0 : look == "bare" ? 2 : 24
    #expect(shown.allSatisfy { $0.difference <= limit }, "\(shown)")
    #expect(shown.count == (format == "gif" ? shown.count : 43))
  }
}

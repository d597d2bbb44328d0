import SegmentJSON
import Testing
import TestSupport

/// Every container, read by another program, gives back the PNG frames and the true duration.
@Suite("Containers hold the frames", .needs(.pillow))
struct ContainerTests {
  /// The seed's spring alone: 22 frames at 60 per second, the last at 350 ms; and what else is special.
  private static let scenes: [[String]] = [
    ["--pill-motion", "width"],
    ["--pill-motion", "width", "--look", "bare"],
    ["--look", "bordered", "--duration", "0.35", "--curve", "ease-in-out"],
    ["--pill-motion", "width", "--background", "#336699", "--appearance", "dark"],
    ["--pill-motion", "width", "--direction", "rtl", "--from", "2", "--to", "0"],
    ["--look", "outline", "--duration", "0.35", "--curve", "linear", "--background", "#ffffff"],
    ["--look", "glass", "--scale", "1", "--background", "#3080c0"],
  ]

  /// A workspace with the PNG frames of a scene.
  private func workspace(_ scene: [String]) throws -> (Workspace, frames: Int) {
    let workspace = try Workspace()
    try workspace.animate(scene, to: "frames/%04d.png")
    return (workspace, try workspace.names.count { $0.hasSuffix(".png") })
  }

  @Test("APNG and lossless WebP give back every frame", arguments: ["apng", "webp"], scenes)
  func lossless(format: String, scene: [String]) throws {
    let (workspace, count) = try workspace(scene)
    try workspace.animate(scene, to: "out.\(format)")
    let shown = try workspace.shown("out.\(format)", besides: "frames")
    #expect(shown.map(\.frame) == Array(0..<count))
    #expect(shown.allSatisfy { $0.difference == 0 })
    let total = shown.reduce(0) { $0 + $1.milliseconds }
    #expect(abs(total - Double(count) * 1000 / 60) <= 1)
    if !scene.contains("glass") { #expect(count == 22) }
  }

  @Test("GIF gives back frames in their order within its palette", arguments: scenes)
  func gif(scene: [String]) throws {
    let (workspace, count) = try workspace(scene)
    let ground = scene.contains("dark") ? "black" : "white"
    let run = try workspace.animate(scene + ["--fps", "60"], to: "out.gif")
    let shown = try workspace.shown("out.gif", besides: "frames", over: ground)
    #expect(run.errors.contains("\(count - shown.count) of \(count) frames are left out"))
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.frame < $1.frame })
    #expect(shown.first?.frame == 0 && shown.last?.frame == count - 1)
    // A palette of 255 colours for all tones of one frame: an error of diffusion at most.
    #expect(shown.allSatisfy { $0.difference <= 24 }, "\(shown)")
    let total = shown.reduce(0) { $0 + $1.milliseconds }
    #expect(abs(total - Double(count) * 1000 / 60) <= 5)
    #expect(shown.allSatisfy { $0.milliseconds >= 20 })
  }

  @Test(
    "Y4M and raw RGBA give ffmpeg every frame", .needs(.ffmpeg),
    arguments: scenes)
  func video(scene: [String]) throws {
    let (workspace, count) = try workspace(scene)
    let ground = scene.contains("dark") ? "black" : "white"
    try workspace.animate(scene, to: "out.y4m")
    try workspace.animate(scene, to: "rgba.rgba")
    try workspace.shell(
      """
      ffmpeg -v error -i out.y4m -f rawvideo -pix_fmt rgba y4m.raw && mv rgba.rgba rgba.raw
      """
    ).requireDone()
    let shown = try workspace.shown("y4m.raw", besides: "frames", over: ground)
    #expect(shown.map(\.frame) == Array(0..<count))
    // 8-bit luma and chroma of limited range: a step of luma is 255/219, one of blue 2.02.
    #expect(shown.allSatisfy { $0.difference <= 4 }, "\(shown)")
    let raw = try workspace.shown("rgba.raw", besides: "frames")
    #expect(raw.map(\.frame) == Array(0..<count))
    #expect(raw.allSatisfy { $0.difference == 0 })
  }

  @Test(
    "ffmpeg reads the rate of Y4M exactly", .needs(.ffprobe),
    arguments: ["60": "60/1", "30000/1001": "30000/1001", "59.94": "2997/50"])
  func rate(option: String, right: String) throws {
    let workspace = try Workspace()
    try workspace.animate(["--fps", option], to: "out.y4m")
    let run = try workspace.shell("ffprobe -v error -show_entries stream=r_frame_rate out.y4m")
    #expect(run.text.contains("r_frame_rate=\(right)\n"))
  }

  @Test(
    "What goes to standard output is the file",
    arguments: ["apng", "webp", "gif", "y4m", "rgba"])
  func pipe(format: String) throws {
    let workspace = try Workspace()
    try workspace.animate(["--quiet"], to: "out.\(format)")
    let run = try workspace.segrender(
      Workspace.strip + ["--quiet", "--format", format, "-o", "-"])
    try run.requireDone()
    #expect(try run.output == workspace.bytes(of: "out.\(format)"))
  }

  @Test(
    "Lossy WebP keeps shapes and transparency, in fewer bytes than lossless of glass")
  func lossyWebP() throws {
    let scene = ["--look", "glass", "--scale", "1", "--background", "#3080c0"]
    let (workspace, count) = try workspace(scene)
    try workspace.animate(scene + ["--quality", "90"], to: "lossy.webp")
    let shown = try workspace.shown("lossy.webp", besides: "frames")
    #expect(shown.count == count)
    #expect(shown.allSatisfy { $0.difference < 80 }, "\(shown)")
  }
}

import SegmentJSON
import Testing
import TestSupport

/// `segrender animate`: frames, timeline, sheets.
@Suite("The animation's frames")
struct AnimateTests {
  @Test(
    "The first and the last file are what render makes of both ends",
    arguments: ["pill", "bare", "bordered", "outline", "glass"],
    [[], ["--direction", "rtl", "--background", "#204060"], ["--sizing", "equal"]])
  func ends(look: String, options: [String]) throws {
    let workspace = try Workspace()
    let scene = ["--look", look] + options
    try workspace.animate(scene + ["--from", "2", "--to", "1"], to: "%04d.png")
    let names = try workspace.names
    for (name, selected) in [(names.first, "2"), (names.last, "1")] {
      let still = try workspace.segrender(
        Workspace.strip.dropFirst() + scene + ["--selected", selected, "-o", "still.png"])
      try still.requireDone()
      #expect(try workspace.bytes(of: name ?? "") == workspace.bytes(of: "still.png"))
    }
  }

  @Test(
    "Neither the number of jobs nor the optimiser changes a byte", .needs(.release),
    arguments: ["out.apng", "out.webp", "out.gif", "out.y4m", "0007.png"])
  func jobs(output: String) throws {
    let workspace = try Workspace()
    let template = output == "0007.png" ? "%04d.png" : output
    try workspace.animate(["--jobs", "1", "--quiet"], to: template)
    let single = try workspace.bytes(of: output)
    for jobs in ["2", "8"] {
      try workspace.animate(["--jobs", jobs, "--quiet"], to: template)
      #expect(try workspace.bytes(of: output) == single, "\(jobs) jobs")
    }
    for product in Product.builds {
      try workspace.run(product, Workspace.strip + ["--quiet", "-o", template]).requireDone()
      #expect(try workspace.bytes(of: output) == single, "\(product)")
    }
  }

  @Test(
    "More work makes smaller files, in one file as in many", arguments: ["out.apng", "0007.png"])
  func compression(output: String) throws {
    let workspace = try Workspace()
    let template = output == "0007.png" ? "%04d.png" : output
    try workspace.animate(["--compression", "balanced"], to: template)
    let usual = try workspace.bytes(of: output).count
    try workspace.animate(["--compression", "small"], to: template)
    #expect(try workspace.bytes(of: output).count < usual)
  }

  @Test("The timeline has the documented shape, times that add up, widths of the seed")
  func json() throws {
    let timeline = try Workspace().timeline(["--pill-motion", "width"])
    #expect(timeline["fps"] == 60)
    #expect(timeline["duration"]?.number == 22.0 / 60)
    let frames = timeline["frames"]?.items ?? []
    #expect(frames.count == 22)
    let rows = try SeedFrame.all
    for (index, frame) in frames.dropLast().enumerated() {
      #expect(abs((frame["time"]?.number ?? -1) - Double(index) / 60) < 1e-12)
      #expect(frame["delay"]?.number == 1.0 / 60)
      let seed = rows[index]
      #expect(abs((frame["progress"]?.number ?? -1) - seed.progress) <= 1e-9)
      let widths = (frame["segments"]?.items ?? []).compactMap { $0["width"]?.number }
      #expect(widths.count == 3 && abs(widths.reduce(0, +) - 284) < 1e-9)
      for (width, right) in zip(widths, [seed.shrinking, seed.growing, seed.resting]) {
        #expect(abs(width - right) <= 5.1e-5)
      }
      #expect(frame["pill"]?["height"] == 28)
    }
    #expect(frames.last?["progress"] == 1)
  }

  @Test("A tail of still frames is never longer than a spring's duration (A24)")
  func rest() throws {
    let workspace = try Workspace()
    let play = ["--spring", "physics(1,100,10)", "--pill-motion", "width", "--scale", "3"]
    try workspace.animate(play, to: "%04d.png")
    let frames = try workspace.names.map { try workspace.bytes(of: $0) }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 != $1 })
    // ln(2 · 204 px ÷ 0.125 px · 2/√3) ÷ 5 = 1.65 s bounds the envelope of ζ = 0.5, ω = 10.
    #expect((40...99).contains(frames.count))
  }

  @Test("A spring too weak to rest is cut at ten seconds, and that is said (A25)")
  func endless() throws {
    let run = try Workspace().segrender(
      Workspace.strip + ["--spring", "physics(1,100,0.000001)", "--json"])
    #expect(run.isDone)
    #expect(run.errors.contains("does not come to rest within 10 s"))
    #expect(try JSONValue(parsing: run.output)["frames"]?.items.count == 601)
  }

  @Test("Undamped and impossible springs are refused with their value and the reason (A25)")
  func impossible() throws {
    for (spring, reason) in [
      ("physics(1,100,0)", "without damping a spring never rests"), ("0.35,0", "never rests"),
      ("bounce(0.5,1)", "at 1 a spring never rests"), ("physics(1,100,-1)", "-1.0"),
      ("physics(0,100,10)", "mass of 0.0"), ("physics(1,100,nan)", "nan"),
      ("0.35,0.8,nan", "nan"), ("0,0.8", "duration of 0.0"), ("inf,0.8", "duration of inf"),
    ] {
      let run = try Workspace().segrender(Workspace.strip + ["--spring", spring, "-o", "x.apng"])
      #expect(run.ending == .exited(64))
      #expect(run.errors.contains(reason), "\(run.errors)")
    }
  }

  @Test("A clamped animation says so in its widths (A23)", arguments: ["pill", "bare"])
  func clamp(look: String) throws {
    let frames = try Workspace().timeline(
      [
        "--look", look, "--spring", "bounce(0.5,0.6)", "--clamp", "--collapsed", "80",
        "--expanded", "160",
      ])["frames"]?.items
    let widths = (frames ?? []).flatMap { $0["segments"]?.items ?? [] }
      .compactMap { $0["width"]?.number }
    #expect(widths.count > 30 && widths.allSatisfy { (80...160).contains($0) })
  }

  @Test("The contact sheet shows every frame once, the onion skin has a frame's size")
  func sheets() throws {
    let workspace = try Workspace()
    try workspace.animate(["--contact-sheet"], to: "sheet.png")
    try workspace.animate(["--onion-skin"], to: "onion.png")
    let sheet = PNGFile(try workspace.bytes(of: "sheet.png"))
    // Three columns of 284 points and nine rows of 32, captions of 18, gaps of 16 around.
    #expect(sheet.size == [16 + 3 * 300, 16 + 9 * 66])
    #expect(try PNGFile(workspace.bytes(of: "onion.png")).size == [284, 32])
  }
}

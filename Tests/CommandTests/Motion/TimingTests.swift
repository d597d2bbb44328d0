import SegmentJSON
import Testing
import TestSupport

/// Containers play the true duration, whatever their clocks can say.
@Suite("Containers keep time")
struct TimingTests {
  /// The delays of an APNG's frames, as fractions of a second.
  private func delays(ofAPNG name: String, in workspace: Workspace) throws -> [[Int]] {
    try APNGFile(workspace.bytes(of: name)).frames.map(\.delay)
  }

  /// The delays of a GIF in hundredths, by giflib's own reader.
  private func delays(ofGIF name: String, in workspace: Workspace) throws -> [Int] {
    let run = try workspace.shell("giftext \(name)")
    return run.text.split(separator: "\n").filter { $0.contains("DelayTime:") }.compactMap {
      Int($0.split(separator: " ").last ?? "")
    }
  }

  private func delays(ofWebP name: String, in workspace: Workspace) throws -> [Int] {
    let run = try workspace.shell("webpmux -info \(name)")
    try run.requireDone()
    return run.text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: " ")
      // No.: width height alpha x_offset y_offset duration dispose blend image_size compression
      return cells.count > 8 && cells[0].hasSuffix(":") ? Int(cells[6]) : nil
    }
  }

  @Test("APNG's delays are exact fractions, its first frame the picture itself (A28)")
  func apng() throws {
    let workspace = try Workspace()
    try workspace.animate(["--pill-motion", "width"], to: "out.apng")
    let types = PNGFile(try workspace.bytes(of: "out.apng")).chunks.map(\.type)
    let (control, picture) = (types.firstIndex(of: "fcTL"), types.firstIndex(of: "IDAT"))
    #expect(try #require(control) < #require(picture))
    let delays = try delays(ofAPNG: "out.apng", in: workspace)
    #expect(delays == Array(repeating: [1, 60], count: 22))
  }

  @Test("Each frame has its own delay, the held one the long one (A28)")
  func heldAPNG() throws {
    let workspace = try Workspace()
    let play = ["--pill-motion", "width", "--path", "0,1,0", "--hold", "0.5"]
    try workspace.animate(play, to: "out.apng")
    let delays = try delays(ofAPNG: "out.apng", in: workspace)
    let seconds = delays.map { Double($0[0]) / Double($0[1]) }
    #expect(seconds.count == 43)
    for (index, seconds) in seconds.enumerated() {
      let isHeld = [21, 42].contains(index)
      #expect(abs(seconds - (isHeld ? 31.0 / 60 : 1.0 / 60)) < 1e-9, "frame \(index)")
    }
  }

  @Test("A rate of broadcasting stays exact", arguments: ["30000/1001": [1001, 30000]])
  func broadcasting(rate: String, delay: [Int]) throws {
    let workspace = try Workspace()
    try workspace.animate(["--fps", rate], to: "out.apng")
    let delays = try delays(ofAPNG: "out.apng", in: workspace)
    #expect(!delays.isEmpty && delays.allSatisfy { $0 == delay })
  }

  @Test(
    "GIF's hundredths sum to the duration, none below two (A26, A27)",
    .needs(.giftext),
    arguments: ["60", "30", "24", "59.94", "100", "120", "50"])
  func gif(rate: String) throws {
    let workspace = try Workspace()
    let half = ["--curve", "linear", "--duration", "0.5", "--pill-motion", "width", "--fps", rate]
    let run = try workspace.animate(half, to: "out.gif")
    let delays = try delays(ofGIF: "out.gif", in: workspace)
    let duration = try #require(try workspace.timeline(half)["duration"]?.number)
    #expect(abs(Double(delays.reduce(0, +)) - duration * 100) <= 0.5)
    #expect(delays.allSatisfy { $0 >= 2 })
    let isFast = (Double(rate) ?? 0) > 50
    #expect(run.errors.contains("are left out, the duration stays") == isFast)
    if rate == "30" { #expect(Set(delays) == [3, 4] && delays.reduce(0, +) == 53) }
    // Half a second, and the rest for one frame: 31/60 s.
    if rate == "60" { #expect(delays.reduce(0, +) == 52) }
  }

  /// 36 frames at a hundred a second, more than a GIF can show.
  private func fast(in workspace: Workspace, to name: String) throws {
    let run = try workspace.animate(["--fps", "100", "--pill-motion", "width"], to: name)
    // A hundredth of a second is what browsers do not keep.
    #expect(run.errorLines.count == 2 && run.errors.contains("browsers play"))
  }

  @Test("What GIF leaves out, APNG shows (A27)")
  func fastAPNG() throws {
    let workspace = try Workspace()
    try fast(in: workspace, to: "out.apng")
    #expect(try delays(ofAPNG: "out.apng", in: workspace).count == 36)
  }

  @Test("What GIF leaves out, WebP shows (A27)", .needs(.webpmux))
  func fastWebP() throws {
    let workspace = try Workspace()
    try fast(in: workspace, to: "out.webp")
    #expect(try delays(ofWebP: "out.webp", in: workspace) == Array(repeating: 10, count: 36))
  }

  @Test(
    "WebP's milliseconds sum to the duration, held frames and all (A30)",
    .needs(.webpmux),
    arguments: [[], ["--hold", "0.1667"], ["--fps", "24"], ["--path", "0,2,1", "--hold", "1"]])
  func webp(options: [String]) throws {
    let workspace = try Workspace()
    try workspace.animate(options, to: "out.webp")
    let total = try delays(ofWebP: "out.webp", in: workspace).reduce(0, +)
    let duration = try #require(try workspace.timeline(options)["duration"]?.number)
    #expect(abs(Double(total) - duration * 1000) <= 1)
  }

  @Test("The number of plays is in an APNG", arguments: [0, 1, 3])
  func loopAPNG(plays: Int) throws {
    let workspace = try Workspace()
    try workspace.animate(["--loop", "\(plays)"], to: "out.apng")
    #expect(try APNGFile(workspace.bytes(of: "out.apng")).counts[1] == plays)
  }

  @Test("The number of plays is in a WebP", .needs(.webpmux), arguments: [0, 1, 3])
  func loopWebP(plays: Int) throws {
    let workspace = try Workspace()
    try workspace.animate(["--loop", "\(plays)"], to: "out.webp")
    #expect(try workspace.shell("webpmux -info out.webp").text.contains("Loop Count : \(plays)\n"))
  }
}

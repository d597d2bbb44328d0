import TestSupport
import Testing

@Suite("Animations play in browsers and players as they were made")
struct PlayerTests {
  private let control = ["animate", "--labels", "A,B", "--scale", "1"]

  @Test("GIF's own rate is its default, and no frame is dropped")
  func gifRate() throws {
    let run = try Workspace().segrender(control + ["--json", "-o", "a.gif"])
    #expect(run.isDone && run.errors.isEmpty, "\(run.errors)")
    let delays = run.text.matches(of: #/"delay(Seconds)?":/#)
    let asked = try Workspace().segrender(control + ["--json", "--fps", "50", "-o", "a.gif"])
    #expect(asked.text == run.text && delays.count == asked.text.matches(of: #/"delay/#).count)
    let faster = try Workspace().segrender(control + ["--fps", "60", "-o", "a.gif"])
    #expect(faster.isDone && faster.errors.contains("left out"))
  }

  @Test(
    "A rest longer than a container's longest frame is split",
    arguments: ["a.gif", "a.apng", "a.webp"], [700, 1500, 3600])
  func longRest(name: String, seconds: Int) throws {
    let workspace = try Workspace()
    let run = try workspace.segrender(control + ["--hold", "\(seconds)", "-o", name])
    #expect(run.isDone, "\(run.errors)")
    guard Requirement.ffprobe.isMet, name == "a.gif" else { return }
    let read = try workspace.shell(
      "ffprobe -v error -show_entries packet=duration_time -of csv=p=0 \(name)")
    let total = read.text.split(separator: "\n").compactMap { Double($0) }.reduce(0, +)
    #expect(abs(total - Double(seconds) - 0.36) < 0.2, "\(total)")
  }

  @Test(
    "A rate and a hold that no container can say exactly are rounded",
    arguments: ["a.apng", "a.gif", "a.webp", "a.y4m"], [("59.94", "0.123"), ("1000", "3600")])
  func rounded(name: String, motion: (rate: String, hold: String)) throws {
    // A video repeats its frames for an hour, which is not what this is about.
    if name.hasSuffix("y4m") && motion.hold == "3600" { return }
    let run = try Workspace().segrender(
      control + ["--fps", motion.rate, "--hold", motion.hold, "--quiet", "-o", name])
    #expect(run.isDone, "\(run.errors)")
  }

  @Test("The whole plays as long as it was asked for, to a tenth of a millisecond")
  func wholeDuration() throws {
    let workspace = try Workspace()
    try workspace.segrender(control + ["--fps", "59.94", "--hold", "0.123", "-o", "a.apng"])
      .requireDone()
    let file = try APNGFile(workspace.bytes(of: "a.apng"))
    let total = file.frames.map { Double($0.delay[0]) / Double($0.delay[1]) }.reduce(0, +)
    let moving = Double(file.frames.count) * 50 / 2997
    #expect(abs(total - moving - 0.123) < 1e-4, "\(total)")
  }

  @Test(
    "Frames that browsers play slower are warned of, or made longer", arguments: ["apng", "webp"])
  func browsers(format: String) throws {
    let workspace = try Workspace()
    let fast = control + ["--fps", "120", "-o", "a.\(format)"]
    let warned = try workspace.segrender(fast)
    #expect(warned.isDone && warned.errors.contains("100 ms"), "\(warned.errors)")
    #expect(try workspace.segrender(fast + ["--strict"]).ending == .exited(1))
    let safe = try workspace.segrender(fast + ["--browser-safe", "--strict"])
    #expect(safe.isDone && safe.errors.isEmpty)
    #expect(try workspace.segrender(control + ["-o", "b.\(format)"]).errors.isEmpty)
    guard format == "webp", Requirement.webpmux.isMet else { return }
    let frames = try workspace.shell("webpmux -info a.webp").text.split(separator: "\n")
      .compactMap { line -> Int? in
        let words = line.split(separator: " ")
        return words.count > 6 && words[0].hasSuffix(":") ? Int(words[6]) : nil
      }
    #expect(frames.count > 10 && frames.allSatisfy { $0 > 10 })
  }

  @Test("Glass without a ground in a GIF is noted")
  func matte() throws {
    let glass = control + ["--look", "glass", "-o", "a.gif"]
    let run = try Workspace().segrender(glass)
    #expect(run.isDone && run.errors.contains("lie over white"))
    for options in [["--background", "photo"], ["--matte", "#FF0000"]] {
      #expect(try Workspace().segrender(glass + options).errors.isEmpty)
    }
  }

  @Test(
    "An option without effect on a format is refused",
    arguments: [
      ["a.y4m", "--loop", "2"], ["a.apng", "--quality", "5"], ["a.apng", "--matte", "#FFFFFF"],
      ["a.gif", "--browser-safe"], ["a.gif", "--compression", "small"],
      ["%02d.png", "--loop", "2"], ["a.rgba", "--matte", "#FFFFFF"],
    ])
  func refused(options: [String]) throws {
    let workspace = try Workspace()
    let run = try workspace.segrender(control + ["-o"] + options)
    #expect(run.ending == .exited(64) && run.errors.contains(options[1]), "\(run.errors)")
    #expect(try workspace.names == [])
  }

  @Test(
    "The help's line for a video works as printed",
    .needs(.ffprobe))
  func video() throws {
    let workspace = try Workspace()
    let help = try workspace.segrender(["animate", "--help"]).text
    let line = try #require(help.split(separator: "\n").first { $0.contains("ffmpeg") })
    let command = String(try #require(line.firstMatch(of: #/segrender .*out\.mp4/#)).output)
      .replacing("segrender animate", with: "\"$SEGRENDER\" animate --expanded 141 --scale 1")
      .replacing("ffmpeg", with: "ffmpeg -v error")
    let run = try workspace.shell(command)
    #expect(run.isDone && run.errors.isEmpty, "\(run.errors)")
    let read = try workspace.shell(
      "ffprobe -v error -show_entries stream=width,height,pix_fmt -of csv=p=0 out.mp4")
    #expect(read.text == "214,32,yuv420p\n")
  }

  @Test(
    "A page plays what was written",
    arguments: [("a.y4m", "<video src=\"a.mp4\""), ("a.gif", "<img src=\"a.gif\"")])
  func page(name: String, element: String) throws {
    let workspace = try Workspace()
    let run = try workspace.segrender(control + ["--html", "-o", name])
    #expect(run.isDone && run.text.contains(element) && run.text.hasPrefix("<!DOCTYPE html>"))
    #expect(try workspace.segrender(control + ["--html", "-o", "-"]).ending == .exited(64))
  }
}

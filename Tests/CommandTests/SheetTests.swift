import SegmentCodecs
import SegmentPixels
import TestSupport
import Testing

@Suite("Lists as pictures, fonts by their files, and notes of what is passed over")
struct SheetTests {
  @Test("list icons -o draws a sheet in each format")
  func icons() throws {
    let workspace = try Workspace()
    for name in ["icons.png", "icons.svg", "icons.pdf"] {
      try workspace.segrender(["list", "icons", "--scale", "1", "-o", name]).requireDone()
    }
    let picture = try PictureDecoder().decode(workspace.bytes(of: "icons.png"))
    #expect(picture.width == 48 + 14 * 172 && picture.height > 400)
  }

  @Test("Plots and lists as PDF have a title", .needs(.pdftotext))
  func titles() throws {
    let workspace = try Workspace()
    try workspace.segrender(["curve", "--spring", "bouncy", "-o", "a.pdf"]).requireDone()
    try workspace.segrender(["list", "looks", "-o", "b.pdf"]).requireDone()
    for (name, title) in [("a.pdf", "Motion: bouncy"), ("b.pdf", "Looks")] {
      let info = try workspace.run("pdfinfo", [name]).text
      #expect(info.contains(title), "\(info)")
    }
  }

  @Test("list fonts says which face and file labels are drawn from")
  func fonts() throws {
    let run = try Workspace().segrender(["list", "fonts"])
    #expect(run.errors.contains("note: Inter is Inter Medium: /"), "\(run.errors)")
    #expect(run.errors.contains("Inter-Medium.otf"))
    #expect(try Workspace().segrender(["list", "fonts", "--quiet"]).errors == "")
    let absent = try Workspace().segrender(["list", "fonts", "--font", "Absent Sans"])
    #expect(!absent.isDone && absent.errors.contains("Absent Sans"))
  }

  @Test(
    "One sheet of all frames notes the options that it passes over",
    arguments: [
      ["--loop", "2"], ["--matte", "red"], ["--even"], ["--compression", "small"],
      ["--format", "gif"], ["--jobs", "2"], ["--quality", "50"], ["--fingerprint"],
    ])
  func sheets(options: [String]) throws {
    let words = ["animate", "--labels", "A,B", "--scale", "1", "-o", "a.png"] + options
    for sheet in ["--contact-sheet", "--onion-skin"] {
      let run = try Workspace().segrender(words + [sheet])
      #expect(run.isDone && run.errors.contains("\(options[0]) has no effect"), "\(run.errors)")
      #expect(try Workspace().segrender(words + [sheet, "--strict"]).ending == .exited(1))
    }
  }

  @Test("An alternative text without a translation says so and is tagged as English")
  func languages() throws {
    for (locale, isKnown) in [("he", false), ("sw-KE", false), ("de", true), ("pt_BR", true)] {
      let workspace = try Workspace()
      let run = try workspace.segrender([
        "--labels", "A,B", "--locale", locale, "--alt-text", "-o", "a.svg",
      ])
      #expect(run.errors.contains("alternative text is English") != isKnown, "\(run.errors)")
      #expect(try workspace.text(of: "a.svg").contains("lang=\"en\"") != isKnown)
    }
  }
}

import SegmentPixels
import TestSupport
import SegmentCodecs
import SegmentPixels
import TestSupport
import Testing

@Suite("Stills in every format")
struct StillFormatTests {
  private let control = ["--labels", "A,B"]

  @Test("Lossless WebP has the pixels of the PNG")
  func webP() throws {
    let workspace = try Workspace()
    #expect(try workspace.segrender(control + ["-o", "a.png"]).isDone)
    #expect(try workspace.segrender(control + ["-o", "a.webp"]).isDone)
    let decoder = PictureDecoder()
    #expect(
      try decoder.decode(workspace.bytes(of: "a.webp"))
        == decoder.decode(workspace.bytes(of: "a.png")))
  }

  @Test("JPEG lies over its matte, white and in the dark black", arguments: ["jpg", "jpeg"])
  func jpeg(suffix: String) throws {
    for (options, corner) in [
      ([], UInt32(0xFFFF_FFFF)), (["--appearance", "dark"], 0xFF00_0000),
      (["--matte", "#00FF00"], 0xFF00_FF00),
    ] {
      let workspace = try Workspace()
      let run = try workspace.segrender(
        control + ["--margin", "9", "-o", "a.\(suffix)"] + options)
      #expect(run.isDone, "\(run.errors)")
      let pixel = try PictureDecoder().decode(workspace.bytes(of: "a.\(suffix)"))[0, 0]
      #expect([16, 8, 0].allSatisfy { abs(Int(pixel >> $0 & 255) - Int(corner >> $0 & 255)) < 4 })
    }
  }

  @Test("A quality that makes a WebP larger is noted and not taken")
  func quality() throws {
    let workspace = try Workspace()
    let plain = ["--labels", "A", "--look", "outline", "--scale", "1", "-o"]
    let lossy = try workspace.segrender(plain + ["lossy.webp", "--quality", "95"])
    #expect(lossy.isDone && lossy.errors.contains("larger than without loss"))
    #expect(try workspace.segrender(plain + ["exact.webp"]).isDone)
    #expect(try workspace.bytes(of: "lossy.webp") == workspace.bytes(of: "exact.webp"))

  }

  @Test(
    "An option that a format cannot honour is refused",
    arguments: [
      ["-o", "a.png", "--quality", "5"], ["-o", "a.svg", "--quality", "5"],
      ["-o", "a.png", "--matte", "#FFFFFF"], ["-o", "a.webp", "--matte", "#FFFFFF"],
      ["-o", "a.svg", "--compression", "small"], ["-o", "a.jpg", "--compression", "small"],
      ["-o", "a.webp", "--quality", "5", "--compression", "small"],
    ])
  func refused(options: [String]) throws {
    let workspace = try Workspace()
    #expect(try workspace.segrender(control + options).ending == .exited(64))
    #expect(try workspace.names == [])
  }

  @Test("A background is read in each format, and its fit is heeded")
  func backgrounds() throws {
    let workspace = try Workspace()
    for format in ["png", "webp", "jpg"] {
      let made = try workspace.segrender([
        "--labels", "A", "--background", "#FF0000", "-o", "b.\(format)",
      ])
      #expect(made.isDone, "\(made.errors)")
      var pictures: Set<[UInt8]> = []
      for fit in ["cover", "contain", "stretch", "tile"] {
        let run = try workspace.segrender(
          control + ["--margin", "20", "--background", "b.\(format)", "--background-fit", fit])
        #expect(run.ending == .exited(64))
        let done = try workspace.segrender(
          control + [
            "--margin", "20", "--background", "b.\(format)", "--background-fit", fit, "-o", "-",
          ])
        #expect(done.isDone, "\(done.errors)")
        pictures.insert(done.output)
      }
      #expect(pictures.count >= 3)
    }
  }
}

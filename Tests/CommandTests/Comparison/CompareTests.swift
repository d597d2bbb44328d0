import Foundation
import SegmentCodecs
import SegmentJSON
import SegmentPixels
import TestSupport
import Testing

@Suite("Two pictures are compared")
struct CompareTests {
  private let white: [UInt8] = [255, 255, 255, 255]

  @Test("The status says the verdict: 0 same, 1 different, 2 not to be read, 64 no such option")
  func status() throws {
    let workspace = try Workspace()
    try workspace.write(PNGFile.picture(width: 4, height: 4, filledWith: white), to: "a.png")
    try workspace.write(
      PNGFile.picture(width: 4, height: 4, filledWith: [0, 0, 0, 255]), to: "b.png")
    try workspace.write("no picture", to: "broken.png")
    func status(_ arguments: String...) throws -> ProgramRun.Ending {
      try workspace.segrender(["compare"] + arguments).ending
    }
    #expect(try status("a.png", "a.png") == .exited(0))
    #expect(try status("a.png", "b.png") == .exited(1))
    #expect(try status("a.png", "b.png", "--share", "100") == .exited(0))
    #expect(try status("a.png", "absent.png") == .exited(2))
    #expect(try status("a.png", "broken.png") == .exited(2))
    #expect(try status("broken.png", "broken.png") == .exited(2))
    #expect(try status("a.png") == .exited(64))
    #expect(try status("a.png", "b.png", "--threshold", "2") == .exited(64))
    #expect(try status("a.png", "b.png", "--levels", "3", "--threshold", "0.1") == .exited(64))
  }

  @Test("Another compression of the same pixels is no difference")
  func compression() throws {
    let workspace = try Workspace()
    let strip = ["--labels", "A,B", "--scale", "1"]
    for (name, effort) in [("a.png", "fast"), ("b.png", "small"), ("c.webp", "fast")] {
      try workspace.segrender(strip + ["--compression", effort, "-o", name]).requireDone()
    }
    #expect(try workspace.bytes(of: "a.png") != workspace.bytes(of: "b.png"))
    let run = try workspace.segrender(["compare", "a.png", "b.png"])
    #expect(run.isDone && run.text.contains("same: all pixels are equal, the bytes are not"))
    #expect(run.text.contains("greatest difference: none"))
    let other = try workspace.segrender(["compare", "a.png", "c.webp", "--levels", "0"])
    #expect(other.isDone, "\(other.text)")
  }

  /// A row of bugs elsewhere: a tool ignored profiles and found two different pictures equal.
  @Test("Pixels that are equal under another profile are different, and the profiles are named")
  func profiles() throws {
    let workspace = try Workspace()
    let plain = PNGFile(PNGFile.picture(width: 4, height: 4, filledWith: [200, 30, 60, 255])).chunks
    let linear = PNGFile.Chunk(type: "gAMA", data: PNGFile.four(100_000))
    let declared = PNGFile.Chunk(type: "sRGB", data: [0])
    try workspace.write(PNGFile.bytes(plain), to: "plain.png")
    try workspace.write(PNGFile.bytes([plain[0], linear] + plain.dropFirst()), to: "linear.png")
    try workspace.write(PNGFile.bytes([plain[0], declared] + plain.dropFirst()), to: "srgb.png")
    let run = try workspace.segrender(["compare", "plain.png", "linear.png"])
    #expect(run.ending == .exited(1))
    #expect(run.text.contains("colour profiles differ: none and gAMA 1"), "\(run.text)")
    // What declares nothing is sRGB.
    let same = try workspace.segrender(["compare", "plain.png", "srgb.png"])
    #expect(same.isDone && same.text.contains("declared otherwise: none and sRGB"), "\(same.text)")
  }

  @Test("A profile goes by its own name, and one that is sRGB means what no profile means")
  func profileNames() throws {
    let workspace = try Workspace()
    let drawing = """
      from PIL import Image, ImageCms
      image = Image.new("RGB", (9, 9), (90, 120, 200))
      image.save("plain.webp", lossless=True)
      for name in ["sRGB", "LAB"]:
          profile = ImageCms.ImageCmsProfile(ImageCms.createProfile(name)).tobytes()
          image.save(name + ".webp", lossless=True, icc_profile=profile)
      """
    try workspace.run(Pillow.python, ["-c", drawing]).requireDone()
    let same = try workspace.segrender(["compare", "plain.webp", "sRGB.webp"])
    #expect(same.isDone && same.text.contains(#"none and ICC profile "sRGB built-in" (CRC-32 "#))
    let other = try workspace.segrender(["compare", "plain.webp", "LAB.webp"])
    #expect(other.ending == .exited(1))
    #expect(
      other.text.contains(#"colour profiles differ: none and ICC profile "Lab identity built-in"#),
      "\(other.text)")
  }

  /// Another row: two processors differ by a level or two in a few pixels.
  @Test("A level in 2 % of the pixels is seen by numbers and not by the eye")
  func processors() throws {
    let workspace = try Workspace()
    let drawing = """
      from PIL import Image
      a = Image.new("RGB", (100, 50), (90, 120, 200)); b = a.copy()
      for index in range(100): b.putpixel((index, index % 50), (91, 119, 200))
      a.save("a.png"); b.save("b.png")
      """
    try workspace.run(Pillow.python, ["-c", drawing]).requireDone()
    let exact = try workspace.segrender(["compare", "a.png", "b.png", "--levels", "0"])
    #expect(exact.ending == .exited(1) && exact.text.contains("100 of 5000 pixels differ (2 %)"))
    #expect(exact.text.contains("1 of 255 levels\n"))
    let seen = try workspace.segrender(["compare", "a.png", "b.png"])
    #expect(seen.isDone && seen.text.contains("same within the tolerance"))
    #expect(seen.text.contains("1 of 255 levels\n"))
  }

  /// Another: a generous threshold hid that a text's colour had changed, and nothing said so.
  @Test("The threshold in use and the greatest difference are always printed")
  func threshold() throws {
    let folder = Repository.fixtures.appending(path: "reference/comparison").path
    let pair = ["compare", "\(folder)/text-a.png", "\(folder)/text-b.png"]
    let usual = try Workspace().segrender(pair)
    #expect(usual.ending == .exited(1) && usual.text.contains("threshold 0.1"))
    let generous = try Workspace().segrender(pair + ["--threshold", "0.2"])
    #expect(generous.isDone && generous.text.contains("threshold 0.2"))
    // Of the two colours, √(354 ÷ 35215) = 0.1003.
    for run in [usual, generous] {
      #expect(run.text.contains("greatest difference: 0.10"), "\(run.text)")
    }
  }

  @Test("Sizes are named, and the difference is drawn")
  func sizesAndImage() throws {
    let workspace = try Workspace()
    let picture = PNGFile.picture(width: 4, height: 4, filledWith: white)
    try workspace.write(picture, to: "a.png")
    try workspace.write(PNGFile.picture(width: 5, height: 4, filledWith: white), to: "b.png")
    try workspace.write(
      PNGFile.picture(width: 4, height: 4, filledWith: [0, 0, 0, 255]), to: "c.png")
    let sizes = try workspace.segrender(["compare", "a.png", "b.png", "-o", "diff.png"])
    #expect(sizes.ending == .exited(1) && sizes.text.contains("sizes differ: 4 × 4 and 5 × 4"))
    #expect(try !workspace.names.contains("diff.png"))
    let drawn = try workspace.segrender(["compare", "a.png", "c.png", "-o", "diff.png"])
    #expect(drawn.ending == .exited(1) && drawn.text.contains("in 4×4+0+0"))
    let image = try PNGDecoder().decode(workspace.bytes(of: "diff.png")).raster
    #expect(image.pixels == Array(repeating: 0xFFFF_0000, count: 16))
  }

  @Test("JSON has the verdict, the tolerance and each box")
  func json() throws {
    let folder = Repository.fixtures.appending(path: "reference/comparison").path
    let run = try Workspace().segrender([
      "compare", "\(folder)/circle-a.png", "\(folder)/circle-b.png", "--json",
    ])
    let json = try JSONValue(parsing: run.output)
    #expect(run.ending == .exited(1) && json["same"] == false)
    #expect(json["tolerance"]?["threshold"] == 0.1 && json["a"]?["width"] == 48)
    guard case .array(let frames) = json["frames"] else { throw Missing() }
    #expect(frames[0]["different"] == 58 && frames[0]["antiAliased"] == 9)
  }

  private struct Missing: Error {}
}

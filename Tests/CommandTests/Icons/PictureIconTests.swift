import SegmentCodecs
import SegmentPixels
import TestSupport
import Testing

@Suite("Icons from pictures in pixels")
struct PictureIconTests {
  private func square(_ side: Int, _ pixel: [UInt8] = [255, 0, 0, 255]) -> [UInt8] {
    PNGFile.picture(width: side, height: side, filledWith: pixel)
  }

  private func iconWidth(_ run: ProgramRun) -> Double? {
    run.text.firstMatch(of: #/"iconFrame": \{[^}]*"width": ([0-9.]+)/#).flatMap { Double($0.1) }
  }

  @Test(
    "It is as large as its pixels and its name say, and follows the icon size",
    arguments: [("x.png", "14", 60.0), ("x@3x.png", "14", 20), ("x@2x.png", "7", 15)])
  func size(name: String, iconSize: String, points: Double) throws {
    let workspace = try Workspace()
    _ = try workspace.write(square(60), to: name)
    let run = try workspace.segrender([
      "measure", "--labels", "A", "--icons", name, "--icon-size", iconSize, "--width", "200",
    ])
    #expect(iconWidth(run) == points, "\(run.text)\(run.errors)")
  }

  @Test(
    "The nearest larger picture of those beside it is drawn",
    arguments: [
      ("1", [255, 0, 0] as [UInt8]), ("1.5", [0, 255, 0]), ("2", [0, 255, 0]),
      ("3", [0, 0, 255]), ("4", [0, 0, 255]),
    ])
  func nearestLarger(scale: String, color: [UInt8]) throws {
    let workspace = try Workspace()
    _ = try workspace.write(square(10, [255, 0, 0, 255]), to: "a.png")
    _ = try workspace.write(square(20, [0, 255, 0, 255]), to: "a@2x.png")
    _ = try workspace.write(square(30, [0, 0, 255, 255]), to: "a@3x.png")
    let run = try workspace.segrender([
      "--labels", "", "--each", "--padding-x", "4", "--padding-y", "4", "--icons",
      "a.png:original", "--scale", scale, "-o", "-",
    ])
    try #require(run.isDone, "\(run.errors)")
    let raster = try PictureDecoder().decode(run.output)
    let expected = color.reduce(0xFF as UInt32) { $0 << 8 | UInt32($1) }
    #expect(raster[raster.width / 2, raster.height / 2] == expected)
  }

  @Test("A picture of the wrong size beside it is no other scale of it")
  func otherPicture() throws {
    let workspace = try Workspace()
    for name in ["x.png", "x@3x.png"] { _ = try workspace.write(square(60), to: name) }
    for (name, points) in [("x.png", 60.0), ("x@3x.png", 20)] {
      let run = try workspace.segrender([
        "measure", "--labels", "A", "--icons", name, "--width", "200",
      ])
      #expect(iconWidth(run) == points)
    }
  }

  @Test("A translucent pixel lies over the background as source-over has it")
  func sourceOver() throws {
    let workspace = try Workspace()
    _ = try workspace.write(square(10, [200, 100, 40, 128]), to: "a.png")
    let run = try workspace.segrender([
      "--labels", "", "--each", "--icons", "a.png:original", "--scale", "1", "--background",
      "#202020", "-o", "-",
    ])
    try #require(run.isDone, "\(run.errors)")
    let raster = try PictureDecoder().decode(run.output)
    let pixel = raster[raster.width / 2, raster.height / 2]
    for (shift, source) in [(16, 200.0), (8, 100), (0, 40)] {
      let expected = (source * 128 + 32 * 127) / 255
      #expect(abs(Double(pixel >> shift & 255) - expected) <= 1)
    }
  }

  @Test("White ink made smaller keeps white edges")
  func noFringes() throws {
    let workspace = try Workspace()
    var raster = Raster(width: 90, height: 90)
    for y in 20..<70 { for x in 20..<70 { raster[x, y] = 0xFFFF_FFFF } }
    _ = try workspace.write(PNGEncoder().encode(raster: raster), to: "a@3x.png")
    let run = try workspace.segrender([
      "--labels", "", "--each", "--icons", "a@3x.png:original", "--scale", "1", "-o", "-",
    ])
    try #require(run.isDone, "\(run.errors)")
    let small = try PictureDecoder().decode(run.output)
    // Premultiplied white has all components as large as its opacity.
    #expect(small.pixels.allSatisfy { $0 & 255 == $0 >> 24 && $0 >> 8 & 255 == $0 >> 24 })
    #expect(small.pixels.contains { (1...254).contains($0 >> 24) })
  }

  @Test(
    "What is called a picture and is none is named as what it is",
    arguments: [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "Git LFS"),
      ("\0\0\0\u{18}ftypheic\0\0\0\0", "HEIC"), ("hello\n", "text"), ("", "empty"),
      ("GIF89a", "GIF"), ("%PDF-1.4", "PDF"),
    ])
  func foreign(content: String, word: String) throws {
    let workspace = try Workspace()
    _ = try workspace.write(content, to: "a.png")
    let run = try workspace.segrender(["--labels", "A", "--icons", "a.png", "-o", "b.png"])
    #expect(run.ending == .exited(2) && run.errorLines.count == 2)
    #expect(run.errors.contains("a.png") && run.errors.contains(word), "\(run.errors)")
  }
}

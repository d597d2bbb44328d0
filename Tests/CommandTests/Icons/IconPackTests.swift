import SegmentCodecs
import SegmentPixels
import TestSupport
import Testing

@Suite("Folders of icons")
struct IconPackTests {
  private static let icon = [
    "--labels", "", "--each", "--padding-x", "4", "--padding-y", "4", "--scale", "1",
  ]

  /// A folder with a drawing, a drawing under a built-in's name, and an image set.
  private func pack() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.makeFolder("pack")
    try workspace.makeFolder("pack/A.xcassets")
    try workspace.makeFolder("pack/A.xcassets/mark.imageset")
    for (name, color) in [("cart", "#00f"), ("star", "#0f0")] {
      let svg = "<svg viewBox='0 0 16 16'><path fill='\(color)' d='M0 0h16v16H0z'/></svg>"
      _ = try workspace.write(svg, to: "pack/\(name).svg")
    }
    let set = "pack/A.xcassets/mark.imageset/"
    for (name, pixel) in [("light", [255, 0, 0, 255] as [UInt8]), ("dark", [0, 255, 255, 255])] {
      let png = PNGFile.picture(width: 20, height: 20, filledWith: pixel)
      _ = try workspace.write(png, to: set + name + ".png")
    }
    let contents = """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "light.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}, {"scale": "1x"}],
       "properties": {"template-rendering-intent": "original"}}
      """
    _ = try workspace.write(contents, to: set + "Contents.json")
    return workspace
  }

  private func middle(_ workspace: Workspace, _ options: [String]) throws -> UInt32 {
    let run = try workspace.segrender(
      IconPackTests.icon + ["--icon-path", "pack"] + options + ["-o", "-"])
    try #require(run.isDone, "\(run.errors)")
    let raster = try PictureDecoder().decode(run.output)
    return raster[raster.width / 2, raster.height / 2]
  }

  @Test("Names without suffix are looked up, and win over the built-in ones")
  func names() throws {
    let workspace = try pack()
    #expect(try middle(workspace, ["--icons", "cart:original"]) == 0xFF00_00FF)
    #expect(try middle(workspace, ["--icons", "star:original"]) == 0xFF00_FF00)
    #expect(try middle(workspace, ["--icons", "heart.fill"]) >> 24 == 0xFF)
  }

  @Test("An image set gives its picture for the appearance, in the colours it asks for")
  func imageSet() throws {
    let workspace = try pack()
    #expect(try middle(workspace, ["--icons", "mark"]) == 0xFFFF_0000)
    #expect(try middle(workspace, ["--icons", "mark", "--appearance", "dark"]) == 0xFF00_FFFF)
    #expect(try middle(workspace, ["--icons", "mark:template"]) & 0xFF_FFFF == 0)
  }

  @Test("A symbol set gives the symbol of its template")
  func symbolSet() throws {
    let workspace = try pack()
    try workspace.makeFolder("pack/A.xcassets/bolt.custom.symbolset")
    let set = "pack/A.xcassets/bolt.custom.symbolset/"
    let guides = "<path id='Capline-M' d='M0 10h9'/><path id='Baseline-M' d='M0 20h9'/>"
    let symbol = "<g id='Guides'>\(guides)</g><g id='Semibold-M'><path d='M0 5h20v20H0z'/></g>"
    _ = try workspace.write("<svg viewBox='0 0 99 99'>\(symbol)</svg>", to: set + "b.svg")
    let contents = #"{"symbols": [{"idiom": "universal", "filename": "b.svg"}]}"#
    _ = try workspace.write(contents, to: set + "Contents.json")
    #expect(try middle(workspace, ["--icons", "bolt.custom"]) >> 24 == 0xFF)
    let list = try workspace.segrender(["list", "icons", "--icon-path", "pack"])
    #expect(list.text == "bolt.custom\ncart\nmark\nstar\n")
  }

  @Test("A pack is drawn on one sheet, but for a file that cannot be, which is named")
  func sheet() throws {
    let workspace = try pack()
    _ = try workspace.write("<svg", to: "pack/broken.svg")
    let run = try workspace.segrender([
      "list", "icons", "--icon-path", "pack", "--scale", "1", "-o", "-",
    ])
    try #require(run.isDone, "\(run.errors)")
    #expect(run.errors.contains("broken.svg"))
    let sheet = try PictureDecoder().decode(run.output)
    // Three cells of 172 × 84 points and margins of 24; the second icon is the set's red picture.
    #expect(sheet.width == 3 * 172 + 48 && sheet.height == 84 + 48)
    #expect(sheet[24 + 172 + 5, 24 + 35] == 0xFFFF_0000)
  }

  @Test("A pack's names are listed; a name in none is refused")
  func listing() throws {
    let workspace = try pack()
    let list = try workspace.segrender(["list", "icons", "--icon-path", "pack"])
    #expect(list.text == "cart\nmark\nstar\n")
    let run = try workspace.segrender([
      "--labels", "A", "--icon-path", "pack", "--icons", "gone", "-o", "a.png",
    ])
    #expect(run.ending == .exited(64) && run.errors.contains("gone"))
    let absent = try workspace.segrender([
      "--labels", "A", "--icon-path", "nowhere", "--icons", "cart", "-o", "a.png",
    ])
    #expect(absent.ending == .exited(2) && absent.errors.contains("nowhere"))
  }
}

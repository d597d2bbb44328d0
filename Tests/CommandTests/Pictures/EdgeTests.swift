import SegmentPixels
import SegmentCodecs
import SegmentKit
import SegmentPrimitives
import Testing
import TestSupport

/// What single pixels hold: edges on the grid, colours that are not premultiplied twice.
@Suite("Pixels are what they should be")
struct EdgeTests {
  @Test(
    "A bar keeps whole rows in a strip at 1x, whatever its icon's size (A22)",
    arguments: ["minus", "line.3.horizontal"], [12.0, 13, 14, 15, 16, 17, 18, 24])
  func bars(icon: String, size: Double) throws {
    var control = Control(segments: [Control.Segment(label: "", icon: icon)], selection: nil)
    control.imageStyle.iconSize = size
    control.traits.scale = 1
    let renderer = Renderer()
    var look = try renderer.look(of: control)
    look.track.fill = .clear
    let layout = try renderer.layout(of: control, look: look)
    let raster = try renderer.raster(
      of: renderer.scene(of: control, look: look, layout: layout))
    let columns = try #require(raster.inkBounds).columns
    let middle = (columns.lowerBound + columns.upperBound) / 2
    let opacities = (0..<raster.height).map { raster.opacity(middle, $0) }
    #expect(opacities.contains(255))
    #expect(opacities.allSatisfy { $0 == 0 || $0 == 255 }, "\(opacities)")
  }

  @Test("Half transparent red is stored as red at half opacity (A31)")
  func straightAlpha() throws {
    let png = try halfRed(in: Workspace())
    // 128/255 of 255 is 128 in premultiplied memory, so a reader finds red whole again.
    #expect(try PNGDecoder().decode(png).raster[0, 0] == 0x8080_0000)
  }

  @Test(
    "Another program reads half transparent red as such (A31)",
    .needs(.pillow))
  func straightAlphaElsewhere() throws {
    let shown = try Pillow.read(halfRed(in: Workspace())).shown
    #expect(shown.first?.rgba.prefix(4) == [255, 0, 0, 128])
  }

  private func halfRed(in workspace: Workspace) throws -> [UInt8] {
    let run = try workspace.segrender(
      ["--labels", "A", "--look", "bare", "--background", "#FF000080", "-o", "-"])
    try run.requireDone()
    return run.output
  }

  @Test("Colours under full transparency change nothing (A31)")
  func hiddenColors() throws {
    let outputs = try [[0, 0, 0, 0], [255, 255, 255, 0], [9, 200, 7, 0]].map { pixel -> [UInt8] in
      let workspace = try Workspace()
      let picture = PNGFile.picture(width: 8, height: 8, filledWith: pixel.map(UInt8.init))
      try workspace.write(picture, to: "b.png")
      let run = try workspace.segrender(["--labels", "A,B", "--background", "b.png", "-o", "-"])
      try #require(run.isDone, "\(run.errors)")
      return run.output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0] == outputs[2])
  }

  @Test(
    "The widest picture Cairo can draw is drawn, in every look (A34)",
    arguments: Look.Name.allCases)
  func widest(look: Look.Name) throws {
    let run = try Workspace().segrender([
      "--labels", "A", "--width", "32767", "--scale", "1", "--look", look.rawValue, "--sizing",
      "equal", "--margin", "0", "-o", "-",
    ])
    try #require(run.isDone, "\(run.errors)")
    #expect(try PNGDecoder().decode(run.output).raster.width == 32_767)
  }
}

import SegmentCodecs
import SegmentGraphics
import SegmentPixels
import SegmentPrimitives
import SegmentSVG
import TestSupport
import Testing

@Suite("Plain SVG has the pixels that librsvg gives it", .needs(.rsvg))
struct ComparisonTests {
  /// Pixels per unit.
  private static let scale = 3.0

  @Test(
    "Shapes, paints and structures", arguments: Sample.shapes + Sample.paints + Sample.structures)
  func pixels(sample: Sample) throws {
    let own = try raster(of: VectorDrawing(svg: Array(sample.svg.utf8)))
    let workspace = try Workspace()
    let file = try workspace.write(sample.svg, to: "sample.svg")
    let zoom = "\(ComparisonTests.scale)"
    let run = try workspace.run("/usr/bin/rsvg-convert", ["-z", zoom, file])
    try #require(run.isDone, "\(run.errors)")
    let theirs = try PictureDecoder().decode(run.output)
    try #require(own.width == theirs.width && own.height == theirs.height)
    let differences = zip(own.pixels, theirs.pixels).map(difference)
    // Both draw with Cairo; arcs are cut in other places, and colours rounded in another order.
    #expect((differences.max() ?? 0) <= 48)
    #expect(differences.count { $0 > 8 } <= differences.count / 50)
    #expect(theirs.pixels.contains { $0 != 0 })
  }

  private func raster(of drawing: VectorDrawing) throws -> Raster {
    let scale = ComparisonTests.scale
    var raster = Raster(
      width: Int((drawing.size.width * scale).rounded()),
      height: Int((drawing.size.height * scale).rounded()))
    try raster.draw(scale: scale) { canvas throws(DrawingError) in
      try canvas.draw(drawing.colored(current: .black).nodes)
    }
    return raster
  }

  /// The largest difference of two premultiplied pixels in one of their components.
  private func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }
}

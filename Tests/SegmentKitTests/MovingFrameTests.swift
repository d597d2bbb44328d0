import SegmentGraphics
import SegmentMotion
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

/// Frames on the way are drawn from coverages made before; the scenes, drawn exactly, say what is
/// right.
@Suite("Frames on the way")
struct MovingFrameTests {
  /// The frames as an animation draws them.
  private func drawn(_ frames: TransitionFrames, workers: Int = 1) throws -> [Raster] {
    var rasters: [Raster] = []
    try frames.draw(Array(0..<frames.count), workers: workers) { raster in
      raster
    } consume: { _, result in
      rasters.append(try result.get())
    }
    return rasters
  }

  @Test("The first and the last frame are the stills, to the byte", arguments: TransitionCase.looks)
  func ends(_ transition: TransitionCase) throws {
    let frames = try transition.frames()
    let indices = [0, frames.count - 1]
    var ends: [Raster] = []
    try frames.draw(indices, workers: 2) { raster in
      raster
    } consume: { _, result in
      ends.append(try result.get())
    }
    #expect(try ends == [transition.control.still(0), transition.control.still(1)])
  }

  // Two levels of rounding; and of a mean of two quarters the farther one may lie a sixteenth of a
  // pixel beyond the eighth, with a weight of a quarter.
  private let limit = 2 + (255 + 63) / 64

  @Test(
    "No pixel is off by more than an eighth of a pixel's move makes", arguments: [1, 2.625, 3.0],
    [Look.Name.pill, .bare, .outline])
  func nearExact(scale: Double, look: Look.Name) throws {
    let clock = try FrameClock(parsing: "20")
    let frames = try TransitionCase(look: look, scale: scale).frames { $0.clock = clock }
    for (index, raster) in try drawn(frames).enumerated() {
      let scene = frames.scene(at: index)
      let near = try [-0.125, -0.0625, 0, 0.0625, 0.125].map { pixels in
        var moved = scene
        moved.layers = [.offset(Point(x: pixels / scale, y: 0), scene.layers)]
        return try moved.rasterized()
      }
      let excess = raster.pixels.indices.map { place in
        raster.pixels[place].excess(over: near.map { $0.pixels[place] })
      }
      #expect(excess.max() ?? 0 <= limit, "frame \(index)")
    }
  }

  @Test(
    "No two frames in a row are equal", arguments: Look.Name.allCases, [1.0, 3])
  func everyFrameMoves(look: Look.Name, scale: Double) throws {
    let rasters = try drawn(TransitionCase(look: look, scale: scale).frames(), workers: 2)
    for index in rasters.indices.dropLast() where rasters[index] == rasters[index + 1] {
      Issue.record("frames \(index) and \(index + 1) of \(rasters.count) are equal")
    }
  }

  @Test("Ink moves as far as it is told to, however little that is")
  func smooth() throws {
    let label = try Control.of(["Miniatures"], scale: 1).laidOut().segments[0]
    let outline = try #require(label.line?.outline)
    let masks = MaskCache(scale: 1)
    func middle(at x: Double) throws -> Double {
      let coverage = try #require(try masks.mask(of: outline, at: Point(x: x, y: 20)))
      var (sum, weight) = (0.0, 0.0)
      for (index, value) in coverage.values.enumerated() {
        sum += Double(coverage.column + index % coverage.width) * Double(value)
        weight += Double(value)
      }
      return sum / weight
    }
    let start = try middle(at: 10)
    for step in 1...96 {
      let moved = Double(step) / 64
      #expect(abs(try middle(at: 10 + moved) - start - moved) < 0.02, "\(step)")
    }
  }
}

extension UInt32 {
  /// By how much a channel lies outside all of those of some pixels, at most.
  fileprivate func excess(over others: [UInt32]) -> Int {
    [0, 8, 16, 24].map { shift in
      let channels = others.map { Int($0 >> shift & 255) }
      let value = Int(self >> shift & 255)
      return Swift.max((channels.min() ?? 0) - value, value - (channels.max() ?? 255))
    }.max() ?? 0
  }
}

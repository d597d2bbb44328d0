import Foundation
import SegmentArguments
import SegmentMotion
import SegmentPixels
import Testing

@testable import SegmentKit
@testable import segrender

@Suite("Fixtures painted plainly")
struct PlainPaintingTests {
  @Test(
    "Every fixture's scene, optimised, is to the byte what painting every layer plainly gives",
    arguments: GoldenCase.all)
  func still(_ golden: GoldenCase) throws {
    let settings = try settings(["scene"], golden)
    for variant in settings.variants {
      try expectEqualPixels(Renderer().compose(settings.control(variant)).scene)
    }
  }

  @Test(
    "So is every frame of a moving fixture that is optimised to the same bytes",
    arguments: GoldenCase.all.filter(\.isMoving))
  func frames(_ golden: GoldenCase) throws {
    let settings = try settings(["animate"], golden)
    for variant in settings.variants {
      let transition = try settings.transition(variant, clock: .sixty)
      let frames = try Renderer().frames(of: transition)
      for index in 0..<frames.count { try expectEqualPixels(frames.scene(at: index), "\(index)") }
    }
  }

  /// What a fixture's input says, read as the command reads it.
  private func settings(_ verb: [String], _ golden: GoldenCase) throws -> Settings {
    let arguments = verb + ["--spec", golden.input.path]
    return try Settings(Manual.segrender.parse(arguments.map { Array($0.utf8) }))
  }

  private func expectEqualPixels(_ scene: Scene, _ comment: Comment? = nil) throws {
    let empty = Raster(width: scene.pixelWidth, height: scene.pixelHeight)
    #expect(try scene.rasterized() == scene.painted(on: empty), comment)
  }
}

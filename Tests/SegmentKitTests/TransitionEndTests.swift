import SegmentPixels
import SegmentKit
import SegmentMotion
import SegmentPrimitives
import Testing

/// A transition begins and ends as the stills, and moves in every frame between them.
@Suite("The ends of a transition, and what moves between")
struct TransitionEndTests {
  @Test(
    "The first and the last frame are the stills, to the byte",
    arguments: TransitionCase.looks + TransitionCase.sizings)
  func ends(_ transition: TransitionCase) throws {
    let frames = try transition.frames()
    #expect(try frames.raster(at: 0) == transition.control.still(0))
    #expect(try frames.raster(at: frames.count - 1) == transition.control.still(1))
  }

  @Test(
    "The stills are there whatever plays: curves, clamps, pills, Reduce Motion",
    arguments: Look.Name.allCases)
  func settings(look: Look.Name) throws {
    let steps = try Motion(.steps(3), duration: 0.1)
    let changes: [(inout Transition) -> Void] = [
      { $0.motion = steps }, { $0.isClamped = true }, { $0.pillMotion = .width },
      { $0.control.traits.motion = .reduced },
    ]
    let control = TransitionCase(look: look).control
    for change in changes {
      let frames = try control.frames(along: [2, 0], change)
      #expect(try frames.raster(at: 0) == control.still(2))
      #expect(try frames.raster(at: frames.count - 1) == control.still(0))
    }
  }

  @Test(
    "No two frames in a row are equal", arguments: Look.Name.allCases,
    [(60, 1.0), (60, 3.0), (120, 1.0)])
  func everyFrameMoves(look: Look.Name, pace: (rate: Int, scale: Double)) throws {
    let clock = try FrameClock(framesPerSecond: Rational(pace.rate, 1))
    let frames = try TransitionCase(look: look, scale: pace.scale).frames { $0.clock = clock }
    let rasters = try frames.rasters
    for index in rasters.indices.dropLast() where rasters[index] == rasters[index + 1] {
      Issue.record("frames \(index) and \(index + 1) of \(rasters.count) are equal")
    }
  }

  @Test(
    "A clamped change, too, stops where nothing moves any more", arguments: Look.Name.allCases)
  func noTail(look: Look.Name) throws {
    let rasters = try TransitionCase(look: look, scale: 3).frames {
      ($0.isClamped, $0.pillMotion) = (true, .width)
    }.rasters
    #expect(rasters[rasters.count - 1] != rasters[rasters.count - 2])
  }

  @Test("A change that shows nothing ends all the same, and needs no marked area to move")
  func nothingToSee() throws {
    let frames = try TransitionCase(look: .bare, sizing: .equal).frames()
    #expect(frames.count == 22)
    #expect(try Set(frames.rasters.map(\.pixels)).count == 1)
  }

  @Test("Every frame has the same size, the largest that an overshoot takes", arguments: [1.0, 3])
  func size(scale: Double) throws {
    let wide = TransitionCase(look: .bare, sizing: .fitting, scale: scale).control.with {
      $0.labelVisibility = .selected
      $0.segments[1].label = "A much longer label"
    }
    let bouncy = Motion(try Spring(duration: 0.5, bounce: 0.5))
    let frames = try wide.frames(along: [0, 1]) {
      $0.motion = bouncy
    }
    let widest = frames.layouts.map { layout in layout.segments.map(\.frame.maxX).max() ?? 0 }.max()
    #expect(frames.size.width + 1e-9 >= widest ?? .infinity)
    #expect(try frames.size.width > wide.with { $0.selection = [1] }.laidOut().size.width)
    for index in 0..<frames.count {
      let scene = frames.scene(at: index)
      #expect(scene.size == frames.size)
      #expect((scene.pixelWidth, scene.pixelHeight) == (frames.pixelWidth, frames.pixelHeight))
    }
  }
}

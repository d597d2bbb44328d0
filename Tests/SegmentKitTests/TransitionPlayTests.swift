import SegmentPixels
import SegmentKit
import SegmentMotion
import SegmentPrimitives
import Testing

/// How frames follow each other: paths, holds, orders; and what fades on the way.
@Suite("The play of a transition")
struct TransitionPlayTests {
  private let control = TransitionCase(look: .pill).control

  @Test("A path plays its changes one behind the other, each still between them once")
  func path() throws {
    let hold = Rational(1, 2)
    let first = try control.frames(along: [0, 2])
    let second = try control.frames(along: [2, 1])
    let both = try control.frames(along: [0, 2, 1]) { $0.hold = hold }
    #expect(both.count == first.count + second.count - 1)
    #expect(try both.raster(at: 0) == control.still(0))
    #expect(try both.raster(at: first.count - 1) == control.still(2))
    #expect(try both.raster(at: both.count - 1) == control.still(1))
    let stills = try both.rasters.indices.filter { try both.raster(at: $0) == control.still(2) }
    #expect(stills == [first.count - 1])
    let period = FrameClock.sixty.period
    for (index, delay) in both.delays.enumerated() {
      let isHeld = [first.count - 1, both.count - 1].contains(index)
      #expect(delay == (isHeld ? period + hold : period))
    }
  }

  @Test("Reversed frames are the frames from behind; ping-pong shows both ends once")
  func order() throws {
    let forward = try control.frames(along: [0, 1]) { $0.hold = Rational(1, 4) }
    let reverse = try control.frames(along: [0, 1]) {
      ($0.hold, $0.order) = (Rational(1, 4), .reverse)
    }
    let pingPong = try control.frames(along: [0, 1]) {
      ($0.hold, $0.order) = (Rational(1, 4), .pingPong)
    }
    let scenes = (0..<forward.count).map { forward.scene(at: $0) }
    #expect((0..<reverse.count).map { reverse.scene(at: $0) } == scenes.reversed())
    #expect(reverse.delays == forward.delays.reversed())
    let there = scenes + scenes.dropFirst().dropLast().reversed()
    #expect((0..<pingPong.count).map { pingPong.scene(at: $0) } == there)
  }

  @Test(
    "Paths that are none are refused", arguments: [[], [0], [0, 3], [-1, 0], [0, 1, 7]])
  func impossible(path: [Int]) {
    #expect(throws: RenderError.self) { try control.frames(along: path) }
  }

  @Test(
    "With Reduce Motion nothing moves: stills dissolve into each other",
    arguments: Look.Name.allCases)
  func reducedMotion(look: Look.Name) throws {
    let calm = TransitionCase(look: look).control.with { $0.traits.motion = .reduced }
    let frames = try calm.frames(along: [0, 1])
    let (old, new) = (try calm.still(0), try calm.still(1))
    let rasters = try frames.rasters
    // Each pixel lies between the two stills', but for rounding: what both show stays as it is.
    // Only glass lays its two marked areas over each other.
    let limit = look == .glass ? 16 : 2
    for raster in rasters {
      let excess =
        zip(raster.pixels, zip(old.pixels, new.pixels)).map { pixel, ends in
          [0, 8, 16, 24].map { shift in
            let (a, b) = (Int(ends.0 >> shift & 255), Int(ends.1 >> shift & 255))
            let value = Int(pixel >> shift & 255)
            return max(min(a, b) - value, value - max(a, b))
          }.max() ?? 0
        }.max() ?? 0
      #expect(excess <= limit)
    }
    #expect(zip(frames.progresses, frames.progresses.dropFirst()).allSatisfy(<))
  }

  @Test("A label is cut at its segment's edges, and faint, while that is narrow")
  func clipping() throws {
    let frames = try control.frames(along: [1, 0])
    let layout = frames.layout(at: 1)
    let segment = layout.segments[0]
    let label = try #require(segment.labelFrame)
    #expect(label.maxX > segment.frame.maxX)
    let clips = frames.scene(at: 1).allLayers.compactMap { layer -> Rect? in
      if case .clip(let shape, let inner) = layer,
        case .group(let opacity, let label)? = inner.last, opacity < 1,
        label.contains(where: \.isText)
      {
        shape.rect
      } else {
        nil
      }
    }
    #expect(clips == [segment.frame])
    // At rest nothing is cut.
    let last = frames.scene(at: frames.count - 1).layers
    #expect(last.contains { $0.isText })
  }

  @Test("Images are swapped at once: the first moving frame has the new label alone")
  func swap() throws {
    let frames = try control.frames(along: [0, 1])
    #expect(frames.layout(at: 0).segments.map { $0.line != nil } == [true, false, false])
    for index in 1..<frames.count {
      let shown = frames.layout(at: index).segments.map { $0.line != nil }
      #expect(shown == [false, true, false], "frame \(index)")
    }
  }

  @Test("Separators fade in and out as the marked area leaves and arrives")
  func separators() throws {
    let four = Control.of(["A", "B", "C", "D"]).with { $0.sizing = .equal }
    let frames = try four.frames(along: [0, 3])
    let opacities = frames.layouts.map { $0.separators.map(\.opacity) }
    #expect(opacities.first == [0, 1, 1])
    #expect(opacities.last == [1, 1, 0])
    for (now, next) in zip(opacities, opacities.dropFirst()) {
      #expect(now[0] <= next[0] && now[1] == 1 && now[2] >= next[2])
    }
    #expect(opacities.contains { (0.2...0.8).contains($0[0]) })
  }
}

extension Layer {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

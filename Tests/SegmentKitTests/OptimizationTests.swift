import Foundation
import SegmentGraphics
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

extension Scene {
  /// The scene painted layer by layer, nothing optimised.
  func plainlyPainted() throws -> Raster {
    try painted(on: Raster(width: pixelWidth, height: pixelHeight))
  }
}

@Suite("Optimised scenes")
struct OptimizationTests {
  @Test(
    "A still is to the byte what painting every layer plainly gives", arguments: commonScales,
    Look.Name.allCases)
  func stills(scale: Double, look: Look.Name) throws {
    let control = Control.of(["Miniatures", "Recipes", "Paints"], scale: scale)
    for selection in [[], [0], [1], [2], [0, 2], [0, 1, 2]] as [Set<Int>] {
      for appearance in [Appearance.light, .dark] {
        let scene = try control.with {
          ($0.look, $0.selection, $0.traits.appearance) = (look, selection, appearance)
          $0.segments[2].isEnabled = false
        }.composed()
        #expect(
          try scene.rasterized() == scene.plainlyPainted(),
          "\(selection) \(appearance)")
      }
    }
  }

  @Test("A thousand random scenes are to the byte what painting them plainly gives")
  func random() throws {
    var scenes = try RandomScenes(seed: 9)
    for index in 0..<1000 {
      let scene = scenes.next()
      let (optimized, plain) = (try scene.rasterized(), try scene.plainlyPainted())
      guard optimized != plain else { continue }
      let changed = zip(optimized.pixels, plain.pixels).count { $0 != $1 }
      let notes = try scene.optimized().notes.map(\.description).joined(separator: "\n")
      Issue.record("scene \(index): \(changed) pixels differ\n\(scene)\(notes)")
    }
  }
  @Test("The optimised scene says what it changed and why", arguments: OptimizedGolden.all)
  func text(_ golden: OptimizedGolden) throws {
    let (scene, notes) = try golden.scene().optimized(golden.precision)
    let text = "\(scene)" + notes.map { "# \($0)\n" }.joined()
    let expected = try? String(contentsOf: golden.file, encoding: .utf8)
    if ProcessInfo.processInfo.environment["SEGRENDER_RECORD"] == "optimized" {
      try text.write(to: golden.file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.file.lastPathComponent); look at it")
    } else {
      #expect(text == expected)
    }
  }

  @Test("What hides nothing leaves a shadow whole")
  func translucent() throws {
    let shape = Shape(Rect(x: 10, y: 10, width: 40, height: 20), radius: 5)
    let shadow = Layer.shadow(shape, Shadow(color: .black, y: 2, blur: 6))
    func hides(_ layers: [Layer]) throws -> Bool {
      let scene = Scene(size: Size(width: 60, height: 40), scale: 2, layers: layers)
      return try scene.optimized().notes.contains { $0.change == .hidden }
    }
    #expect(try !hides([shadow, .fill(shape, .white.opacity(0.99))]))
    #expect(try hides([shadow, .fill(shape, .white)]))
    #expect(try !hides([.fill(shape, .white), shadow]))
  }
}

/// An optimised scene whose text is kept, with the reasons as comments.
struct OptimizedGolden: CustomTestStringConvertible, Sendable {
  let name: String
  let look: Look.Name
  let precision: Precision

  static let all = [
    OptimizedGolden(name: "pill-still", look: .pill, precision: .exact),
    OptimizedGolden(name: "pill-moving", look: .pill, precision: .interpolated),
    OptimizedGolden(name: "outline-still", look: .outline, precision: .exact),
    OptimizedGolden(name: "bordered-moving", look: .bordered, precision: .interpolated),
  ]

  var testDescription: String { name }

  var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "fixtures/optimized/\(name).txt")
  }

  /// A still, or the fourth frame of a change.
  func scene() throws -> Scene {
    let control = Control.of(["Miniatures", "Recipes", "Paints"], scale: 2).with { $0.look = look }
    guard precision == .interpolated else { return try control.composed() }
    return try Renderer().frames(of: Transition(control, path: [0, 1])).scene(at: 3)
  }
}

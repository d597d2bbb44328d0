import Foundation
import Testing
import TestSupport

/// One folder of `fixtures/`: what to draw, the scene that must come of it, and its pixels.
struct GoldenCase: Hashable, Sendable, CustomTestStringConvertible {
  let folder: URL

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }
  var input: URL { folder.appending(path: "input.json") }
  var scene: URL { folder.appending(path: "scene.txt") }
  var picture: URL { folder.appending(path: "golden.png") }

  /// Whether the input describes a change, too: then its frames are goldens beside the picture.
  var isMoving: Bool { name.hasPrefix("motion-") }
  /// All frames of the change.
  var animation: URL { folder.appending(path: "golden.apng") }
  /// How long each frame shows.
  var times: URL { folder.appending(path: "frames.txt") }

  /// Where a failure leaves what was expected, what came, and the difference.
  var failureFolder: URL { Repository.root.appending(path: "out/golden-failures/\(name)") }

  /// Every folder with an `input.json`, by name.
  static let all: [GoldenCase] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: Repository.fixtures.path)
    return (names ?? []).sorted()
      .map { GoldenCase(folder: Repository.fixtures.appending(path: $0)) }
      .filter { FileManager.default.fileExists(atPath: $0.input.path) }
  }()

  /// Whether all goldens are there.
  var isComplete: Bool {
    ([scene, picture] + (isMoving ? [animation, times] : []))
      .allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }
}

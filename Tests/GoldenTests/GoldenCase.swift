import Foundation
import Testing

/// One folder of `fixtures/`: what to draw, the scene that must come of it, and its pixels.
struct GoldenCase: Hashable, Sendable, CustomTestStringConvertible {
  let folder: URL

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }
  var input: URL { folder.appending(path: "input.json") }
  var scene: URL { folder.appending(path: "scene.txt") }
  var picture: URL { folder.appending(path: "golden.png") }

  /// Where a failure leaves what was expected, what came, and the difference.
  var failureFolder: URL { GoldenCase.root.appending(path: "out/golden-failures/\(name)") }

  /// The package's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let fixtures = root.appending(path: "fixtures")

  /// Every folder with an `input.json`, by name.
  static let all: [GoldenCase] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)
    return (names ?? []).sorted().map { GoldenCase(folder: fixtures.appending(path: $0)) }.filter {
      FileManager.default.fileExists(atPath: $0.input.path)
    }
  }()

  /// Whether both goldens are there.
  var isComplete: Bool {
    [scene, picture].allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }
}

/// When goldens are written instead of compared: `SEGRENDER_RECORD` as `make record` sets it.
enum RecordMode: Equatable {
  case never
  case missing
  case all
  case only(String)

  init(environment: [String: String]) {
    switch environment["SEGRENDER_RECORD"] {
    case nil, "", "never": self = .never
    case "missing": self = .missing
    case "all": self = .all
    case let name?: self = .only(name)
    }
  }

  /// Whether a case is to be written anew.
  func records(_ golden: GoldenCase) -> Bool {
    switch self {
    case .never: false
    case .missing: !golden.isComplete
    case .all: true
    case .only(let name): golden.name == name
    }
  }
}

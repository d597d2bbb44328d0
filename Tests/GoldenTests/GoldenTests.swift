import Foundation
import SegmentCodecs
import SegmentKit
import SegmentPrimitives
import Testing

@Suite("Goldens")
struct GoldenTests {
  let mode = RecordMode(environment: ProcessInfo.processInfo.environment)

  @Test("There are goldens, and none without its input")
  func inventory() throws {
    #expect(GoldenCase.all.count >= 30)
    let fixtures = try FileManager.default.contentsOfDirectory(
      at: GoldenCase.fixtures, includingPropertiesForKeys: nil)
    let unasked = fixtures.map(GoldenCase.init).filter { golden in
      FileManager.default.fileExists(atPath: golden.picture.path)
        && !GoldenCase.all.contains { $0.name == golden.name }
    }
    #expect(unasked.isEmpty)
    if case .only(let name) = mode {
      #expect(GoldenCase.all.contains { $0.name == name }, "no folder fixtures/\(name)")
    }
  }

  @Test("Every built-in icon stands in a golden at 1x and at 2x")
  func icons() throws {
    for scale in ["1x", "2x"] {
      let sheets = GoldenCase.all.filter {
        $0.name.hasPrefix("icons-") && $0.name.hasSuffix(scale)
      }
      let names = try sheets.flatMap { sheet in
        try JSONDecoder().decode(IconSheet.self, from: Data(contentsOf: sheet.input)).icons
      }
      #expect(Set(IconLibrary.names).subtracting(names) == [])
    }
  }

  @Test("The scene and the pixels are those of the golden", arguments: GoldenCase.all)
  func golden(_ golden: GoldenCase) throws {
    guard !mode.records(golden) else {
      try render(golden, scene: golden.scene, picture: golden.picture)
      Issue.record("recorded fixtures/\(golden.name); look at it, then run without recording")
      return
    }
    guard golden.isComplete else {
      Issue.record("fixtures/\(golden.name) has no golden; make record CASE=\(golden.name)")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let actual = (
      scene: folder.appending(path: "scene.txt"), picture: folder.appending(path: "actual.png")
    )
    try render(golden, scene: actual.scene, picture: actual.picture)
    let comparison = try GoldenComparison(
      golden, scene: actual.scene, picture: actual.picture)
    guard let failure = comparison.failure else {
      if let note = comparison.librariesNote { Issue.record("\(note)", severity: .warning) }
      return
    }
    try comparison.leaveEvidence(in: golden.failureFolder)
    Issue.record("\(failure)\n  see \(golden.failureFolder.path)")
  }

  private func render(_ golden: GoldenCase, scene: URL, picture: URL) throws {
    let spec = ["--spec", golden.input.path, "--quiet", "-o"]
    for arguments in [
      ["scene"] + spec + [scene.path], ["render"] + spec + [picture.path, "--fingerprint"],
    ] {
      let outcome = try BuiltCommand.run(arguments)
      try #require(outcome.status == 0, "\(outcome.messages)")
    }
  }
}

/// The part of an input that names icons.
private struct IconSheet: Decodable {
  let icons: [String]
}

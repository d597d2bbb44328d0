import Foundation
import SegmentKit
import Testing
import TestSupport

@Suite("Goldens")
struct GoldenTests {
  let mode = RecordMode(environment: ProcessInfo.processInfo.environment)

  @Test("There are goldens, and none without its input")
  func inventory() throws {
    #expect(GoldenCase.all.count >= 30)
    #expect(GoldenCase.all.count { $0.isMoving } >= 3)
    let fixtures = try FileManager.default.contentsOfDirectory(
      at: Repository.fixtures, includingPropertiesForKeys: nil)
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
  func picture(_ golden: GoldenCase) throws {
    let workspace = try Workspace()
    try drawPicture(of: golden, in: workspace)
    if mode.records(golden) {
      return try record(
        golden, [("scene.txt", golden.scene), ("actual.png", golden.picture)], workspace)
    }
    try requireComplete(golden)
    let comparison = try GoldenComparison(golden, drawnIn: workspace)
    guard let failure = comparison.failure else {
      if let note = comparison.librariesNote { Issue.record("\(note)", severity: .warning) }
      return
    }
    try comparison.leaveEvidence(in: golden.failureFolder)
    Issue.record("\(failure)\n  see \(golden.failureFolder.path)")
  }

  @Test(
    "Every frame's pixels and time are those of the golden",
    arguments: GoldenCase.all.filter(\.isMoving))
  func animation(_ golden: GoldenCase) throws {
    let workspace = try Workspace()
    try drawPicture(of: golden, in: workspace)
    try run(["animate"], golden, to: "actual.apng", in: workspace)
    let actual = try MovingGolden(bytes: workspace.bytes(of: "actual.apng"))
    if mode.records(golden) {
      try workspace.write(actual.times, to: "frames.txt")
      return try record(
        golden, [("frames.txt", golden.times), ("actual.apng", golden.animation)], workspace)
    }
    try requireComplete(golden)
    let expected = try MovingGolden(golden)
    let stills = try GoldenComparison(golden, drawnIn: workspace)
    guard !stills.hasOtherFonts else { return }
    let isExact = stills.otherLibraries.isEmpty
    guard let failure = expected.failure(of: actual, isExact: isExact) else { return }
    try actual.leaveEvidence(against: expected, in: golden.failureFolder.appending(path: "motion"))
    Issue.record("fixtures/\(golden.name)\n  \(failure)\n  see \(golden.failureFolder.path)")
  }

  /// Draws a case's scene and picture as `scene.txt` and `actual.png`.
  private func drawPicture(of golden: GoldenCase, in workspace: Workspace) throws {
    try run(["scene"], golden, to: "scene.txt", in: workspace)
    try run(["render", "--fingerprint"], golden, to: "actual.png", in: workspace)
  }

  private func run(
    _ verb: [String], _ golden: GoldenCase, to name: String, in workspace: Workspace
  ) throws {
    try workspace.segrender(verb + ["--spec", golden.input.path, "--quiet", "-o", name])
      .requireDone()
  }

  /// Replaces a case's goldens, which fails the test so that somebody looks at them.
  private func record(
    _ golden: GoldenCase, _ files: [(name: String, golden: URL)], _ workspace: Workspace
  ) throws {
    for (name, file) in files { try Data(workspace.bytes(of: name)).write(to: file) }
    Issue.record("recorded fixtures/\(golden.name); look at it, then run without recording")
  }

  private func requireComplete(_ golden: GoldenCase) throws {
    try #require(
      golden.isComplete,
      "fixtures/\(golden.name) lacks a golden; make record CASE=\(golden.name)")
  }
}

/// The part of an input that names icons.
private struct IconSheet: Decodable {
  let icons: [String]
}

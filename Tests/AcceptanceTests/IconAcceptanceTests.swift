import Foundation
import SegmentCodecs
import SegmentPixels
import TestSupport
import Testing

/// Real icons and hostile SVG by others, each as an icon of the command.
@Suite(
  "Acceptance: icons by others",
  .enabled(
    if: !IconMaterial.icons.isEmpty, "SEGRENDER_MATERIAL names no folder with icons"))
struct IconAcceptanceTests {
  private static let height = 96
  private static let options = [
    "--labels", "", "--each", "--padding-x", "0", "--padding-y", "0", "--scale", "1",
    "--icon-size", "84", "--icons",
  ]

  private func run(_ file: String, _ workspace: Workspace) throws -> ProgramRun {
    try workspace.segrender(IconAcceptanceTests.options + [file + ":original", "-o", "-"])
  }

  @Test("All icons render but the one that is no XML", arguments: IconMaterial.icons)
  func icon(file: String) throws {
    let run = try run(file, Workspace())
    if file.hasSuffix("/invalid.svg") {
      #expect(run.ending == .exited(2) && run.errors.contains("not XML"))
    } else {
      try #require(run.isDone, "\(run.errors)")
      let raster = try PictureDecoder().decode(run.output)
      #expect(raster.height == IconAcceptanceTests.height && raster.inkBounds != nil)
    }
  }

  @Test(
    "An icon has the pixels that librsvg gives it, but for antialiasing", .needs(.rsvg),
    arguments: IconMaterial.icons.filter { !$0.hasSuffix("/invalid.svg") })
  func pixels(file: String) throws {
    let workspace = try Workspace()
    let own = try PictureDecoder().decode(run(file, workspace).output)
    let height = "\(IconAcceptanceTests.height)"
    let theirs = try workspace.run("/usr/bin/rsvg-convert", ["-h", height, "-a", file])
    try #require(theirs.isDone, "\(theirs.errors)")
    let reference = try PictureDecoder().decode(theirs.output)
    let width = min(own.width, reference.width)
    var differences = 0
    for y in 0..<IconAcceptanceTests.height {
      for x in 0..<width where abs(Int(own[x, y] >> 24) - Int(reference[x, y] >> 24)) > 80 {
        differences += 1
      }
    }
    #expect(differences <= width * IconAcceptanceTests.height / 200)
  }

  @Test("Hostile SVG ends in time, with a picture or one line", arguments: IconMaterial.hostile)
  func hostile(file: String) throws {
    let start = ContinuousClock.now
    let run = try run(file, Workspace())
    #expect(ContinuousClock.now - start < .seconds(5))
    switch run.ending {
    case .exited(0): #expect(!run.output.isEmpty)
    case .exited(2): #expect(run.errorLines.count == 2, "\(run.errors)")
    // Too wide a picture is the control's fault.
    case .exited(64): #expect(run.errorLines.count == 2 && run.errors.contains("pixels"))
    default: Issue.record("\(run.ending) \(run.errors)")
    }
  }
}

/// The files of the folder that `SEGRENDER_MATERIAL` names.
enum IconMaterial {
  static let icons = files("icons", suffixes: [".svg"])
  static let hostile = files("nasty-svg", suffixes: [".svg", ".svgz"])

  private static func files(_ folder: String, suffixes: [String]) -> [String] {
    guard let material = Repository.material else { return [] }
    let root = material.appending(path: folder).path
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in suffixes.contains { path.hasSuffix($0) } }.sorted()
      .map { root + "/" + $0 }
  }
}

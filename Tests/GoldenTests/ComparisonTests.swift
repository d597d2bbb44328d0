import Foundation
import SegmentCodecs
import SegmentKit
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

@Suite("Comparing with goldens")
struct ComparisonTests {
  /// A folder with a golden and a rendering of its own, in which one thing may be changed.
  private func failure(
    libraries: String = "cairo 1", scene: String = "scene\n  fill\n", pixel: UInt32 = 0xFF00_0000,
    width: Int = 40
  ) throws -> String? {
    let workspace = try Workspace()
    let golden = GoldenCase(folder: URL(filePath: workspace("golden")))
    try workspace.makeFolder("golden")
    func write(_ raster: Raster, _ libraries: String, to name: String) throws {
      let texts = [PNGText(keyword: Fingerprint.keyword, text: libraries)]
      try workspace.write(Renderer().encode(raster, scale: 1, texts: texts), to: name)
    }
    try write(Raster(width: 40, height: 2, fill: 0xFF00_0000), "cairo 1", to: "golden/golden.png")
    try workspace.write("scene\n  fill\n", to: "golden/scene.txt")
    var raster = Raster(width: width, height: 2, fill: 0xFF00_0000)
    raster[3, 1] = pixel
    try write(raster, libraries, to: "actual.png")
    try workspace.write(scene, to: "scene.txt")
    return try GoldenComparison(golden, drawnIn: workspace).failure
  }

  @Test("Equal scenes and pixels pass, with whatever libraries")
  func equal() throws {
    #expect(try failure() == nil)
    #expect(try failure(libraries: "cairo 2") == nil)
  }

  @Test("One level in one pixel fails, and the failure says how much")
  func onePixel() throws {
    #expect(
      try failure(pixel: 0xFF00_0001)?.contains("1 pixels differ, by at most 1 of 255") == true)
  }

  @Test("A scene that differs fails by its lines")
  func scene() throws {
    let text = try #require(try failure(scene: "scene\n  clip\n"))
    #expect(text.contains("-   fill") && text.contains("+   clip"))
  }

  @Test("Another size fails with both sizes")
  func size() throws {
    #expect(try failure(width: 41)?.contains("41×2, not 40×2") == true)
  }

  @Test("Other libraries are named first, and small differences of pixels pass")
  func otherLibraries() throws {
    #expect(try failure(libraries: "cairo 2", pixel: 0xFF00_0020) == nil)
    let text = try #require(try failure(libraries: "cairo 2", pixel: 0xFF00_00FF))
    #expect(text.hasPrefix("rendered with other libraries: cairo: 2 here, 1 there"))
    #expect(text.contains("by at most 255"))
    #expect(try failure(libraries: "cairo 2", width: 41) != nil)
  }

  @Test("Nothing is recorded unless it is asked for")
  func recordModes() throws {
    let there = try #require(GoldenCase.all.first { $0.isComplete })
    let absent = GoldenCase(folder: Repository.fixtures.appending(path: "no-such-case"))
    func records(_ value: String?, _ golden: GoldenCase) -> Bool {
      RecordMode(environment: value.map { ["SEGRENDER_RECORD": $0] } ?? [:]).records(golden)
    }
    for value in [nil, "", "never", "another"] { #expect(!records(value, absent)) }
    #expect(records("missing", absent) && !records("missing", there))
    #expect(records("all", absent) && records("all", there))
    #expect(records("no-such-case", absent) && !records("no-such-case", there))
  }
}

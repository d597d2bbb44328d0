import SegmentCodecs
import SegmentJSON
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

/// Glass as a person gets it from the command: over pictures, in motion, on one sheet.
@Suite("Glass from the command")
struct GlassTests {
  private static let strip = [
    "--labels", "Miniatures,Recipes,Paints", "--look", "glass", "--scale", "1",
  ]

  private static let backgrounds = [
    "#000000", "#808080", "#FFFFFF", "photo", "linear(90,#F00,#0F0,#00F)", "linear(#000,#FFF)",
  ]

  private static let kinds = ["regular", "clear"].flatMap { glass in
    ["light", "dark"].map { ["--glass", glass, "--appearance", $0] }
  }

  private func decoded(_ arguments: [String]) throws -> Raster {
    let run = try Workspace().segrender(GlassTests.strip + arguments + ["-o", "-", "--quiet"])
    try run.requireDone()
    return try PNGDecoder().decode(run.output).raster
  }

  /// The frames of a change, in one sum.
  private func frames(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
    let words = (GlassTests.strip + arguments).map { "'\($0)'" }.joined(separator: " ")
    let run = try Workspace().shell(
      """
      mkdir f && $SEGRENDER animate \(words) --fps 20 -o 'f/%03d.png' --quiet &&
      cat f/* | sha256sum
      """, environment: environment)
    try run.requireDone()
    return run.text
  }

  @Test("One worker and two draw the same frames", arguments: ["photo", "none"])
  func workers(background: String) throws {
    let options = ["--background", background, "--jobs"]
    #expect(try frames(options + ["1"]) == frames(options + ["2"]))
  }

  @Test(
    "The debug build and the optimised one draw the same frames", .needs(.release),
    arguments: kinds)
  func builds(kind: [String]) throws {
    let options = kind + ["--background", "linear(30,#204060,#F0C080,#30A060)"]
    let sums = try Product.builds.map { try frames(options, environment: ["SEGRENDER": $0]) }
    #expect(Set(sums).count == 1)
  }

  @Test("The selected icon is legible over all that is behind it", arguments: backgrounds, kinds)
  func contrast(background: String, kind: [String]) throws {
    let options =
      kind + ["--background", background, "--selected", "1", "--sizing", "equal"]
      + ["--width", "284", "--show-labels", "none"]
    let measured = try Workspace().segrender(["measure"] + GlassTests.strip + options)
    let segments = Measurement(document: try JSONValue(parsing: measured.output)).segments
    let icon = try #require(segments.dropFirst().first?["iconFrame"])
    let (x, y, width, height) = (icon["x"], icon["y"], icon["width"], icon["height"])
    let middle = try #require(
      x?.number.flatMap { x in width?.number.map { Int(x + $0 / 2) } })
    let row = try #require(y?.number.flatMap { y in height?.number.map { Int(y + $0 / 2) } })
    let inked = try decoded(options)
    let ground = try decoded(options + ["--icons", "none"])
    // The star's middle is ink throughout.
    for (x, y) in [(0, 0), (-1, 0), (1, 0), (0, 1)] {
      let ratio = inked.contrast(to: ground, middle + x, row + y)
      #expect(ratio >= 4.5, "\(ratio)")
    }
  }

  @Test("Motion lifts a lens out of the track, reduced motion does not")
  func motion() throws {
    let change = ["animate"] + GlassTests.strip + ["--background", "photo", "--fps", "10"]
    let reach = try ["normal", "reduced"].map { motion -> Int in
      let workspace = try Workspace()
      try workspace.makeFolder("f")
      try workspace.segrender(
        change + ["--motion", motion, "--curve", "linear", "--duration", "0.4"]
          + ["-o", "f/%03d.png", "--quiet"]
      ).requireDone()
      let frames = try workspace.names.filter { $0.hasSuffix(".png") }.map {
        try PNGDecoder().decode(try workspace.bytes(of: $0)).raster
      }
      #expect(Set(frames.map(\.pixels)).count > 2)
      // Above the track: 25 points of margin, less the lens's 8 and what antialiasing takes.
      let above = frames.map { frame in frame.pixels[frame.width * 18..<frame.width * 23] }
      return above.count { $0 != above[0] }
    }
    #expect(reach[0] > 0 && reach[1] == 0, "\(reach)")
  }

  @Test("A gallery and the looks are written as pictures, in both formats")
  func sheets() throws {
    let workspace = try Workspace()
    let gallery = ["--labels", "A,B", "--gallery", "--scale", "1", "--json", "-o"]
    let run = try workspace.segrender(gallery + ["gallery.png"])
    try run.requireDone()
    let picture = try PNGDecoder().decode(try workspace.bytes(of: "gallery.png")).raster
    #expect(run.text.contains("\"width\": \(picture.width)"))
    #expect(picture.width > 700 && picture.pixels.allSatisfy { $0 >> 24 == 255 })
    try workspace.segrender(gallery + ["one.svg", "--look", "outline"]).requireDone()
    try workspace.segrender(["list", "looks", "-o", "looks.png", "--scale", "1"]).requireDone()
    let looks = try PNGDecoder().decode(try workspace.bytes(of: "looks.png")).raster
    #expect(looks.height > looks.width / 2)
  }
}

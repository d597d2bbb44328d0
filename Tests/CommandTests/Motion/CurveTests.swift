import SegmentJSON
import Testing
import TestSupport

/// `segrender curve`: the motion as a plot and as samples.
@Suite("The plot of a motion")
struct CurveTests {
  private static let springs = ["0.35,0.8,0.15", "snappy", "bouncy", "physics(1,503.551,44.8799)"]

  @Test("The plot is a PNG of its scale, and an SVG", arguments: [1, 2], ["light", "dark"])
  func plot(scale: Int, appearance: String) throws {
    let workspace = try Workspace()
    let words = ["curve", "--scale", "\(scale)", "--appearance", appearance]
    let springs = CurveTests.springs.flatMap { ["--spring", $0] }
    try workspace.segrender(words + springs + ["-o", "plot.png"]).requireDone()
    let bytes = try workspace.bytes(of: "plot.png")
    #expect(PNGFile(bytes).isSound && PNGFile(bytes).size[0] == 640 * scale)
    try workspace.segrender(words + springs + ["-o", "plot.svg"]).requireDone()
    let text = try String(decoding: workspace.bytes(of: "plot.svg"), as: UTF8.self)
    #expect(text.contains("<svg") && text.hasSuffix("</svg>\n"))
  }

  @Test("Each motion that is named is in the plot, curves too")
  func motions() throws {
    let run = try Workspace().segrender(
      ["curve", "--json"] + CurveTests.springs.flatMap { ["--spring", $0] }
        + ["--curve", "ease-in-out", "--duration", "0.2"])
    let document = try JSONValue(parsing: run.output)
    let motions = document["motions"]?.items ?? []
    let names = motions.map { $0["name"] }
    #expect(names == (CurveTests.springs + ["ease-in-out"]).map { .string($0) })
    #expect(motions.last?["settlingTime"] == 0.2)
    #expect(motions.last?["peak"] == .null)
  }

  @Test("The samples are the seed's spring, to nine decimals")
  func samples() throws {
    let run = try Workspace().segrender(["curve", "--json", "--spring", "0.35,0.8,0.15"])
    let motion = try #require(try JSONValue(parsing: run.output)["motions"]?.items.first)
    let positions = (motion["samples"]?.items ?? []).compactMap { $0["position"]?.number }
    #expect(positions.count > 21)
    let rows = try SeedFrame.all.map(\.progress)
    #expect(rows.count == 22)
    // The last row shows the end, which the spring itself has not quite reached.
    for (position, right) in zip(positions, rows.dropLast()) {
      #expect(abs(position - right) <= 1e-9)
    }
    let (time, peak) = (motion["peak"]?["time"]?.number, motion["peak"]?["position"]?.number)
    #expect(abs((time ?? 0) - 0.203730) < 1e-6)
    #expect(abs((peak ?? 0) - 1.01516488) < 1e-8)
  }

  @Test("Without a place for anything to go it is refused")
  func nowhere() throws {
    let run = try Workspace().segrender(["curve"])
    #expect(run.ending == .exited(64))
    #expect(run.errors.contains("-o FILE"))
  }
}

import SegmentPixels
import SegmentJSON
import SegmentKit
import SegmentPrimitives
import Testing
import TestSupport

/// Widths as the command measures them, against numbers from elsewhere.
@Suite("Segments have the width their labels need")
struct WidthTests {
  /// Widths at 13 pt medium that HarfBuzz gives for the font file; see `fixtures/reference`.
  private static let widths = [
    "Tag": 22.925426, "Woche": 42.688565, "Benutzerdefiniert": 108.487216,
    "Rechnungen": 77.819957, "Überweisen": 74.209872,
  ]

  @Test("A measured label is as wide as HarfBuzz says", arguments: widths)
  func advance(label: String, width: Double) throws {
    let measured = try Workspace().measure([label], options: ["--text-weight", "medium"])
    #expect(abs((measured.textWidths.first ?? 0) - width) < 0.01)
  }

  @Test(
    "A strip that fits its labels cuts none and keeps its widths whatever is selected (A05)",
    arguments: ["1", "1.5", "2", "2.625", "3"])
  func selection(scale: String) throws {
    let labels = ["Rechnungen", "Überweisen"]
    let frames = try ["none", "0", "1"].map { selected in
      let options = ["--scale", scale, "--selected", selected]
      let measured = try Workspace().measure(labels, options: options)
      #expect(measured.areTruncated == [false, false])
      #expect(measured.notes == [])
      return measured.segments.map { $0["frame"] }
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0] == frames[2])
  }

  @Test("Equal widths cut the long label inside its least padding, fitting ones none (A19)")
  func sizing() throws {
    let labels = ["Tag", "Woche", "Benutzerdefiniert"]
    let options = ["--width", "240", "--text-weight", "medium"]
    let equal = try Workspace().measure(labels, sizing: "equal", options: options)
    #expect(equal.areTruncated == [false, false, true])
    let (frame, label) = (equal.segments[2]["frame"]?.edges, equal.segments[2]["labelFrame"]?.edges)
    let (outer, inner) = (try #require(frame), try #require(label))
    #expect(inner.left >= outer.left + 1.5 - 0.5)
    #expect(inner.right <= outer.right - 1.5 + 0.5)
    #expect(equal.notes.count == 1)
    // 174.1 points of text and 6 paddings of 8 fit into 240.
    let fitting = try Workspace().measure(labels, sizing: "fitting", options: options)
    #expect(fitting.areTruncated == [false, false, false])
  }

  @Test("An icon has one size in points at every scale (A20)", arguments: ["star.fill", "cloud"])
  func icons(name: String) throws {
    let scales = ["1", "1.5", "2", "2.625", "3", "4"]
    let frames = try scales.map { scale in
      try Workspace().measure([""], icons: name, options: ["--scale", scale])
        .segments[0]["iconFrame"]
    }
    let sizes = frames.map { [$0?["width"]?.number, $0?["height"]?.number] }
    #expect(Set(sizes).count == 1)
    let reference = try ink(of: name, scale: 32).map { Double($0) / 32 }
    for scale in scales.compactMap(Double.init) {
      for (pixels, points) in zip(try ink(of: name, scale: scale), reference) {
        // An edge may cover a part of one more pixel on either side, or lie on the grid.
        #expect(abs(Double(pixels) - points * scale) <= 2)
      }
    }
  }

  /// The columns and rows of an icon's ink.
  private func ink(of icon: String, scale: Double) throws -> [Int] {
    var traits = Traits()
    traits.scale = scale
    let raster = try makeSegmentImage(label: nil, icon: icon, traits: traits)
    let bounds = try #require(raster.inkBounds)
    return [bounds.columns.count, bounds.rows.count]
  }
}

import SegmentGraphics
import SegmentKit
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

/// Ink reaches past advances and line heights; none of it may be lost.
@Suite("No ink is cut")
struct ClippingTests {
  private static let scales = [1, 1.5, 2, 2.625, 3]

  @Test(
    "A monospaced label without padding has all the ink it has with padding (A01)",
    .needs(.dejaVu),
    arguments: ["mmm", "W/", "|||", "Ĵĵ"], scales)
  func monospaced(text: String, scale: Double) throws {
    let workspace = try Workspace()
    let fonts = try workspace.fonts("DejaVu Sans Mono", TestFont.mono)
    try expectWhole(LabelPicture(text: text, size: 8, scale: scale, fonts: fonts))
  }

  @Test(
    "An italic label without padding has all the ink it has with padding (A02)",
    .needs(.noto),
    arguments: ["golf", "Tif", "ff", "jf", "fÅÿ"], scales)
  func italic(text: String, scale: Double) throws {
    let workspace = try Workspace()
    let fonts = try workspace.fonts("Noto Sans", TestFont.italic)
    try expectWhole(LabelPicture(text: text, scale: scale, fonts: fonts))
  }

  @Test("No length of label loses its right edge to rounding (A06)", arguments: 1...60)
  func everyLength(count: Int) throws {
    for scale in [1.0, 2] {
      try expectWhole(
        LabelPicture(text: String(repeating: "i", count: count), scale: scale))
    }
  }

  /// Padding is in whole points and centring in whole pixels, so the same ink falls on the grid in
  /// the same way.
  private func expectWhole(_ label: LabelPicture) throws {
    var padded = label
    padded.padding = 20
    let (tight, loose) = (try label.raster(), try padded.raster())
    #expect(tight.inkCount > 0)
    #expect(tight.inkCount == loose.inkCount)
    if label.scale == label.scale.rounded() { #expect(tight.inkPattern == loose.inkPattern) }
  }

  @Test(
    "A disabled label has the outline of an enabled one (A03)",
    .needs(.noto),
    arguments: ["golf", "Tif", "jjj"])
  func disabled(text: String) throws {
    let workspace = try Workspace()
    let fonts = try workspace.fonts("Noto Sans", TestFont.italic)
    var label = LabelPicture(text: text, weight: .bold, scale: 2, fonts: fonts)
    let enabled = try #require(try label.raster().inkBounds)
    label.isEnabled = false
    let disabled = try #require(try label.raster().inkBounds)
    #expect(enabled == disabled)
  }

  @Test(
    "A Khmer label keeps its marks in a strip of 32 points (A04)",
    .needs(.noto))
  func khmer() throws {
    let text = "បញ្ចូលលុយទូរស័ព្ទ"
    let workspace = try Workspace()
    let fonts = try workspace.fonts("Noto Sans Khmer", TestFont.khmer)
    let alone = try LabelPicture(text: text, padding: 20, scale: 3, fonts: fonts).raster()
    #expect(try strip([text, " "], fonts: fonts).inkPattern == alone.inkPattern)
    for scale in ClippingTests.scales {
      try expectWhole(LabelPicture(text: text, scale: scale, fonts: fonts))
    }
  }

  /// A pill of which nothing shows but the labels.
  private func strip(_ labels: [String], fonts: FontRequest) throws -> Raster {
    let segments = labels.map { Control.Segment(label: $0) }
    var control = Control(segments: segments, selection: nil)
    control.sizing = .fitting
    control.imageStyle.textWeight = .medium
    control.fonts = fonts
    let renderer = Renderer()
    var look = try renderer.look(of: control)
    look.track.fill = .clear
    look.separator.color = .clear
    let layout = try renderer.layout(of: control, look: look)
    return try renderer.raster(of: renderer.scene(of: control, look: look, layout: layout))
  }
}

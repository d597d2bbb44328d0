import SegmentGraphics
import SegmentKit
import SegmentPixels
import SegmentPrimitives
import Testing

/// All of 154 labels in each of 30 languages: whole, complete and the right way round.
@Suite(
  "Acceptance: labels of 30 languages",
  .enabled(
    if: !ShortLabels.languages.isEmpty,
    "SEGRENDER_MATERIAL names no folder with labels/short-labels.json"))
struct LabelAcceptanceTests {
  @Test("The material has all labels in all languages")
  func material() throws {
    let labels = try ShortLabels().byLanguage
    #expect(labels.count == 30)
    #expect(labels.values.allSatisfy { $0.count == 154 })
  }

  @Test("Every segment image holds all ink of its label", arguments: ShortLabels.languages)
  func wholeInk(language: String) throws {
    let renderer = Renderer()
    let labels = try ShortLabels.labels(of: language)
    let tight = try rasters(labels, language, padding: 0, renderer)
    let usual = try rasters(labels, language, padding: nil, renderer)
    let loose = try rasters(labels, language, padding: 24, renderer)
    for (index, label) in labels.enumerated() {
      let count = inkCount(loose[index])
      #expect(count > 0, "\(label)")
      #expect(inkCount(usual[index]) == count, "\(label) is cut")
      #expect(inkCount(tight[index]) == count, "\(label) is cut without padding")
    }
  }

  @Test("A font has every character, and every label fits", arguments: ShortLabels.languages)
  func completeText(language: String) throws {
    let renderer = Renderer()
    let labels = try ShortLabels.labels(of: language)
    for start in stride(from: 0, to: labels.count, by: 14) {
      var control = control(Array(labels[start..<min(start + 14, labels.count)]), language)
      control.look = .pill
      control.sizing = .fitting
      let layout = try renderer.layout(of: control, look: renderer.look(of: control))
      for segment in layout.segments {
        let line = try #require(segment.line)
        #expect(line.missing == [], "\(segment.label)")
        #expect(!line.isTruncated && segment.overflow == 0, "\(segment.label)")
        #expect(line.ink.y + (segment.baseline?.y ?? 0) >= layout.frame.y, "\(segment.label)")
      }
    }
  }

  @Test(
    "The direction follows the language, and the labels where none is given",
    arguments: ShortLabels.languages)
  func direction(language: String) throws {
    let expected: TextDirection =
      ["ar", "fa", "he", "ur"].contains(language) ? .rightToLeft : .leftToRight
    let renderer = Renderer()
    for label in try ShortLabels.labels(of: language) {
      var control = control([label, "A"], language)
      var layout = try renderer.layout(of: control, look: renderer.look(of: control))
      #expect(layout.direction == expected, "\(label)")
      let starts = layout.segments.map(\.frame.x)
      #expect((starts[0] > starts[1]) == (expected == .rightToLeft), "\(label)")
      control.traits.locale = nil
      layout = try renderer.layout(of: control, look: renderer.look(of: control))
      // The first letter decides (UAX 9, rule P2), which may belong to a name such as "QR".
      let letter = label.unicodeScalars.first { $0.properties.isAlphabetic }
      let isToLeft = letter.map { 0x590...0x8FF ~= $0.value } ?? false
      #expect((layout.direction == .rightToLeft) == isToLeft, "\(label)")
    }
  }

  private func control(_ labels: [String], _ language: String) -> Control {
    let segments = labels.map { Control.Segment(label: $0, icon: "star.fill") }
    var control = Control(segments: segments, selection: nil)
    control.look = .bare
    control.labelVisibility = .all
    control.traits.locale = language
    return control
  }

  /// The image of each label beside an icon, at 2x.
  private func rasters(
    _ labels: [String], _ language: String, padding: Double?, _ renderer: Renderer
  ) throws -> [Raster] {
    var control = control(labels, language)
    control.traits.scale = 2
    control.imageStyle.paddingX = padding ?? control.imageStyle.paddingX
    control.imageStyle.paddingY = padding ?? control.imageStyle.paddingY
    return try renderer.segmentImages(of: control).map { try renderer.raster(of: $0.scene) }
  }

  private func inkCount(_ raster: Raster) -> Int { raster.pixels.count { $0 >> 24 != 0 } }
}

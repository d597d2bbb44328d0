import SegmentJSON
import SegmentGraphics
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Widths")
struct WidthTests {
  @Test("The expanding control of the seed is 284 by 32 points, whoever is selected")
  func expanding() throws {
    for selection in 0..<3 {
      let layout = try Control.of(["Miniatures", "Recipes", "Paints"], selection: selection)
        .laidOut()
      #expect(layout.size == Size(width: 284, height: 32))
      #expect(layout.pixelWidth == 852 && layout.pixelHeight == 96)
      let widths = layout.segments.map(\.frame.width)
      #expect(widths == (0..<3).map { $0 == selection ? 140 : 72 })
      #expect(layout.segments.map { $0.line != nil } == (0..<3).map { $0 == selection })
    }
  }

  @Test("The advance of every label reaches the document unchanged", arguments: commonScales)
  func textWidths(scale: Double) throws {
    let reference = try Reference.textWidths
    let labels = reference.keys.sorted()
    let layout = try Control.of(labels, selection: nil, scale: scale)
      .with { $0.labelVisibility = .all }.laidOut()
    guard case .array(let segments)? = layout.document["segments"] else {
      Issue.record("the document has no segments")
      return
    }
    for (label, segment) in zip(labels, segments) {
      guard case .number(let width)? = segment["textWidth"] else { continue }
      #expect(try abs(width - #require(reference[label])) < 0.01, "\(label)")
    }
    #expect(segments.count == labels.count)
  }

  @Test(
    "Equal segments share the pixels: boundary k lies at pixel ⌊k·W/n⌋", arguments: commonScales)
  func equalBoundaries(scale: Double) throws {
    let grid = DeviceGrid(scale: scale)
    for count in [1, 2, 3, 5, 7, 31] {
      for width in [31.0, 100, 123.4, 284, 320.5, 999.99] {
        let widths = SegmentWidths.equal(natural: Array(repeating: 0, count: count), total: width)
        let frames = widths.frames(from: 0, y: 0, height: 32, equalOn: grid)
        let pixels = grid.pixels(width)
        let edges = frames.map { ($0.x * scale).rounded() } + [(frames[count - 1].maxX * scale)]
        for (k, edge) in edges.enumerated() {
          #expect(abs(edge - Double(k * pixels / count)) < 1e-6, "\(k) of \(count) in \(width)")
        }
        let shares = zip(edges, edges.dropFirst()).map { ($1 - $0).rounded() }
        #expect(shares.reduce(0, +) == Double(pixels))
        #expect((shares.max() ?? 0) - (shares.min() ?? 0) <= 1)
      }
    }
  }

  @Test("Equal segments without a width are as wide as the widest label needs")
  func equalByContent() throws {
    let labels = ["Tag", "Woche", "Benutzerdefiniert"]
    for selection in [nil, 0, 1, 2] as [Int?] {
      let layout = try Control.of(labels, icon: nil, selection: selection)
        .with { $0.sizing = .equal }.laidOut()
      #expect(Set(layout.segments.map(\.frame.width)).count == 1)
      #expect(layout.segments.allSatisfy { $0.overflow == 0 && $0.line?.isTruncated == false })
      #expect(layout.segments[2].frame.width >= 108.487 + 20)
    }
  }

  @Test(
    "A selection never moves fitting or equal segments and cuts no label",
    arguments: [Sizing.fitting, .equal], commonScales)
  func selectionMovesNothing(sizing: Sizing, scale: Double) throws {
    let labels = ["Rechnungen", "Überweisen", "Tag"]
    let layouts = try [nil, 0, 1, 2].map { selection in
      try Control.of(labels, icon: nil, selection: selection, scale: scale)
        .with { $0.sizing = sizing }.laidOut()
    }
    for layout in layouts {
      #expect(layout.segments.map(\.frame) == layouts[0].segments.map(\.frame))
      #expect(layout.segments.allSatisfy { $0.line?.isTruncated == false })
      #expect(layout.notes.isEmpty)
    }
  }

  @Test("A fitting segment has the content's width and 10 points each side, or the padding if more")
  func fitting() throws {
    for padding in [0.0, 8, 10, 25] {
      let layout = try Control.of(["Woche"], icon: nil, selection: nil).with { control in
        control.sizing = .fitting
        control.imageStyle.paddingX = padding
      }.laidOut()
      let segment = layout.segments[0]
      let spare = segment.frame.width - segment.textWidth - 2 * max(10, padding)
      // Semibold, which the segment would have if it were selected, is a little wider.
      #expect(spare >= 0 && spare < 3, "\(padding)")
      #expect(segment.overflow == 0 && segment.line?.isTruncated == false)
    }
  }

  @Test(
    "A width is obeyed by every sizing, and the segments fill it",
    arguments: [Sizing.seed, .equal, .fitting], [60.0, 150, 284, 500])
  func totalWidth(sizing: Sizing, width: Double) throws {
    for look in Look.Name.allCases {
      let layout = try Control.of(["A", "Woche", "C"], selection: 1).with { control in
        control.sizing = sizing
        control.width = width
        control.look = look
      }.laidOut()
      let margins = look == .glass ? 2 * 25.0 : 0
      #expect(abs(layout.size.width - margins - width) < 1e-9, "\(look)")
      let segments = layout.segments.map(\.frame)
      let padding = look == .bordered ? 16.0 : 0
      #expect(abs(segments.map(\.width).reduce(0, +) - (width - padding)) < 1e-6, "\(look)")
      #expect(zip(segments, segments.dropFirst()).allSatisfy { abs($0.maxX - $1.x) < 1e-6 })
    }
  }

  @Test("A height is obeyed by every look at every text size", arguments: Look.Name.allCases)
  func height(look: Look.Name) throws {
    for size in [ContentSizeCategory.large, .accessibility1] {
      let layout = try Control.of(["A", "B"]).with { control in
        (control.look, control.height) = (look, 66)
        control.traits.textSize = size
      }.laidOut()
      #expect(abs(layout.frame.height - 66) < 1e-9)
      #expect(layout.notes.isEmpty)
    }
  }

  @Test("The longest side Cairo can draw is allowed to the pixel, one more is refused")
  func sizeLimit() throws {
    for scale in [1, 2.625, 3, 7] {
      let control = Control.of(["A"], icon: nil, scale: scale)
      for margin in [0, 10.0] {
        let width = Double(Raster.longestSide) / scale
        let longest = control.with {
          $0.width = width - 2 * margin
          $0.margin = margin
        }
        #expect(try longest.laidOut().pixelWidth == Raster.longestSide, "\(scale) \(margin)")
        let tooLong = longest.with { $0.margin = margin + 1 / scale }
        #expect(throws: RenderError.self) { try Renderer().raster(of: tooLong) }
      }
    }
    let error = #expect(throws: RenderError.self) {
      try Renderer().raster(of: Control.of(["A"], scale: 1).with { $0.width = 32_768 })
    }
    #expect(error?.description.contains("32767") == true)
  }
}

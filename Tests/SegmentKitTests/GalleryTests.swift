import SegmentPixels
import SegmentGraphics
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Galleries")
struct GalleryTests {
  private static let labels = ["Miniatures", "Recipes", "Paints"]

  /// The seed's gallery; landscapes take their time, so it is made once.
  private static let seed = Result { try Renderer().gallery(of: GalleryTests.controls(labels)) }

  private static func controls(
    _ labels: [String], scale: Double = 1, except absent: Look.Name? = nil
  ) -> [Control] {
    Control.galleryLooks.filter { $0.look != absent }.map { look, glass in
      Control.of(labels, icon: look.defaultIcon, scale: scale).with { control in
        (control.look, control.glassVariant) = (look, glass)
      }
    }
  }

  private func texts(_ scene: Scene) -> [String] {
    scene.layers.compactMap { if case .text(let line, _, _) = $0 { line.text } else { nil } }
  }

  /// The grounds: what is cut to rounded corners, on the sheet itself.
  private func panels(_ scene: Scene) -> [Rect] {
    scene.layers.compactMap { if case .clip(let shape, _) = $0 { shape.rect } else { nil } }
  }

  @Test("A gallery names every look and state and shows each in both appearances")
  func complete() throws {
    let scene = try GalleryTests.seed.get()
    let texts = texts(scene)
    #expect(texts.first == "Miniatures · Recipes · Paints")
    for name in ["pill", "glass", "glass, clear", "outline", "bordered", "bare"] {
      #expect(texts.count { $0 == name } == 1, "\(name)")
    }
    // Two bands of three looks, each with rows for light and for dark.
    for row in GalleryTests.labels + ["No selection", "Disabled", "High contrast"] {
      #expect(texts.count { $0 == row } == 4, "\(row)")
    }
    for name in ["Light", "Dark"] { #expect(texts.count { $0 == name } == 2) }
    #expect(panels(scene).count == 12)
    #expect(scene.layers.count { if case .offset = $0 { true } else { false } } == 8)
  }

  @Test(
    "Whatever the labels' length, a gallery is no column and no row",
    arguments: [
      ["A"], labels, ["Benachrichtigungseinstellungen", "Datenschutzbestimmungen", "Ausgangslage"],
      Array(repeating: "Berechtigungsverwaltung", count: 6),
    ])
  func proportions(labels: [String]) throws {
    let controls = GalleryTests.controls(labels, except: .glass).map {
      $0.with { $0.sizing = .fitting }
    }
    let size = try Renderer().gallery(of: controls).size
    #expect((0.5...2.2).contains(size.width / size.height), "\(size)")
  }

  @Test(
    "Panels keep their distance and stay on the sheet",
    arguments: [["A"], labels, Array(repeating: "Wide", count: 12)])
  func apart(labels: [String]) throws {
    let scene = try Renderer().gallery(of: GalleryTests.controls(labels, except: .glass))
    let panels = panels(scene)
    for (index, panel) in panels.enumerated() {
      #expect(panel.x >= 52 && panel.y >= 52)
      #expect(panel.maxX <= scene.size.width - 51.9 && panel.maxY <= scene.size.height - 51.9)
      for other in panels[..<index] {
        #expect(panel.inset(by: -7).intersection(other.inset(by: -7)) == nil)
      }
    }
    #expect(Set(panels.map(\.width)).count == 1)
  }

  @Test("No strip leaves its panel: the page shows between them in one colour")
  func inside() throws {
    let scene = try GalleryTests.seed.get()
    let picture = try Renderer().raster(of: scene)
    let panels = panels(scene)
    for x in [panels[0].maxX, panels[1].maxX].map({ Int($0) + 4 }) {
      for y in Int(panels[0].y)..<Int(panels[0].maxY) {
        #expect(picture[x, y] == 0xFFF2_F2F7, "at \(x), \(y)")
      }
    }
  }

  @Test("A gallery is the same each time, and has texts for segments without labels")
  func unlabelled() throws {
    let controls = GalleryTests.controls(["", ""], except: .glass)
    let scene = try Renderer().gallery(of: controls)
    #expect(try Renderer().gallery(of: controls) == scene)
    #expect(texts(scene).first == "Segmented control")
    #expect(texts(scene).count { $0 == "Segment 2" } == 2, "\(texts(scene))")
  }

  @Test("A control's own background lies on every panel")
  func background() throws {
    let teal = Color(bytes: 0, 128, 128)
    let scene = try Renderer().gallery(
      of: GalleryTests.controls(["A", "B"]).map { $0.with { $0.background = .color(teal) } })
    let picture = try Renderer().raster(of: scene)
    for panel in panels(scene) {
      #expect(picture[Int(panel.midX), Int(panel.y) + 6] == teal.premultipliedPixel)
    }
  }

  @Test("What cannot be drawn is refused, not shown empty")
  func refusals() {
    #expect(throws: RenderError.control(.noSegments)) { try Renderer().gallery(of: []) }
    #expect(throws: RenderError.control(.noSegments)) {
      try Renderer().gallery(of: GalleryTests.controls([]))
    }
    #expect(throws: RenderError.control(.noSegments)) { try Renderer().overview(of: []) }
    #expect(throws: RenderError.self) {
      try Renderer().gallery(of: GalleryTests.controls(["A"], scale: 100))
    }
  }

  @Test("The overview shows every look twice, beside its name and what it is")
  func overview() throws {
    let controls = GalleryTests.controls(GalleryTests.labels)
    let scene = try Renderer().overview(of: controls)
    #expect(panels(scene).count == 12)
    for control in controls {
      #expect(texts(scene).count { $0 == control.lookTitle } == 1)
      #expect(texts(scene).count { $0 == control.lookSummary } == 1)
    }
    let cut = scene.layers.contains { layer in
      if case .text(let line, _, _) = layer { line.isTruncated } else { false }
    }
    #expect(!cut)
  }
}

import SegmentJSON
import SegmentGraphics
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Contrast from the pixels")
struct AccessibilityPixelTests {
  private func accessibility(_ control: Control) throws -> [SegmentAccessibility] {
    let renderer = Renderer()
    return try renderer.accessibility(of: control, renderer.compose(control))
  }

  private func notes(_ control: Control, includingTargets: Bool = false) throws -> [LayoutNote] {
    try accessibility(control)
      .notes(on: control.laidOut().segments, includingTargets: includingTargets)
  }

  private func bare(on background: Background) -> Control {
    Control.of(["Recipes"], scale: 2).with {
      $0.look = .bare
      $0.background = background
    }
  }

  /// Ratios of black to grey n/15, by the formula of WCAG 2 worked out elsewhere.
  @Test(
    "A plain ground gives the ratio of the two colours",
    arguments: [("#333333", 1.66), ("#666666", 3.66), ("#999999", 7.37), ("#FFFFFF", 21)])
  func plainGround(hex: String, ratio: Double) throws {
    let values = try accessibility(bare(on: .color(try #require(Color(hex: hex)))))
    #expect(abs(try #require(values[0].labelContrast).ratio - ratio) < 0.005)
    #expect(abs(try #require(values[0].iconContrast).ratio - ratio) < 0.005)
  }

  @Test("Through a transparent ground shines the screen's own", arguments: Appearance.allCases)
  func transparentGround(appearance: Appearance) throws {
    let control = bare(on: .none).with { $0.traits.appearance = appearance }
    #expect(abs(try #require(accessibility(control)[0].labelContrast).ratio - 21) < 1e-9)
    // A veil at 128/255 of the ink's colour leaves #7F7F7F or #808080 of white or black.
    let veil: Color = appearance == .light ? .black : .white
    let veiled = control.with { $0.background = .color(veil.opacity(128.0 / 255)) }
    let expected = appearance == .light ? 5.24 : 3.95
    #expect(abs(try #require(accessibility(veiled)[0].labelContrast).ratio - expected) < 0.01)
  }

  @Test("One bad pixel under the ink decides, and one beside it does not")
  func oneBadPixel() throws {
    let picture = try bare(on: .none).painted()
    let inked = picture.pixels.indices.filter { picture.pixels[$0] >> 24 > 0 }
    let clear = picture.pixels.indices.filter { picture.pixels[$0] >> 24 == 0 }
    func worst(_ index: Int) throws -> Double {
      var ground = Raster(width: picture.width, height: picture.height, fill: 0xFFFF_FFFF)
      ground.pixels[index] = 0xFF00_0000
      let values = try accessibility(bare(on: .image(ground)))[0]
      return min(
        try #require(values.labelContrast).ratio, try #require(values.iconContrast).ratio)
    }
    for index in stride(from: 0, to: inked.count, by: 61) {
      #expect(try worst(inked[index]) == 1)
    }
    for index in stride(from: 0, to: clear.count, by: 97) {
      #expect(abs(try worst(clear[index]) - 21) < 1e-9)
    }
  }

  private func strip(_ look: Look.Name) -> Control {
    Control.of(["Miniatures", "Recipes", "Paints"], selection: 1, scale: 2).with {
      $0.look = look
      $0.labelVisibility = .all
      $0.background = .color(Color(bytes: 200, 220, 240))
    }
  }

  @Test(
    "The ground is the picture with invisible ink",
    arguments: Look.Name.allCases.filter { $0 != .glass })
  func ground(look: Look.Name) throws {
    let invisible: JSONValue = ["color": "#00000000"]
    let theme = try Theme(["content": invisible, "selectedContent": invisible])
    let scene = try strip(look).composed()
    #expect(try scene.backdrop.rasterized() == strip(look).with { $0.theme = theme }.painted())
    #expect(scene.inks.count == scene.allInkCount && scene.backdrop.inks.isEmpty)
  }

  @Test("On glass, ground and picture differ just where there is ink")
  func glassGround() throws {
    let scene = try strip(.glass).composed()
    let (ground, picture) = (try scene.backdrop.rasterized(), try scene.rasterized())
    let inked = try scene.inks.reduce(into: Set<Int>()) { pixels, ink in
      let coverage = try ink.shape.coverage(scale: scene.scale)
      guard let coverage else { return }
      for (place, value) in coverage.values.enumerated() where value > 0 {
        let (row, column) = place.quotientAndRemainder(dividingBy: coverage.width)
        pixels.insert((coverage.row + row) * picture.width + coverage.column + column)
      }
    }
    #expect(scene.inks.count == 6 && inked.count > 1000)
    let changed = picture.pixels.indices.filter { picture.pixels[$0] != ground.pixels[$0] }
    #expect(inked.isSuperset(of: changed) && changed.count > inked.count * 9 / 10)
  }

  @Test("Selected ink on glass is legible over anything", arguments: Appearance.allCases)
  func legibleGlass(appearance: Appearance) throws {
    for grey in [0.0, 0.25, 0.5, 0.75, 1] {
      let control = strip(.glass).with {
        $0.traits.appearance = appearance
        $0.background = .color(Color(red: grey, green: grey, blue: grey))
      }
      let selected = try accessibility(control)[1]
      #expect(try #require(selected.labelContrast).isEnough, "\(grey)")
      #expect(try #require(selected.iconContrast).isEnough, "\(grey)")
    }
  }

  @Test("Ink counts only inside what it is cut at")
  func cutInk() throws {
    var raster = Raster(width: 8, height: 4, fill: 0xFFFF_FFFF)
    for y in 0..<4 { raster[5, y] = 0xFF00_0000 }
    let path = Path.rectangle(Rect(x: 0, y: 0, width: 4, height: 2))
    var ink = Ink(mark: .icon(at: .zero), shape: .outline(path), color: .black)
    #expect(try ink.pixels(of: raster, scale: 2) == [0xFFFF_FFFF, 0xFF00_0000])
    ink.bounds = Rect(x: 0, y: 0, width: 2.5, height: 2)
    #expect(try ink.pixels(of: raster, scale: 2) == [0xFFFF_FFFF])
  }

  @Test("Every segment has what it shows and nothing else")
  func parts() throws {
    let control = Control.of(["Miniatures", "Recipes", ""], selection: 1)
      .with { $0.segments[1].icon = nil }
    let values = try accessibility(control)
    #expect(values.map { $0.labelContrast != nil } == [false, true, false])
    #expect(values.map { $0.iconContrast != nil } == [true, false, true])
    #expect(values.map(\.targetSize) == (try control.laidOut().segments.map(\.frame.size)))
  }

  @Test("Weak ink is told of unless the segment is disabled, and small areas where asked for")
  func whatIsTold() throws {
    let control = bare(on: .color(Color(bytes: 0x55, 0x55, 0x55)))
    // Black on #555 has 2.81:1.
    let parts = try notes(control).map { note -> String in
      guard case .lowContrast(let ink, "Recipes", let ratio, _) = note else { return "\(note)" }
      return abs(ratio - 2.81) < 0.01 ? ink.rawValue : "\(ratio)"
    }
    #expect(parts == ["label", "icon"])
    #expect(try notes(control.with { $0.segments[0].isEnabled = false }).isEmpty)
    #expect(try notes(control, includingTargets: true).count == 3)
    let large = bare(on: .none).with {
      $0.imageStyle.paddingY = 15
      $0.labelVisibility = .all
    }
    #expect(try notes(large, includingTargets: true) == [])
  }
}

extension Scene {
  /// How many icons and texts are among the layers.
  fileprivate var allInkCount: Int {
    allLayers.count { layer in
      switch layer {
      case .icon, .text: true
      default: false
      }
    }
  }
}

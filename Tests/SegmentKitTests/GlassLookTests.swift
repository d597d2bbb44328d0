import SegmentGlass
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

/// One kind of glass in one appearance.
struct GlassKind: Hashable, Sendable, CustomTestStringConvertible {
  let glass: GlassVariant
  let appearance: Appearance

  var testDescription: String { "\(glass.rawValue) \(appearance.rawValue)" }

  static let all = GlassVariant.allCases.flatMap { glass in
    Appearance.allCases.map { GlassKind(glass: glass, appearance: $0) }
  }
}

/// Tinted glass that is a solid dark shape and prominent glass that is not there at all are what
/// recorded pictures of the platform's own glass show.
@Suite("Glass is seen, and seen through")
struct GlassLookTests {
  /// Inside the track, clear of the selection, icons, rim and bezel: the ends of the segments.
  private let bare =
    (34..<48).flatMap { x in (37..<46).map { (x, $0) } }
    + (245..<252).flatMap { x in (37..<46).map { (x, $0) } }

  /// The selected segment clear of icon and label.
  private let platter = (106..<116).flatMap { x in (37..<46).map { (x, $0) } }

  private let stripes = Background.gradient(
    LinearGradient(
      angle: 90, colors: (0..<24).map { Color(bytes: $0 % 2 * 120 + 60, 90, 200 - $0 % 2 * 120) }))

  private func picture(_ kind: GlassKind, over background: Background) throws -> Raster {
    try Control.glass(kind, over: background) {
      $0.segments = $0.segments.map { _ in .init(label: "") }
      $0.sizing = .seed
    }
    .painted()
  }

  @Test("A brighter backdrop makes a brighter track, step by step", arguments: GlassKind.all)
  func showsBrightness(kind: GlassKind) throws {
    // Within the range in which neither appearance adapts.
    let lumas = try stride(from: 90, through: 120, by: 10).map { grey in
      let picture = try picture(kind, over: .color(Color(bytes: grey, grey, grey)))
      return bare.reduce(0) { $0 + picture.luma($1.0, $1.1) } / Double(bare.count)
    }
    #expect(zip(lumas, lumas.dropFirst()).allSatisfy { $1 - $0 > 0.012 }, "\(lumas)")
  }

  @Test("The backdrop's pattern shows through the track", arguments: GlassKind.all)
  func showsPattern(kind: GlassKind) throws {
    let glass = try picture(kind, over: stripes)
    let size = Size(width: Double(glass.width), height: Double(glass.height))
    let layers = stripes.layers(covering: size, scale: 1)
    let backdrop = try Scene(size: size, scale: 1, layers: layers).rasterized()
    let row = (34..<70).map { ($0, 41) }
    #expect(glass.correlation(with: backdrop, at: row) > 0.9)
  }

  @Test("Another backdrop gives another track and another platter", arguments: GlassKind.all)
  func differs(kind: GlassKind) throws {
    let red = try picture(kind, over: .color(Color(bytes: 200, 60, 60)))
    let blue = try picture(kind, over: .color(Color(bytes: 60, 60, 200)))
    for (x, y) in bare + platter {
      let reds = [red, blue].map { Int($0[x, y] >> 16 & 255) }
      let blues = [red, blue].map { Int($0[x, y] & 255) }
      #expect(reds[0] - reds[1] > 8 && blues[1] - blues[0] > 8, "at \(x), \(y)")
    }
  }

  @Test(
    "Nothing is empty, over nothing either",
    arguments: GlassKind.all, [Transparency.normal, .reduced])
  func nothingEmpty(kind: GlassKind, transparency: Transparency) throws {
    let control = Control.glass(kind, over: .none) { $0.traits.transparency = transparency }
    let alone = try control.painted()
    let plain = try control.with { $0.background = .color(.white) }.painted()
    for (x, y) in bare + platter {
      let alpha = alone[x, y] >> 24
      #expect(alpha > 12, "nothing at \(x), \(y)")
      #expect(transparency == .reduced ? alpha == 255 : alpha < 250, "\(alpha) at \(x), \(y)")
    }
    #expect(plain.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(plain.pixels.contains { $0 != 0xFFFF_FFFF })
  }

  @Test("Glass alone is the picture that painting it gives", arguments: GlassKind.all)
  func alone(kind: GlassKind) throws {
    for background in [.none, stripes] {
      let scene = try Control.glass(kind, over: background).composed()
      #expect(scene.wholeGlass != nil)
      var painted = scene
      painted.layers = [.offset(.zero, scene.layers)]
      #expect(painted.wholeGlass == nil)
      #expect(try painted.rasterized() == scene.rasterized())
    }
  }

  @Test("Only what is asked for is glass: a pill's scene holds none")
  func othersLoadNone() throws {
    for look in Look.Name.allCases {
      let scene = try Control.of(["A", "B"]).with { $0.look = look }.composed()
      let hasGlass = scene.allLayers.contains { if case .glass = $0 { true } else { false } }
      #expect(hasGlass == (look == .glass), "\(look)")
    }
  }

  @Test(
    "Reduced transparency hides the pattern, increased contrast shows plain ink and ground",
    arguments: GlassKind.all)
  func accessibility(kind: GlassKind) throws {
    let solid = try Control.glass(kind, over: stripes) { $0.traits.transparency = .reduced }
      .painted()
    let lumas = bare.map { solid.luma($0.0, $0.1) }
    #expect((lumas.max() ?? 1) - (lumas.min() ?? 0) < 0.01)
    let strong = try Control.glass(kind, over: stripes) { $0.traits.contrast = .high }.painted()
    #expect(Set(bare.map { strong[$0.0, $0.1] }).count == 1)
    #expect([0xFF00_0000, 0xFFFF_FFFF].contains(strong[bare[0].0, bare[0].1]))
  }
}

import SegmentGraphics
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Painting only what shows")
struct PaintStepTests {
  /// A scene painted layer by layer, every clip and every hidden shadow left to Cairo.
  private func plain(_ scene: Scene) throws -> Raster {
    var raster = Raster(width: scene.pixelWidth, height: scene.pixelHeight)
    try raster.draw(scale: scene.scale) { canvas throws(DrawingError) in
      for layer in scene.layers { try paint(layer, at: scene.scale, on: canvas) }
    }
    return raster
  }

  private func paint(
    _ layer: Layer, at scale: Double, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    switch layer {
    case .background(let color): canvas.fill(with: color)
    case .fill(let shape, let color): canvas.fill(shape.path, with: color)
    case .border(let shape, let width, let color):
      canvas.fill(shape.ring(width: width), with: color)
    case .shadow(let shape, let shadow):
      let sigma = shadow.blur / 2 * scale
      let path = shape.path.offset(x: 0, y: shadow.y)
      let margin = CoverageMask.blurMargin(sigma: sigma)
      guard let coverage = try CoverageMask(of: path, scale: scale, margin: margin) else { return }
      try canvas.mask(coverage.blurred(sigma: sigma), scale: scale, with: shadow.color)
    case .icon(let icon, let point, let color):
      canvas.fill(icon.outline.offset(x: point.x, y: point.y), with: color)
    case .text(let line, let point, let color):
      canvas.fill(line.outline.offset(x: point.x, y: point.y), with: color)
    case .clip(let shape, let layers):
      try canvas.clipped(to: shape.path) { inner throws(DrawingError) in
        for layer in layers { try paint(layer, at: scale, on: inner) }
      }
    default: Issue.record("a still has no such layer")
    }
  }

  @Test(
    "A still is to the byte what painting every layer whole gives", arguments: commonScales,
    [Look.Name.pill, .outline, .bordered])
  func stills(scale: Double, look: Look.Name) throws {
    let control = Control.of(["Miniatures", "Recipes", "Paints"], scale: scale)
    for selection in 0..<3 {
      for appearance in [Appearance.light, .dark] {
        let scene = try control.with {
          ($0.look, $0.selection, $0.traits.appearance) = (look, selection, appearance)
        }.composed()
        #expect(try scene.rasterized() == plain(scene), "\(selection) \(appearance)")
      }
    }
  }

  @Test("Off the pixel grid, too, a scene is painted as if layer by layer")
  func offGrid() throws {
    let scene = try Control.of(["A", "B"], scale: 2).with { $0.look = .pill }.composed()
    for x in [0.5, 0.3] {
      let moved = Scene(
        size: scene.size, scale: 2, layers: [.offset(Point(x: x, y: 0), scene.layers)])
      var expected = Raster(width: scene.pixelWidth, height: scene.pixelHeight)
      try expected.draw(scale: 2) { canvas throws(DrawingError) in
        try canvas.translated(by: Point(x: x, y: 0)) { inner throws(DrawingError) in
          for layer in scene.layers { try paint(layer, at: 2, on: inner) }
        }
      }
      #expect(try moved.rasterized() == expected)
    }
  }

  @Test("What hides nothing leaves a shadow whole")
  func translucent() throws {
    let shape = Shape(Rect(x: 10, y: 10, width: 40, height: 20), radius: 5)
    let shadow = Layer.shadow(shape, Shadow(color: .black, y: 2, blur: 6))
    let pale = Layer.fill(shape, .white.opacity(0.99))
    #expect([shadow, pale].steps(scale: 2).allSatisfy { $0.hidden == nil })
    let opaque = Layer.fill(shape, .white)
    #expect([shadow, opaque].steps(scale: 2).map(\.hidden?.width) == [30, nil])
    #expect([opaque, shadow].steps(scale: 2).allSatisfy { $0.hidden == nil })
  }
}

import SegmentGraphics
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Shadows")
struct ShadowTests {
  @Test(
    "A wide shape's shadow is the same to the byte as if the whole shape had been blurred",
    arguments: [1, 2.625, 3], [(7.0, 3.0, 8.0), (7, 3, 1), (0, 0, 12), (14, -2, 4.5)])
  func narrowed(scale: Double, numbers: (radius: Double, y: Double, blur: Double)) throws {
    for curve in CornerCurve.allCases {
      for width in [24.0, 136, 144 + 0.25 / scale] {
        let rect = Rect(x: 74, y: 2, width: width, height: 28)
        let shape = Shape(rect, radius: numbers.radius, cornerCurve: curve)
        let shadow = Shadow(color: .black, y: numbers.y, blur: numbers.blur)
        let sigma = numbers.blur / 2 * scale
        var moved = shape
        moved.rect.y += numbers.y
        let whole = try Coverage(
          of: moved.path, scale: scale, margin: Coverage.blurMargin(sigma: sigma) + 1
        )?.blurred(sigma: sigma)
        let narrowed = try shadow.caster(shape).coverage(
          blur: shadow.blur, scale: scale, isMoving: false, stencils: StencilCache())
        #expect(narrowed?.width == whole?.width && narrowed?.column == whole?.column)
        let differences = zip(narrowed?.values ?? [], whole?.values ?? []).map {
          abs(Int($0) - Int($1))
        }
        #expect(differences.max() == 0, "\(curve) \(width)")
      }
    }
  }
}

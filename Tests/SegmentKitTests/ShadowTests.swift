import SegmentPixels
import SegmentGraphics
import SegmentPixels
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
        let whole = try CoverageMask(
          of: moved.path, scale: scale, margin: CoverageMask.blurMargin(sigma: sigma) + 1
        )?.blurred(sigma: sigma)
        let narrowed = try MaskCache(scale: scale).mask(of: shadow, under: shape)
        #expect(narrowed?.width == whole?.width && narrowed?.column == whole?.column)
        let differences = zip(narrowed?.values ?? [], whole?.values ?? []).map {
          abs(Int($0) - Int($1))
        }
        #expect(differences.max() == 0, "\(curve) \(width)")
      }
    }
  }

  @Test(
    "A gliding shape's shadow is the one drawn where it is, to few levels",
    arguments: [1, 2.625, 3], [(7.0, 3.0, 8.0), (7, 3, 1), (0, 0, 12)])
  func gliding(scale: Double, numbers: (radius: Double, y: Double, blur: Double)) throws {
    let (sigma, masks) = (numbers.blur / 2 * scale, MaskCache(scale: scale))
    // Two of rounding; a mean of two quarters of a pixel is off by what a sixteenth makes.
    let limit = sigma >= 2.5 ? 3 : 2 + 4
    for step in 0..<12 {
      let rect = Rect(x: 70 + Double(step) * 0.137, y: 2, width: 136 + Double(step), height: 28)
      let caster = Shape(rect, radius: numbers.radius, cornerCurve: .continuous)
      let made = try #require(try masks.mask(of: caster, blur: numbers.blur, .interpolated))
      let block = CoverageMask(
        column: made.column, row: made.row, width: made.width, height: made.height)
      let exact = try CoverageMask(of: caster.path, scale: scale, in: block).blurred(sigma: sigma)
      let differences = zip(made.values, exact.values).map { abs(Int($0) - Int($1)) }
      let most = differences.max() ?? 0
      #expect(most <= limit, "\(rect.x)")
    }
  }
}

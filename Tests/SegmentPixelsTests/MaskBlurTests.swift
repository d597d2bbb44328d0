import Foundation
import Testing

@testable import SegmentPixels

@Suite("Blur of a mask")
struct MaskBlurTests {
  static let sigmas = [0.5, 1, 1.5, 2, 4, 6, 8, 12, 16, 24]

  private func block(_ size: Int, _ value: (Int, Int) -> Int) -> CoverageMask {
    var coverage = CoverageMask(column: 0, row: 0, width: size, height: size)
    for y in 0..<size { for x in 0..<size { coverage.values[y * size + x] = UInt8(value(x, y)) } }
    return coverage
  }

  /// A rectangle of full coverage with enough empty pixels around it to be blurred.
  private func box(_ side: Int, sigma: Double) -> (coverage: CoverageMask, margin: Int) {
    let margin = CoverageMask.blurMargin(sigma: sigma) + 3
    let inside = margin..<margin + side
    return (
      block(side + 2 * margin) { inside.contains($0) && inside.contains($1) ? 255 : 0 }, margin
    )
  }

  @Test("A constant stays constant away from the edges", arguments: sigmas)
  func constant(sigma: Double) {
    let margin = CoverageMask.blurMargin(sigma: sigma)
    let size = 2 * margin + 9
    for value in [1, 77, 255] {
      let blurred = block(size) { _, _ in value }.blurred(sigma: sigma)
      let inner = (margin..<size - margin).flatMap { y in
        blurred.values[y * size + margin..<(y + 1) * size - margin]
      }
      #expect(Set(inner) == [UInt8(value)])
    }
  }

  @Test("A symmetric shape stays symmetric in both directions and across", arguments: sigmas)
  func symmetric(sigma: Double) {
    let blurred = box(11, sigma: sigma).coverage.blurred(sigma: sigma)
    let size = blurred.width
    func row(_ y: Int) -> [UInt8] { Array(blurred.values[y * size..<(y + 1) * size]) }
    func column(_ x: Int) -> [UInt8] { (0..<size).map { blurred.values[$0 * size + x] } }
    for y in 0..<size {
      #expect(row(y) == row(y).reversed() && row(y) == row(size - 1 - y))
      #expect(zip(row(y), column(y)).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  @Test("The sum is kept to rounding", arguments: sigmas)
  func sumIsKept(sigma: Double) {
    let before = box(40, sigma: sigma).coverage
    let after = before.blurred(sigma: sigma)
    func sum(_ coverage: CoverageMask) -> Int { coverage.values.reduce(0) { $0 + Int($1) } }
    let share = Double(sum(after)) / Double(sum(before))
    #expect(abs(share - 1) < 0.01, "\(share)")
    #expect(after.width == before.width && after.column == before.column)
  }

  @Test("Edges and corners are near the exact Gaussian's", arguments: sigmas)
  func nearGaussian(sigma: Double) {
    let side = Int(8 * sigma) + 8
    let (coverage, margin) = box(side, sigma: sigma)
    let blurred = coverage.blurred(sigma: sigma)
    /// The mean over a pixel of a box blurred by the Gaussian, in one direction.
    func profile(_ pixel: Int) -> Double {
      func integral(_ u: Double) -> Double {
        let z = u / sigma
        return u * (0.5 + erf(z / 2.0.squareRoot()) / 2) + sigma * exp(-z * z / 2)
          / (2 * Double.pi).squareRoot()
      }
      let (left, right) = (Double(margin), Double(margin + side))
      let x = Double(pixel)
      return integral(x + 1 - left) - integral(x - left) - integral(x + 1 - right)
        + integral(x - right)
    }
    let values = (0..<blurred.width).map(profile)
    var (worst, worstAtEdge) = (0.0, 0.0)
    let middle = blurred.height / 2
    for y in 0..<blurred.height {
      for x in 0..<blurred.width {
        let exact = 255 * values[x] * values[y]
        let error = abs(Double(blurred.values[y * blurred.width + x]) - exact)
        worst = max(worst, error)
        if y == middle { worstAtEdge = max(worstAtEdge, error) }
      }
    }
    // Weights are exact but for two roundings; three boxes only come near.
    #expect(worstAtEdge <= (sigma < 2.5 ? 1 : 3), "\(worstAtEdge)")
    #expect(worst <= (sigma < 2.5 ? 1 : 5), "\(worst)")
  }

  @Test("No blur changes nothing")
  func none() {
    let before = block(9) { x, y in (x * 31 + y * 17) % 256 }
    #expect(before.blurred(sigma: 0) == before)
  }
}

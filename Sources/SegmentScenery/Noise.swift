/// Repeatable noise for made-up pictures: integer hashes, smoothed.
package struct Noise: Hashable, Sendable {
  /// The number that makes one noise differ from another.
  package let seed: UInt64

  /// The noise of a seed.
  package init(seed: UInt64) { self.seed = seed }

  /// A number in 0..<1 for a lattice point.
  package func value(_ x: Int, _ y: Int) -> Double {
    var h = seed &+ UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    h ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    h = (h ^ (h >> 30)) &* 0xBF58_476D_1CE4_E5B9
    h = (h ^ (h >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((h ^ (h >> 31)) >> 11) / 9_007_199_254_740_992
  }

  /// A number in a range for an index.
  func value(_ index: Int, in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * value(index, 7_919)
  }

  /// Noise that changes smoothly over one unit.
  func smooth(_ x: Double, _ y: Double) -> Double {
    let (fx, fy) = (x.rounded(.down), y.rounded(.down))
    let (ix, iy) = (Int(fx), Int(fy))
    let (tx, ty) = (Noise.ease(x - fx), Noise.ease(y - fy))
    let top = value(ix, iy) + (value(ix + 1, iy) - value(ix, iy)) * tx
    let bottom = value(ix, iy + 1) + (value(ix + 1, iy + 1) - value(ix, iy + 1)) * tx
    return top + (bottom - top) * ty
  }

  /// Four octaves of smooth noise, 0…1.
  func clouds(_ x: Double, _ y: Double) -> Double {
    var (sum, weight, step) = (0.0, 0.5, 1.0)
    for octave in 0..<4 {
      sum += weight * smooth(x * step + Double(octave) * 17, y * step - Double(octave) * 31)
      weight /= 2
      step *= 2.03
    }
    return sum / 0.9375
  }

  static func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  /// A smooth step from 0 to 1 between two edges.
  static func step(_ from: Double, _ to: Double, _ x: Double) -> Double {
    ease(min(max((x - from) / (to - from), 0), 1))
  }
}

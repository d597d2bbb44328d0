import SegmentKit
import SegmentPixels
import SegmentPrimitives

/// What can be read off pictures of glass.
extension Raster {
  /// A pixel's luma in encoded sRGB, 0…1, as Rec. 709 weighs it.
  func luma(_ x: Int, _ y: Int) -> Double {
    let pixel = self[x, y]
    let shares = [(16, 0.2126), (8, 0.7152), (0, 0.0722)] as [(UInt32, Double)]
    return shares.reduce(0) { $0 + Double(pixel >> $1.0 & 255) / 255 * $1.1 }
  }

  /// How alike two pictures are at some places: Pearson's correlation of their lumas, −1…1.
  func correlation(with other: Raster, at places: [(Int, Int)]) -> Double {
    let pairs = places.map { (luma($0.0, $0.1), other.luma($0.0, $0.1)) }
    let count = Double(pairs.count)
    let mean = pairs.reduce((0.0, 0.0)) { ($0.0 + $1.0 / count, $0.1 + $1.1 / count) }
    let sums = pairs.reduce((0.0, 0.0, 0.0)) { sums, pair in
      let (a, b) = (pair.0 - mean.0, pair.1 - mean.1)
      return (sums.0 + a * b, sums.1 + a * a, sums.2 + b * b)
    }
    return sums.0 / (sums.1 * sums.2).squareRoot()
  }
}

extension Control {
  /// A strip of glass at 1x, with the seed's labels and the second selected.
  static func glass(
    _ variant: GlassKind, over background: Background, _ change: (inout Control) -> Void = { _ in }
  ) -> Control {
    Control.of(["Miniatures", "Recipes", "Paints"], selection: 1, scale: 1).with { control in
      control.look = .glass
      control.glassVariant = variant.glass
      control.traits.appearance = variant.appearance
      control.background = background
      change(&control)
    }
  }
}

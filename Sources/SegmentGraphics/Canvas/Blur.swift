internal import Glibc

/// How one direction of a Gaussian blur is computed.
enum Blur: Equatable, Sendable {
  /// A weighted sum of neighbours, the middle one in the middle.
  case taps([Float])
  /// Means of so many neighbours, an odd number each, one behind the other.
  case boxes([Int])

  /// The quickest way that comes near enough: boxes are whole pixels wide, which is too coarse
  /// for narrow Gaussians.
  init(sigma: Double) {
    guard sigma > 0 else {
      self = .boxes([])
      return
    }
    self = sigma < 2.5 ? .taps(Blur.taps(sigma: sigma)) : .boxes(Blur.boxWidths(sigma: sigma))
  }

  /// How far a pixel spreads, in pixels.
  var reach: Int {
    switch self {
    case .taps(let taps): taps.count / 2
    case .boxes(let boxes): boxes.reduce(0) { $0 + $1 / 2 }
    }
  }

  /// The most pixels summed at once.
  var widest: Int {
    switch self {
    case .taps: 1
    case .boxes(let boxes): boxes.max() ?? 1
    }
  }

  /// The weights that turn the coverage of a straight edge into that of the blurred edge: second
  /// differences of the twofold integral of the Gaussian.
  private static func taps(sigma: Double) -> [Float] {
    func integral(_ x: Double) -> Double {
      let z = x / sigma
      let density = exp(-z * z / 2) / (2 * Double.pi).squareRoot()
      return x * (1 + erf(z / 2.0.squareRoot())) / 2 + sigma * density
    }
    let reach = Int((4 * sigma).rounded(.up))
    let weights = (-reach...reach).map { offset in
      let x = Double(abs(offset))
      return integral(x + 1) - 2 * integral(x) + integral(x - 1)
    }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// Three odd box widths whose variances add up to `sigma²` as nearly as whole numbers allow.
  ///
  /// Source: P. Kovesi, "Fast Almost-Gaussian Filtering", 2010.
  private static func boxWidths(sigma: Double) -> [Int] {
    let variance = sigma * sigma
    let ideal = (4 * variance + 1).squareRoot()
    let lower = Int(((ideal - 1) / 2).rounded(.down)) * 2 + 1
    let l = Double(lower)
    let lowerCount = (12 * variance - 3 * l * l - 12 * l - 9) / (-4 * l - 4)
    return (0..<3).map { Double($0) < lowerCount.rounded() ? lower : lower + 2 }
  }
}

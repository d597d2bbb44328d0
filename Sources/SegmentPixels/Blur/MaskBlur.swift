internal import Glibc

/// How one direction of a mask's Gaussian blur is computed.
///
/// A mask has one channel, is blurred once and kept, and its edges must be the exact Gaussian's to
/// few levels: weights are `Float`, and wide Gaussians are boxes. Pictures have `PictureBlur`.
enum MaskBlur: Equatable, Sendable {
  /// A weighted sum of neighbours, the middle one in the middle.
  case taps([Float])
  /// Means of so many neighbours, an odd number each, one behind the other.
  case boxes([Int])

  /// The quicker of both that comes near enough: boxes are whole pixels wide, which is too coarse
  /// for narrow Gaussians.
  init(sigma: Double) {
    guard sigma > 0 else {
      self = .boxes([])
      return
    }
    self =
      sigma < 2.5 ? .taps(MaskBlur.taps(sigma: sigma)) : .boxes(MaskBlur.boxWidths(sigma: sigma))
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

  /// The finest steps of a level whose sums are whole numbers that a `Float` still holds exactly.
  var steps: Float {
    var steps: Float = 1
    while steps < 2048, 255 * 2 * steps * Float(widest) <= 0x1p24 { steps *= 2 }
    return steps
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

extension CoverageMask {
  /// The empty border, in pixels, that a block needs so that blurring it cuts nothing off.
  public static func blurMargin(sigma: Double) -> Int { MaskBlur(sigma: sigma).reach }

  /// The coverage blurred by a Gaussian of standard deviation `sigma`, in pixels.
  ///
  /// Exact to a level below 2.5 pixels, within 3 levels of 255 at an edge beyond. A pixel's result
  /// depends on the pixels around it alone, not on where the block begins, and is the same on
  /// every machine. What is blurred beyond the block's edge is lost; see `blurMargin(sigma:)`.
  ///
  /// - Parameters:
  ///   - margin: the border of empty pixels that the block gets before, on each side.
  ///   - column: one of the block's columns, which is first repeated `times` times more, so that a
  ///     wide shape costs no more than its ends.
  public func blurred(
    sigma: Double, margin: Int = 0, repeating column: Int = 0, times: Int = 0
  ) -> CoverageMask {
    let blur = MaskBlur(sigma: sigma)
    guard width > 0, height > 0 else { return self }
    guard blur.reach > 0 || margin > 0 else { return repeatingColumn(column, times: times) }
    var plane = BlurPlane(width: width, rows: values, margin: margin, steps: blur.steps)
    plane.blurColumns(blur)
    plane.transpose()
    // Farther from both ends than the blur reaches all columns are the same.
    let needed = min(times, 2 * blur.reach)
    plane.widenRows(margin: margin, repeating: column, times: needed)
    plane.blurColumns(blur)
    var result = CoverageMask(
      column: self.column - margin, row: row - margin, width: plane.height, height: plane.width)
    plane.transpose()
    result.values = plane.levels(steps: blur.steps)
    let middle = margin + column + needed / 2
    return times > needed ? result.repeatingColumn(middle, times: times - needed) : result
  }
}

extension CoverageMask {
  /// The empty border, in pixels, that a block needs so that blurring it cuts nothing off.
  public static func blurMargin(sigma: Double) -> Int { Blur(sigma: sigma).reach }

  /// The coverage blurred by a Gaussian of standard deviation `sigma`, in pixels.
  ///
  /// Exact to a level below 2.5 pixels, within 3 levels of 255 at an edge beyond. A pixel's result
  /// depends on the pixels around it alone, not on where the block begins, and is the same on
  /// every machine. What is blurred beyond the block's edge is lost; see `blurMargin(sigma:)`.
  ///
  /// - Parameters:
  ///   - margin: the border of empty pixels that the block gets before, on each side.
  ///   - column: one of the block's columns, which before stands `times` times more. A wide shape
  ///     costs no more than its ends that way.
  public func blurred(
    sigma: Double, margin: Int = 0, repeating column: Int = 0, times: Int = 0
  ) -> CoverageMask {
    let blur = Blur(sigma: sigma)
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

extension Blur {
  /// The finest steps of a level whose sums are whole numbers that a `Float` still holds exactly.
  fileprivate var steps: Float {
    var steps: Float = 1
    while steps < 2048, 255 * 2 * steps * Float(widest) <= 0x1p24 { steps *= 2 }
    return steps
  }
}

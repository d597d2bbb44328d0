extension Coverage {
  /// The empty border, in pixels, that a block needs so that blurring it cuts nothing off.
  public static func blurMargin(sigma: Double) -> Int { Blur(sigma: sigma).reach }

  /// The coverage blurred by a Gaussian of standard deviation `sigma`, in pixels.
  ///
  /// Exact to a level below 2.5 pixels, within 3 levels of 255 at an edge beyond. A pixel's result
  /// depends on the pixels around it alone, not on where the block begins, and is the same on
  /// every machine. What is blurred beyond the block's edge is lost; see `blurMargin(sigma:)`.
  public func blurred(sigma: Double) -> Coverage {
    let blur = Blur(sigma: sigma)
    guard blur.reach > 0, width > 0, height > 0 else { return self }
    // The finest steps of a level whose sums are whole numbers that a `Float` still holds exactly.
    var steps: Float = 1
    while steps < 2048, 255 * 2 * steps * Float(blur.widest) <= 0x1p24 { steps *= 2 }
    var plane = BlurPlane(width: width, height: height, values: values.map { Float($0) * steps })
    plane.blurColumns(blur)
    plane.transpose()
    plane.blurColumns(blur)
    plane.transpose()
    var result = self
    result.values = plane.values.map { UInt8(min(255, $0 / steps + 0.5)) }
    return result
  }
}

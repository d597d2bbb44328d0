extension Coverage {
  /// The empty border, in pixels, that a block needs so that blurring it cuts nothing off.
  public static func blurMargin(sigma: Double) -> Int {
    boxWidths(sigma: sigma).reduce(0) { $0 + $1 / 2 }
  }

  /// The coverage blurred by a Gaussian of standard deviation `sigma`, in pixels.
  ///
  /// Three box blurs one behind the other, within 3 % of the Gaussian, in integers only: the
  /// result is the same on every machine. What is blurred beyond the block's edge is lost; see
  /// `blurMargin(sigma:)`.
  public func blurred(sigma: Double) -> Coverage {
    let boxes = Coverage.boxWidths(sigma: sigma).filter { $0 > 1 }
    guard !boxes.isEmpty, width > 0, height > 0 else { return self }
    var plane = values.map { UInt32($0) << 8 }
    var line = [UInt32](repeating: 0, count: max(width, height))
    for box in boxes {
      for y in 0..<height {
        Coverage.boxBlur(&plane, from: y * width, stride: 1, count: width, box: box, line: &line)
      }
      for x in 0..<width {
        Coverage.boxBlur(&plane, from: x, stride: width, count: height, box: box, line: &line)
      }
    }
    var result = self
    result.values = plane.map { UInt8(($0 + 128) >> 8) }
    return result
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

  /// Replaces each value of one line by the mean of the `box` values around it.
  private static func boxBlur(
    _ plane: inout [UInt32], from start: Int, stride: Int, count: Int, box: Int,
    line: inout [UInt32]
  ) {
    let reach = box / 2
    for i in 0..<count { line[i] = plane[start + i * stride] }
    var sum: UInt32 = 0
    for i in 0..<min(reach, count) { sum += line[i] }
    for i in 0..<count {
      if i + reach < count { sum += line[i + reach] }
      if i > reach { sum -= line[i - reach - 1] }
      plane[start + i * stride] = (sum + UInt32(reach)) / UInt32(box)
    }
  }
}

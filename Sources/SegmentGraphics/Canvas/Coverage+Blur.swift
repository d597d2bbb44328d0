extension Coverage {
  /// The empty border, in pixels, that a block needs so that blurring it cuts nothing off.
  public static func blurMargin(sigma: Double) -> Int {
    boxWidths(sigma: sigma).reduce(0) { $0 + $1 / 2 }
  }

  /// The coverage blurred by a Gaussian of standard deviation `sigma`, in pixels.
  ///
  /// Three box blurs one behind the other, within 3 % of the Gaussian. Each column is summed in
  /// one fixed order, so the result is the same on every machine. What is blurred beyond the
  /// block's edge is lost; see `blurMargin(sigma:)`.
  public func blurred(sigma: Double) -> Coverage {
    let boxes = Coverage.boxWidths(sigma: sigma).filter { $0 > 1 }
    guard !boxes.isEmpty, width > 0, height > 0 else { return self }
    var plane = Plane(width: width, height: height, values: values.map(Float.init))
    for box in boxes { plane.blurColumns(box: box) }
    plane.transpose()
    for box in boxes { plane.blurColumns(box: box) }
    plane.transpose()
    var result = self
    // Sums of thousands of roundings may end a hair below zero.
    result.values = plane.values.map { UInt8(max(0, $0) + 0.5) }
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
}

/// Numbers in rows, blurred along their columns so that whole rows are added at once.
private struct Plane {
  var width: Int
  var height: Int
  var values: [Float]

  /// Replaces each value by the mean of the `box` values around it in its column.
  mutating func blurColumns(box: Int) {
    let (width, height, reach) = (width, height, box / 2)
    var sums = [Float](repeating: 0, count: width)
    let share = 1 / Float(box)
    unsafe values = [Float](unsafeUninitializedCapacity: width * height) { target, count in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        unsafe values.withUnsafeBufferPointer { source in
          guard let target = target.baseAddress, let sums = sums.baseAddress,
            let source = source.baseAddress
          else { return }
          for y in -reach..<height {
            if y + reach < height { unsafe add(source + (y + reach) * width, 1, to: sums, width) }
            if y > reach { unsafe add(source + (y - reach - 1) * width, -1, to: sums, width) }
            guard y >= 0 else { continue }
            let row = unsafe target + y * width
            for x in 0..<width { unsafe row[x] = sums[x] * share }
          }
        }
      }
      count = width * height
    }
  }

  /// Exchanges rows and columns.
  mutating func transpose() {
    let (columns, rows) = (width, height)
    unsafe values = [Float](unsafeUninitializedCapacity: columns * rows) { target, count in
      unsafe values.withUnsafeBufferPointer { source in
        for x in 0..<columns {
          for y in 0..<rows { unsafe target[x * rows + y] = source[y * columns + x] }
        }
      }
      count = columns * rows
    }
    (width, height) = (rows, columns)
  }
}

/// Adds a row, times 1 or -1, to sums of the same length.
///
/// Plain pointers, because the checks of array indices keep such loops from being vectorised.
private func add(
  _ row: UnsafePointer<Float>, _ sign: Float, to sums: UnsafeMutablePointer<Float>, _ count: Int
) {
  for x in 0..<count { unsafe sums[x] += sign * row[x] }
}

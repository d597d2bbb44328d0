/// Whole numbers in rows, blurred along their columns so that whole rows are added at once.
///
/// They are kept as `Float`, whose arithmetic is vectorised, and stay below 2²⁴, where its sums of
/// whole numbers are exact: so a running sum forgets nothing, however far it has run.
struct BlurPlane {
  private(set) var width: Int
  private(set) var height: Int
  private(set) var values: [Float]
  /// Memory for as many values, so that no pass has to ask for new pages.
  private var spare: [Float] = []

  /// Levels in rows of a width, as whole steps of a level, with so many empty rows above and below.
  init(width: Int, rows levels: [UInt8], margin: Int, steps: Float) {
    self.width = width
    height = levels.count / width + 2 * margin
    values = Array(repeating: 0, count: width * height)
    for (index, level) in levels.enumerated() {
      values[margin * width + index] = Float(level) * steps
    }
  }

  /// The values in levels again, halves rounded up.
  func levels(steps: Float) -> [UInt8] {
    // The last byte of a sum that has no digits left for a fraction is its whole number; half of
    // the finest step comes on top, so that no half is left to be rounded to even.
    let (factor, large) = (1 / steps, 0x1.8p23 as Float)
    let source = values.span
    return unsafe [UInt8](unsafeUninitializedCapacity: source.count) { target, initialized in
      guard let start = target.baseAddress else { return }
      for index in source.indices {
        let sum = unsafe source[unchecked: index] * factor + 0x1p-13 + large
        unsafe start[index] = UInt8(truncatingIfNeeded: sum.bitPattern)
      }
      initialized = source.count
    }
  }

  /// Puts empty rows above and below and lets one row stand so many times more.
  mutating func widenRows(margin: Int, repeating row: Int, times: Int) {
    let border = repeatElement(Float(0), count: margin * width)
    let repeated = values[row * width..<(row + 1) * width]
    var wide: [Float] = []
    wide.reserveCapacity(values.count + 2 * border.count + times * width)
    wide += border
    wide += values[..<(row * width)]
    for _ in 0..<times { wide += repeated }
    wide += values[(row * width)...]
    wide += border
    values = wide
    height += 2 * margin + times
  }

  /// Blurs each column; beyond the first and the last row there is nothing.
  mutating func blurColumns(_ blur: MaskBlur) {
    switch blur {
    case .taps(let taps): weigh(taps)
    case .boxes(let boxes): for box in boxes { average(box) }
    }
  }

  /// Replaces each value by a weighted sum of those around it in its column.
  private mutating func weigh(_ taps: [Float]) {
    let (width, height, reach) = (width, height, taps.count / 2)
    unsafe rewrite { source, target in
      for y in 0..<height {
        let row = unsafe target + y * width
        unsafe row.initialize(repeating: 0, count: width)
        for offset in max(-reach, -y)...min(reach, height - 1 - y) {
          unsafe add(source + (y + offset) * width, taps[offset + reach], to: row, width)
        }
        unsafe round(row, times: 1, to: row, width)
      }
    }
  }

  /// Replaces each value by the mean of the `box` values around it in its column.
  private mutating func average(_ box: Int) {
    let (width, height, reach) = (width, height, box / 2)
    var sums = [Float](repeating: 0, count: width)
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress else { return }
      unsafe rewrite { source, target in
        for y in -reach..<height {
          if y + reach < height { unsafe add(source + (y + reach) * width, 1, to: sums, width) }
          if y > reach { unsafe add(source + (y - reach - 1) * width, -1, to: sums, width) }
          guard y >= 0 else { continue }
          unsafe round(sums, times: 1 / Float(box), to: target + y * width, width)
        }
      }
    }
  }

  /// Exchanges rows and columns, by squares of four where they fit.
  mutating func transpose() {
    let (columns, rows) = (width, height)
    unsafe rewrite { source, target in
      for y in stride(from: 0, to: rows, by: 4) {
        for x in stride(from: 0, to: columns, by: 4) {
          let (from, to) = unsafe (source + y * columns + x, target + x * rows + y)
          if y + 4 <= rows, x + 4 <= columns {
            unsafe transposeSquare(from, columns, to: to, rows)
          } else {
            for row in 0..<min(4, rows - y) {
              for column in 0..<min(4, columns - x) {
                unsafe to[column * rows + row] = from[row * columns + column]
              }
            }
          }
        }
      }
    }
    (width, height) = (rows, columns)
  }

  /// Writes all values anew from the old ones.
  private mutating func rewrite(
    _ body: (UnsafePointer<Float>, UnsafeMutablePointer<Float>) -> Void
  ) {
    if spare.count != values.count { spare = values }
    unsafe spare.withUnsafeMutableBufferPointer { target in
      unsafe values.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        unsafe body(source, target)
      }
    }
    swap(&values, &spare)
  }
}

/// Adds a row, times a weight, to sums of the same length.
///
/// Plain pointers, because the checks of array indices keep such loops from being vectorised.
private func add(
  _ row: UnsafePointer<Float>, _ weight: Float, to sums: UnsafeMutablePointer<Float>, _ count: Int
) {
  for x in 0..<count { unsafe sums[x] += weight * row[x] }
}

/// Writes values times a factor, rounded to whole numbers.
///
/// Below 2²² a `Float` has no digits left for a fraction once 1.5 · 2²³ is added; unlike a call to
/// round, that is vectorised on every machine.
private func round(
  _ values: UnsafePointer<Float>, times factor: Float, to target: UnsafeMutablePointer<Float>,
  _ count: Int
) {
  let large: Float = 0x1.8p23
  for x in 0..<count { unsafe target[x] = (values[x] * factor + large) - large }
}

/// Exchanges the rows and columns of a square of four, in rows of given lengths.
private func transposeSquare(
  _ source: UnsafePointer<Float>, _ width: Int, to target: UnsafeMutablePointer<Float>,
  _ height: Int
) {
  func row(_ y: Int) -> SIMD4<Float> {
    unsafe UnsafeRawPointer(source + y * width).loadUnaligned(as: SIMD4<Float>.self)
  }
  let (even, odd) = (
    SIMD8(lowHalf: row(0), highHalf: row(2)), SIMD8(lowHalf: row(1), highHalf: row(3))
  )
  func store(_ column: SIMD4<Float>, _ x: Int) {
    unsafe UnsafeMutableRawPointer(target + x * height).storeBytes(
      of: column, as: SIMD4<Float>.self)
  }
  for x in 0..<4 {
    store(SIMD4(even[x], odd[x], even[x + 4], odd[x + 4]), x)
  }
}

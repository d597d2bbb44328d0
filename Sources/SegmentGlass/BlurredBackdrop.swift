internal import SegmentPixels
internal import SegmentPrimitives

/// What lies under a glass surface, blurred and at a fraction of the resolution.
struct BlurredBackdrop: Equatable, Sendable {
  /// The pixels of the backdrop in each direction that make one pixel here: 1, 2 or 4.
  let factor: Int
  /// The backdrop's column at which the first pixel here begins.
  let column: Int
  /// The backdrop's row at which the first pixel here begins.
  let row: Int
  /// The blurred picture; one pixel more on each side than the surface covers.
  private(set) var picture: Raster

  /// Blurs the part of a backdrop under a surface; past its edges the backdrop repeats its last
  /// pixels.
  /// - Parameter deviation: the Gaussian's standard deviation in pixels.
  init(_ backdrop: Raster, columns: Range<Int>, rows: Range<Int>, deviation: Double) {
    factor = deviation < 1 ? 1 : deviation <= 3 ? 2 : 4
    let kernel = BlurKernel(deviation: BlurredBackdrop.remainder(of: deviation, factor: factor))
    // The grid starts at the surface, not at the picture, so that both can move together.
    column = columns.lowerBound - factor
    row = rows.lowerBound - factor
    let width = (columns.count + factor - 1) / factor + 2
    let height = (rows.count + factor - 1) / factor + 2
    let small = backdrop.reduced(
      by: factor, column: column - kernel.radius * factor,
      row: row - kernel.radius * factor,
      width: width + 2 * kernel.radius, height: height + 2 * kernel.radius)
    picture = small.blurred(by: kernel, width: width, height: height)
  }

  /// Takes one colour for everything.
  init(uniform pixel: UInt32, columns: Range<Int>, rows: Range<Int>) {
    factor = 4
    column = columns.lowerBound - factor
    row = rows.lowerBound - factor
    picture = Raster(
      width: (columns.count + 3) / 4 + 2, height: (rows.count + 3) / 4 + 2, fill: pixel)
  }

  /// The deviation, in reduced pixels, that is still to be blurred after averaging over `factor`
  /// pixels and before interpolating between the averages; both blur, and variances add up.
  private static func remainder(of deviation: Double, factor: Int) -> Double {
    let f = Double(factor)
    let reduction = factor == 1 ? 0 : (f * f - 1) / 12 + f * f / 6
    return max(0, deviation * deviation - reduction).squareRoot() / f
  }

  /// The same backdrop with each pixel toned.
  func toned(_ kernel: ToneKernel) -> BlurredBackdrop {
    var result = self
    var pixels = result.picture.pixels.mutableSpan
    kernel.apply(to: &pixels)
    return result
  }
}

extension Raster {
  /// Averages squares of `factor` pixels from a column and a row on, both possibly outside, where
  /// the edge pixels repeat.
  fileprivate func reduced(
    by factor: Int, column: Int, row: Int, width: Int, height: Int
  ) -> Raster {
    var result = Raster(width: width, height: height)
    var target = result.pixels.mutableSpan
    let source = pixels.span
    let columns = (0..<width * factor).map { min(max(column + $0, 0), self.width - 1) }
    let shift = UInt64(factor.trailingZeroBitCount * 2)
    for y in 0..<height {
      let lines = (0..<factor).map {
        min(max(row + y * factor + $0, 0), self.height - 1) * self.width
      }
      for x in 0..<width {
        let square = columns[x * factor..<(x + 1) * factor]
        var sum = Lanes(0)
        for line in lines {
          for column in square { sum = sum &+ Lanes(source[line + column]) }
        }
        target[y * width + x] = factor == 1 ? sum.pixel : sum.halved(times: shift).pixel
      }
    }
    return result
  }

  /// Blurs along rows, then along columns; the kernel's radius is cut off on each side.
  fileprivate func blurred(by kernel: BlurKernel, width: Int, height: Int) -> Raster {
    var narrow = Raster(width: width, height: self.height)
    var rows = narrow.pixels.mutableSpan
    for y in 0..<self.height {
      kernel.blur(
        pixels.span, from: y * self.width + kernel.radius, stride: 1, into: &rows,
        y * width..<(y + 1) * width)
    }
    var result = Raster(width: width, height: height)
    var target = result.pixels.mutableSpan
    kernel.blur(
      narrow.pixels.span, from: kernel.radius * width, stride: width, into: &target,
      0..<width * height)
    return result
  }
}

internal import SegmentPixels
internal import SegmentPrimitives

/// What lies under a glass surface, blurred and at a fraction of the resolution.
struct BlurredBackdrop: Equatable, Sendable {
  /// The pixels of the backdrop in each direction that make one pixel here: 1, 2 or 4.
  private let factor: Int
  /// The backdrop's column at which the first pixel here begins.
  private let column: Int
  /// The backdrop's row at which the first pixel here begins.
  private let row: Int
  /// The blurred picture; one pixel more on each side than the surface covers.
  private(set) var picture: Raster

  /// Blurs the part of a backdrop under a surface; past its edges the backdrop repeats its last
  /// pixels.
  /// - Parameter deviation: the Gaussian's standard deviation in pixels.
  init(_ backdrop: Raster, columns: Range<Int>, rows: Range<Int>, deviation: Double) {
    let factor = deviation < 1 ? 1 : deviation <= 3 ? 2 : 4
    self.init(uniform: 0, columns: columns, rows: rows, factor: factor)
    let blur = PictureBlur(deviation: BlurredBackdrop.remainder(of: deviation, factor: factor))
    let small = backdrop.reduced(
      by: factor, column: column - blur.reach * factor, row: row - blur.reach * factor,
      width: picture.width + 2 * blur.reach, height: picture.height + 2 * blur.reach)
    picture = small.blurred(by: blur)
  }

  /// Takes one colour for everything.
  init(uniform pixel: UInt32, columns: Range<Int>, rows: Range<Int>, factor: Int = 4) {
    self.factor = factor
    // The grid starts at the surface, not at the picture, so that both can move together.
    column = columns.lowerBound - factor
    row = rows.lowerBound - factor
    picture = Raster(
      width: (columns.count + factor - 1) / factor + 2,
      height: (rows.count + factor - 1) / factor + 2, fill: pixel)
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

  /// Where the centre of a backdrop's row, moved by 1/64 pixels, lies in the blurred picture.
  @inline(__always)
  func position(row: Int, shift: Int32) -> Interpolation {
    position(row - self.row, shift, count: picture.height)
  }

  /// Where the centre of a backdrop's column, moved by 1/64 pixels, lies in the blurred picture.
  @inline(__always)
  func position(column: Int, shift: Int32) -> Interpolation {
    position(column - self.column, shift, count: picture.width)
  }

  @inline(__always)
  private func position(_ offset: Int, _ shift: Int32, count: Int) -> Interpolation {
    Interpolation(
      64 * offset + 32 + Int(shift) - 32 * factor, bits: 6 + factor.trailingZeroBitCount,
      count: count)
  }

  /// The picture at full resolution along its rows, for a range of backdrop columns.
  func widened(to columns: Range<Int>) -> Raster {
    picture.resampled(at: columns.map { position(column: $0, shift: 0) })
  }
}

/// The integer weights of a picture's Gaussian blur; they sum to 256, so that a constant stays what
/// it is.
///
/// A picture has four channels, blurred in their own bytes and reduced before where the blur is
/// wide. `MaskBlur`'s exact but slower weights would show no difference here, but other bytes.
package struct PictureBlur: Hashable, Sendable {
  /// The weights from the centre outward; the others mirror them.
  let weights: [UInt16]

  /// The weights on each side of the centre: how far a pixel spreads, in pixels.
  package var reach: Int { weights.count - 1 }

  /// Makes the weights for a standard deviation in pixels; 0 or less blurs nothing.
  ///
  /// Weights that round to nothing are left out, and the centre takes up what rounding leaves over.
  package init(deviation: Double) {
    guard deviation > 0 else {
      weights = [256]
      return
    }
    let raw = PictureBlur.samples(deviation)
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    var sides = raw.dropFirst().map { UInt16(($0 / sum * 256).rounded()) }
    while sides.last == 0 { sides.removeLast() }
    weights = [256 - 2 * sides.reduce(0, +)] + sides
  }

  /// The bell curve at whole pixels from the centre outward.
  ///
  /// So narrow a bell that its samples would miss its variance becomes three weights that have it.
  private static func samples(_ deviation: Double) -> [Double] {
    let variance = deviation * deviation
    if variance < 0.4 { return [1 - variance, variance / 2] }
    return (0...Int((3.2 * deviation).rounded(.up))).map { bell(Double($0) / deviation) }
  }

  /// `exp(−x²/2)` from multiplications alone, which are the same on every machine.
  static func bell(_ x: Double) -> Double {
    let t = x * x / 2 / 256
    var result = 1 / (1 + t * (1 + t / 2 * (1 + t / 3 * (1 + t / 4))))
    for _ in 0..<8 { result *= result }
    return result
  }

  /// Fills a range with blurred pixels of a picture.
  ///
  /// The range's pixel `i` is centred on pixel `first + i` of the source; its neighbours lie `stride`
  /// apart: 1 blurs along a row, the picture's width along a column.
  fileprivate func blur(
    _ source: Span<UInt32>, from first: Int, stride: Int, into pixels: inout MutableSpan<UInt32>,
    _ range: Range<Int>
  ) {
    var index = 0
    while index + 8 <= range.count {
      let blurred = eight(of: source, at: first + index, stride: stride)
      pixels.store(blurred, at: range.lowerBound + index)
      index += 8
    }
    while index < range.count {
      pixels[range.lowerBound + index] = pixel(of: source, at: first + index, stride: stride)
      index += 1
    }
  }

  @inline(__always)
  private func eight(of source: Span<UInt32>, at centre: Int, stride: Int) -> PixelLanes {
    let (low, half) = (PixelLanes.lowBytes, PixelLanes(repeating: 0x80))
    let pixels: PixelLanes = source.eight(at: centre)
    var even = (pixels & low) &* weights[0] &+ half
    var odd = (pixels &>> 8) &* weights[0] &+ half
    for offset in 1..<weights.count {
      let before: PixelLanes = source.eight(at: centre - offset * stride)
      let after: PixelLanes = source.eight(at: centre + offset * stride)
      even &+= ((before & low) &+ (after & low)) &* weights[offset]
      odd &+= ((before &>> 8) &+ (after &>> 8)) &* weights[offset]
    }
    return even &>> 8 | odd & ~low
  }

  private func pixel(of source: Span<UInt32>, at centre: Int, stride: Int) -> UInt32 {
    var sum = WidePixel(source[centre]) &* weights[0]
    for offset in 1..<weights.count {
      let before = WidePixel(source[centre - offset * stride])
      sum = sum &+ (before &+ WidePixel(source[centre + offset * stride])) &* weights[offset]
    }
    return sum.halved(times: 8).pixel
  }
}

extension Raster {
  /// Averages squares of `factor` pixels from a column and a row on, both possibly outside, where
  /// the edge pixels repeat.
  /// - Precondition: the factor is a power of two.
  package func reduced(
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
        var sum = WidePixel(0)
        for line in lines {
          for column in square { sum = sum &+ WidePixel(source[line + column]) }
        }
        target[y * width + x] = factor == 1 ? sum.pixel : sum.halved(times: shift).pixel
      }
    }
    return result
  }

  /// Blurs along rows, then along columns; the blur's reach is cut off on each side.
  package func blurred(by blur: PictureBlur) -> Raster {
    let (width, height) = (width - 2 * blur.reach, height - 2 * blur.reach)
    var narrow = Raster(width: width, height: self.height)
    var rows = narrow.pixels.mutableSpan
    for y in 0..<self.height {
      blur.blur(
        pixels.span, from: y * self.width + blur.reach, stride: 1, into: &rows,
        y * width..<(y + 1) * width)
    }
    var result = Raster(width: width, height: height)
    var target = result.pixels.mutableSpan
    blur.blur(
      narrow.pixels.span, from: blur.reach * width, stride: width, into: &target,
      0..<width * height)
    return result
  }
}

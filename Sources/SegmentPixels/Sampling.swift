/// A position between two neighbouring pixels of a row or a column.
@usableFromInline package struct Interpolation: Hashable {
  /// The first of the two.
  @usableFromInline var index: Int
  /// The weight of the second, 0…256.
  @usableFromInline var weight: Int

  /// A position in pixels/2^`bits` from the first pixel's centre; past the first and the last of
  /// `count` pixels these repeat.
  @inlinable @inline(__always)
  package init(_ position: Int, bits: Int, count: Int) {
    let floor = position >> bits
    if floor < 0 {
      (index, weight) = (0, 0)
    } else if floor >= count - 1 {
      (index, weight) = (max(count - 2, 0), count > 1 ? 256 : 0)
    } else {
      index = floor
      weight = ((position - floor << bits) << 8) >> bits
    }
  }
}

extension Raster {
  /// The pixel at a position, interpolated along its two rows first, then between them.
  /// - Parameter pixels: the picture's own, lent once for many calls.
  @inlinable @inline(__always)
  package func pixel(_ x: Interpolation, _ y: Interpolation, in pixels: Span<UInt32>) -> UInt32 {
    let first = y.index * width + x.index
    let (right, below) = (width > 1 ? 1 : 0, height > 1 ? width : 0)
    let top = WidePixel(pixels[first])
      .mixed(with: WidePixel(pixels[first + right]), weight: x.weight)
    let bottom = WidePixel(pixels[first + below])
      .mixed(with: WidePixel(pixels[first + below + right]), weight: x.weight)
    return top.mixed(with: bottom, weight: y.weight).pixel
  }

  /// Part of a row at a position between two rows.
  package func row(_ y: Interpolation, columns: Range<Int>) -> [UInt32] {
    let first = y.index * width + columns.lowerBound
    let second = height > 1 ? first + width : first
    var result = Array(pixels[first..<first + columns.count])
    var target = result.mutableSpan
    target.mix(
      in: 0..<columns.count, with: pixels.span.extracting(second..<second + columns.count),
      weight: y.weight)
    return result
  }

  /// The picture with other columns, each at a position between two of its own.
  /// - Precondition: the picture has two columns or more.
  package func resampled(at columns: [Interpolation]) -> Raster {
    var result = Raster(width: columns.count, height: height)
    var target = result.pixels.mutableSpan
    let source = pixels.span
    for (x, column) in columns.enumerated() {
      for y in 0..<height {
        let index = y * width + column.index
        let first = WidePixel(source[index])
        target[y * columns.count + x] =
          first.mixed(with: WidePixel(source[index + 1]), weight: column.weight).pixel
      }
    }
    return result
  }
}

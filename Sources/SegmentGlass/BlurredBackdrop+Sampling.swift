internal import SegmentPixels
internal import SegmentPrimitives

extension BlurredBackdrop {
  /// The place of a backdrop row's centre, moved by 1/64 pixels.
  @inline(__always)
  func place(row: Int, shift: Int) -> Interpolation {
    place(row - self.row, shift: shift, count: picture.height)
  }

  /// The place of a backdrop column's centre, moved by 1/64 pixels.
  @inline(__always)
  func place(column: Int, shift: Int) -> Interpolation {
    place(column - self.column, shift: shift, count: picture.width)
  }

  @inline(__always)
  private func place(_ offset: Int, shift: Int, count: Int) -> Interpolation {
    Interpolation(
      64 * offset + 32 + shift - 32 * factor, bits: 6 + factor.trailingZeroBitCount, count: count)
  }

  /// The pixel at a place, first along its two rows, then between them.
  @inline(__always)
  func pixel(_ x: Interpolation, _ y: Interpolation, _ pixels: Span<UInt32>) -> UInt32 {
    let first = y.index * picture.width + x.index
    let second = first + picture.width
    let top = Lanes(pixels[first]).mixed(with: Lanes(pixels[first + 1]), weight: x.weight)
    let bottom = Lanes(pixels[second]).mixed(with: Lanes(pixels[second + 1]), weight: x.weight)
    return top.mixed(with: bottom, weight: y.weight).pixel
  }

  /// The picture stretched to full resolution along its rows, for a run of backdrop columns.
  func widened(to columns: Range<Int>) -> Raster {
    var result = Raster(width: columns.count, height: picture.height)
    var target = result.pixels.mutableSpan
    let source = picture.pixels.span
    for (x, column) in columns.enumerated() {
      let place = place(column: column, shift: 0)
      for y in 0..<picture.height {
        let index = y * picture.width + place.index
        target[y * columns.count + x] =
          Lanes(source[index]).mixed(with: Lanes(source[index + 1]), weight: place.weight).pixel
      }
    }
    return result
  }
}

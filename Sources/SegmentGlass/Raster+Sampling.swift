internal import SegmentPixels
internal import SegmentPrimitives

extension Raster {
  /// The pixel at a column and a row moved by 1/64 pixels, between its neighbours; past the edges
  /// the last pixels repeat.
  @inline(__always)
  func sample(_ x: Int, _ y: Int, _ shift: Displacement, _ pixels: Span<UInt32>) -> Lanes {
    let across = Interpolation(64 * x + Int(shift.x), bits: 6, count: width)
    let down = Interpolation(64 * y + Int(shift.y), bits: 6, count: height)
    let first = down.index * width + across.index
    let (right, below) = (width > 1 ? 1 : 0, height > 1 ? width : 0)
    let top = Lanes(pixels[first]).mixed(with: Lanes(pixels[first + right]), weight: across.weight)
    let bottom = Lanes(pixels[first + below]).mixed(
      with: Lanes(pixels[first + below + right]), weight: across.weight)
    return top.mixed(with: bottom, weight: down.weight)
  }

  /// Part of a row moved vertically by 1/64 pixels, between its neighbours.
  func row(_ y: Int, shift: Int32, columns: Range<Int>) -> [UInt32] {
    let down = Interpolation(64 * y + Int(shift), bits: 6, count: height)
    let first = down.index * width + columns.lowerBound
    let second = height > 1 ? first + width : first
    let source = pixels.span
    var result = [UInt32](repeating: 0, count: columns.count)
    var target = result.mutableSpan
    target.mean(
      in: 0..<columns.count, of: source.extracting(first..<first + columns.count),
      and: source.extracting(second..<second + columns.count), weight: down.weight)
    return result
  }
}

internal import SegmentPrimitives

extension ShadowMap {
  /// The columns of a raster that the shadow of a capsule reaches.
  func columns(around capsule: CapsuleGeometry) -> Range<Int> {
    capsule.columns.lowerBound - reach..<capsule.columns.upperBound + reach
  }

  /// The rows of a raster that the shadow of a capsule reaches.
  func rows(around capsule: CapsuleGeometry) -> Range<Int> {
    capsule.rows.lowerBound + rows.lowerBound..<capsule.rows.lowerBound + rows.upperBound
  }

  /// Darkens a picture around a capsule that the map was made for.
  func draw(around capsule: CapsuleGeometry, on raster: inout Raster) {
    let (width, height) = (raster.width, raster.height)
    var pixels = raster.pixels.mutableSpan
    for y in rows(around: capsule).clamped(to: 0..<height) {
      draw(row: y, around: capsule, on: &pixels, y * width..<(y + 1) * width)
    }
  }

  /// Darkens one row of a picture, which lies at a run of its pixels.
  func draw(
    row y: Int, around capsule: CapsuleGeometry, on pixels: inout MutableSpan<UInt32>,
    _ line: Range<Int>
  ) {
    let first = (y - capsule.rows.lowerBound - rows.lowerBound) * columnCount
    let reached = columns(around: capsule)
    let ends = columnCount - 1
    let bytes = levels.span
    for index in 0..<ends {
      let level = bytes[first + index]
      let left = line.lowerBound + reached.lowerBound + index
      let right = line.lowerBound + reached.upperBound - 1 - index
      if level == 0 || left > right { continue }
      if line.contains(left) { pixels[left] = pixels[left].mixed(with: .opaqueBlack, by: level) }
      if left != right && line.contains(right) {
        pixels[right] = pixels[right].mixed(with: .opaqueBlack, by: level)
      }
    }
    let start = reached.lowerBound + ends
    let middle = (start..<max(start, reached.upperBound - ends)).clamped(to: 0..<line.count)
    pixels.mix(
      in: line.lowerBound + middle.lowerBound..<line.lowerBound + middle.upperBound,
      with: .opaqueBlack, by: bytes[first + ends])
  }
}

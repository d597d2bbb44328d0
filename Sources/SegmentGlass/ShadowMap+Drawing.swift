internal import SegmentPixels
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
    let (reached, bytes, ends) = (columns(around: capsule), levels.span, columnCount - 1)
    let start = reached.lowerBound + ends
    let middle = start..<max(start, reached.upperBound - ends)
    for x in (reached.lowerBound..<start).clamped(to: 0..<line.count) {
      let level = bytes[first + x - reached.lowerBound]
      pixels.mix(at: line.lowerBound + x, with: .opaqueBlack, by: level)
    }
    pixels.mix(
      in: middle.clamped(to: 0..<line.count).moved(by: line), with: .opaqueBlack,
      by: bytes[first + ends])
    for x in (middle.upperBound..<reached.upperBound).clamped(to: 0..<line.count) {
      let level = bytes[first + reached.upperBound - 1 - x]
      pixels.mix(at: line.lowerBound + x, with: .opaqueBlack, by: level)
    }
  }
}

internal import SegmentPrimitives

/// A capsule placed on the pixel grid, in exact integers.
///
/// The centre lies on a half and each edge on a quarter of a pixel. So both ends, and both halves of
/// an end, are mirror images bit for bit, and a map needs one quarter only.
struct CapsuleGeometry: Hashable, Sendable {
  /// The pixel columns the capsule touches.
  let columns: Range<Int>
  /// The pixel rows the capsule touches.
  let rows: Range<Int>
  /// What maps depend on: everything but position and length.
  let corner: CapsuleCorner

  /// Snaps a rectangle in points to the grid; sizes below half a pixel become half a pixel.
  init(_ rect: Rect, scale: Double) {
    let x = SnappedSpan(centre: rect.midX * scale, extent: rect.width * scale)
    let y = SnappedSpan(centre: rect.midY * scale, extent: rect.height * scale)
    columns = x.pixels
    rows = y.pixels
    corner = CapsuleCorner(
      radius: min(x.half, y.half), phaseX: x.phase, phaseY: y.phase,
      columns: (x.pixels.count + 1) / 2, rows: (y.pixels.count + 1) / 2, scale: scale)
  }

  /// The columns in the straight middle, where everything depends on the row alone.
  var middle: Range<Int> {
    let first = columns.lowerBound + corner.curvedColumns
    return first..<max(first, columns.upperBound - corner.curvedColumns)
  }

  /// The columns of the left or the right end; one right in the middle belongs to the left.
  func end(isRight: Bool) -> Range<Int> {
    isRight
      ? middle.upperBound..<columns.upperBound : columns.lowerBound..<middle.lowerBound
  }

  /// The column of a quarter's map that a column of the left or the right end falls on.
  @inline(__always)
  func quarterColumn(_ column: Int, isRight: Bool) -> Int {
    isRight ? columns.upperBound - 1 - column : column - columns.lowerBound
  }

  /// The quarter's row that a row of the raster falls on, and whether it is mirrored.
  func quarterRow(_ row: Int) -> (index: Int, mirrored: Bool) {
    let (down, up) = (row - rows.lowerBound, rows.upperBound - 1 - row)
    return (min(down, up, corner.rowCount - 1), up < down)
  }
}

/// One direction of a capsule, snapped: lengths in eighths of a pixel.
private struct SnappedSpan {
  let half: Int
  let pixels: Range<Int>
  /// The distance from the first touched pixel's edge to the outline, 0, 2, 4 or 6.
  let phase: Int

  init(centre: Double, extent: Double) {
    let middle = 4 * Int((2 * centre).rounded())
    half = max(2, 2 * Int((2 * extent).rounded()))
    let first = (middle - half) >> 3
    phase = (middle - half) - first * 8
    pixels = first..<((middle + half + 7) >> 3)
  }
}

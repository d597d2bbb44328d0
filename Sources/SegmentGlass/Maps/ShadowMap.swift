internal import SegmentPixels
internal import SegmentPrimitives

/// A capsule's shadow as bytes: the left end with its surroundings, and a column for the middle.
struct ShadowMap: Equatable, Sendable {
  /// The columns of a raster that the shadow reaches.
  let columns: Range<Int>
  /// The rows of a raster that the shadow reaches.
  let rows: Range<Int>
  /// The columns of the left end; the last one stands for the straight middle.
  private let columnCount: Int
  /// The opacities, row after row.
  private let levels: [UInt8]

  /// Computes the shadow around a capsule.
  init(_ shadow: GlassShadow, around capsule: CapsuleGeometry) {
    let (corner, scale) = (capsule.corner, capsule.corner.scale)
    let reach = max(shadow.reach, 1)
    let side = Int((reach * scale).rounded(.up)) + 1
    let above = max(Int(((reach - shadow.drop) * scale).rounded(.up)) + 1, 0)
    let below = Int(((reach + shadow.drop) * scale).rounded(.up)) + 1
    columns = capsule.columns.lowerBound - side..<capsule.columns.upperBound + side
    rows = capsule.rows.lowerBound - above..<capsule.rows.upperBound + below
    columnCount = side + corner.columnCount
    levels = ShadowMap.levels(
      shadow, corner, columns: -side..<corner.columnCount,
      -above..<capsule.rows.count + below, height: capsule.rows.count)
  }

  private static func levels(
    _ shadow: GlassShadow, _ corner: CapsuleCorner, columns: Range<Int>, _ rows: Range<Int>,
    height: Int
  ) -> [UInt8] {
    let (radius, straight) = (corner.radiusInPoints, corner.straight(height: height))
    let offsets = columns.map { corner.offsetX($0) }
    // As far from an end's centre there is no shadow, however wrong the last bits of a sum are.
    let limit = radius + max(shadow.reach, 1) + 0.001
    var levels = [UInt8](repeating: 0, count: rows.count * columns.count)
    for (index, row) in rows.enumerated() {
      let up = corner.offsetY(row) + straight
      let (plain, moved) = (abs(up) - straight, abs(up + shadow.drop) - straight)
      let near = max(min(plain, moved), 0)
      let farthest = max(limit * limit - near * near, 0).squareRoot()
      for (column, x) in offsets.enumerated() where x <= farthest {
        let distance = OutlineDistance.signed(x, plain, radius: radius)
        // More than a pixel inside, as all further columns are, the surface covers its own shadow.
        if distance * corner.scale <= -1 { break }
        let dropped = OutlineDistance.signed(x, moved, radius: radius)
        let opacity = shadow.opacity(distance: distance, dropped: dropped)
        levels[index * columns.count + column] = UInt8(fraction: opacity)
      }
    }
    return levels
  }

  /// Darkens a picture around the capsule.
  func draw(on raster: inout Raster) {
    let (width, height) = (raster.width, raster.height)
    var pixels = raster.pixels.mutableSpan
    for y in rows.clamped(to: 0..<height) {
      draw(row: y, on: &pixels, y * width..<(y + 1) * width)
    }
  }

  /// Darkens one row of a picture, which lies at a range of the pixels.
  func draw(row y: Int, on pixels: inout MutableSpan<UInt32>, _ line: Range<Int>) {
    let first = (y - rows.lowerBound) * columnCount
    let (bytes, ends) = (levels.span, columnCount - 1)
    let start = columns.lowerBound + ends
    let middle = start..<max(start, columns.upperBound - ends)
    for x in (columns.lowerBound..<start).clamped(to: 0..<line.count) {
      let level = bytes[first + x - columns.lowerBound]
      pixels.mix(at: line.lowerBound + x, with: .opaqueBlack, by: level)
    }
    pixels.mix(
      in: middle.clamped(to: 0..<line.count).moved(by: line.lowerBound), with: .opaqueBlack,
      by: bytes[first + ends])
    for x in (middle.upperBound..<columns.upperBound).clamped(to: 0..<line.count) {
      let level = bytes[first + columns.upperBound - 1 - x]
      pixels.mix(at: line.lowerBound + x, with: .opaqueBlack, by: level)
    }
  }
}

/// The shadow that a capsule's upper edge throws inside: its left end, and a column for the middle.
struct InsetShadowMap: Equatable, Sendable {
  private let columnCount: Int
  private let levels: [UInt8]

  /// Computes the shadow in a capsule.
  init(_ shadow: GlassShadow, in capsule: CapsuleGeometry) {
    let (corner, height) = (capsule.corner, capsule.rows.count)
    columnCount = corner.columnCount
    let (radius, straight) = (corner.radiusInPoints, corner.straight(height: height))
    levels = (0..<height).flatMap { row in
      let moved = abs(corner.offsetY(row) + straight + shadow.drop) - straight
      return (0..<corner.columnCount).map { column in
        let distance = OutlineDistance.signed(corner.offsetX(column), moved, radius: radius)
        return UInt8(fraction: shadow.opacity * GlassShadow.falloff(distance / shadow.blur))
      }
    }
  }

  /// The opacity in a row of the capsule and a column of its left end.
  @inline(__always)
  subscript(row: Int, column: Int) -> UInt8 { levels[row * columnCount + column] }
}

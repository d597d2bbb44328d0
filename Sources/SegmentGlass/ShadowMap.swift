/// A capsule's shadow as bytes: the left end with its surroundings, and a column for the middle.
struct ShadowMap: Equatable, Sendable {
  /// The columns left of the capsule's first pixel that the shadow reaches.
  let reach: Int
  /// The columns of the left end, from `reach` left of the capsule on; the last one stands for the
  /// straight middle.
  let columnCount: Int
  /// The rows, counted from the capsule's first pixel row.
  let rows: Range<Int>
  /// The opacities, row after row.
  let levels: [UInt8]

  /// Computes the shadow around a corner; `height` is the capsule's in pixel rows.
  init(_ shadow: Shadow, around corner: CapsuleCorner, height: Int) {
    let scale = corner.scale
    let side = Int((max(shadow.reach, 1) * scale).rounded(.up)) + 1
    let above = Int(((max(shadow.reach, 1) - shadow.drop) * scale).rounded(.up)) + 1
    let below = Int(((max(shadow.reach, 1) + shadow.drop) * scale).rounded(.up)) + 1
    reach = side
    columnCount = side + corner.columnCount
    rows = -max(above, 0)..<height + below
    levels = ShadowMap.levels(shadow, corner, columns: -side..<corner.columnCount, rows, height)
  }

  private static func levels(
    _ shadow: Shadow, _ corner: CapsuleCorner, columns: Range<Int>, _ rows: Range<Int>,
    _ height: Int
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
        let share = shadow.strength(distance: distance, dropped: dropped)
        levels[index * columns.count + column] = UInt8(share: share)
      }
    }
    return levels
  }
}

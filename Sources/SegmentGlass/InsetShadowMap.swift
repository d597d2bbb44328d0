/// The shadow that a capsule's upper edge throws inside: its left end, and a column for the middle.
struct InsetShadowMap: Equatable, Sendable {
  private let columnCount: Int
  private let levels: [UInt8]

  /// Computes the shadow in a corner's capsule, which is `height` pixel rows high.
  init(_ shadow: Shadow, in corner: CapsuleCorner, height: Int) {
    columnCount = corner.columnCount
    let (radius, straight) = (corner.radiusInPoints, corner.straight(height: height))
    levels = (0..<height).flatMap { row in
      let moved = abs(corner.offsetY(row) + straight + shadow.drop) - straight
      return (0..<corner.columnCount).map { column in
        let distance = OutlineDistance.signed(corner.offsetX(column), moved, radius: radius)
        return UInt8(share: shadow.opacity * Shadow.falloff(distance / shadow.blur))
      }
    }
  }

  /// The opacity in a row of the capsule and a column of its left end.
  @inline(__always)
  subscript(row: Int, column: Int) -> UInt8 { levels[row * columnCount + column] }
}

/// The shape of a capsule's top left quarter around the pixel grid, whatever its position and length.
///
/// Two capsules with equal corners have equal maps.
struct CapsuleCorner: Hashable, Sendable {
  /// The end's radius in eighths of a pixel.
  let radius: Int
  /// The distance from the quarter's first pixel column to the outline, in eighths of a pixel.
  let phaseX: Int
  /// The distance from the quarter's first pixel row to the outline, in eighths of a pixel.
  let phaseY: Int
  /// The pixel columns left of the straight part.
  let curvedColumns: Int
  /// The columns of a quarter's map: the curved ones, and one for the whole straight part.
  let columnCount: Int
  /// The rows of a quarter's map; the last stands for all rows down to the middle.
  let rowCount: Int
  /// Pixels a point.
  let scale: Double

  init(radius: Int, phaseX: Int, phaseY: Int, columns: Int, rows: Int, scale: Double) {
    self.radius = radius
    self.phaseX = phaseX
    self.phaseY = phaseY
    curvedColumns = min(columns, (radius + phaseX + 3) >> 3)
    columnCount = curvedColumns + 1
    rowCount = min(rows, ((radius + phaseY + 3) >> 3) + 1)
    self.scale = scale
  }

  /// The radius in points.
  var radiusInPoints: Double { Double(radius) / (8 * scale) }

  /// How far a column's pixel centres lie left of the end's centre, in points.
  func offsetX(_ column: Int) -> Double {
    Double(radius + phaseX - 8 * column - 4) / (8 * scale)
  }

  /// How far a row's pixel centres lie above the end's centre, in points.
  func offsetY(_ row: Int) -> Double {
    Double(radius + phaseY - 8 * row - 4) / (8 * scale)
  }

  /// How far the end's centre lies above the capsule's middle, in points, for a capsule of some
  /// pixel rows; 0 unless it is higher than wide.
  func straight(height: Int) -> Double {
    Double(4 * height - phaseY - radius) / (8 * scale)
  }

  /// A value for each pixel of the quarter's map, row after row.
  func map<Value>(_ transform: (OutlineDistance) -> Value) -> [Value] {
    (0..<rowCount).flatMap { row in
      (0..<columnCount).map { transform(distance(offsetX($0), offsetY(row))) }
    }
  }

  /// The signed distance in points and the outward normal at offsets from the end's centre.
  func distance(_ x: Double, _ y: Double) -> OutlineDistance {
    OutlineDistance(x, y, radius: radiusInPoints)
  }
}

/// One vector of a displacement map: how far from a pixel its colour is taken, in 1/64 pixels,
/// toward the right and the bottom.
struct Displacement: Hashable, Sendable {
  /// The horizontal part.
  let x: Int32
  /// The vertical part.
  let y: Int32

  /// No shift.
  static let zero = Displacement(x: 0, y: 0)

  /// Makes a shift of its parts.
  init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  /// Rounds a shift in points along an outline's outward normal.
  init(_ shift: Double, along outline: OutlineDistance, scale: Double) {
    x = Displacement.nearest(shift * outline.normalX * scale * 64)
    y = Displacement.nearest(shift * outline.normalY * scale * 64)
  }

  /// Rounds half away from zero, so that mirror images stay mirror images.
  private static func nearest(_ value: Double) -> Int32 {
    Int32(value < 0 ? value - 0.5 : value + 0.5)
  }

  /// The shift as another quarter of the capsule has it.
  @inline(__always)
  func inQuarter(_ quarter: Quarter) -> Displacement {
    Displacement(x: quarter.isRight ? -x : x, y: quarter.isBottom ? -y : y)
  }

  /// The sum of two shifts.
  @inline(__always)
  static func + (a: Displacement, b: Displacement) -> Displacement {
    Displacement(x: a.x &+ b.x, y: a.y &+ b.y)
  }

  /// The difference of two shifts.
  @inline(__always)
  static func - (a: Displacement, b: Displacement) -> Displacement {
    Displacement(x: a.x &- b.x, y: a.y &- b.y)
  }
}

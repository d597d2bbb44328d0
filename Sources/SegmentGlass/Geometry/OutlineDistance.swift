/// Where a point lies relative to a capsule's outline.
struct OutlineDistance: Hashable, Sendable {
  /// The signed distance in points, negative inside.
  let signed: Double
  /// The outward normal's horizontal part; zero on the capsule's axis, where there is no normal.
  let normalX: Double
  /// The outward normal's vertical part; zero on the capsule's axis.
  let normalY: Double

  /// The depth below the outline, in points.
  var depth: Double { -signed }

  /// Measures from offsets toward the top left of the end's centre, negative beyond it.
  init(_ x: Double, _ y: Double, radius: Double) {
    let (outX, outY) = (max(x, 0), max(y, 0))
    let length = (outX * outX + outY * outY).squareRoot()
    signed = OutlineDistance.signed(x, y, radius: radius)
    normalX = length > 0 ? -outX / length : 0
    normalY = length > 0 ? -outY / length : 0
  }

  /// The same point in the quarter beside, where the normal leans to the other side.
  var flipped: OutlineDistance {
    OutlineDistance(signed: signed, normalX: -normalX, normalY: normalY)
  }

  private init(signed: Double, normalX: Double, normalY: Double) {
    self.signed = signed
    self.normalX = normalX
    self.normalY = normalY
  }

  /// The signed distance alone.
  @inline(__always)
  static func signed(_ x: Double, _ y: Double, radius: Double) -> Double {
    let (outX, outY) = (max(x, 0), max(y, 0))
    return (outX * outX + outY * outY).squareRoot() + min(max(x, y), 0) - radius
  }

  /// How much of a pixel lies inside the outline, 0…1.
  func coverage(scale: Double) -> Double {
    min(max(0.5 - signed * scale, 0), 1)
  }
}

/// One of the four quarters of a capsule, all made from the map of the top left one.
struct Quarter: Hashable, Sendable {
  /// Whether it is one of the right ones.
  let isRight: Bool
  /// Whether it is one of the lower ones.
  let isBottom: Bool

  /// Whether light along the diagonal from the top left meets it head-on, as it does the top left
  /// and the bottom right.
  var facesLight: Bool { isRight == isBottom }
}

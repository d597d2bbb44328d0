/// The soft black shadow of a capsule, and the fine dark line where it touches the backdrop.
struct GlassShadow: Hashable, Sendable {
  /// How far the soft shadow is moved down, in points.
  var drop: Double
  /// The blur's standard deviation in points.
  var blur: Double
  /// The opacity deep inside the soft shadow, 0…1.
  var opacity: Double
  /// The opacity of the line along the outline, 0…1.
  var contact: Double

  /// The small shadow of a platter.
  static func platter(_ opacity: Double) -> GlassShadow {
    GlassShadow(drop: 1.5, blur: 3, opacity: opacity, contact: 0)
  }

  /// How far the soft shadow reaches beyond the outline before it is moved, in points.
  var reach: Double { 2.4 * blur }

  /// A blurred edge's coverage, where z is the depth below the edge in standard deviations: a
  /// smooth step as wide as the Gaussian's own integral looks.
  static func falloff(_ z: Double) -> Double {
    let t = min(max(0.5 + z / 4.8, 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// The shadow's opacity where the outline lies at a signed distance in points, and the moved
  /// outline at another.
  func opacity(distance: Double, dropped: Double) -> Double {
    let line = contact * min(max(1 - max(distance, 0), 0), 1)
    return 1 - (1 - opacity * GlassShadow.falloff(-dropped / blur)) * (1 - line)
  }

  /// The shadow with a fraction of its strength.
  func weakened(to fraction: Double) -> GlassShadow {
    GlassShadow(drop: drop, blur: blur, opacity: opacity * fraction, contact: contact * fraction)
  }
}

/// The cubic Bézier of a timing curve, from (0, 0) to (1, 1); its abscissas never run backwards.
struct CubicBezier: Hashable, Sendable {
  /// The abscissa of the first control point, 0…1.
  let x1: Double
  /// The ordinate of the first control point.
  let y1: Double
  /// The abscissa of the second control point, 0…1.
  let x2: Double
  /// The ordinate of the second control point.
  let y2: Double

  /// The ordinate where the curve has an abscissa in 0…1.
  func ordinate(at x: Double) -> Double {
    CubicBezier.value(y1, y2, at: parameter(at: x))
  }

  /// The curve's parameter at an abscissa: Newton, kept inside a shrinking bracket so that it also
  /// ends where the curve stands still (x′ = 0).
  private func parameter(at x: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<100 {
      let miss = CubicBezier.value(x1, x2, at: t) - x
      if miss == 0 { return t }
      if miss < 0 { low = t } else { high = t }
      let newton = t - miss / CubicBezier.slope(x1, x2, at: t)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if abs(next - t) <= t * 0x1p-52 { return next }
      t = next
    }
    return t
  }

  /// A Bézier with the ends 0 and 1 and two controls.
  private static func value(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let (a, b) = (1 + 3 * (p1 - p2), 3 * (p2 - 2 * p1))
    return ((a * t + b) * t + 3 * p1) * t
  }

  /// The derivative of `value` by the parameter.
  private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let (a, b) = (1 + 3 * (p1 - p2), 3 * (p2 - 2 * p1))
    return (3 * a * t + 2 * b) * t + 3 * p1
  }
}

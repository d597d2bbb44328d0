/// Every number that makes one surface of glass look as it does; lengths in points.
struct GlassStyle: Hashable, Sendable {
  /// How the bezel shifts the backdrop inward.
  var bezel: BezelProfile
  /// The standard deviation of the blur.
  var blur: Double
  /// How the blurred backdrop is coloured.
  var tone: Tone
  /// The brightness of the interior as a fraction of that at the outline.
  var hold: Double
  /// The specular rim.
  var rim: Rim
  /// The shadow outside.
  var shadow: GlassShadow
  /// The selection's fill.
  var platter: Tone
  /// The selection's shadow, inside the track.
  var platterShadow: GlassShadow
  /// The ink on the selection and on the rest.
  var inks: GlassInks

  /// The style of a track whose shorter side is `side` points.
  ///
  /// Sizes and tones are fitted to published measurements of the platform's material.
  static func track(
    _ variant: GlassVariant, _ appearance: GlassAppearance, side: Double
  ) -> GlassStyle {
    switch (variant, appearance) {
    case (.regular, .light): regularLight(side)
    case (.regular, .dark): regularDark(side)
    case (.clear, _): clear(side, appearance)
    }
  }

  private static func regularBezel(_ side: Double) -> BezelProfile {
    BezelProfile(amount: min(0.5 * side, 60), width: min(0.25 * side, 20))
  }

  /// Larger surfaces look thicker: from 4/3 pt at 48 pt to 4 pt at 160 pt.
  private static func regularBlur(_ side: Double) -> Double {
    1.333 + 2.667 * min(max((side - 48) / 112, 0), 1)
  }

  private static func regularLight(_ side: Double) -> GlassStyle {
    GlassStyle(
      bezel: regularBezel(side), blur: regularBlur(side),
      tone: Tone(white: 1.03, black: 0.24, saturation: 1.35).then(Tone(fill: 1, opacity: 0.34)),
      hold: 0.965, rim: .light, shadow: GlassShadow(drop: 4, blur: 8, opacity: 0.11, contact: 0.05),
      platter: Tone(fill: 1, opacity: 0.62), platterShadow: .platter(0.10), inks: .dark)
  }

  private static func regularDark(_ side: Double) -> GlassStyle {
    GlassStyle(
      bezel: regularBezel(side), blur: regularBlur(side),
      tone: Tone(white: 0.70, black: 0.13, saturation: 1.50).then(Tone(fill: 0, opacity: 0.28)),
      hold: 1, rim: .dark, shadow: GlassShadow(drop: 4, blur: 8, opacity: 0.22, contact: 0.10),
      platter: Tone(fill: 1, opacity: 0.20), platterShadow: .platter(0.18), inks: .light)
  }

  /// Clear glass has one tone, under white ink; where that would be illegible it takes black ink,
  /// which the light appearance stands for here.
  private static func clear(_ side: Double, _ appearance: GlassAppearance) -> GlassStyle {
    let dim = Tone(fill: 0, opacity: 0.35)
    return GlassStyle(
      bezel: BezelProfile(amount: min(0.65 * side, 60), width: min(0.36 * side, 20)), blur: 0.667,
      tone: dim.then(Tone(white: 1.15, black: 0.075, saturation: 1.06)),
      hold: 1, rim: .light, shadow: GlassShadow(drop: 4, blur: 8, opacity: 0.10, contact: 0.05),
      platter: Tone(fill: 1, opacity: 0.22), platterShadow: .platter(0.10),
      inks: appearance == .light ? .clearDark : .clear)
  }
}

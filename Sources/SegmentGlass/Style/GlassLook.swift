internal import SegmentPixels
internal import SegmentPrimitives

/// How a surface looks once it is known what lies under it: every decision before drawing.
struct GlassLook: Equatable, Sendable {
  /// The appearance that the glass took on.
  var appearance: GlassAppearance
  /// Its numbers, adapted so that ink is legible.
  var style: GlassStyle
  /// The one colour of a solid body; `nil` for glass.
  var solid: Color?
  /// The one colour of a solid body's platter; `nil` for glass.
  var solidPlatter: Color?
  /// What keeps ink legible on a lens.
  var legibility: Legibility

  /// The look of glass over a backdrop's part that is blurred for it.
  init(_ style: GlassStyle, appearance: GlassAppearance, over backdrop: Raster) {
    self.appearance = appearance
    self.style = style
    legibility = Legibility(style, over: backdrop)
    self.style.platter = legibility.platter(style.platter)
  }

  /// The look of a solid surface.
  init(solid surface: GlassSurface, side: Double, mean: Color?) {
    appearance = surface.appearance
    style = .track(.regular, appearance, side: side)
    style.bezel = .none
    style.hold = 1
    style.tone = .identity
    let isLight = appearance == .light
    if surface.solidity == .increasedContrast {
      solid = isLight ? .white : .black
      style.rim = .border(isLight ? 0 : 1, width: 1, opacity: 1)
      solidPlatter = GlassLook.grey(isLight ? 0.82 : 0.26)
      style.inks = style.inks.opaque
    } else {
      let base = isLight ? GlassLook.lightBase : GlassLook.darkBase
      solid = mean.map { base.mixed(with: $0, by: 0.06) } ?? base
      style.rim = .border(isLight ? 0 : 1, width: 1 / surface.scale, opacity: 0.16)
      solidPlatter = isLight ? .white : Color(red: 0.39, green: 0.39, blue: 0.40)
    }
    legibility = Legibility(style, over: Raster(width: 0, height: 0))
  }

  private static func grey(_ value: Double) -> Color {
    Color(red: value, green: value, blue: value)
  }

  private static let lightBase = Color(red: 0.94, green: 0.94, blue: 0.95)
  private static let darkBase = Color(red: 0.17, green: 0.17, blue: 0.18)
}

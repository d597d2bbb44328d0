public import SegmentPrimitives

/// The two kinds of glass.
public enum GlassVariant: String, CaseIterable, Hashable, Sendable {
  /// Blurs and tones what lies under it until ink is legible on it.
  case regular
  /// Stays more transparent and dims what lies under it.
  case clear
}

/// Whether a surface is toned for dark or for light ink.
public enum GlassAppearance: String, CaseIterable, Hashable, Sendable {
  /// A light surface with dark ink.
  case light
  /// A dark surface with light ink.
  case dark
}

/// What makes glass solid for those who ask for it.
public enum GlassSolidity: String, CaseIterable, Hashable, Sendable {
  /// Glass as it is.
  case translucent
  /// Reduced transparency: a body of one colour that hints at the backdrop's mean.
  case reducedTransparency
  /// Increased contrast: a white or black body with an opposite border; wins over reduced
  /// transparency.
  case increasedContrast
}

/// A segmented control's track as a surface of glass: what to draw, before any pixel is known.
public struct GlassSurface: Hashable, Sendable {
  /// The capsule, in points from the raster's top left corner.
  public var track: Rect
  /// Pixels a point, above 0.
  public var scale: Double
  /// The kind of glass.
  public var variant: GlassVariant
  /// The appearance that is asked for; regular glass may adapt it to the backdrop.
  public var appearance: GlassAppearance
  /// Whether the glass is solid for accessibility.
  public var solidity: GlassSolidity

  /// Makes a surface.
  public init(
    track: Rect, scale: Double, variant: GlassVariant = .regular,
    appearance: GlassAppearance = .light, solidity: GlassSolidity = .translucent
  ) {
    self.track = track
    self.scale = scale
    self.variant = variant
    self.appearance = appearance
    self.solidity = solidity
  }

  /// How far outside the track its shadow, and the shadow of a lens lifted inside it, can reach, in
  /// points: a lens stands out by 10 to the sides, its shadow reaches 14.4 farther.
  public static let reach = 25.0
}

/// What marks the selected segments in one frame.
public enum GlassSelection: Hashable, Sendable {
  /// Platters at rest, in points; none where nothing is selected.
  case platters([Rect])
  /// Two platters, the first fading out as the second fades in; for reduced motion. The
  /// fraction of the second is 0…1.
  case crossFade(from: Rect, to: Rect, fraction: Double)
  /// The platter's rectangle in points, lifted into a lens by 0…1; 0 is the platter at rest. Solid
  /// glass has no lens and shows the platter.
  case lens(Rect, lift: Double)

  /// Nothing is selected.
  public static let none = GlassSelection.platters([])

  /// One platter at rest, in points.
  public static func platter(_ rect: Rect) -> GlassSelection { .platters([rect]) }
}

/// The colours of labels and icons on glass.
public struct GlassInks: Hashable, Sendable {
  /// The ink on the selected segment.
  public let selected: Color
  /// The ink on the other segments.
  public let normal: Color

  /// Ink of one colour with two opacities.
  init(_ color: Color, selected: Double, normal: Double) {
    self.selected = color.opacity(selected)
    self.normal = color.opacity(normal)
  }

  /// The ink on light regular glass.
  static let dark = GlassInks(.black, selected: 0.96, normal: 0.74)
  /// The ink on dark regular glass.
  static let light = GlassInks(.white, selected: 0.98, normal: 0.80)
  /// The ink on clear glass.
  static let clear = GlassInks(.white, selected: 0.96, normal: 0.74)
  /// The ink on clear glass over bright content.
  static let clearDark = GlassInks(.black, selected: 0.96, normal: 0.74)

  /// The same colours at full strength, as increased contrast wants them.
  var opaque: GlassInks { GlassInks(selected.opacity(1 / selected.alpha), selected: 1, normal: 1) }
}

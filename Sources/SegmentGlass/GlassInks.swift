public import SegmentPrimitives

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

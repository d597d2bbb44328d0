import SegmentPrimitives

/// The numbers all drawings share.
///
/// Drawings are made in design units: a unit is a point when the icon is set at 14 pt, and grows
/// with the point size. The origin is the middle of the box, at half the cap height of the text.
enum IconMetrics {
  /// The point size at which a design unit is a point.
  static let designPointSize = 14.0
  /// The height of every box in design units: the tallest drawing and a little air.
  static let boxHeight = 16.0
  /// The cap height of the platform's text as a share of the point size, which symbol templates are
  /// drawn for: 70.459 units at 100 pt.
  static let capHeight = 0.70459
  /// The air left and right of the ink in design units.
  ///
  /// Source: `star.fill` at 14 pt semibold measures 18.315 pt margin to margin and 15.523 pt ink.
  static let sideMargin = 1.396

  /// The thickness of a stroke in design units.
  ///
  /// Semibold goes with 13 pt medium text; the steps keep to the distances between the weights of
  /// the platform's symbols, and none but the neighbours regular–medium share a width at 2x.
  static func stroke(_ weight: Weight) -> Double {
    switch weight {
    case .ultraLight: 0.42
    case .thin: 0.65
    case .light: 0.95
    case .regular: 1.2
    case .medium: 1.42
    case .semibold: 1.65
    case .bold: 1.9
    case .heavy: 2.2
    case .black: 2.6
    }
  }

  /// How far an outer edge moves outward from its position at semibold, in design units.
  ///
  /// Source: `star.fill` grows from 15.2 to 16.2 units between regular and black.
  static func growth(stroke: Double) -> Double {
    0.36 * (stroke - 1.65)
  }
}

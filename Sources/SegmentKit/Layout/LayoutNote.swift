public import SegmentPrimitives

/// Something that is right as drawn but perhaps not as meant.
public enum LayoutNote: Hashable, Sendable {
  /// Characters that no font has; boxes stand for them.
  case missingCharacters([Unicode.Scalar], label: String, index: Int, locale: String?)
  /// A label that is cut or shrunk; nothing of it may be left.
  case overflow(label: String, index: Int, points: Double, isLegible: Bool = true)
  /// Ink, as of a script font's letters, that takes up most of its segment's padding, in points.
  case inkInPadding(label: String, index: Int, points: Double, padding: Double)
  /// An icon that is wider than its segment and cut.
  case iconTooWide(index: Int, points: Double)
  /// A symbol template without a variant, and the one drawn in its place.
  case nearestVariant(index: Int, wanted: String, drawn: String)
  /// A badge that is wider than its segment and reaches beyond it.
  case badgeTooWide(index: Int, points: Double)
  /// The control had to be higher than its look says, so that no ink is cut.
  case heightGrown(from: Double, to: Double)
  /// A fallback font without the weight that was asked for.
  case fallbackWeight(family: String, requested: Int, found: Int, label: String)
  /// A label or icon too close in lightness to what lies behind it.
  case lowContrast(Ink, label: String, ratio: Double, required: Double)
  /// A segment too small for a finger, in points.
  case smallTarget(label: String, size: Size)
  /// What was done so that the control has the width it was given, in points.
  case adapted(WidthAdaptation, width: Double)

  /// What of a segment is drawn in one colour.
  public enum Ink: String, Hashable, Sendable {
    /// The text.
    case label
    /// The icon.
    case icon
    /// The badge's text, or a dot.
    case badge
  }

  /// Whether something may be amiss; otherwise the note says what was done as it was asked for.
  public var isWarning: Bool {
    switch self {
    case .adapted, .nearestVariant: false
    default: true
    }
  }
}

extension LayoutNote: CustomStringConvertible {
  /// One line: what, where, by how much.
  public var description: String {
    switch self {
    case .missingCharacters(let scalars, let label, let index, let locale):
      "label \(index) \"\(label.printable)\"\(locale.map { " (\($0))" } ?? ""): no font has "
        + scalars.map(\.codePoint).joined(separator: ", ")
    case .overflow(let label, let index, let points, let isLegible):
      "label \(index) \"\(label.printable)\" is \(Text.number(points, decimals: 2)) pt too wide "
        + "for its segment" + (isLegible ? "" : ": nothing is left to read")
    case .inkInPadding(let label, let index, let points, let padding):
      "the ink of label \(index) \"\(label.printable)\" reaches \(Text.number(points, decimals: 2)) pt "
        + "into its padding of \(Text.number(padding, decimals: 2)) pt"
    case .iconTooWide(let index, let points):
      "icon \(index) is \(Text.number(points, decimals: 2)) pt too wide for its segment"
    case .nearestVariant(let index, let wanted, let drawn):
      "icon \(index) has no \(wanted), nor masters to make it of; its \(drawn) is drawn"
    case .badgeTooWide(let index, let points):
      "badge \(index) is \(Text.number(points, decimals: 2)) pt too wide for its segment"
    case .heightGrown(let old, let new):
      "the control is \(Text.number(new)) pt high instead of \(Text.number(old)), "
        + "so that no ink is cut"
    case .fallbackWeight(let family, let requested, let found, let label):
      "label \"\(label.printable)\": \(family) has no weight \(requested) and shows \(found)"
    case .lowContrast(let ink, let label, let ratio, let required):
      "\(ink.rawValue)\(LayoutNote.name(label)) has a contrast of \(Text.number(floored(ratio))):1 to what "
        + "is behind it; \(Text.number(required)):1 is needed"
    case .smallTarget(let label, let size):
      "segment\(LayoutNote.name(label)) is \(Text.number(size.width, decimals: 2)) × "
        + "\(Text.number(size.height, decimals: 2)) pt; a finger needs 44 × 44"
    case .adapted(let adaptation, let width):
      "\(adaptation), so that the control is \(Text.number(width, decimals: 2)) pt wide"
    }
  }

  /// A label as it stands behind what it belongs to; nothing for an empty one.
  private static func name(_ label: String) -> String {
    label.isEmpty ? "" : " \"\(label.printable)\""
  }
}

internal import SegmentPrimitives

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

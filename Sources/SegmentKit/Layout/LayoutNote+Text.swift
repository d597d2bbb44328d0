internal import SegmentPrimitives

extension LayoutNote: CustomStringConvertible {
  /// One line: what, where, by how much.
  public var description: String {
    switch self {
    case .missingCharacters(let scalars, let label, let index, let locale):
      "label \(index) \"\(label.printable)\"\(locale.map { " (\($0))" } ?? ""): no font has "
        + scalars.map(\.codePoint).joined(separator: ", ")
    case .overflow(let label, let index, let points):
      "label \(index) \"\(label.printable)\" is \(Text.number(points, places: 2)) pt too wide "
        + "for its segment"
    case .iconTooWide(let index, let points):
      "icon \(index) is \(Text.number(points, places: 2)) pt too wide for its segment"
    case .heightGrown(let old, let new):
      "the control is \(Text.number(new)) pt high instead of \(Text.number(old)), "
        + "so that no ink is cut"
    case .fallbackWeight(let family, let requested, let found, let label):
      "label \"\(label.printable)\": \(family) has no weight \(requested) and shows \(found)"
    }
  }
}

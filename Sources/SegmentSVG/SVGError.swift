internal import SegmentPrimitives

/// Why bytes do not become a drawing.
public enum SVGError: Error, Hashable, Sendable {
  /// It is not XML; the reason is expat's.
  case malformed(reason: String, line: Int)
  /// The outermost element is not `svg`.
  case notSVG(root: String)
  /// More than a limit allows: bytes, elements, or elements inside each other.
  case tooMuch(of: String, limit: Int)
  /// Nothing in it is drawn, or its box has no area.
  case empty
  /// Its box is too wide or too high for an icon.
  case elongated
  /// It is a symbol template that cannot be used; the words follow "a symbol template that".
  case template(problem: String)
  /// It uses what is not read here; a full renderer may draw it.
  case unsupported(feature: String)
}

extension SVGError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .malformed(let reason, let line):
      "line \(line) is not XML: \(reason.printable); export the file again"
    case .notSVG(let root):
      "it is no SVG: its outermost element is <\(root.printable)>; give an SVG file"
    case .tooMuch(let what, let limit):
      "it has more than \(limit) \(what); give a simpler drawing"
    case .empty: "it draws nothing; give a file with a shape and a size"
    case .elongated:
      "its box is more than 100 times as long one way as the other; give it a viewBox around "
        + "what it draws"
    case .template(let problem): "it is a symbol template that \(problem.printable)"
    case .unsupported(let feature):
      "it has \(feature.printable), which is no plain shape; convert it to outlines"
    }
  }
}

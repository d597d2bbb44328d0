internal import SegmentPixels
internal import SegmentGraphics
internal import SegmentPrimitives

extension Scene: CustomStringConvertible {
  /// The scene as text, a layer a line, lengths in points to a thousandth: what tests compare
  /// before they compare pixels.
  public var description: String {
    let head =
      "scene \(Text.number(size.width)) × \(Text.number(size.height)) at \(Text.number(scale))x"
    return ([head] + layers.flatMap { $0.lines(indent: "  ") }).joined(separator: "\n") + "\n"
  }
}

extension Layer {
  /// The layer as text without those in it.
  var firstLine: String { lines(indent: "").first ?? "" }

  fileprivate func lines(indent: String) -> [String] {
    switch self {
    case .background(let color): ["\(indent)background \(color.text)"]
    case .image(let raster, let frame):
      ["\(indent)image \(raster.width)×\(raster.height) in \(frame.text)"]
    case .gradient(let gradient, let frame):
      [
        "\(indent)gradient \(Text.number(gradient.angle))° "
          + gradient.colors.map(\.text).joined(separator: ", ") + " in \(frame.text)"
      ]
    case .fill(let shape, let color): ["\(indent)fill \(shape.text) \(color.text)"]
    case .border(let shape, let width, let color):
      ["\(indent)border \(shape.text) width \(Text.number(width)) \(color.text)"]
    case .shadow(let shape, let shadow):
      [
        "\(indent)shadow \(shape.text) y \(Text.number(shadow.y)) "
          + "blur \(Text.number(shadow.blur)) \(shadow.color.text)"
      ]
    case .icon(let icon, let point, let color):
      ["\(indent)icon \(icon.name) \(icon.size.text) at \(point.text) \(color.text)"]
    case .text(let line, let point, let color):
      [
        "\(indent)text \"\(line.text)\"\(line.isTruncated ? " truncated" : "") "
          + "\(Text.number(line.width)) wide at \(point.text) \(color.text)"
      ]
    case .searchableText(let text, let frame):
      ["\(indent)searchable text \"\(text)\" in \(frame.text)"]
    case .clip(let shape, let layers):
      ["\(indent)clip \(shape.text)"] + layers.flatMap { $0.lines(indent: indent + "  ") }
    case .excluding(let rect, let layers):
      ["\(indent)excluding \(rect.text)"] + layers.flatMap { $0.lines(indent: indent + "  ") }
    case .mask(let mask, let color):
      [
        "\(indent)mask \(mask.width)×\(mask.height) pixels at (\(mask.column), \(mask.row)) "
          + color.text
      ]
    case .glass(let layer):
      ["\(indent)\(layer.summary)"] + layer.ink.flatMap { $0.lines(indent: indent + "  ") }
    case .offset(let vector, let layers):
      ["\(indent)offset \(vector.text)"] + layers.flatMap { $0.lines(indent: indent + "  ") }
    case .stroke(let path, let width, let color):
      [
        "\(indent)stroke \(path.elements.count) elements in "
          + "\((path.bounds ?? .zero).text) width \(Text.number(width)) \(color.text)"
      ]
    case .dissolve(let old, let new, let share):
      ["\(indent)dissolve"] + old.flatMap { $0.lines(indent: indent + "  ") }
        + ["\(indent)by \(Text.number(share)) into"]
        + new.flatMap { $0.lines(indent: indent + "  ") }
    case .group(let opacity, let layers):
      ["\(indent)group at \(Text.number(opacity))"]
        + layers.flatMap { $0.lines(indent: indent + "  ") }
    }
  }
}

extension Point {
  fileprivate var text: String { "(\(Text.number(x)), \(Text.number(y)))" }
}

extension Size {
  fileprivate var text: String { "\(Text.number(width)) × \(Text.number(height))" }
}

extension Rect {
  var text: String { "[\(origin.text) \(size.text)]" }
}

extension Shape {
  fileprivate var text: String {
    radius > 0 ? "\(rect.text) radius \(Text.number(radius)) \(cornerCurve.rawValue)" : rect.text
  }
}

extension Color {
  /// `#RRGGBB`, and the opacity where it is not 1.
  fileprivate var text: String {
    let opaque = Color(red: red, green: green, blue: blue).hex
    return alpha < 1 ? "\(opaque) at \(Text.number(alpha))" : opaque
  }
}

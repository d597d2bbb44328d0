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
  var firstLine: String {
    switch self {
    case .background(let color): "background \(color.text)"
    case .image(let raster, let frame): "image \(raster.width)×\(raster.height) in \(frame.text)"
    case .gradient(let gradient, let frame):
      "gradient \(Text.number(gradient.angle))° "
        + gradient.colors.map(\.text).joined(separator: ", ") + " in \(frame.text)"
    case .fill(let shape, let color): "fill \(shape.text) \(color.text)"
    case .border(let shape, let width, let color):
      "border \(shape.text) width \(Text.number(width)) \(color.text)"
    case .shadow(let shape, let shadow):
      "shadow \(shape.text) y \(Text.number(shadow.y)) "
        + "blur \(Text.number(shadow.blur)) \(shadow.color.text)"
    case .icon(let icon, let point, let color):
      "icon \(icon.name) \(icon.size.text) at \(point.text) \(color.text)"
    case .text(let line, let point, let color):
      "text \"\(line.text)\"\(line.isTruncated ? " truncated" : "") "
        + "\(Text.number(line.width)) wide at \(point.text) \(color.text)"
    case .searchableText(let text, let frame): "searchable text \"\(text)\" in \(frame.text)"
    case .clip(let shape, _): "clip \(shape.text)"
    case .excluding(let rect, _): "excluding \(rect.text)"
    case .mask(let mask, let color):
      "mask \(mask.width)×\(mask.height) pixels at (\(mask.column), \(mask.row)) " + color.text
    case .glass(let layer): layer.summary
    case .fadingEdges(let rect, let left, let right, _):
      "fading edges of \(rect.text), left \(Text.number(left)), right \(Text.number(right))"
    case .offset(let vector, _): "offset \(vector.text)"
    case .stroke(let path, let width, let color):
      "stroke \(path.elements.count) elements in "
        + "\((path.bounds ?? .zero).text) width \(Text.number(width)) \(color.text)"
    case .dissolve: "dissolve"
    case .group(let opacity, _): "group at \(Text.number(opacity))"
    }
  }

  fileprivate func lines(indent: String) -> [String] {
    func lines(of layers: [Layer]) -> [String] {
      layers.flatMap { $0.lines(indent: indent + "  ") }
    }
    let inner =
      switch self {
      case .clip(_, let layers), .excluding(_, let layers), .offset(_, let layers),
        .group(_, let layers), .fadingEdges(_, _, _, let layers):
        lines(of: layers)
      case .glass(let layer): lines(of: layer.ink)
      case .dissolve(let old, let new, let fraction):
        lines(of: old) + ["\(indent)by \(Text.number(fraction)) into"] + lines(of: new)
      default: [String]()
      }
    return [indent + firstLine] + inner
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

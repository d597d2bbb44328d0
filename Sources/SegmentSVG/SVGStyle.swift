internal import SegmentPrimitives

/// What a shape is painted with, as an attribute says it.
enum PaintSource {
  case none
  case current
  case color(Color)
  /// A gradient by its identifier, and what stands for one that is missing.
  indirect case server(id: Substring, fallback: PaintSource)
}

/// The properties of an element: those of its parent, changed by its own (SVG 2 §6).
struct SVGStyle {
  /// `currentColor` where the file sets it; `nil` for that of the text around the drawing.
  var color: Color?
  var fill = PaintSource.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var stroke = PaintSource.none
  var strokeOpacity = 1.0
  var strokeWidth = "1"
  var strokeDashes = "none"
  var strokeDashOffset = "0"
  var line = StrokeStyle()
  var isVisible = true
  var strokesFirst = false

  // Not inherited.
  var opacity = 1.0
  var isDisplayed = true
  var clipID: Substring?
  var gradientColor = PaintSource.color(.black)
  var gradientOpacity = 1.0
  var clipsOverflow = true

  /// The style of an element inside one of this style, before its own properties.
  var inherited: SVGStyle {
    var result = self
    result.opacity = 1
    result.clipID = nil
    result.gradientColor = .color(.black)
    result.gradientOpacity = 1
    result.clipsOverflow = true
    return result
  }

  /// The style of an element: presentation attributes, then rules, then its `style` attribute.
  func style(of element: XMLElement, _ sheet: StyleSheet) throws(SVGError) -> SVGStyle {
    var result = inherited
    let rules = sheet.declarations(for: element)
    for (name, value) in element.attributes where name != "style" && name != "transform" {
      try result.set(name, value, self)
    }
    for (name, value) in rules { try result.set(name, value, self) }
    for (name, value) in try cssDeclarations((element["style"] ?? "")[...]) {
      try result.set(name, value, self)
    }
    return result
  }
}

extension SVGStyle {
  /// Sets a property; a value that cannot be read changes nothing, as in CSS.
  mutating func set(_ name: String, _ value: String, _ parent: SVGStyle) throws(SVGError) {
    guard SVGStyle.names.contains(name) else { return }
    let text = value.trimmedSpaces
    if text == "inherit" { return inherit(name, from: parent) }
    if setPaint(name, text) || setStroke(name, text) || setBox(name, text) { return }
    try refuse(name, text)
  }

  private mutating func setPaint(_ name: String, _ text: Substring) -> Bool {
    switch name {
    case "color": color = Color(svg: text) ?? color
    case "fill": fill = PaintSource(text) ?? fill
    case "stroke": stroke = PaintSource(text) ?? stroke
    case "stop-color": gradientColor = PaintSource(text) ?? gradientColor
    case "opacity": opacity = opacityValue(text) ?? opacity
    case "fill-opacity": fillOpacity = opacityValue(text) ?? fillOpacity
    case "stroke-opacity": strokeOpacity = opacityValue(text) ?? strokeOpacity
    case "stop-opacity": gradientOpacity = opacityValue(text) ?? gradientOpacity
    case "fill-rule": fillRule = FillRule(text) ?? fillRule
    case "clip-rule": clipRule = FillRule(text) ?? clipRule
    default: return false
    }
    return true
  }

  private mutating func setStroke(_ name: String, _ text: Substring) -> Bool {
    switch name {
    case "stroke-width": strokeWidth = String(text)
    case "stroke-dasharray": strokeDashes = String(text)
    case "stroke-dashoffset": strokeDashOffset = String(text)
    case "stroke-linecap": line.cap = StrokeStyle.Cap(rawValue: String(text)) ?? line.cap
    case "stroke-linejoin":
      guard let join = StrokeStyle.Join(rawValue: String(text)) else { return false }
      line.join = join
    case "stroke-miterlimit":
      var scanner = NumberScanner(text)
      if let limit = scanner.number(), limit >= 1 { line.miterLimit = limit }
    case "paint-order": strokesFirst = text.hasPrefix("stroke")
    default: return false
    }
    return true
  }

  private mutating func setBox(_ name: String, _ text: Substring) -> Bool {
    switch name {
    case "display": isDisplayed = text != "none"
    case "visibility": isVisible = text == "visible"
    case "overflow": clipsOverflow = text != "visible" && text != "auto"
    case "clip-path":
      guard text != "none" else { return true }
      guard let id = referencedID(text) else { return false }
      clipID = id
    default: return false
    }
    return true
  }

  /// What has an effect that is not drawn here.
  private func refuse(_ name: String, _ text: Substring) throws(SVGError) {
    let harmless: Set<Substring> = ["none", "normal", "auto", "miter", "", "0", "0 0"]
    guard !harmless.contains(text) else { return }
    let article = "aeiou".contains(name.first ?? " ") ? "an" : "a"
    throw .unsupported(feature: "\(article) \(name)")
  }

  private mutating func inherit(_ name: String, from parent: SVGStyle) {
    switch name {
    case "opacity": opacity = parent.opacity
    case "clip-path": clipID = parent.clipID
    case "stop-color": gradientColor = parent.gradientColor
    case "stop-opacity": gradientOpacity = parent.gradientOpacity
    case "overflow": clipsOverflow = parent.clipsOverflow
    case "display": isDisplayed = parent.isDisplayed
    default: set(inheriting: name, parent)
    }
  }

  /// Inherited properties have the parent's value until a declaration before this one changed it.
  private mutating func set(inheriting name: String, _ parent: SVGStyle) {
    switch name {
    case "color": color = parent.color
    case "fill": fill = parent.fill
    case "fill-opacity": fillOpacity = parent.fillOpacity
    case "fill-rule": fillRule = parent.fillRule
    case "stroke": stroke = parent.stroke
    case "stroke-opacity": strokeOpacity = parent.strokeOpacity
    case "stroke-width": strokeWidth = parent.strokeWidth
    case "stroke-dasharray": strokeDashes = parent.strokeDashes
    case "stroke-dashoffset": strokeDashOffset = parent.strokeDashOffset
    case "visibility": isVisible = parent.isVisible
    default: line = parent.line
    }
  }

  private static let names: Set<String> = [
    "color", "fill", "stroke", "stop-color", "opacity", "fill-opacity", "stroke-opacity",
    "stop-opacity", "fill-rule", "clip-rule", "stroke-width", "stroke-dasharray",
    "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "paint-order",
    "display", "visibility", "overflow", "clip-path", "mask", "filter", "marker", "marker-start",
    "marker-mid", "marker-end", "mix-blend-mode", "vector-effect", "transform", "transform-origin",
  ]
}

extension PaintSource {
  /// Reads a paint; `nil` where it is none.
  init?(_ text: Substring) {
    switch text {
    case "none": self = .none
    case "currentColor", "currentcolor": self = .current
    default:
      if let id = referencedID(text) {
        let rest = text[(text.firstIndex(of: ")") ?? text.startIndex)...].dropFirst().trimmedSpaces
        self = .server(id: id, fallback: PaintSource(rest) ?? .none)
      } else if let color = Color(svg: text) {
        self = .color(color)
      } else {
        return nil
      }
    }
  }
}

extension Color {
  /// Reads a colour as an SVG file has it: as CSS does, but hexadecimal digits need their `#`, and
  /// `color()` counts as unknown, so that the colour which files declare before it holds.
  init?(svg text: Substring) {
    guard text.hasPrefix("#") || !text.allSatisfy(\.isHexDigit),
      !text.lowercased().hasPrefix("color(")
    else { return nil }
    self.init(css: text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}

extension FillRule {
  init?(_ text: Substring) {
    switch text {
    case "nonzero": self = .nonzero
    case "evenodd": self = .evenOdd
    default: return nil
    }
  }
}

/// The identifier in `url(#id)`, which may be in quotation marks; `nil` for anything else.
func referencedID(_ text: Substring) -> Substring? {
  guard text.hasPrefix("url("), let close = text.firstIndex(of: ")") else { return nil }
  let inside = text[..<close].dropFirst(4).trimmedSpaces
  let target = inside.drop { "\"'".contains($0) }
  guard target.hasPrefix("#") else { return nil }
  return target.dropFirst().prefix { !"\"'".contains($0) }
}

/// A number in 0…1, or a percentage; `nil` where it is none.
private func opacityValue(_ text: Substring) -> Double? {
  var scanner = NumberScanner(text)
  guard let value = scanner.number() else { return nil }
  return min(max(scanner.next == UInt8(ascii: "%") ? value / 100 : value, 0), 1)
}

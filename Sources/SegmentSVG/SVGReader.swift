internal import SegmentPrimitives

typealias Node = VectorDrawing.Node

/// Turns the elements of a document into nodes of a drawing.
struct SVGReader {
  let root: XMLElement
  let sheet: StyleSheet
  /// How many more elements are drawn: references can multiply them.
  private var elementsLeft = XMLDocument.elementLimit
  /// How many more steps all paths may have.
  private var stepsLeft = 400_000

  /// What a file is read for.
  enum Purpose {
    /// All that it draws.
    case picture
    /// A symbol in one colour: rules that colour its layers do not count.
    case symbol
  }

  init(_ document: XMLDocument, for purpose: Purpose = .picture) throws(SVGError) {
    root = document.root
    let sheet = try StyleSheet(document.styleText)
    self.sheet = purpose == .symbol ? sheet.monochrome : sheet
  }

  /// Where an element stands.
  struct Place {
    /// The properties of the element around it.
    var style = SVGStyle()
    /// What turns its units into the drawing's.
    var transform = Transform.scale(1)
    /// What percentages are of.
    var viewport: Size
    /// How many elements are around it.
    var depth = 0
  }

  /// What an element draws, from the back to the front.
  mutating func nodes(of element: XMLElement, in place: Place) throws(SVGError) -> [Node] {
    guard SVGReader.drawn.contains(element.name) else { return [] }
    elementsLeft -= 1
    guard elementsLeft > 0, place.depth < XMLDocument.depthLimit else {
      throw .tooMuch(of: "elements by its references", limit: XMLDocument.elementLimit)
    }
    var inner = place
    inner.depth += 1
    inner.style = try place.style.style(of: element, sheet)
    inner.transform = Transform(svg: element["transform"]).then(place.transform)
    guard inner.style.isDisplayed, inner.transform.isUsable else { return [] }
    let content: [Node]
    switch element.name {
    case "g", "a": content = try children(of: element, in: inner)
    case "svg": content = try viewport(element, in: inner, given: nil)
    case "use": content = try referenced(by: element, in: inner)
    case _ where XMLElement.shapes.contains(element.name):
      content = try shape(element, in: inner)
    default: throw .unsupported(feature: "the element \(element.name)")
    }
    return try grouped(content, of: inner)
  }

  mutating func children(of element: XMLElement, in place: Place) throws(SVGError) -> [Node] {
    var result: [Node] = []
    for child in element.children { result += try nodes(of: child, in: place) }
    return result
  }

  /// Nodes with the opacity and the clip of their element.
  private func grouped(_ nodes: [Node], of place: Place) throws(SVGError) -> [Node] {
    let opacity = place.style.opacity
    guard opacity > 0, !nodes.isEmpty else { return [] }
    let clip = try place.style.clipID.flatMap { (id) throws(SVGError) in
      try self.clip(id, in: place)
    }
    if opacity == 1, clip == nil { return nodes }
    if clip == nil, nodes.count == 1, let faded = nodes[0].faded(to: opacity) { return [faded] }
    return [.group(opacity: opacity, clip: clip, nodes)]
  }

  /// A shape's area and line.
  private mutating func shape(_ element: XMLElement, in place: Place) throws(SVGError) -> [Node] {
    guard place.style.isVisible, let outline = try element.outline(in: place.viewport) else {
      return []
    }
    stepsLeft -= outline.elements.count
    guard stepsLeft > 0 else { throw .tooMuch(of: "steps in its paths", limit: 400_000) }
    let style = place.style
    let path = outline.applying(place.transform)
    var result: [Node] = []
    if element.name != "line",
      let paint = try paint(style.fill, style.fillOpacity, of: outline, in: place)
    {
      result.append(.fill(path, style.fillRule, paint))
    }
    if let line = try style.strokeStyle(along: outline, in: place),
      let paint = try paint(style.stroke, style.strokeOpacity, of: outline, in: place)
    {
      result.append(.stroke(path, line, paint))
    }
    return style.strokesFirst ? result.reversed() : result
  }

  private func paint(
    _ source: PaintSource, _ opacity: Double, of outline: Path, in place: Place
  ) throws(SVGError) -> Paint? {
    guard opacity > 0 else { return nil }
    switch source {
    case .none: return nil
    case .current:
      return place.style.color.map { .color($0.opacity(opacity)) } ?? .current(opacity: opacity)
    case .color(let color): return .color(color.opacity(opacity))
    case .server(let id, let fallback):
      let reader = try GradientReader(
        id: id, root: root, sheet: sheet, viewport: place.viewport)
      guard let reader else { return try paint(fallback, opacity, of: outline, in: place) }
      return try reader.paint(
        bounds: outline.bounds ?? .zero, transform: place.transform, style: place.style
      )?.opacity(opacity)
    }
  }

  /// The elements that draw something, or would in a full renderer.
  private static let drawn = XMLElement.shapes.union([
    "g", "a", "svg", "use", "text", "image", "foreignObject", "switch", "video", "include",
  ])
}

extension Node {
  /// The node with its paint fainter; `nil` for a group.
  fileprivate func faded(to opacity: Double) -> Node? {
    switch self {
    case .fill(let path, let rule, let paint): .fill(path, rule, paint.opacity(opacity))
    case .stroke(let path, let style, let paint): .stroke(path, style, paint.opacity(opacity))
    case .group: nil
    }
  }
}

extension SVGStyle {
  /// The most dashes of a line.
  private static let dashLimit = 20_000.0

  /// How a shape is stroked; `nil` where it is not.
  fileprivate func strokeStyle(
    along outline: Path, in place: SVGReader.Place
  ) throws(SVGError) -> StrokeStyle? {
    if case .none = stroke { return nil }
    let whole = place.viewport.diagonal
    var result = line
    result.width = try readLength(strokeWidth, percentOf: whole) ?? 1
    guard result.width > 0 else { return nil }
    result.pen = place.transform
    result.pen.tx = 0
    result.pen.ty = 0
    guard strokeDashes != "none" else { return result }
    for part in strokeDashes.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let length = try readLength(String(part), percentOf: whole), length >= 0 else {
        result.dashes = []
        return result
      }
      result.dashes.append(length)
    }
    if !result.dashes.count.isMultiple(of: 2) { result.dashes += result.dashes }
    let period = result.dashes.reduce(0, +)
    let count = outline.roughLength / period * Double(result.dashes.count)
    guard period > 0, count < SVGStyle.dashLimit else {
      result.dashes = []
      return result
    }
    result.dashOffset = try readLength(strokeDashOffset, percentOf: whole) ?? 0
    return result
  }
}

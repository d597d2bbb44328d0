internal import SegmentPrimitives

/// Reads a gradient for one shape.
struct GradientReader {
  /// The gradient's element, and those that it takes attributes and colours from.
  private let chain: [XMLElement]
  private let sheet: StyleSheet
  private let viewport: Size

  /// - Returns: `nil` where the identifier belongs to nothing.
  /// - Throws: `SVGError.unsupported` where it belongs to something else.
  init?(
    id: Substring, root: XMLElement, sheet: StyleSheet, viewport: Size
  ) throws(SVGError) {
    var (chain, next): ([XMLElement], Substring?) = ([], id)
    while let id = next, chain.count < 16, let element = root.element(withID: id) {
      guard ["linearGradient", "radialGradient"].contains(element.name) else {
        throw .unsupported(feature: "a \(element.name)")
      }
      chain.append(element)
      next = try element["href"].flatMap { (text) throws(SVGError) in try localID(text) }
    }
    guard !chain.isEmpty else { return nil }
    (self.chain, self.sheet, self.viewport) = (chain, sheet, viewport)
  }

  /// The paint for a shape.
  /// - Parameters:
  ///   - bounds: the shape's bounds in its own units.
  ///   - transform: what turns these into the drawing's.
  /// - Returns: `nil` where nothing is painted.
  func paint(
    bounds: Rect, transform: Transform, style: SVGStyle
  ) throws(SVGError) -> Paint? {
    let steps = try steps(style)
    guard let last = steps.last else { return nil }
    if steps.count == 1 { return .color(last.color) }
    let isRelative = attribute("gradientUnits") != "userSpaceOnUse"
    if isRelative, bounds.isEmpty { return nil }
    let whole = isRelative ? Size(width: 1, height: 1) : viewport
    guard let geometry = try geometry(whole) else { return .color(last.color) }
    var own = Transform(svg: attribute("gradientTransform"))
    if isRelative {
      own = own.then(.scale(x: bounds.width, y: bounds.height))
        .then(.translation(x: bounds.x, y: bounds.y))
    }
    let all = own.then(transform)
    guard all.isUsable else { return .color(last.color) }
    let spread = attribute("spreadMethod").flatMap(PaintGradient.Spread.init) ?? .pad
    return .gradient(
      PaintGradient(geometry: geometry, steps: steps, spread: spread, transform: all))
  }

  private func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }

  private func length(_ name: String, _ initial: String, _ whole: Double) throws(SVGError) -> Double
  {
    // A gradient of the other kind has no such attributes to give.
    let text = chain.first { $0.name == chain[0].name && $0[name] != nil }?[name]
    return try readLength(text ?? initial, percentOf: whole) ?? 0
  }

  /// Where the colours lie; `nil` where they have no extent.
  private func geometry(_ whole: Size) throws(SVGError) -> PaintGradient.Geometry? {
    guard chain[0].name == "radialGradient" else {
      let from = Point(
        x: try length("x1", "0%", whole.width), y: try length("y1", "0%", whole.height))
      let to = Point(
        x: try length("x2", "100%", whole.width), y: try length("y2", "0%", whole.height))
      return from == to ? nil : .linear(from: from, to: to)
    }
    let center = Point(
      x: try length("cx", "50%", whole.width), y: try length("cy", "50%", whole.height))
    let radius = try length("r", "50%", whole.diagonal)
    guard radius > 0 else { return nil }
    let focus = Point(
      x: attribute("fx") == nil ? center.x : try length("fx", "50%", whole.width),
      y: attribute("fy") == nil ? center.y : try length("fy", "50%", whole.height))
    let focusRadius = max(0, try length("fr", "0%", whole.diagonal))
    let away = focus - center
    guard (away.x * away.x + away.y * away.y).squareRoot() + focusRadius < radius else {
      throw .unsupported(feature: "a gradient with its focus outside")
    }
    return .radial(from: focus, radius: focusRadius, to: center, endRadius: radius)
  }

  /// The colours of the first gradient in the chain that has any.
  private func steps(_ style: SVGStyle) throws(SVGError) -> [PaintGradient.Step] {
    var result: [PaintGradient.Step] = []
    let elements =
      chain.lazy.map { $0.children.filter { $0.name == "stop" } }
      .first { !$0.isEmpty } ?? []
    for element in elements {
      let own = try style.style(of: element, sheet)
      let offset = try readLength(element["offset"], percentOf: 1) ?? 0
      let least = result.last?.offset ?? 0
      let color: Color =
        switch own.gradientColor {
        case .color(let color): color
        default: own.color ?? .black
        }
      result.append(
        .init(
          offset: max(least, min(offset, 1)), color: color.opacity(own.gradientOpacity)))
    }
    return result
  }
}

/// The identifier that a reference names.
/// - Throws: `SVGError.unsupported` for one into another file.
func localID(_ text: String) throws(SVGError) -> Substring {
  let text = text.trimmedSpaces
  guard text.hasPrefix("#") else { throw .unsupported(feature: "a reference to another file") }
  return text.dropFirst()
}

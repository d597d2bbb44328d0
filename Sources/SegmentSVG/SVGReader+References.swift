internal import SegmentPrimitives

extension SVGReader {
  /// What a `use` shows in its place (SVG 2 §5.6).
  mutating func referenced(by element: XMLElement, in place: Place) throws(SVGError) -> [Node] {
    guard let href = element["href"], let target = root.element(withID: try localID(href)) else {
      return []
    }
    var inner = place
    let x = try readLength(element["x"], percentOf: place.viewport.width) ?? 0
    let y = try readLength(element["y"], percentOf: place.viewport.height) ?? 0
    inner.transform = Transform.translation(x: x, y: y).then(place.transform)
    // Its opacity and clip are put around what it shows.
    inner.style = place.style.inherited
    guard target.name == "symbol" || target.name == "svg" else {
      return try nodes(of: target, in: inner)
    }
    inner.depth += 1
    guard inner.depth < XMLDocument.depthLimit else {
      throw .tooMuch(of: "elements inside each other", limit: XMLDocument.depthLimit)
    }
    inner.style = try inner.style.style(of: target, sheet)
    return try viewport(target, in: inner, given: element)
  }

  /// What lies in a viewport inside the drawing; a `use` can give its size.
  mutating func viewport(
    _ element: XMLElement, in place: Place, given use: XMLElement?
  ) throws(SVGError) -> [Node] {
    func length(_ name: String, _ whole: Double, _ initial: String) throws(SVGError) -> Double {
      try readLength(use?[name] ?? element[name] ?? initial, percentOf: whole) ?? 0
    }
    let frame = Rect(
      x: use == nil ? try length("x", place.viewport.width, "0") : 0,
      y: use == nil ? try length("y", place.viewport.height, "0") : 0,
      width: try length("width", place.viewport.width, "100%"),
      height: try length("height", place.viewport.height, "100%"))
    guard !frame.isEmpty else { return [] }
    var inner = place
    if let box = element.viewBox {
      let fit = ViewportFit(of: box, in: frame, aspect: element["preserveAspectRatio"])
      inner.transform = fit.transform.then(place.transform)
      inner.viewport = box.size
    } else {
      inner.transform = Transform.translation(x: frame.x, y: frame.y).then(place.transform)
      inner.viewport = frame.size
    }
    guard inner.transform.isUsable else { return [] }
    let content = try children(of: element, in: inner)
    guard place.style.clipsOverflow else { return content }
    return content.cut(at: .rectangle(frame).applying(place.transform))
  }

  /// The area of a `clipPath` of one shape; `nil` where there is no such element.
  func clip(_ id: Substring, in place: Place) throws(SVGError) -> VectorDrawing.Clip? {
    guard let element = root.element(withID: id), element.name == "clipPath" else { return nil }
    let shapes = element.children.filter { !["title", "desc", "animate"].contains($0.name) }
    guard shapes.count == 1, XMLElement.shapes.contains(shapes[0].name),
      element["clipPathUnits"] != "objectBoundingBox", element["clip-path"] == nil
    else { throw .unsupported(feature: "a clip of several shapes") }
    let style = try SVGStyle().style(of: shapes[0], sheet)
    guard style.clipID == nil else { throw .unsupported(feature: "a clip in a clip") }
    let transform = Transform(svg: shapes[0]["transform"])
      .then(Transform(svg: element["transform"])).then(place.transform)
    let outline = try shapes[0].outline(in: place.viewport) ?? Path()
    let isShown = style.isDisplayed && style.isVisible && transform.isUsable
    return VectorDrawing.Clip(
      path: isShown ? outline.applying(transform) : Path(), rule: style.clipRule)
  }
}

extension [Node] {
  /// The nodes cut at an outline, where they may reach beyond it.
  func cut(at outline: Path) -> [Node] {
    guard let bounds, let area = outline.bounds else { return self }
    let slack = 1e-6 * Swift.max(area.width, area.height)
    let wide = area.inset(by: -slack)
    let isInside =
      bounds.x >= wide.x && bounds.y >= wide.y && bounds.maxX <= wide.maxX
      && bounds.maxY <= wide.maxY
    // A turned outline is smaller than its bounds.
    let isUpright = outline.elements.prefix(2).count == 2 && outline.isUprightRectangle
    return isInside && isUpright
      ? self : [.group(opacity: 1, clip: .init(path: outline, rule: .nonzero), self)]
  }
}

extension Path {
  /// Whether each of its lines is horizontal or vertical.
  fileprivate var isUprightRectangle: Bool {
    let points = elements.compactMap { element -> Point? in
      switch element {
      case .move(let p), .line(let p): p
      default: nil
      }
    }
    return zip(points, points.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y }
  }
}

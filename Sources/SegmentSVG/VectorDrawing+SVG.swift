public import SegmentPrimitives

extension VectorDrawing {
  /// Reads an SVG file that is made of plain shapes, as the files of icon sets are: paths and basic
  /// shapes, groups, references to parts of the same file, fills, strokes, gradients, opacity, clips
  /// of one shape, and styles by attribute and by class (SVG 2; SVG 1.1 second edition).
  ///
  /// The box is that of `width` and `height`, or of the `viewBox`; where both are missing it is what
  /// is drawn. Nothing outside the bytes is read, and the work is bounded.
  /// - Throws: `SVGError`; `.unsupported` for what a full renderer may draw.
  public init(svg bytes: [UInt8]) throws(SVGError) {
    self = try VectorDrawing(XMLDocument(svg: bytes))
  }

  fileprivate init(_ document: XMLDocument) throws(SVGError) {
    var reader = try SVGReader(document)
    self = try reader.drawing()
    guard !nodes.isEmpty else { throw .empty }
  }
}

/// What an SVG file is meant as.
public enum SVGContent: Equatable, Sendable {
  /// One drawing.
  case drawing(VectorDrawing)
  /// A symbol with variants: the file has a group for one of them.
  case symbol(SymbolTemplate)

  /// Reads an SVG file of plain shapes; see `VectorDrawing.init(svg:)`.
  /// - Throws: `SVGError`; `.template` for a symbol template that cannot be used.
  public init(svg bytes: [UInt8]) throws(SVGError) {
    let document = try XMLDocument(svg: bytes)
    self =
      SymbolReader.isTemplate(document.root)
      ? .symbol(try SymbolReader(document).template()) : .drawing(try VectorDrawing(document))
  }
}

extension XMLDocument {
  fileprivate init(svg bytes: [UInt8]) throws(SVGError) {
    if bytes.starts(with: [0x1F, 0x8B]) { throw .unsupported(feature: "gzip compression") }
    self = try XMLDocument(parsing: bytes)
    guard root.name == "svg" else { throw .notSVG(root: root.name) }
  }
}

extension SVGReader {
  /// The whole drawing in its box.
  mutating func drawing() throws(SVGError) -> VectorDrawing {
    let box = root.viewBox
    let whole = box?.size ?? Size(width: 100, height: 100)
    guard let size = try givenSize(box) else { return try inkDrawing() }
    guard size.width > 0, size.height > 0 else { throw .empty }
    guard size.width <= 100 * size.height, size.height <= 100 * size.width else {
      throw .elongated
    }
    var place = Place(viewport: box == nil ? size : whole)
    place.style = try SVGStyle().style(of: root, sheet)
    guard place.style.isDisplayed else { throw .empty }
    if let box {
      let frame = Rect(origin: .zero, size: size)
      place.transform =
        ViewportFit(of: box, in: frame, aspect: root["preserveAspectRatio"]).transform
    }
    guard place.transform.isUsable else { throw .empty }
    let content = try children(of: root, in: place).limited(to: size)
    let frame = Path.rectangle(Rect(origin: .zero, size: size))
    return VectorDrawing(
      size: size, nodes: content.cut(at: frame).faded(to: place.style.opacity))
  }

  /// The size that the root element has by its attributes; `nil` for none.
  private func givenSize(_ box: Rect?) throws(SVGError) -> Size? {
    func given(_ name: String) throws(SVGError) -> Double? {
      guard let text = root[name], !text.hasSuffix("%") else { return nil }
      return try readLength(text, percentOf: 0)
    }
    switch (try given("width"), try given("height"), box) {
    case (let width?, let height?, _): return Size(width: width, height: height)
    case (let width?, nil, let box?):
      return Size(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      return Size(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): return box.size
    default: return nil
    }
  }

  /// The drawing in the box of what it draws.
  private mutating func inkDrawing() throws(SVGError) -> VectorDrawing {
    var place = Place(viewport: Size(width: 100, height: 100))
    place.style = try SVGStyle().style(of: root, sheet)
    let content = try children(of: root, in: place)
    guard let ink = content.bounds, !ink.isEmpty else { throw .empty }
    let moved = VectorDrawing(size: ink.size, nodes: content)
      .applying(.translation(x: -ink.x, y: -ink.y), size: ink.size)
    return VectorDrawing(
      size: ink.size, nodes: moved.nodes.limited(to: ink.size).faded(to: place.style.opacity))
  }
}

extension [Node] {
  /// The nodes with no point farther away than 200 boxes: Cairo's coordinates end at 2^23 pixels.
  fileprivate func limited(to size: Size) -> [Node] {
    let reach = 200 * Swift.max(size.width, size.height)
    let area = Rect(minX: -reach, minY: -reach, maxX: reach, maxY: reach)
    guard let bounds, bounds.union(area) != area else { return self }
    return map { $0.limited(to: reach) }
  }

  fileprivate func faded(to opacity: Double) -> [Node] {
    opacity < 1 ? [.group(opacity: opacity, clip: nil, self)] : self
  }
}

extension Node {
  fileprivate func limited(to reach: Double) -> Node {
    switch self {
    case .fill(let path, let rule, let paint): return .fill(path.limited(to: reach), rule, paint)
    case .stroke(let path, var style, let paint):
      style.width = Swift.min(style.width, reach / Swift.max(style.stretch, 1e-12))
      return .stroke(path.limited(to: reach), style, paint)
    case .group(let opacity, let clip, let nodes):
      let clip = clip.map {
        VectorDrawing.Clip(path: $0.path.limited(to: reach), rule: $0.rule)
      }
      return .group(opacity: opacity, clip: clip, nodes.map { $0.limited(to: reach) })
    }
  }
}

extension Path {
  fileprivate func limited(to reach: Double) -> Path {
    func limit(_ p: Point) -> Point {
      Point(x: min(max(p.x, -reach), reach), y: min(max(p.y, -reach), reach))
    }
    return Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(limit(p))
        case .line(let p): .line(limit(p))
        case .curve(let c1, let c2, let p): .curve(limit(c1), limit(c2), limit(p))
        case .close: .close
        }
      })
  }
}

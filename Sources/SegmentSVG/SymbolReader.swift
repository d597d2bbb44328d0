internal import SegmentPrimitives

/// Finds the drawings and the guides of a symbol template.
///
/// Positions are those of the guides, never fixed ones: tools write artboards of several sizes.
struct SymbolReader {
  /// What the file draws for each variant, in its own units.
  private var drawn: [SymbolTemplate.Variant: [Node]] = [:]
  /// Where the guides of each identifier are.
  private var guides: [String: Rect] = [:]
  private var reader: SVGReader

  /// Whether a document has a group for a variant.
  static func isTemplate(_ element: XMLElement) -> Bool {
    if element.name == "g", element["id"].flatMap(SymbolTemplate.Variant.init(id:)) != nil {
      return true
    }
    return element.children.contains(where: isTemplate)
  }

  /// Reads all variants and guides.
  /// - Throws: `SVGError`; never `.unsupported`, as a full renderer would draw the whole page.
  init(_ document: XMLDocument) throws(SVGError) {
    do {
      reader = try SVGReader(document, for: .symbol)
      var place = SVGReader.Place(
        viewport: document.root.viewBox?.size ?? Size(width: 1, height: 1))
      place.style = try SVGStyle().style(of: document.root, reader.sheet)
      for child in document.root.children { try read(child, in: place) }
    } catch .unsupported(let feature) {
      throw .template(problem: "has \(feature), which is no plain shape; outline it")
    }
  }

  private mutating func read(
    _ element: XMLElement, in place: SVGReader.Place
  ) throws(SVGError) {
    guard element["id"] != "Notes" else { return }
    if element.name == "g", let variant = element["id"].flatMap(SymbolTemplate.Variant.init(id:)) {
      drawn[variant] = try reader.symbolNodes(of: element, in: place)
      return
    }
    var inner = place
    inner.transform = Transform(svg: element["transform"]).then(place.transform)
    if let id = element["id"], SymbolReader.isGuide(id), inner.transform.isUsable,
      let outline = try element.outline(in: place.viewport)
    {
      guides[id] = guides[id] ?? outline.applying(inner.transform).bounds
    }
    guard element.name == "g" || element.name == "svg" else { return }
    inner.style = try place.style.style(of: element, reader.sheet)
    for child in element.children { try read(child, in: inner) }
  }

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "Capline-", "left-margin", "right-margin"].contains(where: id.hasPrefix)
  }

  /// The template of what was found.
  func template() throws(SVGError) -> SymbolTemplate {
    let inked = drawn.filter { $0.value.bounds != nil }
    guard !inked.isEmpty else {
      let names = drawn.keys.map(\.id).sorted().prefix(3).joined(separator: ", ")
      throw .template(problem: "has no drawable content in \(names); draw a shape there")
    }
    var glyphs: [SymbolTemplate.Variant: VectorDrawing] = [:]
    for (variant, nodes) in inked { glyphs[variant] = try glyph(variant, nodes) }
    return SymbolTemplate(glyphs: glyphs)
  }

  /// A variant's drawing in units of the cap height.
  private func glyph(
    _ variant: SymbolTemplate.Variant, _ nodes: [Node]
  ) throws(SVGError) -> VectorDrawing {
    guard let lines = lines(variant.scale) else {
      let scale = variant.scale.rawValue
      throw .template(
        problem: "has no guides Baseline-\(scale) and Capline-\(scale); export it again")
    }
    let ink = nodes.bounds ?? .zero
    let height = lines.baseline - lines.capline
    let (left, right) = margins(of: variant, ink: ink)
    let reach = max(abs(ink.x - left), ink.maxX - left, abs(ink.y - lines.capline), ink.height)
    guard right > left, right - left < 100 * height, reach < 100 * height else {
      throw .template(problem: "draws \(variant.id) far from its guides; put it between them")
    }
    let place = Transform.translation(x: -left, y: -lines.capline).then(.scale(1 / height))
    return VectorDrawing(size: Size(width: right - left, height: height), nodes: nodes)
      .applying(place, size: Size(width: (right - left) / height, height: 1))
  }

  /// The horizontal guides of a scale; `nil` where there are none.
  private func lines(_ scale: SymbolTemplate.Scale) -> (capline: Double, baseline: Double)? {
    guard let top = guides["Capline-\(scale.rawValue)"],
      let bottom = guides["Baseline-\(scale.rawValue)"], bottom.midY > top.midY
    else { return nil }
    return (top.midY, bottom.midY)
  }

  /// The sides of a variant's box: its own guides, else as far from its ink as the guides of another
  /// variant are from that one's, in proportion to the scales, else the ink's.
  private func margins(of variant: SymbolTemplate.Variant, ink: Rect) -> (Double, Double) {
    if let own = ownMargins(variant) { return own }
    let (model, sides) = modelMargins(of: variant)
    guard let model, let sides, let inked = drawn[model]?.bounds else { return (ink.x, ink.maxX) }
    let factor = variant.scale.factor / model.scale.factor
    return (
      ink.x - (inked.x - sides.0) * factor, ink.maxX + (sides.1 - inked.maxX) * factor
    )
  }

  /// The guides named after a variant, as version 3 and later write them.
  private func ownMargins(_ variant: SymbolTemplate.Variant) -> (Double, Double)? {
    guard let left = guides["left-margin-\(variant.id)"],
      let right = guides["right-margin-\(variant.id)"]
    else { return nil }
    return (left.midX, right.midX)
  }

  /// The variant between whose guides another one's are found.
  private func modelMargins(
    of variant: SymbolTemplate.Variant
  ) -> (SymbolTemplate.Variant?, (Double, Double)?) {
    let candidates =
      [SymbolTemplate.Variant(.regular, variant.scale)]
      + [.medium, .small, .large].map { SymbolTemplate.Variant(.regular, $0) }
    for model in candidates {
      if let sides = ownMargins(model) { return (model, sides) }
    }
    // Version 2 has one pair, around a regular symbol; its height tells of which scale.
    guard let left = guides["left-margin"], let right = guides["right-margin"] else {
      return (nil, nil)
    }
    let model = SymbolTemplate.Scale.allCases.first { scale in
      lines(scale).map { left.y < $0.baseline && $0.capline < left.maxY } ?? false
    }
    return (model.map { SymbolTemplate.Variant(.regular, $0) }, (left.midX, right.midX))
  }
}

extension SVGReader {
  /// What the group of a variant draws. A shape whose rule says so clears what is behind it
  /// (`-sfsymbols-clear-behind`), as the exports of version 4 and later do.
  fileprivate mutating func symbolNodes(
    of group: XMLElement, in place: Place
  ) throws(SVGError) -> [Node] {
    var inner = place
    inner.style = try place.style.style(of: group, sheet)
    inner.transform = Transform(svg: group["transform"]).then(place.transform)
    guard inner.style.isDisplayed, inner.transform.isUsable else { return [] }
    var result: [Node] = []
    for child in group.children {
      let clears = sheet.declarations(for: child).contains {
        $0.name == "-sfsymbols-clear-behind" && $0.value == "true"
      }
      let transform = Transform(svg: child["transform"]).then(inner.transform)
      if clears, let hole = try child.outline(in: place.viewport)?.applying(transform) {
        result = result.cleared(inside: hole)
      } else {
        result += try nodes(of: child, in: inner)
      }
    }
    return result
  }
}

extension [Node] {
  /// The nodes but for what lies inside an outline that does not cross itself.
  fileprivate func cleared(inside hole: Path) -> [Node] {
    guard let own = bounds, let other = hole.bounds else { return self }
    var area = Path.rectangle(own.union(other).inset(by: -1))
    area.elements += hole.elements
    return [.group(opacity: 1, clip: .init(path: area, rule: .evenOdd), self)]
  }
}

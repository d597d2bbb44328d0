import SegmentPrimitives
import SegmentSVG
import Testing

/// Templates as small as they can be: bars whose places follow from the numbers of their guides.
@Suite("Symbol templates")
struct SymbolTemplateTests {
  private func template(_ text: String) throws(SVGError) -> SymbolTemplate {
    let page = "<g id='Notes'><rect width='800' height='600' fill='white'/><text>Small</text></g>"
    let content = try SVGContent(svg: Array("<svg viewBox='0 0 800 600'>\(page)\(text)</svg>".utf8))
    guard case .symbol(let template) = content else {
      throw .template(problem: "was not recognised")
    }
    return template
  }

  private func bar(_ x: Double, _ width: Double, y: Double = 110, height: Double = 40) -> String {
    "<path d='M\(x) \(y)h\(width)v\(height)h-\(width)z'/>"
  }

  private static let lines = """
    <line id="Baseline-S" x1="0" x2="800" y1="150" y2="150"/>
    <path id="Capline-S" d="M0 100l800 0"/>
    """

  private static let masters = """
    <g id="Guides">\(lines)
    <rect id="left-margin-Ultralight-S" x="90" y="90" width="0" height="70"/>
    <line id="right-margin-Ultralight-S" x1="140" x2="140" y1="90" y2="160"/>
    <path id="left-margin-Regular-S" d="M290 90v70"/>
    <path id="right-margin-Regular-S" d="M350 90v70"/>
    <path id="left-margin-Black-S" d="M490 90v70"/>
    <path id="right-margin-Black-S" d="M590 90v70"/></g>
    """

  private func masters() throws(SVGError) -> SymbolTemplate {
    let bars = [("Ultralight", 100.0, 30.0), ("Regular", 300, 40), ("Black", 500, 80)]
    return try template(
      SymbolTemplateTests.masters + "<g id='Symbols'>"
        + bars.map { "<g id='\($0)-S'>\(bar($1, $2))</g>" }.joined() + "</g>")
  }

  private func expect(
    _ drawing: VectorDrawing, width: Double, ink: Rect,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try #require(drawing.bounds, sourceLocation: location)
    let pairs = [
      (drawing.size.width, width), (found.x, ink.x), (found.y, ink.y), (found.width, ink.width),
      (found.height, ink.height),
    ]
    for (value, wanted) in pairs {
      #expect(abs(value - wanted) < 1e-9, "\(drawing.size) \(found)", sourceLocation: location)
    }
  }

  @Test("A variant lies between the guides of its name, whatever elements they are")
  func exact() throws {
    let glyph = try masters().glyph(.init(.ultraLight, .small))
    #expect(glyph.source == nil)
    try expect(
      glyph.drawing, width: 1, ink: Rect(x: 0.2, y: 0.2, width: 0.6, height: 0.8))
  }

  /// Semibold is .3167 of the way from Regular to Black, thin .2162 from Ultralight to Regular.
  @Test("A weight between the masters has its share of both")
  func interpolation() throws {
    let semibold = try masters().glyph(.init(.semibold, .small))
    #expect(semibold.source == nil)
    let share = 19.0 / 60
    try expect(
      semibold.drawing, width: 1.2 + 0.8 * share,
      ink: Rect(x: 0.2, y: 0.2, width: 0.8 + 0.8 * share, height: 0.8))
    let thin = try masters().glyph(.init(.thin, .small)).drawing
    #expect(abs(thin.size.width - (1 + 0.2 * 8 / 37)) < 1e-9)
  }

  @Test("Another scale grows about the middle of the cap height")
  func scales() throws {
    let medium = try masters().glyph(.init(.regular, .medium))
    let factor = 1.2632
    #expect(medium.source == nil)
    try expect(
      medium.drawing, width: 1.2 * factor,
      ink: Rect(
        x: 0.2 * factor, y: 0.5 - 0.3 * factor, width: 0.8 * factor, height: 0.8 * factor))
  }

  @Test("Masters with other steps give the nearest weight, and its name")
  func incompatible() throws {
    let found = try template(
      SymbolTemplateTests.masters
        + "<g id='Regular-S'>\(bar(300, 40))</g><g id='Black-S'><circle cx='540' cy='125' r='25'/></g>"
    )
    #expect(found.glyph(.init(.bold, .small)).source?.id == "Regular-S")
    #expect(found.glyph(.init(.heavy, .small)).source?.id == "Black-S")
    #expect(found.glyph(.init(.black, .small)).source == nil)
  }

  @Test(
    "The one pair of margins of version 2 holds for all weights, by their distance from the ink")
  func version2() throws {
    let found = try template(
      """
      <g id="Guides">\(SymbolTemplateTests.lines)
      <line id="left-margin" x1="290" x2="290" y1="90" y2="160"/>
      <line id="right-margin" x1="355" x2="355" y1="90" y2="160"/></g><g id="Symbols">
      <g id="Bold-S" transform="matrix(1 0 0 1 400 150)">\(bar(8, 50, y: -40))</g>
      <g id="Regular-S" transform="matrix(1 0 0 1 298 150)">\(bar(2, 40, y: -40))</g></g>
      """)
    let regular = found.glyph(.init(.regular, .small)).drawing
    try expect(regular, width: 1.3, ink: Rect(x: 0.2, y: 0.2, width: 0.8, height: 0.8))
    let bold = found.glyph(.init(.bold, .small)).drawing
    try expect(bold, width: 1.5, ink: Rect(x: 0.2, y: 0.2, width: 1, height: 0.8))
  }

  @Test("A layer that clears what is behind it cuts a hole, and previews count for nothing")
  func layers() throws {
    let style = """
      <style>.monochrome-1 {fill:#FFFFFF;opacity:0.0;-sfsymbols-clear-behind:true}
      .multicolor-0:custom {fill:#5865F2} .hierarchical-0 {opacity:0.2}
      .SFSymbolsPreviewFFFFFF {fill:#FFFFFF;opacity:1.0}</style>
      """
    let found = try template(
      style + SymbolTemplateTests.masters + "<g id='Regular-S'>"
        + "<path class='monochrome-0 hierarchical-0' d='M300 110h40v40h-40z'/>"
        + "<path class='monochrome-1 SFSymbolsPreviewFFFFFF' d='M310 120h20v20h-20z'/></g>")
    let nodes = found.glyph(.init(.regular, .small)).drawing.nodes
    guard case .group(1, let clip?, let inner)? = nodes.first, nodes.count == 1 else {
      Issue.record("\(nodes)")
      return
    }
    #expect(clip.rule == .evenOdd && clip.path.elements.count == 10)
    guard case .fill(_, _, .color(let color))? = inner.first else {
      Issue.record("\(inner)")
      return
    }
    #expect(color == .black)
  }

  @Test(
    "What cannot be used is named",
    arguments: [
      ("<g id='Symbols'><g id='Regular-S'/></g>", "no drawable content in Regular-S"),
      ("<g id='Regular-M'><path d='M0 0h9v9z'/></g>", "guides Baseline-M and Capline-M"),
      (
        "\(lines)<g id='Regular-S'><path d='M0 1e6h9v9z'/></g>", "Regular-S far from its guides"
      ),
      ("\(lines)<g id='Regular-S'><text>A</text></g>", "the element text"),
    ])
  func refusals(text: String, words: String) {
    do throws(SVGError) {
      _ = try template(text)
      Issue.record("no error")
    } catch {
      #expect(error.description.contains(words), "\(error.description)")
    }
  }
}

internal import SegmentGraphics
internal import SegmentPrimitives

extension Renderer {
  /// A control in several looks, one below the other, each with its name, what it is, and how it
  /// looks in light and dark appearance.
  ///
  /// Glass lies over a generated photo. The first control's traits decide about the page.
  /// - Parameter controls: the control in each of the looks, at least one.
  /// - Throws: what the stages throw; `RenderError.control` where the sheet is too large.
  public func overview(of controls: [Control]) throws(RenderError) -> Scene {
    guard let first = controls.first else { throw .control(.noSegments) }
    let sheet = OverviewSheet(
      controls: controls, strip: try largestStrip(of: controls),
      lettering: SheetLettering(typesetter: try typesetter(for: first), traits: first.traits))
    let scale = first.traits.scale
    try ControlLayout.checkSize(sheet.size, scale: scale)
    return Scene(size: sheet.size, scale: scale, layers: try sheet.layers(self))
  }
}

/// Looks one below the other; lengths in points.
private struct OverviewSheet {
  private static let (margin, headHeight, nameWidth, gap) = (52.0, 84.0, 276.0, 16.0)

  let controls: [Control]
  /// The most that any control takes.
  let strip: Size
  let lettering: SheetLettering

  private var panel: Size {
    Size(
      width: strip.width.rounded(.up) + 2 * GalleryPanel.padding,
      height: strip.height.rounded(.up) + 2 * GalleryPanel.padding)
  }

  var size: Size {
    let rows = Double(controls.count) * (panel.height + OverviewSheet.gap) - OverviewSheet.gap
    return Size(
      width: 2 * OverviewSheet.margin + OverviewSheet.nameWidth + 2 * panel.width
        + OverviewSheet.gap,
      height: 2 * OverviewSheet.margin + OverviewSheet.headHeight + rows)
  }

  func layers(_ renderer: Renderer) throws(RenderError) -> [Layer] {
    var layers = [lettering.page] + (try heads())
    for (index, control) in controls.enumerated() {
      let step = panel.height + OverviewSheet.gap
      let top = OverviewSheet.margin + OverviewSheet.headHeight + Double(index) * step
      layers += try names(of: control, middle: top + panel.height / 2)
      for (column, appearance) in Appearance.allCases.enumerated() {
        let origin = Point(x: self.column(column), y: top)
        layers += try panel(control, appearance, at: origin, renderer)
      }
    }
    return layers
  }

  private func column(_ index: Int) -> Double {
    OverviewSheet.margin + OverviewSheet.nameWidth
      + Double(index) * (panel.width + OverviewSheet.gap)
  }

  private func panel(
    _ control: Control, _ appearance: Appearance, at origin: Point, _ renderer: Renderer
  ) throws(RenderError) -> [Layer] {
    var control = control
    control.traits.appearance = appearance
    let backdrop =
      control.look == .glass ? try GalleryPanel.backdrop(under: control, size: panel) : nil
    return try GalleryPanel(size: panel, controls: [control], centres: [panel.height / 2])
      .layers(at: origin, glassOver: backdrop, renderer)
  }

  private func heads() throws(RenderError) -> [Layer] {
    let (x, width) = (OverviewSheet.margin, OverviewSheet.nameWidth - 16)
    let baseline = OverviewSheet.margin + (try lettering.capHeight(.title))
    var layers = [
      try lettering.layer("Looks", as: .title, at: Point(x: x, y: baseline), width: width)
    ]
    let y = OverviewSheet.margin + OverviewSheet.headHeight - 14
    for (index, name) in ["Light", "Dark"].enumerated() {
      let point = Point(x: column(index), y: y)
      layers.append(try lettering.layer(name, as: .group, at: point, width: panel.width))
    }
    return layers
  }

  /// The name and what the look is, both together level with the strips.
  private func names(of control: Control, middle: Double) throws(RenderError) -> [Layer] {
    let point = Point(x: OverviewSheet.margin, y: middle - 3)
    return try lettering.heading(for: control, at: point, width: OverviewSheet.nameWidth - 16)
  }
}

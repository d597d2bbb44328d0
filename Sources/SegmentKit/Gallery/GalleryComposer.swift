internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

/// Turns a gallery's sheet into layers.
struct GalleryComposer {
  let controls: [Control]
  let states: [GalleryState]
  let sheet: GallerySheet
  let lettering: SheetLettering

  /// Everything, the first at the bottom.
  func layers(_ renderer: Renderer) throws(RenderError) -> [Layer] {
    var layers: [Layer] = [lettering.page]
    layers += try title()
    for band in sheet.bands {
      layers += try heads(of: band)
      for (appearance, top) in zip(Appearance.allCases, band.panels) {
        layers += try rowHeads(of: band, appearance, top: top)
        layers += try panels(of: band, appearance, top: top, renderer)
      }
    }
    return layers
  }

  private func panels(
    of band: GallerySheet.Band, _ appearance: Appearance, top: Double, _ renderer: Renderer
  ) throws(RenderError) -> [Layer] {
    var layers: [Layer] = []
    var backdrop: Raster?
    for index in band.looks {
      let panel = panel(index, in: band, appearance)
      if backdrop == nil, let control = panel.controls.first, control.look == .glass {
        backdrop = try GalleryPanel.backdrop(under: control, size: panel.size)
      }
      let origin = Point(x: sheet.column(index - band.looks.lowerBound), y: top)
      layers += try panel.layers(at: origin, glassOver: backdrop, renderer)
    }
    return layers
  }

  private func panel(
    _ index: Int, in band: GallerySheet.Band, _ appearance: Appearance
  ) -> GalleryPanel {
    let controls = states.map { state in
      var control = state.of(self.controls[index])
      control.traits.appearance = appearance
      return control
    }
    return GalleryPanel(
      size: Size(width: sheet.panelWidth, height: band.panelHeight), controls: controls,
      centres: band.centres)
  }

  private func title() throws(RenderError) -> [Layer] {
    let labels = controls[0].segments.map(\.label).filter { !$0.isEmpty }
    let text = labels.isEmpty ? "Segmented control" : labels.joined(separator: " · ")
    let scale = Text.number(lettering.traits.scale)
    let note = "\(controls.count) looks, light and dark, in \(states.count) states, at \(scale)x"
    let (x, width) = (GallerySheet.margin, sheet.size.width - 2 * GallerySheet.margin)
    let baseline = GallerySheet.margin + (try lettering.capHeight(.title))
    return [
      try lettering.layer(text, as: .title, at: Point(x: x, y: baseline), width: width),
      try lettering.layer(note, as: .note, at: Point(x: x, y: baseline + 24), width: width),
    ]
  }

  /// The names of a band's looks and what they are.
  private func heads(of band: GallerySheet.Band) throws(RenderError) -> [Layer] {
    var layers: [Layer] = []
    for index in band.looks {
      let point = Point(x: sheet.column(index - band.looks.lowerBound), y: band.top + 14)
      layers += try lettering.heading(for: controls[index], at: point, width: sheet.panelWidth)
    }
    return layers
  }

  /// The name of an appearance, level with its panels' edge, and those of the states, each level
  /// with its strips.
  private func rowHeads(
    of band: GallerySheet.Band, _ appearance: Appearance, top: Double
  ) throws(RenderError) -> [Layer] {
    let (x, width) = (GallerySheet.margin, GallerySheet.rowHead - 12)
    let capHeight = try lettering.capHeight(.note)
    let name = appearance == .dark ? "Dark" : "Light"
    let group = Point(x: x, y: top + capHeight)
    var layers = [try lettering.layer(name, as: .group, at: group, width: width)]
    for (state, centre) in zip(states, band.centres) {
      let baseline = Point(x: x, y: top + centre + capHeight / 2)
      layers.append(try lettering.layer(state.name, as: .note, at: baseline, width: width))
    }
    return layers
  }
}

extension Renderer {
  /// A control in several looks, each in light and dark appearance and in its states, in one
  /// labelled picture.
  ///
  /// Glass lies over a generated photo, everything else on a plain backdrop, unless the control has a
  /// background of its own. The first control's traits decide about the page.
  /// - Parameter controls: the control in each of the looks, at least one.
  /// - Throws: what the stages throw; `RenderError.control` where the sheet is too large.
  public func gallery(of controls: [Control]) throws(RenderError) -> Scene {
    guard let first = controls.first, !controls.contains(where: \.segments.isEmpty) else {
      throw .control(.noSegments)
    }
    let states = GalleryState.all(of: first)
    let strips = try controls.map { (control) throws(RenderError) in
      try largestStrip(of: states.map { $0.of(control) })
    }
    let sheet = GallerySheet(strips: strips, states: states.count)
    let scale = first.traits.scale
    try ControlLayout.checkSize(sheet.size, scale: scale)
    let lettering = SheetLettering(typesetter: try typesetter(for: first), traits: first.traits)
    let composer = GalleryComposer(
      controls: controls, states: states, sheet: sheet, lettering: lettering)
    return Scene(size: sheet.size, scale: scale, layers: try composer.layers(self))
  }

  /// The width and height that hold each of some controls, without margins.
  func largestStrip(of controls: [Control]) throws(RenderError) -> Size {
    var size = Size.zero
    for control in controls {
      size = size.union(try layout(of: control, look: look(of: control)).frame.size)
    }
    return size
  }
}

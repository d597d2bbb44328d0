internal import SegmentGlass
internal import SegmentGraphics
internal import SegmentPrimitives

/// Turns a control's layout into layers, one group after the other.
struct ControlComposer {
  let control: Control
  let look: Look
  let layout: ControlLayout
  /// How much each segment counts as selected, 0…1.
  let selectedFractions: [Double]
  /// The glass that track and selection are made of, and where the selection is; `nil` for none.
  var glass: (Glass, GlassSelection)?

  /// A composer for a control at rest, or during a transition where fractions are given.
  init(
    control: Control, look: Look, layout: ControlLayout, selectedFractions: [Double]? = nil,
    glass: (Glass, GlassSelection)? = nil
  ) {
    self.control = control
    self.look = look
    self.layout = layout
    self.selectedFractions = selectedFractions ?? layout.segments.map { $0.isSelected ? 1 : 0 }
    self.glass = glass
  }

  /// Everything, the first at the bottom.
  func layers() -> [Layer] {
    if let (glass, selection) = glass {
      let ink = scrolled(contents())
      return [.glass(GlassLayer(glass: glass, selection: selection, ink: ink))]
    }
    return background() + still()
  }

  /// The control itself, without what lies behind it.
  func still() -> [Layer] {
    guard layout.scroll != nil else { return track() + selection() + border() + contents() }
    return surface() + scrolled(cells() + selection() + contents()) + border()
  }

  func background() -> [Layer] {
    control.background.layers(covering: layout.size, scale: layout.scale)
  }

  /// The track itself, what unselected segments lie on, and the separators.
  func track() -> [Layer] { surface() + scrolled(cells()) }

  private func surface() -> [Layer] {
    fill(shape(of: look.track, in: layout.frame), look.track.fill)
  }

  /// What of some layers is seen where segments are scrolled, inside the track, which stays.
  func scrolled(_ layers: [Layer]) -> [Layer] {
    guard let scroll = layout.scroll, !layers.isEmpty else { return layers }
    return insideTrack([
      .fadingEdges(
        scroll.viewport, left: scroll.fades.left, right: scroll.fades.right, layers)
    ])
  }

  /// The segments of which anything is seen.
  private var shownSegments: [Int] {
    guard let viewport = layout.scroll?.viewport else { return Array(layout.segments.indices) }
    return layout.segments.indices.filter {
      layout.segments[$0].frame.intersection(viewport) != nil
    }
  }

  /// What unselected segments lie on, and the separators.
  private func cells() -> [Layer] {
    var layers: [Layer] = []
    for index in shownSegments where selectedFractions[index] < 1 {
      layers += fill(Shape(grid.round(layout.segments[index].frame)), look.segmentFill)
    }
    return layers
      + layout.separators.flatMap {
        fill(Shape($0.frame), look.separator.color.opacity($0.opacity))
      }
  }

  /// The track's border, over a selection that reaches the edge.
  func border() -> [Layer] {
    border(of: look.track, around: shape(of: look.track, in: layout.frame))
  }

  /// The marked areas; their shadows and hairlines stay inside the track, as the platform's do, and
  /// so do the areas themselves where they reach the track's edge.
  func selection() -> [Layer] {
    guard look.change == .slide else { return marksInPlace() }
    let selected = layout.segments.indices.filter { layout.segments[$0].isSelected }
    let areas = zip(selected, layout.selectionFrames).filter { !$1.isEmpty }
      .map { ($0, shape(of: look.selectionStyle.surface, in: $1)) }
    return insideTrack(areas.flatMap { belowMark($1) })
      + areas.flatMap { mark($1, of: $0, opacity: 1) }
  }

  /// What a marked area casts on the track.
  private func belowMark(_ shape: Shape) -> [Layer] {
    let shadows = [look.selectionStyle.shadow, look.selectionStyle.contactShadow]
      .filter { $0.color.alpha > 0 }
      .map { Layer.shadow(shape, scaled($0)) }
    let hairline = shape.inset(by: -look.selectionStyle.hairlineOutset * factor)
    return shadows + fill(hairline, look.selectionStyle.hairlineColor)
  }

  /// A mark on each segment that counts as selected, as strong as it does.
  private func marksInPlace() -> [Layer] {
    let marks = layout.segments.indices.filter { selectedFractions[$0] > 0 }.flatMap { index in
      mark(markedShape(of: layout.segments[index]), of: index, opacity: selectedFractions[index])
    }
    return look.track.radius > 0 ? insideTrack(marks) : marks
  }

  /// One segment with what it lies on, for looks whose segments fade over each other.
  func cell(_ index: Int) -> [Layer] {
    let segment = layout.segments[index]
    let backdrop =
      selectedFractions[index] > 0
      ? mark(markedShape(of: segment), of: index, opacity: selectedFractions[index])
      : fill(Shape(grid.round(segment.frame)), look.segmentFill)
    return backdrop + clippedContent(index)
  }

  func contents() -> [Layer] { shownSegments.flatMap(clippedContent) }

  private func mark(_ shape: Shape, of index: Int, opacity: Double) -> [Layer] {
    let surface = look.selectionStyle.surface
    return fill(shape, tinted(surface.fill, index).opacity(opacity))
      + border(of: surface, around: shape)
  }

  private func markedShape(of segment: SegmentLayout) -> Shape {
    let inset = grid.round(look.selectionStyle.inset * factor)
    return shape(of: look.selectionStyle.surface, in: grid.round(segment.frame).inset(by: inset))
  }

  private func insideTrack(_ layers: [Layer]) -> [Layer] {
    layers.isEmpty ? [] : [.clip(shape(of: look.track, in: layout.frame), layers)]
  }

  /// A segment's icon and label, cut at the segment's edges where they reach beyond.
  private func clippedContent(_ index: Int) -> [Layer] {
    let segment = layout.segments[index]
    let extent = [segment.iconFrame, segment.labelFrame, segment.badge?.frame]
      .compactMap { $0 }.reduce(Rect.zero) { $0.union($1) }
    let isCut = extent.x < segment.frame.x || extent.maxX > segment.frame.maxX
    let shown = isCut ? segment.shownFraction : 1
    let badge = look.badge.faded(to: segment.isEnabled ? 1 : look.disabledOpacity)
    let layers = segment.layers(contentColor(index), badge, shown: shown)
    return isCut && !layers.isEmpty ? [.clip(Shape(segment.frame), layers)] : layers
  }

  /// The colour between the two of the look, or of the glass, by how much the segment is selected.
  private func contentColor(_ index: Int) -> Color {
    let inks = glass?.0.inks
    let normal = control.segments[index].tint ?? inks?.normal ?? look.content.color
    let selected =
      inks.map { control.segments[index].tint ?? $0.selected }
      ?? tinted(look.selectedContent.color, index)
    let color = normal.mixed(with: selected, by: selectedFractions[index])
    return layout.segments[index].isEnabled ? color : color.opacity(look.disabledOpacity)
  }

  /// A colour of the look, or a segment's tint in its place where it is the colour of contents: the
  /// selected segment's content, or an area filled with it.
  private func tinted(_ color: Color, _ index: Int) -> Color {
    guard color == look.content.color else { return color }
    return control.segments[index].tint ?? color
  }

  /// How much larger than at L everything is drawn.
  private var factor: Double { control.traits.textSize.factor(for: look.textStyle) }

  private var grid: DeviceGrid { DeviceGrid(scale: layout.scale) }

  private func fill(_ shape: Shape, _ color: Color) -> [Layer] {
    color.alpha > 0 && !shape.rect.isEmpty ? [.fill(shape, color)] : []
  }

  private func shape(of surface: Look.Surface, in rect: Rect) -> Shape {
    Shape(rect, radius: surface.radius * factor, cornerCurve: surface.cornerCurve)
  }

  private func border(of surface: Look.Surface, around shape: Shape) -> [Layer] {
    guard surface.borderWidth > 0, surface.borderColor.alpha > 0 else { return [] }
    let width = grid.thickness(surface.borderWidth * factor)
    return [.border(shape, width: width, surface.borderColor)]
  }

  private func scaled(_ shadow: Shadow) -> Shadow {
    Shadow(color: shadow.color, y: shadow.y * factor, blur: shadow.blur * factor)
  }
}

extension BadgeLayout {
  fileprivate func layers(_ style: Look.Badge) -> [Layer] {
    let mark = Layer.fill(Shape(frame, radius: frame.height / 2), style.fill)
    guard let line, let baseline else { return [mark] }
    return [mark, .text(line, at: baseline, style.color)]
  }
}

extension SegmentLayout {
  /// The icon, the label, fainter the less of it, 0…1, is inside its segment, and the badge.
  func layers(_ color: Color, _ badgeStyle: Look.Badge, shown: Double = 1) -> [Layer] {
    var layers: [Layer] = []
    if let icon, let iconFrame { layers.append(.icon(icon, at: iconFrame.origin, color)) }
    if !lines.isEmpty {
      let texts = lines.map { Layer.text($0.line, at: $0.baseline, color) }
      // The fourth power: a cut letter is hardly there before the whole of it is.
      let squared = shown * shown
      layers += shown < 1 ? [.group(opacity: squared * squared, texts)] : texts
    }
    return layers + (badge?.layers(badgeStyle) ?? [])
  }

  /// How much of the label's width lies inside the segment, 0…1.
  fileprivate var shownFraction: Double {
    guard let labelFrame, labelFrame.width > 0 else { return 1 }
    return (labelFrame.intersection(frame)?.width ?? 0) / labelFrame.width
  }
}

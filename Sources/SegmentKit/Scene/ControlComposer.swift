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
      return [.glass(GlassLayer(glass: glass, selection: selection, ink: contents()))]
    }
    return background() + still()
  }

  /// The control itself, without what lies behind it.
  func still() -> [Layer] { track() + selection() + border() + contents() }

  func background() -> [Layer] {
    control.background.layers(covering: layout.size, scale: layout.scale)
  }

  /// The track itself, what unselected segments lie on, and the separators.
  func track() -> [Layer] {
    var layers = fill(shape(of: look.track, in: layout.frame), look.track.fill)
    for index in layout.segments.indices where selectedFractions[index] < 1 {
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

  /// The marked area; its shadows and hairline stay inside the track, as the platform's do, and so
  /// does the area itself where it reaches the track's edge.
  func selection() -> [Layer] {
    guard look.change == .slide else { return marksInPlace() }
    guard let rect = layout.selectionFrame, !rect.isEmpty else { return [] }
    let shape = shape(of: look.selectionStyle.surface, in: rect)
    var below = [look.selectionStyle.shadow, look.selectionStyle.contactShadow]
      .filter { $0.color.alpha > 0 }
      .map { Layer.shadow(shape, scaled($0)) }
    let hairline = shape.inset(by: -look.selectionStyle.hairlineOutset * factor)
    below += fill(hairline, look.selectionStyle.hairlineColor)
    return insideTrack(below) + mark(shape, opacity: 1)
  }

  /// A mark on each segment that counts as selected, as strong as it does.
  private func marksInPlace() -> [Layer] {
    let marks = layout.segments.indices.filter { selectedFractions[$0] > 0 }.flatMap { index in
      mark(markedShape(of: layout.segments[index]), opacity: selectedFractions[index])
    }
    return look.track.radius > 0 ? insideTrack(marks) : marks
  }

  /// One segment with what it lies on, for looks whose segments fade over each other.
  func cell(_ index: Int) -> [Layer] {
    let segment = layout.segments[index]
    let backdrop =
      selectedFractions[index] > 0
      ? mark(markedShape(of: segment), opacity: selectedFractions[index])
      : fill(Shape(grid.round(segment.frame)), look.segmentFill)
    return backdrop + clippedContent(index)
  }

  func contents() -> [Layer] { layout.segments.indices.flatMap(clippedContent) }

  private func mark(_ shape: Shape, opacity: Double) -> [Layer] {
    let surface = look.selectionStyle.surface
    return fill(shape, surface.fill.opacity(opacity)) + border(of: surface, around: shape)
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
    let extent = (segment.iconFrame ?? .zero).union(segment.labelFrame ?? .zero)
    let isCut = extent.x < segment.frame.x || extent.maxX > segment.frame.maxX
    let shown = isCut ? segment.shownFraction : 1
    let layers = segment.layers(contentColor(index), shown: shown)
    return isCut && !layers.isEmpty ? [.clip(Shape(segment.frame), layers)] : layers
  }

  /// The colour between the two of the look, or of the glass, by how much the segment is selected.
  private func contentColor(_ index: Int) -> Color {
    let (normal, selected) =
      if let inks = glass?.0.inks {
        (inks.normal, inks.selected)
      } else {
        (look.content.color, look.selectedContent.color)
      }
    let color = normal.mixed(with: selected, by: selectedFractions[index])
    return layout.segments[index].isEnabled ? color : color.opacity(look.disabledOpacity)
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

extension SegmentLayout {
  /// The icon, and the label, fainter the less of it, 0…1, is inside its segment.
  func layers(_ color: Color, shown: Double = 1) -> [Layer] {
    var layers: [Layer] = []
    if let icon, let iconFrame { layers.append(.icon(icon, at: iconFrame.origin, color)) }
    if let line, let baseline {
      let text = Layer.text(line, at: baseline, color)
      // The fourth power: a cut letter is hardly there before the whole of it is.
      let squared = shown * shown
      layers.append(shown < 1 ? .group(opacity: squared * squared, [text]) : text)
    }
    return layers
  }

  /// How much of the label's width lies inside the segment, 0…1.
  fileprivate var shownFraction: Double {
    guard let labelFrame, labelFrame.width > 0 else { return 1 }
    return (labelFrame.intersection(frame)?.width ?? 0) / labelFrame.width
  }
}

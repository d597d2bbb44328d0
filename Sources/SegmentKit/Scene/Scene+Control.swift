internal import SegmentGraphics
internal import SegmentPrimitives

extension Scene {
  /// The scene of a control at rest.
  init(of control: Control, look: Look, layout: ControlLayout) {
    size = layout.size
    scale = layout.scale
    let composer = ControlComposer(control: control, look: look, layout: layout)
    layers =
      composer.background() + composer.track() + composer.selection() + composer.contents()
  }
}

/// Turns a control's layout into layers, one group after the other.
struct ControlComposer {
  let control: Control
  let look: Look
  let layout: ControlLayout

  /// How much larger than at L everything is drawn.
  private var factor: Double { control.traits.textSize.factor(for: look.textStyle) }

  func background() -> [Layer] {
    switch control.background {
    case .none: []
    case .color(let color): [.background(color)]
    case .image(let raster): [.image(raster, frame: raster.covering(layout.size))]
    }
  }

  func track() -> [Layer] {
    surroundings()
      + layout.segments.flatMap { segment in
        segment.isSelected ? [] : fill(Shape(grid.round(segment.frame)), look.segmentFill)
      }
  }

  /// The track itself, its border and the separators.
  func surroundings() -> [Layer] {
    let surface = look.track
    let shape = shape(of: surface, in: layout.frame)
    var layers = fill(shape, surface.fill)
    if surface.borderWidth > 0, surface.borderColor.alpha > 0 {
      let width = grid.thickness(surface.borderWidth * factor)
      layers.append(.border(shape, width: width, surface.borderColor))
    }
    return layers
      + layout.separators.flatMap {
        fill(Shape($0.frame), look.separator.color.opacity($0.opacity))
      }
  }

  /// One segment with what it lies on, for looks whose segments fade in place.
  func cell(_ segment: SegmentLayout) -> [Layer] {
    let frame = grid.round(segment.frame)
    let marked = frame.inset(by: grid.round(look.selection.inset * factor))
    let ground =
      segment.isSelected
      ? fill(shape(of: look.selection.surface, in: marked), look.selection.surface.fill)
      : fill(Shape(frame), look.segmentFill)
    return ground + clippedContent(of: segment)
  }

  /// The marked area; its shadows and hairline stay inside the track, as the platform's do.
  func selection() -> [Layer] {
    guard let rect = layout.selection, !rect.isEmpty else { return [] }
    let shape = shape(of: look.selection.surface, in: rect)
    var below = [look.selection.shadow, look.selection.contactShadow]
      .filter { $0.color.alpha > 0 }
      .map { Layer.shadow(shape, scaled($0)) }
    let hairline = shape.inset(by: -look.selection.hairlineOutset * factor)
    below += fill(hairline, look.selection.hairlineColor)
    let clipped: [Layer] =
      below.isEmpty ? [] : [.clip(self.shape(of: look.track, in: layout.frame), below)]
    return clipped + fill(shape, look.selection.surface.fill) + selectionBorder(shape)
  }

  func contents() -> [Layer] { layout.segments.flatMap(clippedContent) }

  /// A segment's icon and label, cut at the segment's edges where they reach beyond.
  private func clippedContent(of segment: SegmentLayout) -> [Layer] {
    let extent = (segment.iconFrame ?? .zero).union(segment.labelFrame ?? .zero)
    let isCut = extent.x < segment.frame.x || extent.maxX > segment.frame.maxX
    let layers = content(of: segment)
    return isCut && !layers.isEmpty ? [.clip(Shape(segment.frame), layers)] : layers
  }

  private func content(of segment: SegmentLayout) -> [Layer] {
    let content = segment.isSelected ? look.selectedContent : look.content
    let color = segment.isEnabled ? content.color : content.color.opacity(look.disabledOpacity)
    var layers: [Layer] = []
    if let icon = segment.icon, let frame = segment.iconFrame {
      layers.append(.icon(icon, at: frame.origin, color))
    }
    if let line = segment.line, let baseline = segment.baseline {
      layers.append(.text(line, at: baseline, color))
    }
    return layers
  }

  private var grid: DeviceGrid { DeviceGrid(scale: layout.scale) }

  private func fill(_ shape: Shape, _ color: Color) -> [Layer] {
    color.alpha > 0 && !shape.rect.isEmpty ? [.fill(shape, color)] : []
  }

  private func shape(of surface: Look.Surface, in rect: Rect) -> Shape {
    Shape(rect, radius: surface.radius * factor, cornerCurve: surface.cornerCurve)
  }

  private func selectionBorder(_ shape: Shape) -> [Layer] {
    let surface = look.selection.surface
    guard surface.borderWidth > 0, surface.borderColor.alpha > 0 else { return [] }
    let width = grid.thickness(surface.borderWidth * factor)
    return [.border(shape, width: width, surface.borderColor)]
  }

  private func scaled(_ shadow: Shadow) -> Shadow {
    Shadow(color: shadow.color, y: shadow.y * factor, blur: shadow.blur * factor)
  }
}

extension Raster {
  /// Where the picture lies when it covers an area and is cut evenly on both sides.
  fileprivate func covering(_ size: Size) -> Rect {
    let stretch = max(size.width / Double(width), size.height / Double(height))
    let (w, h) = (Double(width) * stretch, Double(height) * stretch)
    return Rect(x: (size.width - w) / 2, y: (size.height - h) / 2, width: w, height: h)
  }
}

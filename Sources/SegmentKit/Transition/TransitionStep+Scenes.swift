internal import SegmentGlass
internal import SegmentMotion
internal import SegmentPrimitives

extension TransitionStep {
  /// The scene of a frame: the stills themselves at both ends.
  func scene(at frame: Int, canvas: Size) -> Scene {
    if frame == 0 { return still(start, canvas: canvas) }
    if frame == timeline.lastFrame { return still(end, canvas: canvas) }
    let fraction = min(max(widths(at: frame), 0), 1)
    if look.glass != nil { return glassScene(at: frame, fraction: fraction, canvas: canvas) }
    if isDissolving {
      let (old, new) = (start.placed(in: canvas), end.placed(in: canvas))
      return Scene(dissolving: composer(old), composer(new), fraction: fraction)
    }
    let layout = layout(at: frame, canvas: canvas)
    switch look.change {
    case .slide: return Scene(composer(layout))
    case .colorFade: return Scene(composer(layout, selectedFractions: selectedFractions(fraction)))
    case .crossFade:
      let old = start.moving(to: fading, widths: widths(at: frame), pill: 1).placed(in: canvas)
      return Scene(crossFading: composer(old), composer(layout), fraction: fraction)
    }
  }

  /// How much each segment counts as selected at a fraction of the transition.
  private func selectedFractions(_ fraction: Double) -> [Double] {
    zip(start.segments, end.segments).map { old, new in
      (old.isSelected ? 1 - fraction : 0) + (new.isSelected ? fraction : 0)
    }
  }

  /// The marked area lifts into a lens and settles again; without motion it cross-fades.
  private func glassScene(at frame: Int, fraction: Double, canvas: Size) -> Scene {
    if isDissolving, let from = start.selectionFrames.first, let to = end.selectionFrames.first {
      let (old, new) = (start.placed(in: canvas), end.placed(in: canvas))
      let glass = glass(around: new.frame)
      let inks = [old, new].map { layout in
        let composer = composer(layout, glass: (glass, .none))
        return composer.scrolled(composer.contents())
      }
      let selection = GlassSelection.crossFade(from: from, to: to, fraction: fraction)
      let layer = GlassLayer(
        glass: glass, selection: selection, ink: [.dissolve(inks[0], inks[1], fraction: fraction)])
      return Scene(size: new.size, scale: new.scale, layers: [.glass(layer)])
    }
    let layout = layout(at: frame, canvas: canvas)
    let selection = layout.selectionFrames.first.map {
      GlassSelection.lens($0, lift: lift(at: frame))
    }
    return Scene(composer(layout, glass: (glass(around: layout.frame), selection ?? .none)))
  }

  private func still(_ layout: ControlLayout, canvas: Size) -> Scene {
    let placed = layout.placed(in: canvas)
    guard look.glass != nil else { return Scene(composer(placed)) }
    return Scene(composer(placed, glass: (glass(around: placed.frame), placed.restingSelection)))
  }

  /// The glass of the whole animation, or another of the same appearance where the track is not
  /// where it was.
  private func glass(around track: Rect) -> Glass {
    if let shared, shared.track == track { return shared.glass }
    guard let backdrop else {
      return Glass(GlassSurface(track: track, scale: start.scale), width: 1, height: 1)
    }
    return backdrop.glass(around: track)
  }

  private func composer(
    _ layout: ControlLayout, selectedFractions: [Double]? = nil,
    glass: (Glass, GlassSelection)? = nil
  ) -> ControlComposer {
    ControlComposer(
      control: control, look: look, layout: layout, selectedFractions: selectedFractions,
      glass: glass)
  }
}

extension Scene {
  /// Everything that a composer draws.
  fileprivate init(_ composer: ControlComposer) {
    self.init(
      size: composer.layout.size, scale: composer.layout.scale, layers: composer.layers())
  }

  /// A scene in which changed segments cross-fade by opacity, each look drawn whole and then laid
  /// over the common track: half-way a quarter of the track shows through both.
  ///
  /// Source: the identities of the two branches in the original SwiftUI code differ, so its change
  /// of selection is an insertion and a removal, whose default transition is opacity.
  init(crossFading before: ControlComposer, _ after: ControlComposer, fraction: Double) {
    let (old, new) = (before.layout, after.layout)
    var layers: [Layer] = []
    for index in new.segments.indices {
      guard old.segments[index].isSelected != new.segments[index].isSelected else {
        layers += after.cell(index)
        continue
      }
      layers.append(.group(opacity: 1 - fraction, before.cell(index)))
      layers.append(.group(opacity: fraction, after.cell(index)))
    }
    self.init(
      size: new.size, scale: new.scale,
      layers: after.background() + after.border() + after.scrolled(layers))
  }

  /// A scene in which one still dissolves into the other, for those who ask for less motion; what
  /// both have in common stays as it is.
  init(dissolving before: ControlComposer, _ after: ControlComposer, fraction: Double) {
    let (old, new) = (before.still(), after.still())
    self.init(
      size: after.layout.size, scale: after.layout.scale,
      layers: after.background() + [.dissolve(old, new, fraction: fraction)])
  }
}

internal import SegmentPrimitives

extension Scene {
  /// A scene in which changed segments cross-fade by opacity, each look drawn whole and then laid
  /// over the common track: half-way a quarter of the track shows through both.
  ///
  /// Source: the identities of the second seed's two branches differ, so its change of selection
  /// is an insertion and a removal, whose default transition is opacity.
  init(
    fading control: Control, look: Look, from old: ControlLayout, to new: ControlLayout,
    share: Double
  ) {
    let (before, after) = (
      ControlComposer(control: control, look: look, layout: old),
      ControlComposer(control: control, look: look, layout: new)
    )
    size = new.size
    scale = new.scale
    layers = after.background() + after.surroundings()
    for index in new.segments.indices {
      let (from, to) = (old.segments[index], new.segments[index])
      guard from.isSelected != to.isSelected else {
        layers += after.cell(to)
        continue
      }
      layers.append(.group(opacity: 1 - share, before.cell(from)))
      layers.append(.group(opacity: share, after.cell(to)))
    }
  }
}

internal import SegmentPrimitives

extension Scene {
  /// A scene in which changed segments cross-fade by opacity, each look drawn whole and then laid
  /// over the common track: half-way a quarter of the track shows through both.
  ///
  /// Source: the identities of the second seed's two branches differ, so its change of selection
  /// is an insertion and a removal, whose default transition is opacity.
  init(crossFading before: ControlComposer, _ after: ControlComposer, share: Double) {
    let (old, new) = (before.layout, after.layout)
    var layers = after.background() + after.border()
    for index in new.segments.indices {
      guard old.segments[index].isSelected != new.segments[index].isSelected else {
        layers += after.cell(index)
        continue
      }
      layers.append(.group(opacity: 1 - share, before.cell(index)))
      layers.append(.group(opacity: share, after.cell(index)))
    }
    self.init(size: new.size, scale: new.scale, layers: layers)
  }

  /// A scene in which one still dissolves into the other, for those who ask for less motion; what
  /// both have in common stays as it is.
  init(dissolving before: ControlComposer, _ after: ControlComposer, share: Double) {
    let (old, new) = (before.still(), after.still())
    self.init(
      size: after.layout.size, scale: after.layout.scale,
      layers: after.background() + [.dissolve(old, new, share: share)])
  }
}

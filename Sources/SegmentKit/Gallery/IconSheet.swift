internal import SegmentGraphics
internal import SegmentPrimitives

extension Renderer {
  /// All built-in icons in one picture, each over its name.
  /// - Throws: `RenderError.text` where names cannot be set, `.control` if the sheet is too large.
  public func iconSheet(traits: Traits) throws(RenderError) -> Scene {
    var control = Control(segments: [])
    control.traits = traits
    let sheet = IconSheet(
      lettering: SheetLettering(typesetter: try typesetter(for: control), traits: traits))
    try ControlLayout.checkSize(IconSheet.size, scale: traits.scale)
    return Scene(size: IconSheet.size, scale: traits.scale, layers: try sheet.layers())
  }
}

/// Icons in rows, as many columns as make the sheet nearly square; lengths in points.
private struct IconSheet {
  private static let (margin, columns) = (24.0, 14)
  private static let cell = Size(width: 172, height: 84)

  let lettering: SheetLettering

  static var size: Size {
    let rows = (IconLibrary.names.count + columns - 1) / columns
    return Size(
      width: 2 * margin + Double(columns) * cell.width,
      height: 2 * margin + Double(rows) * cell.height)
  }

  func layers() throws(RenderError) -> [Layer] {
    let color = SystemColor.label.resolved(for: lettering.traits)
    var layers = [lettering.page]
    for (index, name) in IconLibrary.names.enumerated() {
      let left = IconSheet.margin + Double(index % IconSheet.columns) * IconSheet.cell.width
      let top = IconSheet.margin + Double(index / IconSheet.columns) * IconSheet.cell.height
      let icon = IconLibrary.icon(
        named: name, pointSize: 28, weight: .regular, scale: lettering.traits.scale)
      if let icon {
        let origin = Point(
          x: lettering.grid.round(left), y: lettering.grid.round(top + 40 - icon.size.height))
        layers.append(.icon(icon, at: origin, color))
      }
      let baseline = Point(x: left, y: top + 62)
      layers.append(
        try lettering.layer(name, as: .note, at: baseline, width: IconSheet.cell.width - 8))
    }
    return layers
  }
}

internal import SegmentGraphics
internal import SegmentPrimitives

extension Renderer {
  /// The point size of the icons on a sheet.
  public static let sheetPointSize = 28.0

  /// Icons in one picture, each over its name.
  /// - Parameter icons: icons of one's own; `nil` for all built-in ones.
  /// - Throws: `RenderError.text` where names cannot be set, `.control` if the sheet is too large.
  public func iconSheet(
    of icons: [CustomIcon]? = nil, traits: Traits
  ) throws(RenderError) -> Scene {
    var control = Control(segments: [])
    control.traits = traits
    let builtIn = IconLibrary.names.compactMap {
      IconLibrary.icon(
        named: $0, pointSize: Renderer.sheetPointSize, weight: .regular, scale: traits.scale)
    }
    let sheet = IconSheet(
      lettering: SheetLettering(typesetter: try typesetter(for: control), traits: traits),
      icons: icons?.map { IconSheet.fitted($0, scale: traits.scale) } ?? builtIn)
    try ControlLayout.checkSize(sheet.size, scale: traits.scale)
    return Scene(size: sheet.size, scale: traits.scale, layers: try sheet.layers())
  }
}

/// Icons in rows, as many columns as make the sheet of all built-in ones nearly square; lengths in
/// points.
private struct IconSheet {
  private static let (margin, mostColumns) = (24.0, 14)
  private static let cell = Size(width: 172, height: 84)
  /// What an icon may take up of its cell.
  private static let space = Size(width: 164, height: 40)

  let lettering: SheetLettering
  let icons: [Icon]

  private var columns: Int { max(1, min(IconSheet.mostColumns, icons.count)) }

  var size: Size {
    let rows = (icons.count + columns - 1) / columns
    return Size(
      width: 2 * IconSheet.margin + Double(columns) * IconSheet.cell.width,
      height: 2 * IconSheet.margin + Double(rows) * IconSheet.cell.height)
  }

  /// An icon at the sheet's point size, or at a smaller one where it would leave its cell.
  static func fitted(_ custom: CustomIcon, scale: Double) -> Icon {
    let pointSize = Renderer.sheetPointSize
    let icon = custom.icon(pointSize: pointSize, weight: .regular, scale: scale)
    let factor = min(space.width / icon.size.width, space.height / icon.size.height)
    guard factor < 1 else { return icon }
    return custom.icon(pointSize: pointSize * factor, weight: .regular, scale: scale)
  }

  func layers() throws(RenderError) -> [Layer] {
    let color = SystemColor.label.resolved(for: lettering.traits)
    var layers = [lettering.page]
    for (index, icon) in icons.enumerated() {
      let left = IconSheet.margin + Double(index % columns) * IconSheet.cell.width
      let top = IconSheet.margin + Double(index / columns) * IconSheet.cell.height
      let origin = Point(
        x: lettering.grid.round(left),
        y: lettering.grid.round(top + IconSheet.space.height - icon.size.height))
      layers.append(.icon(icon, at: origin, color))
      let baseline = Point(x: left, y: top + 62)
      layers.append(
        try lettering.layer(icon.name, as: .note, at: baseline, width: IconSheet.cell.width - 8))
    }
    return layers
  }
}

internal import SegmentGraphics
internal import SegmentPrimitives

/// The hierarchy of a sheet's texts.
enum SheetText {
  /// What the sheet is about.
  case title
  /// The name over a column, or before a row.
  case heading
  /// The name of a group of rows.
  case group
  /// All else.
  case note

  var style: TextStyle {
    switch self {
    case .title: TextStyle(size: 30, weight: .semibold)
    case .heading: TextStyle(size: 17, weight: .semibold)
    case .group: TextStyle(size: 12, weight: .semibold)
    case .note: TextStyle(size: 12, weight: .regular)
    }
  }

  var color: SystemColor { self == .note ? .secondaryLabel : .label }
}

/// Sets the texts of a sheet.
struct SheetLettering {
  let typesetter: Typesetter
  let traits: Traits

  /// The page itself: a little different from the backgrounds of both appearances, so that panels
  /// stand out.
  var page: Layer {
    .background(
      traits.appearance == .dark ? Color(bytes: 28, 28, 30) : Color(bytes: 242, 242, 247))
  }

  /// A text with its baseline's left end at a point, cut where it is wider than `width` points.
  func layer(
    _ text: String, as role: SheetText, at point: Point, width: Double
  ) throws(RenderError) -> Layer {
    let direction = TextDirection.natural(of: text) ?? .leftToRight
    let line = try rethrowing(
      RenderError.text,
      typesetter.line(text, style: role.style, direction: direction, fitting: width))
    let baseline = Point(x: grid.round(point.x), y: grid.round(point.y))
    return .text(line, at: baseline, role.color.resolved(for: traits))
  }

  /// The title of a control's look, and below it what the look is.
  func heading(
    for control: Control, at point: Point, width: Double
  ) throws(RenderError) -> [Layer] {
    let below = Point(x: point.x, y: point.y + 20)
    return [
      try layer(control.lookTitle, as: .heading, at: point, width: width),
      try layer(control.lookSummary, as: .note, at: below, width: width),
    ]
  }

  /// The height of a capital, in points.
  func capHeight(_ role: SheetText) throws(RenderError) -> Double {
    try rethrowing(RenderError.text, typesetter.metrics(role.style)).capHeight
  }

  var grid: DeviceGrid { DeviceGrid(scale: typesetter.scale) }
}

import SegmentPrimitives

/// One entry of the library: a name and the function that draws it.
struct Drawing: Sendable {
  /// The name by which users ask for it.
  let name: String
  /// Whether the drawing points along the reading direction.
  var isDirectional = false
  /// Draws with a pen that knows size, weight and pixel grid.
  let draw: @Sendable (inout Pen) -> Void

  /// Two entries, `name` and `name.fill`, of one function with the kind to draw as an argument.
  static func pair(
    _ name: String, isDirectional: Bool = false,
    _ draw: @escaping @Sendable (inout Pen, _ isFilled: Bool) -> Void
  ) -> [Drawing] {
    [
      Drawing(name: name, isDirectional: isDirectional) { draw(&$0, false) },
      Drawing(name: name + ".fill", isDirectional: isDirectional) { draw(&$0, true) },
    ]
  }

  /// One entry.
  static func single(
    _ name: String, isDirectional: Bool = false, _ draw: @escaping @Sendable (inout Pen) -> Void
  ) -> [Drawing] {
    [Drawing(name: name, isDirectional: isDirectional, draw: draw)]
  }

  /// Draws for a point size, a weight and a scale in pixels per point, all positive.
  func icon(pointSize: Double, weight: Weight, scale: Double) -> Icon {
    let unit = pointSize / IconMetrics.designPointSize
    var pen = Pen(stroke: IconMetrics.stroke(weight), pixel: 1 / (scale * unit))
    draw(&pen)
    let ink = pen.ink.bounds ?? .zero
    let width = pen.grid.boxWidth(ink.width + 2 * IconMetrics.sideMargin)
    let left = pen.grid.aligned((width - ink.width) / 2 - ink.x)
    let place = Transform.translation(x: left, y: pen.grid.boxHeight / 2).then(.scale(unit))
    return Icon(
      name: name, size: Size(width: width * unit, height: pen.grid.boxHeight * unit),
      artwork: .outline(pen.ink.applying(place)), isDirectional: isDirectional,
      mirroredOutline: pen.signs.isEmpty
        ? nil : pen.mirroredInk(about: width / 2 - left).applying(place))
  }
}

internal import SegmentGraphics
internal import SegmentMotion
internal import SegmentPrimitives

extension TransitionFrames {
  /// What moves, of all frames over each other on one track: those that pass faint, the last clear.
  public func onionSkin() -> Scene {
    var layers = backdrop(at: count - 1)
    for index in 0..<count - 1 {
      // Later frames are stronger, so that the direction can be seen.
      let fraction = Double(index + 1) / Double(count)
      layers.append(.group(opacity: 0.05 + 0.25 * fraction * fraction, movingLayers(at: index)))
    }
    layers += movingLayers(at: count - 1)
    return Scene(size: size, scale: scale, layers: layers)
  }
}

extension Renderer {
  /// Every frame in one picture, each with its number, time and progress below it.
  /// - Throws: `RenderError.text` where captions cannot be set, `.control` if the sheet is too large.
  public func contactSheet(
    of frames: TransitionFrames, for control: Control
  ) throws(RenderError) -> Scene {
    let typesetter = try typesetter(for: control)
    let grid = SheetGrid(cell: frames.size, count: frames.count, captionHeight: 18)
    let scale = control.traits.scale
    try ControlLayout.checkSize(grid.size, scale: scale)
    let dark = control.traits.appearance == .dark
    var layers: [Layer] = [.background(dark ? Color(bytes: 28, 28, 30) : .white)]
    let ink = SystemColor.secondaryLabel.resolved(for: control.traits)
    var time = 0.0
    for (index, delay) in frames.delays.enumerated() {
      let origin = grid.origin(of: index)
      // A frame's background would fill the whole sheet.
      let cell = Shape(Rect(x: 0, y: 0, width: frames.size.width, height: frames.size.height))
      layers.append(.offset(origin, [.clip(cell, frames.scene(at: index).layers)]))
      let caption =
        "\(index)   \(Text.number(time, decimals: 3)) s   "
        + "\(Text.number(frames.progress(at: index) * 100, decimals: 1)) %"
      let line = try typesetter.caption(caption)
      let baseline = Point(x: origin.x, y: origin.y + frames.size.height + 13)
      layers.append(.text(line, at: baseline, ink))
      time += delay.value
    }
    return Scene(size: grid.size, scale: scale, layers: layers)
  }
}

extension Typesetter {
  /// A caption on a line of its own, left to right, in a size in points.
  func caption(_ text: String, size: Double = 9) throws(RenderError) -> ShapedLine {
    try rethrowing(
      RenderError.text, line(text, style: TextStyle(size: size), direction: .leftToRight))
  }
}

/// Cells in rows, as many columns as make the sheet about half as wide again as high.
struct SheetGrid: Hashable, Sendable {
  let cell: Size
  let count: Int
  let captionHeight: Double
  private let gap = 16.0

  var columns: Int {
    let rowHeight = cell.height + captionHeight + gap
    let ideal = (1.5 * Double(count) * rowHeight / (cell.width + gap)).squareRoot()
    return min(count, max(1, Int(ideal.rounded())))
  }

  var size: Size {
    let rows = (count + columns - 1) / columns
    return Size(
      width: gap + Double(columns) * (cell.width + gap),
      height: gap + Double(rows) * (cell.height + captionHeight + gap))
  }

  func origin(of index: Int) -> Point {
    Point(
      x: gap + Double(index % columns) * (cell.width + gap),
      y: gap + Double(index / columns) * (cell.height + captionHeight + gap))
  }
}

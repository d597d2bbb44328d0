internal import SegmentGraphics
internal import SegmentMotion
internal import SegmentPrimitives

extension Renderer {
  /// The scene of a plot, 640 points wide.
  /// - Throws: `RenderError.text` where captions cannot be set.
  public func scene(of plot: MotionPlot) throws(RenderError) -> Scene {
    var control = Control(segments: [])
    control.traits = plot.traits
    return try PlotComposer(plot, typesetter: typesetter(for: control)).scene()
  }
}

/// Turns a plot into layers: background, grid, curves, marks, legend.
private struct PlotComposer {
  let plot: MotionPlot
  let typesetter: Typesetter
  let position: PlotPanel
  let velocity: PlotPanel
  private let legendHeight: Double

  private static let width = 640.0
  private static let rowHeight = 18.0

  init(_ plot: MotionPlot, typesetter: Typesetter) {
    self.plot = plot
    self.typesetter = typesetter
    legendHeight = Double(plot.entries.count) * PlotComposer.rowHeight + 24
    let (left, width, span) = (52.0, PlotComposer.width - 52 - 24, plot.timeSpan)
    let times = (0...240).map { span * Double($0) / 240 }
    func range(_ value: (Motion, Double) -> Double, _ least: ClosedRange<Double>)
      -> ClosedRange<Double>
    {
      let all = plot.entries.flatMap { entry in times.map { value(entry.motion, $0) } }
      let low = min(all.min() ?? 0, least.lowerBound)
      let high = max(all.max() ?? 0, least.upperBound)
      return low...(high + (high - low) * 0.06)
    }
    position = PlotPanel(
      area: Rect(x: left, y: legendHeight, width: width, height: 220), timeSpan: span,
      values: range({ $0.progress(at: $1) }, 0...1))
    velocity = PlotPanel(
      area: Rect(x: left, y: legendHeight + 250, width: width, height: 96), timeSpan: span,
      values: range({ $0.velocity(at: $1) }, 0...1))
  }

  func scene() throws(RenderError) -> Scene {
    let height = velocity.area.maxY + 36
    let layers =
      [Layer.background(background)]
      + (try grid(position, unit: "")) + (try grid(velocity, unit: "/s"))
      + (try timeAxis()) + target() + curves() + marks() + (try legend())
    return Scene(
      size: Size(width: PlotComposer.width, height: height), scale: plot.traits.scale,
      layers: layers)
  }

  private var isDark: Bool { plot.traits.appearance == .dark }
  private var background: Color { isDark ? Color(bytes: 28, 28, 30) : .white }
  private var ink: Color { SystemColor.label.resolved(for: plot.traits) }
  private var faint: Color { SystemColor.secondaryLabel.resolved(for: plot.traits) }
  private var line: Color { ink.opacity(0.1) }

  /// Tints of the platform, which differ in lightness as well as in hue.
  private func color(_ index: Int) -> Color {
    let tints = [
      SystemColor.systemBlue.resolved(for: plot.traits), Color(bytes: 255, 149, 0),
      Color(bytes: 52, 199, 89), Color(bytes: 255, 45, 85), Color(bytes: 175, 82, 222),
    ]
    return tints[index % tints.count]
  }

  private func grid(_ panel: PlotPanel, unit: String) throws(RenderError) -> [Layer] {
    var layers: [Layer] = []
    for value in panel.valueTicks {
      let y = panel.y(value)
      layers.append(.stroke(panel.horizontal(y), width: 1, line))
      let text = Text.number(value, decimals: 3) + unit
      layers.append(try caption(text, at: Point(x: panel.area.x - 6, y: y + 3), alignment: 1))
    }
    return layers
  }

  private func timeAxis() throws(RenderError) -> [Layer] {
    var layers: [Layer] = []
    for time in velocity.timeTicks {
      for panel in [position, velocity] {
        layers.append(.stroke(panel.vertical(panel.x(time)), width: 1, line))
      }
      let point = Point(x: velocity.x(time), y: velocity.area.maxY + 15)
      layers.append(try caption(Text.number(time, decimals: 3) + " s", at: point, alignment: 0.5))
    }
    return layers
  }

  private func target() -> [Layer] {
    [.stroke(position.horizontal(position.y(1)), width: 1, ink.opacity(0.45))]
  }

  private func curves() -> [Layer] {
    plot.entries.indices.reversed().flatMap { index in
      let motion = plot.entries[index].motion
      return [
        Layer.stroke(position.path { motion.progress(at: $0) }, width: 2, color(index)),
        Layer.stroke(velocity.path { motion.velocity(at: $0) }, width: 1.5, color(index)),
      ]
    }
  }

  /// A ring where each motion is farthest beyond its target, a bar where it comes to rest.
  private func marks() -> [Layer] {
    plot.entries.indices.reversed().flatMap { index -> [Layer] in
      let motion = plot.entries[index].motion
      var layers: [Layer] = []
      if let peak = motion.overshoot {
        let centre = Point(x: position.x(peak.time), y: position.y(peak.position))
        layers.append(.stroke(.circle(center: centre, radius: 4), width: 1.5, color(index)))
      }
      let x = position.x(motion.restTime)
      var bar = Path()
      bar.move(x, position.y(1) - 7)
      bar.line(x, position.y(1) + 7)
      layers.append(.stroke(bar, width: 1.5, color(index)))
      return layers
    }
  }

  private func legend() throws(RenderError) -> [Layer] {
    var layers: [Layer] = []
    for (index, entry) in plot.entries.enumerated() {
      let y = 24 + Double(index) * PlotComposer.rowHeight
      let dot = Path.circle(center: Point(x: 58, y: y - 4), radius: 4)
      layers.append(.stroke(dot, width: 1, color(index)))
      layers.append(
        .fill(Shape(Rect(x: 54, y: y - 8, width: 8, height: 8), radius: 4), color(index)))
      layers.append(
        try caption(entry.summary, at: Point(x: 70, y: y), alignment: 0, size: 11, ink))
    }
    return layers
  }

  private func caption(
    _ text: String, at point: Point, alignment: Double, size: Double = 9, _ color: Color? = nil
  ) throws(RenderError) -> Layer {
    let line = try typesetter.caption(text, size: size)
    let start = Point(x: point.x - line.width * alignment, y: point.y)
    return .text(line, at: start, color ?? faint)
  }
}

extension MotionPlot.Entry {
  /// The legend's line: the name and the numbers one looks for.
  fileprivate var summary: String {
    let rest = "\(name)   rests after \(Text.number(motion.restTime)) s"
    guard let peak = motion.overshoot else { return rest }
    return rest + ", peak \(Text.number(peak.position * 100, decimals: 2)) % "
      + "at \(Text.number(peak.time)) s"
  }
}

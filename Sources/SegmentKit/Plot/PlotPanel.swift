internal import SegmentPrimitives

/// One panel of a plot: where times and values lie in an area.
struct PlotPanel: Hashable, Sendable {
  let area: Rect
  /// The time at the right edge, in seconds.
  let timeSpan: Double
  /// The values at the bottom and the top.
  let values: ClosedRange<Double>

  func x(_ time: Double) -> Double { area.x + area.width * time / timeSpan }

  func y(_ value: Double) -> Double {
    area.maxY - area.height * (value - values.lowerBound) / (values.upperBound - values.lowerBound)
  }

  /// Round times on the axis, about eight.
  var timeTicks: [Double] { PlotPanel.ticks(0...timeSpan, about: 8) }

  /// Round values on the axis, one for each 40 points.
  var valueTicks: [Double] { PlotPanel.ticks(values, about: area.height / 40) }

  func horizontal(_ y: Double) -> Path {
    Path([.move(Point(x: area.x, y: y)), .line(Point(x: area.maxX, y: y))])
  }

  func vertical(_ x: Double) -> Path {
    Path([.move(Point(x: x, y: area.y)), .line(Point(x: x, y: area.maxY))])
  }

  /// A function of time as a line, a point for each point of width.
  func path(_ value: (Double) -> Double) -> Path {
    let count = Int(area.width)
    let points = (0...count).map { index -> Point in
      let time = timeSpan * Double(index) / Double(count)
      return Point(x: x(time), y: y(value(time)))
    }
    return Path([.move(points[0])] + points.dropFirst().map { .line($0) })
  }

  /// Multiples of 1, 2 or 5 times a power of ten within a range.
  private static func ticks(_ range: ClosedRange<Double>, about count: Double) -> [Double] {
    let rough = (range.upperBound - range.lowerBound) / max(1, count)
    guard rough > 0, rough.isFinite else { return [] }
    var unit = 1.0
    while unit > rough { unit /= 10 }
    while unit * 10 <= rough { unit *= 10 }
    let step = [1, 2, 5, 10].map { $0 * unit }.first { $0 >= rough } ?? unit
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }
}

import Testing

@testable import SegmentMotion

@Suite("Timing curves")
struct TimingCurveTests {
  @Test(
    "Every sample of a curve agrees to a billionth", arguments: try Reference.curves.keys.sorted())
  func samples(name: String) throws {
    let reference = try #require(Reference.curves[name])
    let byPoints = try TimingCurve(parsing: reference.controlPoints.joined(separator: ","))
    let byName = try TimingCurve(parsing: name)
    #expect(reference.samplesXY.count == 60)
    for (index, sample) in reference.samplesXY.enumerated() {
      let expected = try number(sample[1])
      for curve in [byPoints, byName] {
        let y = curve.progress(at: Double(index) / 59)
        #expect(agrees(y, expected), "sample \(index): \(y), expected \(expected)")
      }
    }
  }

  /// Finds the ordinate by nothing but bisection of the Bernstein form.
  private func bisected(_ p: [Double], at x: Double) -> Double {
    func bernstein(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if bernstein(p[0], p[2], middle) < x { low = middle } else { high = middle }
    }
    return bernstein(p[1], p[3], low)
  }

  @Test(
    "Awkward curves agree with bisection",
    arguments: [
      [0, 1, 1, 0], [1, 0, 0, 1], [0, 0, 0, 1], [1, 1, 1, 1], [0.68, -0.6, 0.32, 1.6],
      [0.999, -100, 0.001, 100], [0, 5, 0, -5], [0.5, 0.5, 0.5, 0.5],
    ])
  func bisection(points: [Double]) throws {
    let curve = try TimingCurve.cubicBezier(
      x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    for index in 0...997 where index * 2 != 997 {
      let x = Double(index) / 997
      #expect(abs(curve.progress(at: x) - bisected(points, at: x)) < 1e-8)
    }
  }

  static let steps: [(String, [Double])] = [
    ("steps(4)", [0, 0, 0.25, 0.5, 0.75, 1]),
    ("steps(4, end)", [0, 0, 0.25, 0.5, 0.75, 1]),
    ("steps(4,jump-start)", [0.25, 0.25, 0.5, 0.75, 1, 1]),
    ("steps(4,none)", [0, 0, 1.0 / 3, 2.0 / 3, 1, 1]),
    ("steps(4,both)", [0.2, 0.2, 0.4, 0.6, 0.8, 1]),
    ("step-end", [0, 0, 0, 0, 0, 1]),
    ("step-start", [1, 1, 1, 1, 1, 1]),
  ]

  @Test("Steps jump where CSS says they do", arguments: steps)
  func stepped(text: String, expected: [Double]) throws {
    let curve = try TimingCurve(parsing: text)
    #expect([0, 0.1, 0.25, 0.5, 0.75, 1].map(curve.progress) == expected)
  }

  @Test(
    "Names of CSS and of UIKit mean the same",
    arguments: ["ease-in-out", "easeInOut", "curveEaseInOut", "EASE-IN-OUT"])
  func spellings(text: String) throws {
    #expect(try TimingCurve(parsing: text) == .easeInOut)
  }

  @Test("Every listed name is read", arguments: TimingCurve.names)
  func names(name: String) throws {
    let curve = try TimingCurve(parsing: name)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -0.1) == 0)
  }

  @Test(
    "A Bézier curve is read in both forms",
    arguments: ["cubic-bezier(0.42, 0, 0.58, 1)", " 0.42,0,0.58,1 "])
  func bezier(text: String) throws {
    #expect(try TimingCurve(parsing: text) == .easeInOut)
  }
}

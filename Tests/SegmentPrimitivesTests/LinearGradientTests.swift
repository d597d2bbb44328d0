import SegmentPrimitives
import Testing

@Suite("Linear gradients")
struct LinearGradientTests {
  private let rect = Rect(x: 10, y: 20, width: 300, height: 80)

  private func ends(_ angle: Double) -> (start: Point, end: Point) {
    LinearGradient(angle: angle, colors: [.black, .white]).ends(in: rect)
  }

  @Test(
    "run from edge to edge at quarters of a turn, exactly",
    arguments: [
      (0, Point(x: 160, y: 100), Point(x: 160, y: 20)),
      (90, Point(x: 10, y: 60), Point(x: 310, y: 60)),
      (180, Point(x: 160, y: 20), Point(x: 160, y: 100)),
      (270, Point(x: 310, y: 60), Point(x: 10, y: 60)),
      (-90, Point(x: 310, y: 60), Point(x: 10, y: 60)),
      (540, Point(x: 160, y: 20), Point(x: 160, y: 100)),
    ] as [(Double, Point, Point)])
  func quarters(angle: Double, start: Point, end: Point) {
    #expect(ends(angle).start == start && ends(angle).end == end)
  }

  @Test("turn round with half a turn", arguments: (0..<11).map { 5.0 + 35 * Double($0) })
  func opposites(angle: Double) {
    let (one, other) = (ends(angle), ends(angle + 180))
    let gap = one.start - other.end
    #expect(gap.x.magnitude < 1e-9 && gap.y.magnitude < 1e-9)
  }

  @Test(
    "give two opposite corners the outer colours", arguments: (0..<28).map { 1.0 + 13 * Double($0) }
  )
  func corners(angle: Double) {
    let (start, end) = ends(angle)
    let way = end - start
    let length = way.x * way.x + way.y * way.y
    let shares = [rect.x, rect.maxX].flatMap { x in
      [rect.y, rect.maxY].map { y in
        let away = Point(x: x, y: y) - start
        return (away.x * way.x + away.y * way.y) / length
      }
    }
    #expect((shares.min() ?? 1).magnitude < 1e-9)
    #expect(((shares.max() ?? 0) - 1).magnitude < 1e-9)
  }
}

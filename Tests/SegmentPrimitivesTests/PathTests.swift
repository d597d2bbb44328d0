import SegmentPrimitives
import Testing

@Suite("Paths")
struct PathTests {
  @Test("A curve's bounding box is that of its extremes, not of its control points")
  func bounds() {
    var path = Path()
    path.move(0, 0)
    path.curve(0, 4, 4, 4, 4, 0)
    #expect(path.bounds == Rect(x: 0, y: 0, width: 4, height: 3))
  }

  @Test(
    "Reversing twice gives the same outline",
    arguments: [
      Path.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)),
      Path.continuousRectangle(Rect(x: 0, y: 0, width: 284, height: 32), radius: 9),
      Path.capsule(Rect(x: -5, y: 0, width: 20, height: 8)),
    ])
  func reversing(path: Path) {
    #expect(path.reversed.bounds == path.bounds)
    #expect(path.reversed.reversed.bounds == path.bounds)
  }

  @Test("A continuous corner stays inside its rectangle and touches each side")
  func continuousCorner() {
    let rect = Rect(x: 3, y: 5, width: 136, height: 28)
    #expect(Path.continuousRectangle(rect, radius: 7).bounds == rect)
  }

  @Test("A radius too large for the sides becomes a capsule")
  func capsule() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    #expect(Path.continuousRectangle(rect, radius: 99) == Path.capsule(rect))
  }
}

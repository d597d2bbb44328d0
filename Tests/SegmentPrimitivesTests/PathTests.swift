import SegmentPrimitives
import Testing

@Suite struct PathTests {
  @Test func aCurvesBoundsAreItsExtremesNotItsControlPoints() {
    var path = Path()
    path.move(0, 0)
    path.curve(0, 4, 4, 4, 4, 0)
    #expect(path.bounds == Rect(x: 0, y: 0, width: 4, height: 3))
  }

  @Test(arguments: [
    Path.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)),
    Path.continuousRectangle(Rect(x: 0, y: 0, width: 284, height: 32), radius: 9),
    Path.capsule(Rect(x: -5, y: 0, width: 20, height: 8)),
  ])
  func reversingTwiceGivesTheSameOutline(path: Path) {
    #expect(path.reversed.bounds == path.bounds)
    #expect(path.reversed.reversed.bounds == path.bounds)
  }

  @Test func aContinuousCornerStaysInsideItsRectangleAndTouchesEachSide() {
    let rect = Rect(x: 3, y: 5, width: 136, height: 28)
    #expect(Path.continuousRectangle(rect, radius: 7).bounds == rect)
  }

  @Test func aRadiusTooLargeForTheSidesBecomesACapsule() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    #expect(Path.continuousRectangle(rect, radius: 99) == Path.capsule(rect))
  }
}

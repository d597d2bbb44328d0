import SegmentMotion
import SegmentPrimitives
import Testing

@Suite("Delays on a coarse clock")
struct DelayDistributionTests {
  private func even(_ frames: Int, rate: Int) -> [Rational] {
    Array(repeating: Rational(1, rate), count: frames)
  }

  @Test("30 frames a second have delays of three and four hundredths")
  func thirty() throws {
    let gif = try DelayDistribution.gif(even(15, rate: 30))
    #expect(gif.dropped.isEmpty)
    #expect(gif.kept.map(\.ticks).reduce(0, +) == 50)
    #expect(gif.kept.filter { $0.ticks == 3 }.count == 10)
    #expect(gif.kept.filter { $0.ticks == 4 }.count == 5)
  }

  @Test("60 frames a second drop frames rather than show one for a hundredth")
  func sixty() throws {
    let gif = try DelayDistribution.gif(even(30, rate: 60))
    #expect(gif.kept.map(\.ticks).reduce(0, +) == 50)
    #expect(Set(gif.kept.map(\.ticks)) == [2, 3])
    #expect(gif.kept.last?.frame == 29)
    #expect((gif.kept.map(\.frame) + gif.dropped).sorted() == Array(0..<30))
  }

  @Test("Delays of one and two hundredths fill half a second where they are allowed")
  func shortDelays() throws {
    let delays = try DelayDistribution(even(30, rate: 60), ticksPerSecond: 100, shortest: 1)
    #expect(delays.kept.count == 30)
    #expect(delays.kept.map(\.ticks).reduce(0, +) == 50)
    #expect(Set(delays.kept.map(\.ticks)) == [1, 2])
  }

  @Test("100 frames a second lose every other one in a GIF and none in a WebP")
  func hundred() throws {
    let gif = try DelayDistribution.gif(even(100, rate: 100))
    #expect(gif.kept.count == 50)
    #expect(gif.kept.allSatisfy { $0.ticks == 2 })
    let webP = try DelayDistribution.webP(even(100, rate: 100))
    #expect(webP.kept.count == 100)
    #expect(webP.dropped.isEmpty)
    #expect(webP.kept.allSatisfy { $0.ticks == 10 })
  }

  @Test(
    "The sum is true, and every frame starts near its time",
    arguments: [7, 24, 25, 29, 30, 48, 50, 60, 75, 90, 100, 120, 240, 1000], [2, 3, 22, 31, 400])
  func sums(rate: Int, frames: Int) throws {
    for hold in [Rational(1, rate), Rational(1, 2), Rational(1001, 30000)] {
      let delays = even(frames - 1, rate: rate) + [hold]
      let exact = Double(frames - 1) / Double(rate) + hold.value
      for (ticks, shortest) in [(100, 2), (1000, 1)] {
        let result = try DelayDistribution(delays, ticksPerSecond: ticks, shortest: shortest)
        let sum = result.kept.map(\.ticks).reduce(0, +)
        #expect(abs(Double(sum) - exact * Double(ticks)) <= 0.5 || sum == shortest)
        #expect(result.kept.allSatisfy { $0.ticks >= shortest })
        #expect(result.kept.last?.frame == frames - 1)
        var start = 0
        for kept in result.kept.dropLast() {
          let isNear = abs(Double(start) - Double(kept.frame * ticks) / Double(rate)) <= 0.5
          #expect(isNear)
          start += kept.ticks
        }
      }
    }
  }

  @Test("Unequal delays stay with their frames")
  func unequal() throws {
    let delays = [Rational(1, 2), Rational(1, 60), Rational(1, 60), Rational(1, 1)]
    let webP = try DelayDistribution.webP(delays)
    #expect(webP.kept.map(\.ticks) == [500, 17, 16, 1000])
    let gif = try DelayDistribution.gif(delays)
    #expect(gif.kept.map(\.frame) == [0, 1, 3])
    #expect(gif.kept.map(\.ticks) == [50, 3, 100])
    #expect(gif.dropped == [2])
  }

  @Test("An animation shorter than one delay keeps its last frame alone")
  func short() throws {
    let gif = try DelayDistribution.gif(even(3, rate: 1000))
    #expect(gif.kept.map(\.frame) == [2])
    #expect(gif.kept.map(\.ticks) == [2])
    #expect(gif.dropped == [0, 1])
    #expect(try DelayDistribution.gif([]).kept.isEmpty)
  }

  @Test("Fractions that do not fit are refused, not trapped")
  func fractions() {
    let delays = [Int.max, Int.max - 2, Int.max - 4, Int.max - 6].map { Rational(1, $0) }
    #expect(throws: MotionError.delaysTooFine(count: 4)) { try DelayDistribution.gif(delays) }
  }
}

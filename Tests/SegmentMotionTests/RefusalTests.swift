import SegmentMotion
import SegmentPrimitives
import Testing

@Suite("Refused motions")
struct RefusalTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let field: String
    let make: @Sendable () throws(MotionError) -> Void

    init(
      _ name: String, _ field: String, _ make: @escaping @Sendable () throws(MotionError) -> Void
    ) {
      testDescription = name
      self.field = field
      self.make = make
    }
  }

  static let numbers: [Refusal] =
    [0, -1, .nan, .infinity].flatMap { (bad: Double) -> [Refusal] in
      [
        Refusal("UIKit duration \(bad)", "duration") { () throws(MotionError) in
          _ = try Spring(duration: bad, dampingRatio: 0.8)
        },
        Refusal("bounce duration \(bad)", "duration") { () throws(MotionError) in
          _ = try Spring(duration: bad, bounce: 0.1)
        },
        Refusal("curve duration \(bad)", "duration") { () throws(MotionError) in
          _ = try Motion(.linear, duration: bad)
        },
        Refusal("mass \(bad)", "mass") { () throws(MotionError) in
          _ = try Spring(mass: bad, stiffness: 100, damping: 10)
        },
        Refusal("stiffness \(bad)", "stiffness") { () throws(MotionError) in
          _ = try Spring(mass: 1, stiffness: bad, damping: 10)
        },
        Refusal("damping \(bad)", "damping") { () throws(MotionError) in
          _ = try Spring(mass: 1, stiffness: 100, damping: bad)
        },
        Refusal("angular frequency \(bad)", "angular frequency") { () throws(MotionError) in
          _ = try Spring(angularFrequency: bad, dampingRatio: 1)
        },
      ]
    }

  static let others: [Refusal] = [
    Refusal("undamped", "damping ratio") { () throws(MotionError) in
      _ = try Spring(duration: 0.35, dampingRatio: 0)
    },
    Refusal("negative damping", "damping ratio") { () throws(MotionError) in
      _ = try Spring(duration: 0.35, dampingRatio: -0.1)
    },
    Refusal("damping NaN", "damping ratio") { () throws(MotionError) in
      _ = try Spring(duration: 0.35, dampingRatio: .nan)
    },
    Refusal("bounce 1", "bounce") { () throws(MotionError) in
      _ = try Spring(duration: 0.5, bounce: 1)
    },
    Refusal("bounce -1", "bounce") { () throws(MotionError) in
      _ = try Spring(duration: 0.5, bounce: -1)
    },
    Refusal("velocity NaN", "initial velocity") { () throws(MotionError) in
      _ = try Spring(duration: 0.5, dampingRatio: 0.8, initialVelocity: .nan)
    },
    Refusal("a curve that runs backwards", "curve's x2") { () throws(MotionError) in
      _ = try TimingCurve.cubicBezier(x1: 0, y1: 0, x2: 1.01, y2: 1)
    },
    Refusal("a curve through NaN", "curve's y1") { () throws(MotionError) in
      _ = try TimingCurve.cubicBezier(x1: 0, y1: .nan, x2: 1, y2: 1)
    },
    Refusal("no steps", "number of steps") { () throws(MotionError) in
      _ = try TimingCurve.steps(0)
    },
    Refusal("one step held at both ends", "number of steps") { () throws(MotionError) in
      _ = try TimingCurve.steps(1, jump: .none)
    },
    Refusal("0 frames per second", "frame rate") { () throws(MotionError) in
      _ = try FrameClock(framesPerSecond: Rational(0, 1))
    },
    Refusal("1001 frames per second", "frame rate") { () throws(MotionError) in
      _ = try FrameClock(parsing: "1001")
    },
    Refusal("a negative hold", "hold") { () throws(MotionError) in
      _ = try Timeline([], clock: .sixty, hold: Rational(-1, 2))
    },
    Refusal("a negative delay", "delay") { () throws(MotionError) in
      _ = try DelayDistribution.gif([Rational(-1, 2)])
    },
  ]

  @Test("Refused with field and value", arguments: numbers + others)
  func refused(refusal: Refusal) {
    let error = #expect(throws: MotionError.self) { try refusal.make() }
    guard case .valueOutOfRange(let field, let value, let allowed)? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(field == refusal.field)
    #expect(error?.description == "cannot use a \(field) of \(value): it must be \(allowed)")
  }

  @Test(
    "A text that is no spring is refused with the forms",
    arguments: ["", "0.35", "0.35,0.8,", "0.35,0.8,0.15,1", "bouncing", "bounce(1", "a,b,c"])
  func springs(text: String) {
    let error = #expect(throws: MotionError.self) { try Motion(parsingSpring: text) }
    #expect(error?.description.hasPrefix("cannot read the spring \"\(text)\"; write ") == true)
  }

  @Test(
    "A text that is no curve is refused with the forms",
    arguments: ["", "0.1,0.2,0.3", "0,0,1,1,1", "easy", "steps", "steps(x)", "steps(2,middle)"])
  func curves(text: String) {
    let error = #expect(throws: MotionError.self) { try TimingCurve(parsing: text) }
    #expect(error?.description.hasPrefix("cannot read the curve \"\(text)\"; write ") == true)
  }

  @Test(
    "A text that is no frame rate is refused",
    arguments: ["", ".", "sixty", "60/0", "1e2", "60/", "1.2.3", "99999999999999999999"])
  func frameRates(text: String) {
    #expect(throws: MotionError.self) { try FrameClock(parsing: text) }
  }
}

import SegmentArguments
import SegmentKit
import SegmentMotion
import SegmentPrimitives

// The options that say how a control moves.

extension Setting {
  static var from: Setting<Int> {
    .whole(
      "from", "N", "the selection it starts from", in: 0...Int.max, default: 0, section: "Motion")
  }

  static var to: Setting<Int> {
    .whole("to", "N", "the selection it goes to", in: 0...Int.max, default: 1, section: "Motion")
  }

  static var path: Setting<[Int]> {
    let option = Option(
      "path", .list("N,N,N"), "several selections, one change behind the other",
      section: "Motion")
    return Setting<[Int]>(option, initial: [], read: readIndices)
  }

  /// Each spring that was named.
  static var spring: Setting<[Motion]> {
    let option = Option(
      "spring", .text("SPRING", suggesting: Motion.springNames),
      "duration,damping[,velocity] as UIKit has it, a name, bounce(duration,bounce) or "
        + "physics(mass,stiffness,damping)", default: "0.35,0.8,0.15", section: "Motion",
      isRepeatable: true)
    return Setting<[Motion]>(option, initial: []) {
      (text) throws(ValueError) in
      try read { () throws(MotionError) in [try Motion(parsingSpring: text)] }
    }
  }

  static var curve: Setting<TimingCurve?> {
    let option = Option(
      "curve", .text("CURVE", suggesting: TimingCurve.names),
      "a timing curve instead: a name, x1,y1,x2,y2 or steps(n)", section: "Motion")
    return Setting<TimingCurve?>(option, initial: nil) { (text) throws(ValueError) in
      try read { () throws(MotionError) in try TimingCurve(parsing: text) }
    }
  }

  static var duration: Setting<Double?> {
    .number("duration", "SECONDS", "how long the curve takes", shown: "0.35", in: "Motion")
  }

  static var clamp: Setting<Bool> {
    .flag("clamp", "stop at the target without overshoot", in: "Motion")
  }

  /// The rate of the frames.
  static var framesPerSecond: Setting<FrameClock> {
    let option = Option(
      "fps", .text("RATE"), "frames per second: 60, 59.94, 30000/1001",
      default: "60, 50 for GIF", section: "Motion")
    return Setting<FrameClock>(option, initial: .sixty) { (text) throws(ValueError) in
      try read { () throws(MotionError) in try FrameClock(parsing: text) }
    }
  }

  private static func read<Part>(_ body: () throws(MotionError) -> Part) throws(ValueError) -> Part
  {
    do {
      return try body()
    } catch {
      throw .refused(error.description)
    }
  }
}

extension Setting {
  static var pillMotion: Setting<Transition.PillMotion> {
    .choice(
      "pill-motion", "MOTION", "what the selected area moves with", default: .platform,
      in: "Motion")
  }

  /// How much longer each change rests at its end, in seconds.
  ///
  /// Milliseconds are exact enough for a rest, and every container can add them up.
  static var hold: Setting<Rational> {
    let option = Option(
      "hold", .text("SECONDS"), "how much longer each change rests at its end", default: "0",
      section: "Motion")
    return Setting<Rational>(option, initial: Rational(0, 1)) { (text) throws(ValueError) in
      let seconds = try readNumber(text)
      guard (0...3600).contains(seconds) else {
        throw .unreadable(text, expected: "0 to 3600 seconds")
      }
      return Rational(Int((seconds * 1000).rounded()), 1000)
    }
  }

  static var order: Setting<Transition.Order> {
    .choice(
      "order", "ORDER", "the order in which the frames play", default: .forward, in: "Motion")
  }

  static var reverse: Setting<Bool> {
    .flag("reverse", "the same as --order reverse", in: "Motion")
  }

  static var loop: Setting<Int> {
    .whole(
      "loop", "N", "how often it plays, 0 for ever", in: 0...65535, default: 0, section: "Motion")
  }
}

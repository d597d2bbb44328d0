import SegmentSystem
import SegmentFiles
import SegmentKit
import SegmentMotion
import SegmentPrimitives

extension ControlSettings {
  /// The change of selection that the settings describe, for one variant.
  func transition(_ variant: Variant) throws(CommandError) -> Transition {
    var transition = Transition(try control(variant), path: try path())
    let motions = try motions()
    guard motions.count <= 1 else {
      throw .usage("cannot move by \(motions.count) motions at once: give one --spring or --curve")
    }
    transition.motion = motions.first
    transition.isClamped = has("clamp")
    transition.pillMotion = choice("pill-motion") ?? .platform
    transition.clock = try clock()
    transition.hold = try hold()
    transition.order = has("reverse") ? .reverse : choice("order") ?? .forward
    return transition
  }

  /// Every motion that was named: springs, and the curve if there is one.
  func motions() throws(CommandError) -> [Motion] {
    var motions: [Motion] = []
    for text in values("spring") {
      motions.append(
        clamped(
          try attempt(CommandError.motion) { () throws(MotionError) in
            try Motion(parsingSpring: text)
          }))
    }
    guard let curve = value("curve") else {
      guard !has("duration") else {
        throw .usage(
          "cannot take --duration without --curve: a spring has its own, as --spring 0.5,0.8")
      }
      return motions
    }
    let duration = try number("duration") ?? 0.35
    motions.append(
      try attempt(CommandError.motion) { () throws(MotionError) in
        try Motion(TimingCurve(parsing: curve), duration: duration, isClamped: has("clamp"))
      })
    return motions
  }

  /// The rate of the frames.
  func clock() throws(CommandError) -> FrameClock {
    guard let text = value("fps") else { return .sixty }
    return try attempt(CommandError.motion) { () throws(MotionError) in
      try FrameClock(parsing: text)
    }
  }

  /// How often the animation plays, 0 for ever.
  func playCount() throws(CommandError) -> Int {
    guard let text = value("loop") else { return 0 }
    guard let count = Int(text), (0...65535).contains(count) else {
      throw .usage("cannot set --loop to \"\(text.printable)\": give 0 to 65535, 0 for ever")
    }
    return count
  }

  /// How many frames are drawn at once.
  func jobs() throws(CommandError) -> Int {
    guard let text = value("jobs") else { return processorCount }
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw .usage("cannot set --jobs to \"\(text.printable)\": give 1 to 256")
    }
    return jobs
  }

  private func clamped(_ motion: Motion) -> Motion {
    var motion = motion
    motion.isClamped = motion.isClamped || has("clamp")
    return motion
  }

  private func path() throws(CommandError) -> [Int] {
    if has("path") { return try indices("path") }
    let ends = (try indices("from"), try indices("to"))
    return [ends.0.first ?? 0, ends.1.first ?? 1]
  }

  /// Milliseconds are exact enough for a rest, and every container can add them up.
  private func hold() throws(CommandError) -> Rational {
    guard let seconds = try number("hold") else { return Rational(0, 1) }
    guard (0...3600).contains(seconds) else {
      throw .usage("cannot set --hold to \(value("hold") ?? ""): give 0 to 3600 seconds")
    }
    return Rational(Int((seconds * 1000).rounded()), 1000)
  }
}

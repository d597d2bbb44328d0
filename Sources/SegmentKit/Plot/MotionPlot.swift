public import SegmentJSON
public import SegmentMotion
internal import SegmentPrimitives

/// Several motions in one picture: position over time above, velocity below, peaks marked.
public struct MotionPlot: Equatable, Sendable {
  /// A motion under the name it has in the legend.
  public struct Entry: Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// The motion.
    public var motion: Motion

    /// Makes an entry.
    public init(name: String, motion: Motion) {
      self.name = name
      self.motion = motion
    }
  }

  /// The motions, the first in front.
  public var entries: [Entry]
  /// Light or dark, and the scale.
  public var traits: Traits

  /// Makes a plot.
  public init(_ entries: [Entry], traits: Traits) {
    self.entries = entries
    self.traits = traits
  }

  /// The time the plot shows, in seconds: until the slowest motion rests, and a little more.
  var timeSpan: Double { (entries.map(\.motion.restTime).max() ?? 0.5) * 1.08 }

  /// The samples as JSON at a rate, in seconds and whole distances: what `segrender curve --json`
  /// prints.
  public func document(clock: FrameClock) -> JSONValue {
    .object([
      ("fps", .number(clock.rate.value)),
      ("motions", .array(entries.map { $0.document(clock: clock) })),
    ])
  }
}

extension Motion {
  /// When nothing is left to see of the movement, in seconds: a curve's duration, or the moment
  /// from which a spring stays within a thousandth of its target.
  public var restTime: Double {
    switch course {
    case .spring(let spring):
      min(spring.settlingDuration(within: 0.001), Motion.longestDuration)
    case .curve(_, let seconds): seconds
    }
  }

  /// The farthest position beyond the target and when it is reached; `nil` without overshoot.
  public var overshoot: Spring.Moment? {
    guard !isClamped, case .spring(let spring) = course, let peak = spring.peak,
      peak.position > 1.000_05
    else { return nil }
    return peak
  }

  /// The velocity at a time, in whole distances a second.
  public func velocity(at seconds: Double) -> Double {
    if case .spring(let spring) = course, !isClamped { return spring.velocity(at: seconds) }
    let step = 1e-5
    return (progress(at: seconds + step) - progress(at: max(0, seconds - step)))
      / (seconds < step ? seconds + step : 2 * step)
  }
}

extension MotionPlot.Entry {
  fileprivate func document(clock: FrameClock) -> JSONValue {
    let last = Int((motion.restTime * clock.rate.value).rounded(.up))
    let samples = (0...last).map { frame -> JSONValue in
      let time = clock.time(of: frame).value
      return .object([
        ("time", .number(time)), ("position", .number(motion.progress(at: time))),
        ("velocity", .number(motion.velocity(at: time))),
      ])
    }
    return .object([
      ("name", .string(name)),
      ("settlingTime", .number(motion.restTime)),
      (
        "peak",
        motion.overshoot.map {
          .object([("time", .number($0.time)), ("position", .number($0.position))])
        } ?? .null
      ),
      ("samples", .array(samples)),
    ])
  }
}

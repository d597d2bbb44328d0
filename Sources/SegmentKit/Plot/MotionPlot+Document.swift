public import SegmentJSON
public import SegmentMotion
internal import SegmentPrimitives

extension MotionPlot {
  /// The samples as JSON at a rate, in seconds and whole distances: what `segrender curve --json`
  /// prints.
  public func document(clock: FrameClock) -> JSONValue {
    .object([
      ("fps", .number(clock.rate.value)),
      ("motions", .array(entries.map { $0.document(clock: clock) })),
    ])
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

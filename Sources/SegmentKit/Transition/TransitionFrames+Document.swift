public import SegmentJSON
internal import SegmentMotion
internal import SegmentPrimitives

extension TransitionFrames {
  /// The timeline as JSON, in seconds and points: what `segrender animate --json` prints.
  public var document: JSONValue {
    var time = Rational(0, 1)
    let frames = delays.enumerated().map { index, delay -> JSONValue in
      defer { time = time + delay }
      let layout = layout(at: index)
      return .object([
        ("time", .number(time.value)),
        ("progress", .number(progress(at: index))),
        ("delay", .number(delay.value)),
        (
          "segments",
          .array(
            layout.segments.map {
              .object([("x", .number($0.frame.x)), ("width", .number($0.frame.width))])
            })
        ),
        ("pill", layout.selectionFrames.first?.document ?? .null),
      ])
    }
    return .object([
      ("fps", .number(clock.rate.value)),
      ("duration", .number(duration.value)),
      ("scale", .number(scale)),
      ("size", size.document),
      ("pixels", .object([("width", .count(pixelWidth)), ("height", .count(pixelHeight))])),
      ("frames", .array(frames)),
    ])
  }
}

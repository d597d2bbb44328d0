public import SegmentPrimitives

/// Exact delays put onto a coarse clock of whole ticks, so that their sum stays true.
///
/// Each frame starts at the tick nearest to its exact start, halves up; a delay is the difference
/// of two starts, so that roundings do not add up. A frame that would start sooner after its
/// predecessor than the shortest delay is dropped. The last frame is never dropped, as it is the
/// state at rest: its predecessors are shortened for it.
public struct DelayDistribution: Hashable, Sendable {
  /// A frame that is kept.
  public struct Kept: Hashable, Sendable {
    /// Its index among the given frames.
    public let frame: Int
    /// How long it shows, in ticks.
    public let ticks: Int
  }

  /// The frames that are kept, in order.
  public let kept: [Kept]
  /// The indices of the frames that are dropped, in order.
  public let dropped: [Int]

  /// GIF: hundredths of a second, at least 2, as players take 0 and 1 for 10.
  /// - Throws: as ``init(_:ticksPerSecond:shortest:)``.
  public static func gif(_ delays: [Rational]) throws(MotionError) -> DelayDistribution {
    try DelayDistribution(delays, ticksPerSecond: 100, shortest: 2)
  }

  /// WebP: milliseconds, at least 1.
  /// - Throws: as ``init(_:ticksPerSecond:shortest:)``.
  public static func webP(_ delays: [Rational]) throws(MotionError) -> DelayDistribution {
    try DelayDistribution(delays, ticksPerSecond: 1000, shortest: 1)
  }

  /// Distributes delays.
  /// - Parameters:
  ///   - delays: In seconds, 0…3601 each: the longest hold and a frame.
  ///   - ticksPerSecond: The resolution of the clock, at least 1.
  ///   - shortest: The shortest delay in ticks, at least 1. If all delays together are shorter,
  ///     the one frame that is kept gets this.
  /// - Throws: `MotionError.valueOutOfRange` for a delay, `.delaysTooFine`.
  public init(
    _ delays: [Rational], ticksPerSecond: Int, shortest: Int
  ) throws(MotionError) {
    let boundaries = try DelayDistribution.ticks(delays, ticksPerSecond)
    let total = max(boundaries[delays.count], shortest)
    var starts: [(frame: Int, tick: Int)] = []
    for frame in delays.indices.dropLast() {
      let tick = boundaries[frame]
      if let last = starts.last, tick - last.tick < shortest { continue }
      starts.append((frame, tick))
    }
    if let frame = delays.indices.last {
      let tick = min(boundaries[frame], total - shortest)
      while let last = starts.last, tick - last.tick < shortest { starts.removeLast() }
      starts.append((frame, starts.isEmpty ? 0 : tick))
    }
    let ends = starts.dropFirst().map(\.tick) + [total]
    kept = zip(starts, ends).map { Kept(frame: $0.frame, ticks: $1 - $0.tick) }
    dropped = Set(delays.indices).subtracting(starts.map(\.frame)).sorted()
  }

  /// The start of each frame and the end of the last in ticks, each rounded from its exact value.
  private static func ticks(
    _ delays: [Rational], _ ticksPerSecond: Int
  ) throws(MotionError) -> [Int] {
    var sum = ExactSum()
    var ticks = [0]
    for delay in delays {
      try MotionError.check(delay.value, "delay", "0 to 3601 s") { (0...3601).contains($0) }
      guard let next = sum.adding(delay), let tick = next.rounded(times: ticksPerSecond) else {
        throw .delaysTooFine(count: delays.count)
      }
      sum = next
      ticks.append(tick)
    }
    return ticks
  }
}

public import SegmentPrimitives

/// The frames of one or more motions that start together: frame 0 is the start, the last frame is
/// exactly the end of every track and rests.
public struct Timeline: Hashable, Sendable {
  /// The rate of the frames.
  public let clock: FrameClock
  /// The motions.
  public let tracks: [Track]
  /// The index of the last frame, at least 1; there is one frame more.
  public let lastFrame: Int
  /// How much longer than the others the last frame shows, in seconds.
  public let hold: Rational
  /// Whether a spring too weak to rest in `Motion.longestDuration` jumps to its end there.
  public let isCutShort: Bool

  private let ends: [Int]

  /// Lays out the frames.
  /// - Parameter hold: How much longer than the others the last frame shows, 0…3600 s, with a
  ///   denominator of at most 1,000,000.
  /// - Throws: `MotionError.valueOutOfRange` for the hold.
  public init(
    _ tracks: [Track], clock: FrameClock, hold: Rational = Rational(0, 1)
  ) throws(MotionError) {
    try MotionError.check(hold.value, "hold", "0 to 3600 s, with at most 6 decimals") {
      $0 >= 0 && $0 <= 3600 && hold.denominator <= 1_000_000
    }
    let ends = tracks.map { $0.end(on: clock) }
    self.clock = clock
    self.tracks = tracks
    self.ends = ends.map(\.frame)
    self.lastFrame = ends.map(\.frame).max() ?? 1
    self.isCutShort = ends.contains(where: \.isCutShort)
    self.hold = hold
  }

  /// The number of frames, at least 2.
  public var frameCount: Int { lastFrame + 1 }

  /// The progress of a track at a frame, exactly 1 from the track's end on.
  /// - Precondition: `track` is an index of ``tracks``.
  public func progress(of track: Int, at frame: Int) -> Double {
    if frame >= ends[track] { return 1 }
    return tracks[track].motion.progress(at: clock.time(of: frame).value)
  }

  /// How long a frame shows, in seconds.
  public func delay(of frame: Int) -> Rational {
    frame < lastFrame ? clock.period : clock.period + hold
  }

  /// How long each frame shows, in seconds.
  public var delays: [Rational] { (0..<frameCount).map(delay) }
}

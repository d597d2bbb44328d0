import SegmentPrimitives

/// One motion among those that run together, and how far it moves something.
public struct Track: Hashable, Sendable {
  /// The progress by time.
  public let motion: Motion
  /// The largest change it makes, in device pixels, or in byte steps for a change of colour.
  public let distance: Double

  /// The least distance from the target that can be seen, in device pixels: an edge that is an eighth
  /// of a pixel off changes its pixels by 32 of 255 levels.
  static let visibleDistance = 0.125

  /// Makes a track; a distance that is negative counts as its magnitude, one that is not finite
  /// as 1,000,000.
  public init(_ motion: Motion, distance: Double) {
    self.motion = motion
    self.distance = distance.isFinite ? min(abs(distance), 1_000_000) : 1_000_000
  }

  /// The frame from which the track shows its end, at least 1, and whether that frame still cuts a
  /// movement that can be seen, which happens only at `Motion.longestDuration`.
  ///
  /// A motion with a duration rests at the first frame at or after it: 0.35 s end with frame 21 of
  /// 60 a second. A spring without one, or one that still moves then, ends after the last frame that
  /// is ``visibleDistance`` or more from the target, a clamped one when it arrives.
  func end(on clock: FrameClock) -> (frame: Int, isCutShort: Bool) {
    switch motion.course {
    case .curve(_, let seconds): return (max(1, clock.frame(notBefore: seconds)), false)
    case .spring(let spring):
      // Looked for as far as twice the limit, so that an oscillation that happens to cross its
      // target at the limit does not count as rest.
      let settled = min(
        spring.settlingDuration(within: Track.visibleDistance / distance),
        2 * Motion.longestDuration)
      var frame = clock.frame(notBefore: settled)
      while frame > 0, !isMoving(at: frame - 1, on: clock) { frame -= 1 }
      let limit = clock.frame(notBefore: Motion.longestDuration)
      if frame > limit { return (limit, true) }
      // What stopped at its target has nothing left to show of its duration.
      let duration = motion.arrival == nil ? spring.nominalDuration ?? 0 : 0
      return (max(1, frame, clock.frame(notBefore: duration)), false)
    }
  }

  /// Whether a frame is still moving where it can be seen.
  private func isMoving(at frame: Int, on clock: FrameClock) -> Bool {
    abs(motion.progress(at: clock.time(of: frame).value) - 1) * distance >= Track.visibleDistance
  }
}

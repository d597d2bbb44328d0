public import SegmentMotion
public import SegmentPrimitives

/// A change of selection, or several one behind the other, as one describes it.
public struct Transition: Equatable, Sendable {
  /// The control; its own selection does not matter.
  public var control: Control
  /// The selections it passes through, at least two.
  public var path: [Int]
  /// How widths, or colours where the look fades, go from one selection to the next; `nil` takes
  /// the look's own.
  public var motion: Motion?
  /// Whether whatever moves stops at its target instead of overshooting it.
  public var isClamped = false
  /// What the selected area moves with.
  public var pillMotion = PillMotion.platform
  /// The rate of the frames.
  public var clock = FrameClock.sixty
  /// How much longer than the others the last frame of each change shows, in seconds.
  public var hold = Rational(0, 1)
  /// The order in which the frames play.
  public var order = Order.forward

  /// What the selected area moves with.
  public enum PillMotion: String, CaseIterable, Hashable, Sendable {
    /// The platform's own critically damped spring.
    case platform
    /// The motion of the widths.
    case width
  }

  /// The order in which the frames play.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// As time goes.
    case forward
    /// From the end to the start.
    case reverse
    /// There and back again, without showing the turning point twice.
    case pingPong = "ping-pong"
  }

  /// Makes a transition through selections.
  public init(_ control: Control, path: [Int]) {
    self.control = control
    self.path = path
  }
}

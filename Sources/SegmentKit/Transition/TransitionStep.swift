internal import SegmentGlass
internal import SegmentGraphics
internal import SegmentMotion
internal import SegmentPrimitives

/// One change of selection, laid out: where everything is at rest on both sides, and in between.
struct TransitionStep: Sendable {
  var control: Control
  let look: Look
  /// The still of the old selection.
  let start: ControlLayout
  /// The still of the new selection.
  let end: ControlLayout
  /// The new contents in the old widths: where the movement starts, as images are swapped first.
  let swapped: ControlLayout
  /// The old contents in the new widths: where they would end up; they fade during the transition.
  let fading: ControlLayout
  let timeline: Timeline
  /// Whether the stills dissolve into each other, because less motion was asked for.
  let isDissolving: Bool
  /// What glass lies over; `nil` without glass.
  var backdrop: GlassBackdrop?
  /// The glass of the frames whose track does not move, and that track.
  var shared: (glass: Glass, track: Rect)?

  /// The tracks of the timeline.
  private enum TrackIndex {
    static let widths = 0
    static let pill = 1
    static let lift = 2
  }

  init(
    _ transition: Transition, from old: Int, to new: Int, look: Look, typesetter: Typesetter
  ) throws(RenderError) {
    var (before, after) = (transition.control, transition.control)
    (before.selection, after.selection) = ([old], [new])
    let (from, to) = (
      try LayoutPlan(before, look: look, typesetter: typesetter),
      try LayoutPlan(after, look: look, typesetter: typesetter)
    )
    control = after
    self.look = look
    (start, end) = (try from.layout(), try to.layout())
    swapped = to.layout(in: from).marking(start)
    fading = from.layout(in: to)
    isDissolving = after.traits.motion == .reduced
    timeline = try TransitionStep.timeline(transition, look: look, from: start, to: end)
  }

  /// The layout of a frame.
  func layout(at frame: Int, canvas: Size) -> ControlLayout {
    let layout =
      switch frame {
      case 0: start
      case timeline.lastFrame: end
      default: swapped.moving(to: end, widths: widths(at: frame), pill: pill(at: frame))
      }
    return layout.placed(in: canvas)
  }

  /// The progress of the widths at a frame; an overshoot exceeds 1.
  func widths(at frame: Int) -> Double { timeline.progress(of: TrackIndex.widths, at: frame) }

  /// The largest size that a frame takes: an overshoot may exceed both stills.
  var largestSize: Size {
    (0..<timeline.frameCount).reduce(start.size) { size, frame in
      size.union(swapped.moving(to: end, widths: widths(at: frame), pill: 1).size)
    }
  }

  private func pill(at frame: Int) -> Double { timeline.progress(of: TrackIndex.pill, at: frame) }

  /// How far the marked area of glass is lifted at a frame, 0…1: up in the first half of its track
  /// and down in the second, eased at both ends.
  func lift(at frame: Int) -> Double {
    let progress = timeline.progress(of: TrackIndex.lift, at: frame)
    let ramp = 1 - abs(2 * progress - 1)
    return ramp * ramp * (3 - 2 * ramp)
  }

  private static func timeline(
    _ transition: Transition, look: Look, from start: ControlLayout, to end: ControlLayout
  ) throws(RenderError) -> Timeline {
    let isDissolving = transition.control.traits.motion == .reduced
    var widths = isDissolving ? .dissolve : transition.motion ?? look.motion
    widths.isClamped = widths.isClamped || transition.isClamped
    // Where no area is marked, its own motion would only add frames without movement.
    let isJoint =
      isDissolving || look.change != .slide || transition.pillMotion == .width
      || !look.isSelectionVisible
    var pill = isJoint ? widths : .platform
    pill.isClamped = widths.isClamped
    let distance = start.largestMove(to: end, isFading: isDissolving || look.change != .slide)
    var tracks = [Track(widths, distance: distance.widths), Track(pill, distance: distance.pill)]
    if look.glass != nil, !isDissolving { tracks.append(Track(.lift, distance: 255)) }
    return try rethrowing(
      RenderError.motion, Timeline(tracks, clock: transition.clock, hold: transition.hold))
  }
}

extension ControlLayout {
  /// The layout with the marked area and separators of another.
  fileprivate func marking(_ other: ControlLayout) -> ControlLayout {
    var result = self
    result.selectionFrames = other.selectionFrames
    result.separators = other.separators
    return result
  }

  /// The layout in a picture that may be larger: at the side where reading starts.
  func placed(in canvas: Size) -> ControlLayout {
    let spare = canvas.width - size.width
    return shifted(by: direction == .rightToLeft ? spare : 0, in: canvas)
  }

  /// How far the widths and the marked area move at most, in device pixels; a change of colour
  /// counts as its 255 steps.
  fileprivate func largestMove(
    to end: ControlLayout, isFading: Bool
  ) -> (widths: Double, pill: Double) {
    func edges(_ a: Rect?, _ b: Rect?) -> Double {
      guard let a, let b else { return 0 }
      return max(abs(a.x - b.x), abs(a.maxX - b.maxX)) * scale
    }
    let moves = zip(segments, end.segments).map { edges($0.frame, $1.frame) }
    let fade = isFading ? 255.0 : 0
    return (
      max(moves.max() ?? 0, fade),
      max(edges(selectionFrames.first, end.selectionFrames.first), fade)
    )
  }
}

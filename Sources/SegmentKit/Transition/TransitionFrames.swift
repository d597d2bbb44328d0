internal import SegmentGlass
public import SegmentMotion
public import SegmentPrimitives

/// The frames of a transition, in the order in which they play; each is made when it is asked for.
public struct TransitionFrames: Sendable {
  /// One frame's position in the animation.
  struct FramePosition: Hashable, Sendable {
    let step: Int
    let frame: Int
    let delay: Rational
  }

  /// The whole picture's size, in points: the largest that any frame takes.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// Whether a spring too weak to rest in ten seconds jumps to its end.
  public let isCutShort: Bool
  /// What the caller should know.
  public let notes: [LayoutNote]
  /// The rate of the frames.
  public let clock: FrameClock

  private let steps: [TransitionStep]
  private let positions: [FramePosition]

  init(
    steps: [TransitionStep], order: Transition.Order, clock: FrameClock
  ) throws(RenderError) {
    self.clock = clock
    let count = steps.reduce(1) { $0 + $1.timeline.lastFrame }
    guard count <= TransitionFrames.mostFrames else {
      throw .tooManyFrames(count: count, limit: TransitionFrames.mostFrames)
    }
    scale = steps.first?.start.scale ?? 1
    isCutShort = steps.contains(where: \.timeline.isCutShort)
    size = steps.map(\.largestSize).reduce(.zero) { $0.union($1) }
    try ControlLayout.checkSize(size, scale: scale)
    notes = steps.flatMap { $0.start.notes + $0.end.notes }.reduce(into: []) { notes, note in
      if !notes.contains(note) { notes.append(note) }
    }
    let shared = TransitionFrames.withSharedBackground(steps, size: size)
    self.steps = try TransitionFrames.withSharedGlass(shared, size: size)
    positions = TransitionFrames.positions(steps, order: order)
  }

  /// The most frames of one transition: four hours at 60 a second.
  public static let mostFrames = 1_000_000

  /// The number of frames, at least 2.
  public var count: Int { positions.count }

  /// The number of columns of every frame.
  public var pixelWidth: Int { DeviceGrid(scale: scale).pixels(size.width) }
  /// The number of rows of every frame.
  public var pixelHeight: Int { DeviceGrid(scale: scale).pixels(size.height) }

  /// How long each frame shows, in seconds.
  public var delays: [Rational] { positions.map(\.delay) }

  /// How long all frames show together, in seconds.
  public var duration: Rational { delays.reduce(Rational(0, 1), +) }

  /// The scene of a frame.
  /// - Precondition: `index` is in `0..<count`.
  public func scene(at index: Int) -> Scene {
    let position = positions[index]
    return steps[position.step].scene(at: position.frame, canvas: size)
  }

  /// The layout of a frame.
  /// - Precondition: `index` is in `0..<count`.
  public func layout(at index: Int) -> ControlLayout {
    let position = positions[index]
    return steps[position.step].layout(at: position.frame, canvas: size)
  }

  /// Whether a frame shows a still.
  func isResting(at index: Int) -> Bool {
    let position = positions[index]
    return position.frame == 0 || position.frame == steps[position.step].timeline.lastFrame
  }

  /// What a frame's moving layers lie on: the background and the track.
  func backdrop(at index: Int) -> [Layer] {
    guard let composer = composer(at: index) else { return [] }
    return composer.background() + composer.track() + composer.border()
  }

  /// The marked area and the contents of a frame, or all of it where they are one.
  func movingLayers(at index: Int) -> [Layer] {
    guard let composer = composer(at: index) else { return scene(at: index).layers }
    return composer.scrolled(composer.selection() + composer.contents())
  }

  private func composer(at index: Int) -> ControlComposer? {
    let step = steps[positions[index].step]
    guard step.look.glass == nil else { return nil }
    return ControlComposer(control: step.control, look: step.look, layout: layout(at: index))
  }

  /// The progress of a frame's widths within its change; an overshoot exceeds 1.
  /// - Precondition: `index` is in `0..<count`.
  public func progress(at index: Int) -> Double {
    let position = positions[index]
    return steps[position.step].widths(at: position.frame)
  }

  /// The steps with what lies behind all of them drawn once.
  private static func withSharedBackground(_ steps: [TransitionStep], size: Size)
    -> [TransitionStep]
  {
    guard let first = steps.first else { return steps }
    let background = first.control.background.drawn(covering: size, scale: first.start.scale)
    return steps.map { step in
      var step = step
      step.control.background = background
      return step
    }
  }

  /// The steps with one glass for all of them, so that it looks the same in every frame.
  private static func withSharedGlass(
    _ steps: [TransitionStep], size: Size
  ) throws(RenderError) -> [TransitionStep] {
    guard let first = steps.first, first.look.glass != nil else { return steps }
    let track = first.start.placed(in: size).frame
    var backdrop = try GlassBackdrop(
      first.control, look: first.look, size: size, scale: first.start.scale)
    let glass = backdrop.glass(around: track)
    backdrop.appearance = glass.appearance
    return steps.map { step in
      var step = step
      (step.backdrop, step.shared) = (backdrop, (glass, track))
      return step
    }
  }

  /// Every frame of every step; the still between two changes shows once. Where nothing changes,
  /// one still is all there is.
  private static func positions(_ steps: [TransitionStep], order: Transition.Order)
    -> [FramePosition]
  {
    if steps.allSatisfy({ $0.start == $0.end }), let step = steps.first {
      let last = step.timeline.lastFrame
      return [FramePosition(step: 0, frame: last, delay: step.timeline.delay(of: last))]
    }
    let forward = steps.indices.flatMap { index in
      let timeline = steps[index].timeline
      return ((index == 0 ? 0 : 1)..<timeline.frameCount).map {
        FramePosition(step: index, frame: $0, delay: timeline.delay(of: $0))
      }
    }
    return switch order {
    case .forward: forward
    case .reverse: forward.reversed()
    case .pingPong: forward + forward.dropFirst().dropLast().reversed()
    }
  }
}

extension Renderer {
  /// Transition ─▶ frames: every step laid out, each frame a scene.
  /// - Throws: `RenderError.control` for a path that is no path, and what laying out throws;
  ///   `.motion` for a hold that is too long.
  public func frames(of transition: Transition) throws(RenderError) -> TransitionFrames {
    let control = transition.control
    guard transition.path.count >= 2 else { throw .control(.pathTooShort) }
    guard transition.path.count <= Renderer.longestPath else {
      throw .control(
        .valueOutOfRange(
          setting: "path", value: "\(transition.path.count) selections",
          allowed: "at most \(Renderer.longestPath)"))
    }
    for index in transition.path where !control.segments.indices.contains(index) {
      throw .control(
        .valueOutOfRange(
          setting: "path", value: "\(index)", allowed: "0 to \(control.segments.count - 1)"))
    }
    var resting = control
    resting.selection = [transition.path[0]]
    let (look, typesetter) = (try look(of: resting), try typesetter(for: control))
    let changes = zip(transition.path, transition.path.dropFirst())
    let steps = try changes.map { (old, new) throws(RenderError) in
      try TransitionStep(transition, from: old, to: new, look: look, typesetter: typesetter)
    }
    let frames = try TransitionFrames(
      steps: steps, order: transition.order, clock: transition.clock)
    // The first frames of each change, drawn before any is written, show what it takes.
    try checkMemory(of: frames.scene(at: 0))
    try checkMemory(of: frames.scene(at: frames.count - 1))
    return frames
  }

  /// The most selections of a path; each change is laid out at once.
  private static let longestPath = 10_000
}

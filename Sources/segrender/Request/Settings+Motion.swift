import SegmentArguments
import SegmentKit
import SegmentMotion

extension Settings {
  /// The change of selection that the settings describe, for one variant.
  /// - Parameter clock: the rate of the frames where none is given.
  func transition(
    _ variant: Variant, clock: FrameClock = .sixty
  ) throws(CommandError) -> Transition {
    let path = has(.path) ? self[.path] : [self[.from], self[.to]]
    var transition = Transition(try control(variant), path: path)
    let motions = try motions()
    guard motions.count <= 1 else {
      throw fault(
        "cannot move by \(motions.count) motions at once: give one --spring or --curve",
        in: .spring, .curve)
    }
    transition.motion = motions.first
    transition.isClamped = self[.clamp]
    transition.pillMotion = self[.pillMotion]
    transition.clock = has(.framesPerSecond) ? self[.framesPerSecond] : clock
    transition.hold = self[.hold]
    transition.order = self[.reverse] ? .reverse : self[.order]
    return transition
  }

  /// Every motion that was named: springs, and the curve if there is one.
  func motions() throws(CommandError) -> [Motion] {
    var motions = self[.spring].map { spring in
      var spring = spring
      spring.isClamped = spring.isClamped || self[.clamp]
      return spring
    }
    guard let curve = self[.curve] else {
      guard !has(.duration) else {
        throw fault(
          "cannot take --duration without --curve: a spring has its own, as --spring 0.5,0.8",
          in: .duration)
      }
      return motions
    }
    do {
      let duration = self[.duration] ?? 0.35
      motions.append(try Motion(curve, duration: duration, isClamped: self[.clamp]))
    } catch {
      throw fault(error.description, in: .duration)
    }
    return motions
  }
}

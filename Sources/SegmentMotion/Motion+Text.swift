extension Motion {
  /// The names of springs that ``init(parsingSpring:)`` reads.
  public static let springNames = ["expanding", "platform", "smooth", "snappy", "bouncy"]

  /// Reads a spring: `duration,dampingRatio` or `duration,dampingRatio,velocity` as UIKit has them
  /// (`0.35,0.8,0.15`), `bounce(duration,bounce)` as SwiftUI has them,
  /// `physics(mass,stiffness,damping)` with an optional fourth for the velocity and a damping ratio
  /// that may exceed 1, or a name.
  /// - Throws: `MotionError.unreadable`, or the error of the spring.
  public init(parsingSpring text: String) throws(MotionError) {
    if let named = Motion.named(text) {
      self = named
      return
    }
    guard let call = CallText(text), let numbers = call.numbers,
      let spring = try Motion.spring(String(call.name), numbers)
    else {
      throw .unreadable(
        thing: "spring", text: text,
        expected: "duration,damping,velocity such as 0.35,0.8,0.15, bounce(0.5,0.3), "
          + "physics(1,100,10) or one of " + Motion.springNames.joined(separator: ", "))
    }
    self.init(spring)
  }

  private static func named(_ text: String) -> Motion? {
    switch CallText.plain(text) {
    case "expanding": .expanding
    case "platform": .platform
    case "smooth": Motion(.smooth)
    case "snappy": Motion(.snappy)
    case "bouncy": Motion(.bouncy)
    default: nil
    }
  }

  private static func spring(
    _ form: String, _ n: [Double]
  ) throws(MotionError) -> Spring? {
    switch (form, n.count) {
    case ("", 2), ("", 3):
      try Spring(duration: n[0], dampingRatio: n[1], initialVelocity: n.count == 3 ? n[2] : 0)
    case ("bounce", 2), ("bounce", 3):
      try Spring(duration: n[0], bounce: n[1], initialVelocity: n.count == 3 ? n[2] : 0)
    case ("physics", 3), ("physics", 4):
      try Spring(
        mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n.count == 4 ? n[3] : 0,
        allowsOverdamping: true)
    default: nil
    }
  }
}

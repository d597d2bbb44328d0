/// Progress over a fixed time: from a fraction of the time to a fraction of the distance.
public struct TimingCurve: Hashable, Sendable {
  /// Where a stepped curve jumps within each of its equal intervals, as in CSS.
  public enum Jump: String, Hashable, Sendable, CaseIterable {
    /// At the start of each interval, the first jump at time 0.
    case start
    /// At the end of each interval, the last jump at the end.
    case end
    /// Between the intervals only: both ends are held.
    case none
    /// At both ends as well.
    case both
  }

  enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case steps(Int, Jump)
  }

  let shape: Shape

  /// Constant speed.
  public static let linear = TimingCurve(shape: .linear)
  /// CSS `ease`, Core Animation's `default`: (0.25, 0.1) (0.25, 1).
  public static let ease = TimingCurve(0.25, 0.1, 0.25, 1)
  /// CSS and UIKit ease-in: (0.42, 0) (1, 1).
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// CSS and UIKit ease-out: (0, 0) (0.58, 1).
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// CSS and UIKit ease-in-out: (0.42, 0) (0.58, 1).
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// The cubic Bézier with two control points between (0, 0) and (1, 1).
  ///
  /// Abscissas are 0…1; ordinates −100…100, outside 0…1 for a curve that overshoots.
  /// - Throws: `MotionError.valueOutOfRange`.
  public static func cubicBezier(
    x1: Double, y1: Double, x2: Double, y2: Double
  ) throws(MotionError) -> TimingCurve {
    for (name, x) in [("x1", x1), ("x2", x2)] {
      try MotionError.check(x, "curve's \(name)", "0 to 1, as time does not run backwards") {
        (0...1).contains($0)
      }
    }
    for (name, y) in [("y1", y1), ("y2", y2)] {
      try MotionError.check(y, "curve's \(name)", "-100 to 100") { abs($0) <= 100 }
    }
    return TimingCurve(x1, y1, x2, y2)
  }

  /// A number of equal steps, 1…100,000; at least 2 for the jump `none`.
  /// - Throws: `MotionError.valueOutOfRange`.
  public static func steps(
    _ count: Int, jump: Jump = .end
  ) throws(MotionError) -> TimingCurve {
    let least = jump == .none ? 2 : 1
    try MotionError.check(Double(count), "number of steps", "\(least) to 100000") {
      $0 >= Double(least) && $0 <= 100_000
    }
    return TimingCurve(shape: .steps(count, jump))
  }

  /// The progress after a fraction of the time: 0 before the start, 1 from the end on.
  /// A Bézier may leave 0…1 between.
  public func progress(at fraction: Double) -> Double {
    if fraction >= 1 { return 1 }
    guard fraction >= 0 else { return 0 }
    switch shape {
    case .linear: return fraction
    case .bezier(let bezier): return bezier.ordinate(at: fraction)
    case .steps(let count, let jump):
      let done = (fraction * Double(count)).rounded(.down)
      return switch jump {
      case .start: (done + 1) / Double(count)
      case .end: done / Double(count)
      case .none: done / Double(count - 1)
      case .both: (done + 1) / Double(count + 1)
      }
    }
  }
}

extension TimingCurve {
  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(shape: .bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// The names that ``init(parsing:)`` reads, in CSS's spelling; UIKit's (`easeInOut`,
  /// `curveEaseInOut`) mean the same.
  public static let names = named.map(\.name)

  private static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease", .ease), ("default", .ease), ("ease-in", .easeIn),
    ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ("step-start", TimingCurve(shape: .steps(1, .start))),
    ("step-end", TimingCurve(shape: .steps(1, .end))),
  ]

  /// Reads a name, four numbers `x1,y1,x2,y2`, `cubic-bezier(x1,y1,x2,y2)`, or
  /// `steps(count,start|end|none|both)` with CSS's `jump-` allowed before the word.
  /// - Throws: `MotionError.unreadable`, or `.valueOutOfRange` for a number.
  public init(parsing text: String) throws(MotionError) {
    let name = CallText.plain(text)
    if let named = TimingCurve.named.first(where: { CallText.plain($0.name) == name }) {
      self = named.curve
      return
    }
    let call = CallText(text)
    switch (call?.name, call?.arguments.count) {
    case ("", 4), ("cubic-bezier", 4):
      guard let n = call?.numbers else { break }
      self = try .cubicBezier(x1: n[0], y1: n[1], x2: n[2], y2: n[3])
      return
    case ("steps", 1), ("steps", 2):
      guard let steps = try call.flatMap(TimingCurve.stepped) else { break }
      self = steps
      return
    default: break
    }
    throw .unreadable(
      thing: "curve", text: text,
      expected: TimingCurve.names.joined(separator: ", ") + ", x1,y1,x2,y2 or steps(4,end)")
  }

  private static func stepped(_ call: CallText) throws(MotionError) -> TimingCurve? {
    guard let count = Int(call.arguments[0]) else { return nil }
    guard call.arguments.count == 2 else { return try .steps(count) }
    var word = call.arguments[1]
    if word.hasPrefix("jump-") { word = word.dropFirst(5) }
    guard let jump = Jump(rawValue: String(word)) else { return nil }
    return try .steps(count, jump: jump)
  }
}

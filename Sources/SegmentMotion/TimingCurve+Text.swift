extension TimingCurve {
  /// The names that ``init(parsing:)`` reads, in CSS's spelling; UIKit's (`easeInOut`,
  /// `curveEaseInOut`) mean the same.
  public static let names = [
    "linear", "ease", "default", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]

  /// Reads a name, four numbers `x1,y1,x2,y2`, `cubic-bezier(x1,y1,x2,y2)`, or
  /// `steps(count,start|end|none|both)` with CSS's `jump-` allowed before the word.
  /// - Throws: `MotionError.unreadable`, or `.valueOutOfRange` for a number.
  public init(parsing text: String) throws(MotionError) {
    if let named = TimingCurve.named(text) {
      self = named
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

  private static func named(_ text: String) -> TimingCurve? {
    switch CallText.plain(text) {
    case "linear": .linear
    case "ease", "default": .ease
    case "easein": .easeIn
    case "easeout": .easeOut
    case "easeinout": .easeInOut
    case "stepstart": TimingCurve(shape: .steps(1, .start))
    case "stepend": TimingCurve(shape: .steps(1, .end))
    default: nil
    }
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

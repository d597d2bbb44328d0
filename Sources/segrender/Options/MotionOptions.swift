import SegmentArguments
import SegmentCodecs
import SegmentKit
import SegmentMotion

/// The options that describe how a control moves.
enum MotionOptions {
  static let all = change + course + play

  private static let change: [Option] = [
    Option("from", .text("N"), "the selection it starts from", default: "0", section: "Motion"),
    Option("to", .text("N"), "the selection it goes to", default: "1", section: "Motion"),
    Option(
      "path", .text("N,N,N"), "several selections, one change behind the other",
      section: "Motion"),
  ]

  /// The options that `curve` knows, too.
  static let course: [Option] = [
    Option(
      "spring", .text("SPRING", suggesting: Motion.springNames),
      "duration,damping[,velocity] as UIKit has it, a name, bounce(duration,bounce) or "
        + "physics(mass,stiffness,damping)", default: "0.35,0.8,0.15", section: "Motion",
      isRepeatable: true),
    Option(
      "curve", .text("CURVE", suggesting: TimingCurve.names),
      "a timing curve instead: a name, x1,y1,x2,y2 or steps(n)", section: "Motion"),
    Option(
      "duration", .text("SECONDS"), "how long the curve takes", default: "0.35",
      section: "Motion"),
    Option("clamp", .flag, "stop at the target without overshoot", section: "Motion"),
    Option(
      "fps", .text("RATE"), "frames per second: 60, 59.94, 30000/1001", default: "60",
      section: "Motion"),
  ]

  private static let play: [Option] = [
    Option(
      "pill-motion", .choice("MOTION", of: Transition.PillMotion.allCases.map(\.rawValue)),
      "what the selected area moves with", default: "platform", section: "Motion"),
    Option(
      "hold", .text("SECONDS"), "how much longer each change rests at its end", default: "0",
      section: "Motion"),
    Option(
      "order", .choice("ORDER", of: Transition.Order.allCases.map(\.rawValue)),
      "the order in which the frames play", default: "forward", section: "Motion"),
    Option("reverse", .flag, "the same as --order reverse", section: "Motion"),
    Option(
      "loop", .text("N"), "how often it plays, 0 for ever", default: "0", section: "Motion"),
  ]

  /// Where the frames go.
  static let output: [Option] = [
    Option(
      "output", short: "o", .file("FILE", suggesting: ["-"]),
      "out.apng, .webp, .gif, .y4m, .rgba, or frames/%04d.png; - for standard output",
      section: "Output"),
    Option(
      "format", .choice("FORMAT", of: MotionFormat.allCases.map(\.rawValue)),
      "the format where the file's suffix does not say it", section: "Output"),
    Option(
      "compression", .choice("C", of: PNGCompression.allCases.map(\.rawValue)),
      "how much work goes into small files", default: "balanced",
      section: "Output"),
    Option("quality", .text("0…100"), "lossy WebP of this quality", section: "Output"),
    Option(
      "matte", .text("#RRGGBB"), "the page below, for GIF and Y4M, which have no soft edges",
      default: "white, black if dark", section: "Output"),
    Option(
      "contact-sheet", .flag, "all frames in one labelled PNG instead", section: "Output"),
    Option(
      "onion-skin", .flag, "all frames over each other in one PNG instead",
      section: "Output"),
    Option(
      "jobs", .text("N"), "how many frames are drawn at once", default: "one per processor",
      section: "Output"),
    Option(
      "timings", .flag, "print the time each stage took on standard error",
      section: "Messages"),
  ]
}

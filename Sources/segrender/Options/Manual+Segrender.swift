import SegmentArguments
import SegmentCodecs

extension Manual {
  /// Everything the command can do.
  static let segrender = Manual(
    program: "segrender", version: Version.number,
    summary: "draws segmented controls without a Mac",
    verbs: [render, animate, curve, measure, scene, list, doctor, completion, man],
    common: common)

  private static let common: [Option] = [
    Option("quiet", short: "q", .flag, "print nothing but errors", section: "Messages"),
    Option("strict", .flag, "make warnings errors, with status 1", section: "Messages"),
    Option(
      "json", .flag, "print results as JSON on standard output", section: "Messages",
      isDocumented: false),
    Option(
      "verbose", .flag, "with --version: every library and font file",
      section: "Messages", isDocumented: false),
    Option(
      "help", short: "h", .flag, "print this help", section: "Messages",
      isDocumented: false, isQuestion: true),
    Option(
      "version", .flag, "print the version", section: "Messages", isDocumented: false,
      isQuestion: true),
  ]

  private static let accessibility = Option(
    "accessibility", .flag,
    "warn of low contrast with the pixels behind, and of segments below 44 × 44 pt",
    section: "Messages")

  private static let output: [Option] = [
    Option(
      "output", short: "o", .file("FILE", suggesting: ["-"]),
      "where to write, - for standard output; may hold {index}, {label}, {scale}, "
        + "{appearance}, {locale}", section: "Output"),
    Option(
      "format", .choice("FORMAT", of: ["png", "svg", "pdf"]),
      "the format where the file's suffix does not say it", section: "Output"),
    Option("each", .flag, "one picture for each segment (makeSegmentImage)", section: "Output"),
    Option(
      "gallery", .flag, "the control in all looks, appearances and states, in one labelled picture",
      section: "Output"),
    Option(
      "compression", .choice("C", of: PNGCompression.allCases.map(\.rawValue)),
      "how much work goes into small PNG files", default: "balanced", section: "Output"),
    Option(
      "fingerprint", .flag, "write library versions and font hashes into the PNG",
      section: "Output"),
    Option(
      "alt-text", .flag,
      "write what the picture shows in words into it, in the locale's language",
      section: "Output"),
    accessibility,
    Option(
      "timings", .flag, "print the time each stage took on standard error",
      section: "Messages"),
  ]

  private static let render = Verb(
    "render", "draw a control as PNG, SVG or PDF", options: output + ControlOptions.all,
    examples: [
      Verb.Example(
        "segrender --labels Miniatures,Recipes,Paints --selected 1 -o out.png", "a strip at 3x"),
      Verb.Example(
        "segrender --labels On,Off --icons none -o out.png", "labels alone, all equally wide"),
      Verb.Example(
        "segrender --labels Day,Week --appearance light,dark --scale 1,2,3 "
          + "-o '{appearance}@{scale}x.png'", "six pictures"),
      Verb.Example(
        "segrender --labels Day,Week --gallery --scale 2 -o gallery.png",
        "all looks, appearances and states on one sheet"),
      Verb.Example(
        "segrender --labels Cat,Dog --icons cat.fill,dog.fill --each -o '{label}.png'",
        "one picture for each segment"),
    ])

  private static let animate = Verb(
    "animate", "draw a change of selection frame by frame",
    options: MotionOptions.output + MotionOptions.all + ControlOptions.all,
    examples: [
      Verb.Example(
        "segrender animate --labels Miniatures,Recipes,Paints --from 0 --to 1 -o out.apng",
        "an animated PNG"),
      Verb.Example(
        "segrender animate --labels A,B,C --path 0,2,1 --hold 0.5 -o out.gif", "two changes"),
      Verb.Example(
        "segrender animate --labels A,B -o - --format y4m | ffmpeg -i - out.mp4", "a video"),
    ])

  private static let curve = Verb(
    "curve", "plot motions: position, velocity, peak and rest",
    options: [
      Option(
        "output", short: "o", .file("FILE", suggesting: ["-"]), "a .png, .svg or .pdf",
        section: "Output"),
      Option(
        "format", .choice("FORMAT", of: ["png", "svg", "pdf"]),
        "the format where the file's suffix does not say it", section: "Output"),
    ] + MotionOptions.course
      + ControlOptions.all.filter { ["scale", "appearance"].contains($0.name) },
    examples: [
      Verb.Example(
        "segrender curve --spring 0.35,0.8,0.15 --spring platform -o spring.png",
        "the two motions of the expanding control"),
      Verb.Example("segrender curve --spring bouncy --json", "the samples at 60 a second"),
    ])

  private static let measure = Verb(
    "measure", "print every frame, size and baseline as JSON, in points",
    options: [
      Option(
        "output", short: "o", .file("FILE", suggesting: ["-"]), "where to write",
        default: "-", section: "Output"),
      accessibility,
    ] + ControlOptions.all,
    examples: [Verb.Example("segrender measure --labels Tag,Woche --width 240", "")])

  private static let scene = Verb(
    "scene", "print the scene as text: every layer, one a line",
    options: [
      Option(
        "output", short: "o", .file("FILE", suggesting: ["-"]), "where to write",
        default: "-", section: "Output")
    ] + ControlOptions.all,
    examples: [Verb.Example("segrender scene --labels Tag,Woche --scale 1", "")])

  private static let list = Verb(
    "list", "list built-in icons, looks or fonts",
    operands: [
      Operand(.choice("WHAT", of: ["icons", "looks", "fonts"]), "What to list")
    ],
    options: [
      Option(
        "output", short: "o", .file("FILE", suggesting: ["-"]),
        "draw the looks instead, as .png, .svg or .pdf", section: "Output"),
      Option(
        "format", .choice("FORMAT", of: ["png", "svg", "pdf"]),
        "the format where the file's suffix does not say it", section: "Output"),
    ] + ControlOptions.all.filter { ["scale", "appearance"].contains($0.name) },
    examples: [Verb.Example("segrender list looks -o looks.png", "a picture of each look")])

  private static let doctor = Verb(
    "doctor", "say what this machine renders with, and whether a golden was made with the same",
    operands: [
      Operand(.file("PNG"), "A picture made with --fingerprint", count: .optional)
    ])

  private static let completion = Verb(
    "completion", "print a shell's completion script",
    operands: [Operand(.choice("SHELL", of: ["bash", "zsh", "fish"]), "The shell")])

  private static let man = Verb("man", "print the man page")
}

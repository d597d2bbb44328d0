import SegmentArguments
import SegmentKit

extension Manual {
  /// Everything the command can do.
  static let segrender = Manual(
    program: "segrender", version: Version.number,
    summary: "draws segmented controls without a Mac",
    verbs: explained + [help],
    topics: [("Theme tokens", Token.all.map { ($0.path, $0.details) })])

  private static let drawing = [render, animate, curve, measure, scene]

  private static let explained =
    drawing + [compare, snapshot, list, schema, doctor, completion, man]

  private static let help = Verb(
    "help", "explain a verb, as VERB --help does",
    operands: [
      Operand(
        .choice("VERB", of: explained.map(\.name)), "The verb", count: .optional)
    ], options: common)

  private static var common: [Option] {
    options(.quiet, .strict, .json, .verbose, .help, .version)
  }

  private static var control: [Option] {
    options(.labels, .label, .icons, .icon, .iconFolders, .selected, .disabled)
      + options(.badges, .tints, .showLabels)
      + options(
        .sizing, .collapsed, .expanded, .width, .height, .device, .overflow, .scrollTarget)
      + options(.margin, .scale)
      + options(.look, .theme, .appearance, .contrast, .transparency, .motion, .glass, .tint)
      + options(.textSize, .boldText, .direction, .locale, .background, .backgroundFit)
      + options(.axis, .iconPosition, .paddingX, .paddingY, .spacing, .iconSize, .iconWeight)
      + options(.textSizePoints, .textWeight, .lineHeight)
      + options(.font, .fontFolders, .systemFonts, .fontFeatures, .fontStyle, .spec, .maxMemory)
  }

  private static var picture: [Option] {
    options(
      .output, .stillFormat, .each, .gallery, .compression, .quality, .matte, .fingerprint,
      .altText,
      .html, .accessibility, .timings)
  }

  private static var animation: [Option] {
    options(
      .output(
        "out.apng, .webp, .gif, .y4m, .rgba, or frames/%04d.png; - for standard output"),
      .motionFormat, .compression, .quality, .matte, .even, .browserSafe, .fingerprint, .html,
      .contactSheet, .onionSkin, .jobs, .timings)
  }

  private static var change: [Option] { options(.from, .to, .path) }
  private static var course: [Option] {
    options(.spring, .curve, .duration, .clamp, .framesPerSecond)
  }
  private static var play: [Option] { options(.pillMotion, .hold, .order, .reverse, .loop) }

  private static let render = Verb(
    "render", "draw a control as PNG, WebP, JPEG, SVG or PDF", options: picture + control + common,
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
        "segrender --labels Cart,Bell --icons cart.fill,bell.fill --each -o '{label}.png'",
        "one picture for each segment"),
      Verb.Example(
        "segrender --labels Cart,Logo --icons cart.svg,logo@2x.png:original -o out.png",
        "icons of your own, one in its own colours"),
    ])

  private static let animate = Verb(
    "animate", "draw a change of selection frame by frame",
    options: animation + change + course + play + control + common,
    examples: [
      Verb.Example(
        "segrender animate --labels Miniatures,Recipes,Paints --from 0 --to 1 -o out.apng",
        "an animated PNG"),
      Verb.Example(
        "segrender animate --labels A,B,C --path 0,2,1 --hold 0.5 -o out.gif", "two changes"),
      Verb.Example(
        "segrender animate --labels A,B --even --format y4m -o - "
          + "| ffmpeg -i - -pix_fmt yuv420p out.mp4", "a video"),
    ])

  private static let curve = Verb(
    "curve", "plot motions: position, velocity, peak and rest",
    options: options(.output("a .png, .svg or .pdf"), .stillFormat) + course
      + options(.scale, .appearance, .maxMemory) + common,
    examples: [
      Verb.Example(
        "segrender curve --spring 0.35,0.8,0.15 --spring platform -o spring.png",
        "the two motions of the expanding control"),
      Verb.Example("segrender curve --spring bouncy --json", "the samples at 60 a second"),
    ])

  private static let measure = Verb(
    "measure", "print every frame, size and baseline as JSON, in points",
    options: options(.output("where to write", shown: "-"), .accessibility) + control + common,
    examples: [Verb.Example("segrender measure --labels Tag,Woche --width 240", "")])

  private static let scene = Verb(
    "scene", "print the scene as text: every layer, one a line",
    options: options(.output("where to write", shown: "-")) + control + common,
    examples: [Verb.Example("segrender scene --labels Tag,Woche --scale 1", "")])

  private static var tolerance: [Option] {
    options(.threshold, .includeAntiAliased, .levels, .share)
  }

  private static let compare = Verb(
    "compare", "say whether two pictures, or those of two folders, are the same",
    operands: [
      Operand(.file("A"), "A PNG, APNG, WebP, GIF or JPEG, or a folder of them"),
      Operand(.file("B"), "What it is compared with"),
    ],
    options: options(.output("the difference as a PNG, that of the most different frame"))
      + tolerance + options(.jobs, .timings) + common,
    examples: [
      Verb.Example("segrender compare golden.png new.png -o diff.png", "status 1 if they differ"),
      Verb.Example("segrender compare a.apng b.webp --levels 1", "frame by frame"),
      Verb.Example("segrender compare goldens/ new/ --share 0.01", "matched by their paths"),
    ])

  private static let snapshot = Verb(
    "snapshot", "record documents as goldens beside them, or verify that they still look the same",
    operands: [
      Operand(.choice("ACTION", of: ["record", "verify"]), "What to do"),
      Operand(
        .file("PATH"), "A document of --spec, or a folder of them and of their goldens",
        count: .several),
    ],
    options: options(.report, .recordMode, .prune)
      + tolerance + options(.jobs) + common,
    examples: [
      Verb.Example("segrender snapshot record goldens/", "strip.json becomes strip.png beside it"),
      Verb.Example("segrender snapshot verify goldens/", "status 1 if one looks different"),
    ])

  /// The verb whose keys a snapshot's document may have: how it is drawn, and what is tolerated.
  static func snapshotVerb(isMoving: Bool) -> Verb {
    let verb = isMoving ? animate : render
    return Verb(
      verb.name, verb.summary,
      options: verb.options + tolerance)
  }

  private static let list = Verb(
    "list", "list built-in icons, looks, fonts or the tokens of themes",
    operands: [
      Operand(.choice("WHAT", of: ["icons", "looks", "fonts", "tokens"]), "What to list")
    ],
    options: options(
      .output("draw the icons or looks instead, as .png, .svg or .pdf"), .stillFormat, .scale,
      .appearance, .maxMemory, .iconFolders)
      + options(.font, .fontFolders) + common,
    examples: [
      Verb.Example("segrender list looks -o looks.png", "a picture of each look"),
      Verb.Example("segrender list icons -o icons.png", "all icons over their names"),
      Verb.Example("segrender list fonts --font sans-serif", "and which face that is"),
    ])

  private static let schema = Verb(
    "schema", "print the JSON Schema of documents or themes, for editors",
    operands: [Operand(.choice("WHAT", of: ["spec", "theme"]), "What the schema is of")],
    options: common,
    examples: [
      Verb.Example("segrender schema theme > theme.schema.json", "what \"$schema\" may name")
    ])

  private static let doctor = Verb(
    "doctor", "say what this machine renders with, and whether a golden was made with the same",
    operands: [
      Operand(.file("FILE"), "A picture made with --fingerprint", count: .optional)
    ], options: options(.font, .fontFolders) + common)

  private static let completion = Verb(
    "completion", "print a shell's completion script",
    operands: [Operand(.choice("SHELL", of: ["bash", "zsh", "fish"]), "The shell")],
    options: common)

  private static let man = Verb("man", "print the man page", options: common)
}

import SegmentArguments
import SegmentCodecs
import SegmentKit
import SegmentPrimitives

// The options that say where results go and what is said beside them.

extension Setting {
  static var output: Setting<String?> {
    output(
      "where to write, - for standard output; may hold {index}, {label}, {scale}, {appearance}, "
        + "{locale}")
  }

  /// The output of a verb whose help says something of its own about it.
  static func output(_ summary: String, shown: String? = nil) -> Setting<String?> {
    .text(
      "output", short: "o", .file("FILE", suggesting: ["-"]), summary, shown: shown,
      in: "Output")
  }

  static var stillFormat: Setting<OutputFormat?> {
    .choice("format", "FORMAT", "the format where the file's suffix does not say it", in: "Output")
  }

  static var motionFormat: Setting<MotionFormat?> {
    .choice("format", "FORMAT", "the format where the file's suffix does not say it", in: "Output")
  }

  static var each: Setting<Bool> {
    .flag("each", "one picture for each segment (makeSegmentImage)", in: "Output")
  }

  static var gallery: Setting<Bool> {
    .flag(
      "gallery", "the control in all looks, appearances and states, in one labelled picture",
      in: "Output")
  }

  static var compression: Setting<CompressionEffort> {
    .choice(
      "compression", "C", "how much work goes into small files", default: .balanced,
      in: "Output")
  }

  static var fingerprint: Setting<Bool> {
    .flag("fingerprint", "write library versions and font hashes into the file", in: "Output")
  }

  static var html: Setting<Bool> {
    .flag(
      "html", "print HTML that shows what was written, light and dark, in each density",
      in: "Output")
  }

  static var altText: Setting<Bool> {
    .flag(
      "alt-text", "write what the picture shows in words into it, in the locale's language",
      in: "Output")
  }
}

extension Setting {
  /// The quality of lossy WebP.
  static var quality: Setting<Double?> {
    .number(
      "quality", "0…100", "lossy WebP of this quality where that is smaller, or JPEG",
      shown: "90 for JPEG", in: "Output")
  }

  static var matte: Setting<Color?> {
    .color(
      "matte", "the page below, for JPEG, GIF and Y4M, which have no soft edges",
      shown: "white, black if dark", in: "Output")
  }

  static var even: Setting<Bool> {
    .flag(
      "even", "make width and height even numbers of pixels, as yuv420p video needs them",
      in: "Output")
  }

  static var browserSafe: Setting<Bool> {
    .flag(
      "browser-safe", "show no APNG or WebP frame for 10 ms or less, which browsers play as 100",
      in: "Output")
  }

  static var contactSheet: Setting<Bool> {
    .flag("contact-sheet", "all frames in one labelled PNG instead", in: "Output")
  }

  static var onionSkin: Setting<Bool> {
    .flag("onion-skin", "all frames over each other in one PNG instead", in: "Output")
  }

  /// How many frames are drawn at once.
  static var jobs: Setting<Int?> {
    .whole(
      "jobs", "N", "how many frames are drawn at once", in: 1...256, shown: "one per processor",
      section: "Output")
  }
}

extension Setting {
  static var accessibility: Setting<Bool> {
    .flag(
      "accessibility",
      "warn of low contrast with the pixels behind, and of segments below 44 × 44 pt",
      in: "Messages")
  }

  static var timings: Setting<Bool> {
    .flag("timings", "print the time each stage took on standard error", in: "Messages")
  }

  /// The most bytes of memory that a picture may take.
  static var maxMemory: Setting<Int> {
    let option = Option(
      "max-memory", .text("BYTES"),
      "refuse a picture that would take more memory; K, M and G count in 1024", default: "4G",
      section: "Output")
    return Setting<Int>(option, initial: Renderer.defaultMemoryLimit) { (text) throws(ValueError) in
      let units: [Character: Double] = ["K": 0x1p10, "M": 0x1p20, "G": 0x1p30]
      let unit = text.last.flatMap { units[Character($0.uppercased())] }
      let bytes = try readNumber(unit == nil ? text : String(text.dropLast())) * (unit ?? 1)
      // A pebibyte is more than any machine has.
      guard (1...0x1p50).contains(bytes) else {
        throw .unreadable(text, expected: "bytes such as 500M or 4G, at least 1")
      }
      return Int(bytes)
    }
  }

  static var quiet: Setting<Bool> {
    .flag("quiet", short: "q", "print nothing but errors", in: "Messages")
  }

  static var strict: Setting<Bool> {
    .flag("strict", "make warnings errors, with exit status 1", in: "Messages")
  }

  static var json: Setting<Bool> {
    .flag("json", "print results as JSON on standard output", in: "Messages", isDocumented: false)
  }

  static var verbose: Setting<Bool> {
    .flag(
      "verbose", "with --version: every library and font file", in: "Messages",
      isDocumented: false)
  }

  static var help: Setting<Bool> {
    .flag(
      "help", short: "h", "print this help", in: "Messages", isDocumented: false,
      isQuestion: true)
  }

  static var version: Setting<Bool> {
    .flag("version", "print the version", in: "Messages", isDocumented: false, isQuestion: true)
  }
}

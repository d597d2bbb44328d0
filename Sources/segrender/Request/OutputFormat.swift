import SegmentArguments
import SegmentCodecs
import SegmentFiles
import SegmentGraphics
import SegmentKit
import SegmentPrimitives

/// The format of a still, decided by `--format` or by the file's suffix.
enum OutputFormat: String, CaseIterable {
  case png
  case webp
  case jpeg
  case svg
  case pdf

  init(_ settings: Settings, output: String) throws(CommandError) {
    self = try OutputFormat.named(settings, output)
    try refuseWhatIsNotHonoured(settings)
  }

  private static func named(
    _ settings: Settings, _ output: String
  ) throws(CommandError) -> OutputFormat {
    if let format = settings[.stillFormat] { return format }
    guard let suffix = OutputNames.suffix(of: output) else { return .png }
    guard let format = OutputFormat(rawValue: suffix == "jpg" ? "jpeg" : suffix) else {
      throw .usage(
        "cannot write \(output.printable): .\(suffix.printable) is no format of a still; "
          + OutputFormat.advice(suffix))
    }
    return format
  }

  /// What to do about a suffix of no still.
  private static func advice(_ suffix: String) -> String {
    let suffixes = "use .png, .webp, .jpg, .svg or .pdf, or "
    guard MotionFormat(rawValue: suffix) != nil || MotionFormat.videos.contains(suffix) else {
      return suffixes + "give --format"
    }
    return suffixes + "draw a motion by segrender animate"
  }

  /// What the pipeline is asked for.
  func still(
    _ settings: Settings, texts: [PNGText] = [], description: PictureDescription? = nil,
    appearance: Appearance = .light
  ) -> StillFormat {
    switch self {
    case .png: .png(settings[.compression], texts: texts)
    case .webp: .webP(settings.webPCompression, texts: texts)
    case .jpeg:
      .jpeg(
        quality: settings[.quality] ?? 90,
        matte: settings[.matte] ?? (appearance == .dark ? .black : .white), texts: texts)
    case .svg: .vector(.svg, description: description, texts: texts)
    case .pdf: .vector(.pdf, description: description, texts: texts)
    }
  }

  /// The same for a sheet; a PDF without a title goes by its file's name.
  func still(_ settings: Settings, titled title: String) -> StillFormat {
    let description = PictureDescription(text: title, language: "en")
    return still(settings, description: self == .pdf ? description : nil)
  }

  /// SVG may be shown on a terminal.
  var content: Output.Content { self == .svg ? .text : .binary }

  /// Whether Cairo writes the format itself.
  var isVector: Bool { self == .svg || self == .pdf }

  private func refuseWhatIsNotHonoured(_ settings: Settings) throws(CommandError) {
    if settings.has(.quality), self != .webp, self != .jpeg {
      throw settings.fault(
        "cannot give \(rawValue) a --quality: it loses nothing; write .webp or .jpg",
        in: .quality)
    }
    if settings.has(.matte), self != .jpeg {
      throw settings.fault(
        "cannot lay \(rawValue) over a --matte: it has opacity of its own; give --background",
        in: .matte)
    }
    if settings.has(.compression), self != .png, self != .webp || settings.has(.quality) {
      throw settings.fault(
        "cannot set the --compression of \(rawValue): it is for PNG and lossless WebP",
        in: .compression)
    }
  }
}

extension Settings {
  /// Lossy where a quality is asked for.
  var webPCompression: WebPCompression {
    if let quality = self[.quality] { return .lossy(quality: quality) }
    return .lossless(self[.compression])
  }
}

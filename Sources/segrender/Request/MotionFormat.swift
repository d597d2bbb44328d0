import SegmentArguments
import SegmentCodecs
import SegmentFiles
import SegmentPrimitives

/// The format of moving pictures, decided by `--format` or by the file's suffix.
enum MotionFormat: String, CaseIterable {
  case apng
  case webp
  case gif
  case y4m
  case rgba
  case png

  /// Suffixes of videos, which other programs encode.
  static let videos = ["mp4", "mov", "m4v", "mkv", "webm", "avi"]

  /// Decides the format: a name with a placeholder for the frame's number means numbered PNG files, and
  /// a PNG without one an animated PNG.
  init(_ settings: Settings, output: String) throws(CommandError) {
    if let format = settings[.motionFormat] {
      self = format
      return
    }
    guard let suffix = OutputNames.suffix(of: output) else {
      throw .usage("cannot tell the format of \(output.printable): give --format")
    }
    let template = try attempt(CommandError.outputName, try OutputTemplate(output))
    let isNumbered = template.placeholders.contains(.frame)
    guard !isNumbered || suffix == "png" else {
      throw .usage(
        "cannot write \(output.printable): numbered frames are PNG files; use %04d.png, or one file "
          + "without a number")
    }
    if MotionFormat.videos.contains(suffix) {
      throw .usage(
        "cannot write \(output.printable): encode a video with ffmpeg; give "
          + "-o - --even --format y4m | ffmpeg -i - -pix_fmt yuv420p \(output.printable)")
    }
    guard let format = MotionFormat(rawValue: suffix) else {
      throw .usage(
        "cannot write \(output.printable): .\(suffix.printable) is no format of motion; "
          + "use .apng, .webp, .gif, .y4m, .rgba or %04d.png, or give --format")
    }
    self = format == .png && !isNumbered ? .apng : format
  }

  /// The options that only some formats can honour, and which.
  private static let honoured: [(option: Option, formats: [MotionFormat])] = [
    (Setting<Double?>.quality.option, [.webp]), (Setting<Color?>.matte.option, [.gif, .y4m]),
    (Setting<Int>.loop.option, [.apng, .webp, .gif]),
    (Setting<Bool>.browserSafe.option, [.apng, .webp]),
    (Setting<Bool>.fingerprint.option, [.apng, .webp, .gif, .png]),
    (Setting<CompressionEffort>.compression.option, [.apng, .png, .webp]),
  ]

  /// Refuses options without effect on the format.
  func refuseWhatIsNotHonoured(_ settings: Settings) throws(CommandError) {
    for (option, formats) in MotionFormat.honoured where !formats.contains(self) {
      guard let given = settings.given.first(where: { $0.option.name == option.name }) else {
        continue
      }
      let names = formats.map { $0 == .png ? "numbered PNG" : $0.rawValue }
      throw settings.fault(
        "cannot honour --\(given.option.name) in \(rawValue): "
          + "it is for \(names.joined(separator: ", "))", in: [option.name])
    }
  }
}

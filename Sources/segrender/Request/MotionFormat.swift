import SegmentArguments
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
    guard let format = MotionFormat(rawValue: suffix) else {
      throw .usage(
        "cannot write \(output.printable): .\(suffix.printable) is no format of motion; "
          + "use .apng, .webp, .gif, .y4m, .rgba or %04d.png, or give --format")
    }
    self = format == .png && !template.placeholders.contains(.frame) ? .apng : format
  }
}

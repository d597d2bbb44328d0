import SegmentArguments
import SegmentCodecs
import SegmentFiles
import SegmentGraphics
import SegmentKit
import SegmentPrimitives

/// The format of a still, decided by `--format` or by the file's suffix.
enum OutputFormat: String, CaseIterable {
  case png
  case svg
  case pdf

  init(_ settings: Settings, output: String) throws(CommandError) {
    if let format = settings[.stillFormat] {
      self = format
      return
    }
    guard let suffix = OutputNames.suffix(of: output) else {
      self = .png
      return
    }
    guard let format = OutputFormat(rawValue: suffix) else {
      throw .usage(
        "cannot write \(output.printable): .\(suffix.printable) is no format of a still; "
          + OutputFormat.advice(suffix))
    }
    self = format
  }

  /// What to do about a suffix of no still.
  private static func advice(_ suffix: String) -> String {
    guard MotionFormat(rawValue: suffix) != nil || MotionFormat.videos.contains(suffix) else {
      return "use .png, .svg or .pdf, or give --format"
    }
    return "use .png, .svg or .pdf, or draw a motion by segrender animate"
  }

  /// What the pipeline is asked for.
  func still(
    _ settings: Settings, texts: [PNGText], description: PictureDescription? = nil
  ) -> StillFormat {
    switch self {
    case .png: .png(settings[.compression], texts: texts)
    case .svg: .vector(.svg, description: description)
    case .pdf: .vector(.pdf, description: description)
    }
  }

  /// SVG may be shown on a terminal.
  var content: Output.Content { self == .svg ? .text : .binary }
}

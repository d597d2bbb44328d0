import SegmentArguments
import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentGraphics
import SegmentKit
import SegmentMotion
import SegmentPrimitives

/// Everything that can end a run, and the one place that gives it words and an exit status.
enum CommandError: Error {
  /// The command line is wrong.
  case usage(String)
  /// A library's parser refused the command line.
  case arguments(ArgumentError)
  /// A file could not be read or written.
  case file(FileError)
  /// A document is not JSON.
  case json(JSONError, path: String)
  /// A document or theme says something impossible.
  case document(String, path: String)
  /// A control could not be rendered.
  case render(RenderError)
  /// A motion cannot be what it was asked to be.
  case motion(MotionError)
  /// Frames could not be encoded.
  case animation(AnimationError)
  /// An output name cannot be used.
  case outputName(TemplateError)
  /// A picture could not be read.
  case picture(PNGDecodingError, path: String)
  /// A check found something; the lines say what.
  case found([String])

  /// The exit status: 1 a check found something, 2 the work could not be done, 64 usage.
  var status: Int32 {
    switch self {
    case .found, .render(.control(.labelsOverflow)): 1
    case .usage, .arguments, .outputName, .motion: 64
    case .render(.control(.tooLarge)), .render(.control(.tooManyPixels)): 2
    case .render(.control): 64
    case .file, .json, .document, .render, .picture, .animation: 2
    }
  }

  /// The lines for standard error, without the program's name.
  var lines: [String] {
    switch self {
    case .usage(let text): [text]
    case .arguments(let error): [error.description]
    case .file(let error): error.isClosedPipe ? [] : [error.description]
    case .json(let error, let path): ["cannot read \(path.printable): \(error)"]
    case .document(let text, let path): ["cannot use \(path.printable): \(text)"]
    case .render(let error): [error.description]
    case .motion(let error): [error.description]
    case .animation(let error): [error.description]
    case .outputName(let error): [error.description]
    case .picture(let error, let path): ["cannot read \(path.printable): \(error)"]
    case .found(let lines): lines
    }
  }
}
